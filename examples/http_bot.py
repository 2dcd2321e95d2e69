#!/usr/bin/env python3
"""A bot that plays at a table of an Alleycat server, in the standard library of Python.

    python3 examples/http_bot.py http://127.0.0.1:4040 cat_... TABLE

It sits down at the table, hears from the stream when it is asked, and takes the decision that moves the most cards.
docs/bots.md explains the views; GET /api on the server explains the rest.
"""

import json
import sys
import time
import urllib.error
import urllib.request


def open_request(method, url, token, body=None, headers=None):
    data = None if body is None else json.dumps(body).encode()
    request = urllib.request.Request(url, data=data, method=method, headers=headers or {})
    request.add_header("Authorization", "Bearer " + token)
    if data is not None:
        request.add_header("Content-Type", "application/json")
    return urllib.request.urlopen(request, timeout=60)


def call(method, url, token, body):
    """One request; a server that is away or busy is asked again."""
    while True:
        try:
            with open_request(method, url, token, body) as answer:
                return answer.status, json.load(answer)
        except urllib.error.HTTPError as error:
            if error.code not in (429, 503):
                return error.code, json.load(error)
        except OSError:
            pass
        time.sleep(1)


def events(url, token, last_id):
    """Server-sent events: lines of `name: value`, and a blank line after each event."""
    headers = {"Last-Event-ID": last_id} if last_id else {}
    fields = {}
    with open_request("GET", url, token, headers=headers) as stream:
        for line in stream:
            name, _, value = line.decode().rstrip("\n").partition(": ")
            if name:
                fields[name] = value
            elif "data" in fields:
                yield fields.get("event"), fields.get("id"), json.loads(fields["data"])
                fields = {}
            else:
                fields = {}


def worth(decision):
    """Longer words move more cards; a play is worth more than a take."""
    return len(decision) + (100 if decision.startswith(("play", "secure")) else 0)


def decide(server, token, table, ask):
    decision = max(ask["legal"], key=worth)
    # With the number of the ask: if the answer gets lost, sending it again cannot play twice.
    body = {"number": ask["number"], "decision": decision}
    status, answer = call("POST", "%s/api/tables/%s/decisions" % (server, table), token, body)
    if status not in (200, 409):
        raise SystemExit("%s: %s" % (decision, answer))


def play(server, token, table):
    status, answer = call("POST", "%s/api/tables/%s/join" % (server, table), token, {})
    if status != 200 and answer["error"] != "already-seated":
        raise SystemExit(answer["message"])
    last_id = ""
    while True:
        try:
            for event, event_id, data in events("%s/api/stream?tables=%s" % (server, table), token, last_id):
                last_id = event_id or last_id
                if event != "frame" or data["table"] != table:
                    continue
                if data["ask"]:
                    decide(server, token, table, data["ask"])
                if data["result"]:
                    return data["result"]
        except OSError:
            pass
        time.sleep(1)


if __name__ == "__main__":
    if len(sys.argv) != 4:
        raise SystemExit("usage: http_bot.py SERVER TOKEN TABLE")
    print(json.dumps(play(*sys.argv[1:])))
