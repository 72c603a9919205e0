### Playing at several computers: invitations, and why a table cannot be joined.

invitation-none = This text contains no invitation
invitation-newer = This invitation was made by a newer version of the program
invitation-short = The invitation is incomplete: { $n } of { $all } groups are there
invitation-group = A letter is wrong in group { $n }: { $group } is not possible
invitation-wrong = The groups of this invitation do not belong together
invitation-address = “{ $address }” is not the address of a table
join-no-answer = Nobody answers at { $address }. The table is closed, or a firewall on that computer keeps Alhambra Qt out.
join-other = Another table answers at { $address }. The invitation does not fit its key.
join-strange = What answers at { $address } does not speak the language of this program.
join-version-newer = The table plays version { $theirs } (protocol { $their }), this is { $ours } (protocol { $our }). Update the program on this computer.
join-version-older = The table plays version { $theirs } (protocol { $their }), this is { $ours } (protocol { $our }). The program at the table must be updated.
join-void = This invitation is no longer valid. Ask for a new one.
join-full = No seat is free at this table.
join-elsewhere = Your seat was taken from another computer.
join-closed = The table was closed.
join-ended = The table was closed for good.
join-refused = The table refused what this program sent.
