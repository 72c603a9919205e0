"""Encrypted channels to a table that is known by its key.

Each end sends a greeting in the clear: its versions and a fresh key. Both keys of a session come
from two exchanges: one with the table's key, which only that table can do, and one between the
fresh keys, so that nothing sent before can be sent again. The table then seals an empty message: a
guest who can open it talks to the table whose key is in the invitation.
"""

import hashlib
import struct
import zlib
from functools import lru_cache
from hmac import compare_digest

from nacl import bindings as sodium
from nacl.exceptions import CryptoError

KEY = 32  # bytes
MARK = b"ALHAMBRA"
HEAD = struct.Struct(
    "!8sH16s32s"
)  # the mark, the protocol, the version of the program, a fresh key
HEADER = sodium.crypto_secretstream_xchacha20poly1305_HEADERBYTES
MESSAGE = sodium.crypto_secretstream_xchacha20poly1305_TAG_MESSAGE
FASTEST = 1  # of zlib's levels; higher ones save little in messages of some kilobytes


class Broken(Exception):
    """The other end does not do as it should; the channel must end."""


class OtherTable(Broken):
    """The table that answers has another key than the one wanted."""


class OtherVersion(Broken):
    """The other end has another protocol; ``protocol`` and ``app`` are its versions."""

    def __init__(self, protocol: int, app: str) -> None:
        super().__init__(f"protocol {protocol}, version {app}")
        self.protocol, self.app = protocol, app


def new_key() -> bytes:
    """Return a new secret key for a table."""
    return sodium.crypto_kx_keypair()[1]


def public_key(secret: bytes) -> bytes:
    """Return the key that invitations carry, from the secret one."""
    return sodium.crypto_scalarmult_base(secret)


def room_of(key: bytes) -> str:
    """Return the name of a table's room at a relay, from its public key."""
    return hashlib.blake2b(key, digest_size=16).hexdigest()


class RoomChallenge:
    """A relay's question to somebody who wants a room: only its table can answer."""

    def __init__(self) -> None:
        self.question, self._secret = sodium.crypto_kx_keypair()

    def proven(self, answer: bytes) -> str:
        """Return the name of the room whose table gave this answer.

        Raises:
            Broken: if no table did.
        """
        key, proof = answer[:KEY], answer[KEY:]
        try:
            receive, _ = sodium.crypto_kx_server_session_keys(self.question, self._secret, key)
        except (CryptoError, TypeError, ValueError) as error:
            raise Broken("no key") from error
        if not compare_digest(proof, _room_proof(receive)):
            raise Broken("another key")
        return room_of(key)


def room_answer(secret: bytes, question: bytes) -> bytes:
    """Return a table's answer to a relay's question: its public key, and a proof of the secret one.

    Raises:
        Broken: if it is no question.
    """
    public = public_key(secret)
    try:
        _, send = sodium.crypto_kx_client_session_keys(public, secret, question)
    except (CryptoError, TypeError, ValueError) as error:
        raise Broken("no key") from error
    return public + _room_proof(send)


def _room_proof(shared: bytes) -> bytes:
    return hashlib.blake2b(b"alhambra-room" + shared, digest_size=KEY).digest()


def greeting(protocol: int, app: str, key: bytes) -> bytes:
    """Return the first message of an end."""
    return HEAD.pack(MARK, protocol, app.encode("ascii", "replace")[:16], key)


def greeted(data: bytes, protocol: int) -> bytes:
    """Return the fresh key in a greeting.

    Raises:
        Broken: if it is none.
        OtherVersion: if the other end has another protocol.
    """
    if len(data) < HEAD.size or not data.startswith(MARK):
        raise Broken("no greeting")
    _, theirs, app, key = HEAD.unpack_from(data)
    if theirs != protocol:
        text = app.rstrip(b"\0").decode("ascii", "replace")
        raise OtherVersion(
            theirs,
            "".join(character for character in text if character.isalnum() or character in ".+-"),
        )
    return bytes(key)


