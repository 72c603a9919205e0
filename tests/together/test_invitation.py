"""Invitations survive mails, and every mistake in one is named."""

from contextlib import suppress
from random import Random

import pytest

from alhambra_qt.controller.game.setup_code import LETTERS
from alhambra_qt.controller.together import invitation
from alhambra_qt.controller.together.invitation import BadInvitation, Invitation, Route
from alhambra_qt.net.sockets import Address
from tests.cases import count
from tests.controller.kit import english

WAYS = (
    Route(Address("192.168.1.23", 8765)),
    Route(Address("2001:db8::1", 8765)),
    Route(Address("relay.example.org", 80), relayed=True),
)


def made(seed: str, ways: tuple[Route, ...] = WAYS) -> Invitation:
    """A random invitation."""
    roll = Random(seed)
    return Invitation(roll.randbytes(32), roll.randbytes(16), ways)


def test_written_and_read(seed: str) -> None:
    """A written invitation is read again: 116 letters and the addresses."""
    for number in range(count(50, 5_000)):
        one = made(f"{seed}/{number}", WAYS[: number % 4])
        code = str(one).partition("@")[0]
        assert len(code.replace("-", "")) == 116
        assert invitation.read(str(one)) == one


def test_read_from_a_mail(seed: str) -> None:
    """Breaks, quotes, spaces, small letters and lookalikes change nothing."""
    one = made(seed)
    text = str(one)
    mail = f"> Play with us!\n> {text[:41]}\n> {text[41:97]}\n>{text[97:]}\n> See you.  Anna"
    assert invitation.read(mail) == one
    code, _, rest = text.partition("@")
    assert invitation.read(f"Alhambra: {code.lower().replace('-', ' ')} @{rest}") == one
    alike = code.replace("0", "O").replace("1", "l")
    assert invitation.read(f"“{alike}@{rest}”.") == one


def test_every_wrong_letter_is_found(seed: str) -> None:
    """A single wrong letter is named with its group."""
    code = str(made(seed, ())).split("-")
    for index in range(1, len(code)):
        for place in range(4):
            for letter in LETTERS:
                if letter == code[index][place]:
                    continue
                wrong = [*code]
                wrong[index] = code[index][:place] + letter + code[index][place + 1 :]
                with pytest.raises(BadInvitation) as found:
                    invitation.read("-".join(wrong))
                assert found.value.text.id == "invitation-group"
                assert dict(found.value.text.args) == {"n": index + 1, "group": wrong[index]}


def test_groups_out_of_order_are_found(seed: str) -> None:
    """Groups that were swapped or left out are found."""
    code = str(made(seed, ())).split("-")
    swapped = [*code[:3], code[4], code[3], *code[5:]]
    for wrong in (swapped, code[:9] + code[10:], [*code[:12], *code[11:]]):
        with pytest.raises(BadInvitation) as found:
            invitation.read("-".join(wrong))
        assert "wrong place" in english(found.value.text) or found.value.text.id.endswith("-short")


@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        ("", "invitation-none"),
        ("Alhambra Qt", "invitation-none"),
        ("ALH2-K7QF", "invitation-newer"),
        ("ALH1", "invitation-short"),
        ("ALH1-000", "invitation-short"),
        ("ALH1-U", "invitation-short"),
        ("ALH1-UUUU", "invitation-group"),
        ("ALH1-0000 hello there", "invitation-group"),
    ],
)
def test_what_is_no_invitation(text: str, complaint: str) -> None:
    """Each kind of mistake has its own sentence."""
    with pytest.raises(BadInvitation) as found:
        invitation.read(text)
    assert found.value.text.id == complaint


@pytest.mark.parametrize(
    "text",
    ["", "host", ":80", "host:", "host:99999", "host:x", "a b:80", "[host]:80", "::1:80", "h/x:80"],
)
def test_what_is_no_address(text: str) -> None:
    """An address without a host or port that can be is refused."""
    with pytest.raises(BadInvitation):
        invitation.address(text)


def test_wrong_address_in_an_invitation(seed: str) -> None:
    """The sentence names the address that is none."""
    text = f"{made(seed, ())}@localhost:80,no/address:80"
    with pytest.raises(BadInvitation) as found:
        invitation.read(text)
    assert dict(found.value.text.args) == {"address": "no/address:80"}


def test_noise(seed: str) -> None:
    """Any text is an invitation, or refused with a sentence."""
    roll, code = Random(seed), str(made(seed))
    for _ in range(count(500, 50_000)):
        letters = list(code)
        for _ in range(roll.randrange(1, 6)):
            letters[roll.randrange(len(letters))] = chr(roll.choice([*range(32, 127), 8239, 55555]))
        with suppress(BadInvitation):
            invitation.read("".join(letters))
