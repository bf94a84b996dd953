"""What Python's json module makes of documents, one a line in hexadecimal, in the file named.

Prints a line for each: "refused", or the value with its types spelled out. Python is made as strict
as RFC 8259: no NaN and Infinity, no lone surrogates, no bytes that are not UTF-8; one byte order
mark at the front is passed over.
"""

import json
import struct
import sys


def refuse(word):
    raise ValueError(word)


def integer(text):
    if len(text) <= 20 and -(2**63) <= int(text) < 2**63:
        return int(text)
    return float(text)


def spelled(value):
    if value is None:
        return "n"
    if isinstance(value, bool):
        return "t" if value else "f"
    if isinstance(value, int):
        return "i" + str(value)
    if isinstance(value, float):
        return "d" + struct.pack(">d", value).hex()
    if isinstance(value, str):
        return "s" + value.encode("utf-8").hex()
    if isinstance(value, tuple):
        return "{" + ",".join(spelled(k) + ":" + spelled(v) for k, v in value) + "}"
    return "[" + ",".join(map(spelled, value)) + "]"


def reading(document):
    try:
        text = document.removeprefix(b"\xef\xbb\xbf").decode("utf-8")
        return spelled(
            json.loads(
                text, parse_constant=refuse, parse_int=integer, object_pairs_hook=tuple
            )
        )
    except ValueError:
        return "refused"


with open(sys.argv[1], encoding="ascii") as documents:
    for line in documents:
        print(reading(bytes.fromhex(line)))