class Sealing:
    """The two streams of a channel after the exchange of keys."""

    def __init__(self, send: bytes, receive: bytes) -> None:
        self.begun = False
        self._receive_key = receive
        self._out = sodium.crypto_secretstream_xchacha20poly1305_state()
        self._in = sodium.crypto_secretstream_xchacha20poly1305_state()
        self.header = sodium.crypto_secretstream_xchacha20poly1305_init_push(self._out, send)

    def begin(self, header: bytes) -> None:
        """Take the other end's header, which begins its stream.

        Raises:
            Broken: if it is none.
        """
        if len(header) != HEADER:
            raise Broken("no header of a stream")
        sodium.crypto_secretstream_xchacha20poly1305_init_pull(self._in, header, self._receive_key)
        self.begun = True

    def seal(self, data: bytes) -> bytes:
        """Compress and encrypt a message."""
        packed = _packed(data)
        return sodium.crypto_secretstream_xchacha20poly1305_push(self._out, packed, None, MESSAGE)

    def open(self, data: bytes, most: int) -> bytes:
        """Decrypt a message that holds at most so many bytes.

        Raises:
            Broken: if it is not the next message of this channel, or too long.
        """
        try:
            packed, _ = sodium.crypto_secretstream_xchacha20poly1305_pull(self._in, data)
            unpacker = zlib.decompressobj()
            whole = unpacker.decompress(packed, most + 1)  # 0 would mean any size
        except (CryptoError, ValueError, TypeError, zlib.error) as error:
            raise Broken("not sealed by the other end") from error
        if len(whole) > most or not unpacker.eof:
            raise Broken("too long")
        return whole


@lru_cache(maxsize=8)
def _packed(data: bytes) -> bytes:
    """Compress a message; the same one often goes to many people."""
    return zlib.compress(data, FASTEST)


def _mixed(pinned: bytes, fresh: bytes, told: bytes) -> bytes:
    return hashlib.blake2b(pinned + fresh + told, digest_size=KEY).digest()


class GuestEnd:
    """The guest's side of the handshake."""

    def __init__(self, table: bytes, protocol: int, app: str) -> None:
        self._table, self._protocol = table, protocol
        self._public, self._secret = sodium.crypto_kx_keypair()
        self.first = greeting(protocol, app, self._public)

    def answered(self, data: bytes) -> Sealing:
        """Return the sealing, once the table has answered; its header is to be sent.

        Raises:
            Broken: OtherTable or OtherVersion, or if it is no answer.
        """
        theirs = greeted(data, self._protocol)
        mine = (self._public, self._secret)
        try:
            pinned = sodium.crypto_kx_client_session_keys(*mine, self._table)
            fresh = sodium.crypto_kx_client_session_keys(*mine, theirs)
        except CryptoError as error:
            raise Broken("no key") from error
        told = self._public + theirs
        receive, send = (
            _mixed(first, second, told) for first, second in zip(pinned, fresh, strict=True)
        )
        sealing = Sealing(send, receive)
        sealing.begin(data[HEAD.size : HEAD.size + HEADER])
        try:
            sealing.open(data[HEAD.size + HEADER :], 0)
        except Broken as error:
            raise OtherTable("it cannot prove that it is the table wanted") from error
        return sealing


class TableEnd:
    """The table's side of the handshake; it has sent its versions even if they do not fit."""

    def __init__(self, secret: bytes, protocol: int, app: str) -> None:
        self._table, self._protocol, self._app = secret, protocol, app
        self._public, self._secret = sodium.crypto_kx_keypair()
        self.versions = greeting(protocol, app, self._public)

    def answer(self, data: bytes) -> tuple[bytes, Sealing]:
        """Return what to answer a guest's greeting, and the sealing of the channel.

        Raises:
            Broken: OtherVersion, or if it is no greeting.
        """
        theirs = greeted(data, self._protocol)
        try:
            pinned = sodium.crypto_kx_server_session_keys(
                public_key(self._table), self._table, theirs
            )
            fresh = sodium.crypto_kx_server_session_keys(self._public, self._secret, theirs)
        except CryptoError as error:
            raise Broken("no key") from error
        told = theirs + self._public
        receive, send = (
            _mixed(first, second, told) for first, second in zip(pinned, fresh, strict=True)
        )
        sealing = Sealing(send, receive)
        return self.versions + sealing.header + sealing.seal(b""), sealing
