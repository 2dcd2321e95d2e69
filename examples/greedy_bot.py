#!/usr/bin/env python3
"""A bot for Alleycat in the standard library of Python, for both games.

    alleycat arena --game catham-city --bots 'exec:python3 examples/greedy_bot.py,random'

It gives every legal decision a number, about the points it is worth, and takes the highest. docs/bots.md explains the
protocol and the views; the rules are games/*/RULES.md.
"""

import json
import sys
from collections import Counter

# ---------------------------------------------------------------------------------------------------------------- protocol


def main():
    table = {}
    for line in sys.stdin:
        message = json.loads(line)
        if message["type"] == "start":  # a new game: {"game", "seats", "options", "seat"}
            table = message
        elif message["type"] == "decide":
            worth = WORTH[table["game"]]
            view, seat = message["view"], table["seat"]
            choice = max(message["legal"], key=lambda decision: worth(decision.split(" "), view, seat))
            # One line for each question, and at once: without the flush it would wait in a buffer for ever.
            print(json.dumps({"id": message["id"], "choice": choice}), flush=True)
        # "event" and "over" are for bots that remember what they saw.


# ------------------------------------------------------------------------------------------------------------- Catham City

# How many cards make a set that can be played, and what one card of it is worth then.
SET_SIZE = {"D": 4, "S": 3, "R": 4, "M": 4, "H": 3, "P": 3, "J": 2, "O": 2}
CARD_WORTH = {"D": 0.75, "S": 0.85, "R": 0.75, "M": 0.6, "H": 0.6, "P": 0.4, "J": 0.9, "O": 0.8}


def hand_worth(hand):
    """The nearer a faction is to a set, the more each of its cards is worth."""
    total = 0.0
    for faction, count in Counter(hand).items():
        size = SET_SIZE[faction]
        complete, rest = divmod(count, size)
        total += CARD_WORTH[faction] * (complete * size + rest * (0.3 + 0.6 * rest / size))
    return total


def without(hand, cards):
    return "".join((Counter(hand) - Counter(cards)).elements())


def play_points(cards, target, view):
    """The points a play brings on average, and what else it brings in points' worth."""
    count = len(cards)
    faction = cards[0]
    if faction == "D":
        return 3 - 0.3 * (len(view["points"]) - 1)
    if faction == "S":
        return 2 + 0.8
    if faction == "R":
        return 3 if count == 4 else 1.6
    if faction == "M":
        return 2 + 0.7
    if faction == "J":
        return 2 + 0.2
    if faction == "O":
        return 5 * (1 - 0.8**count)  # how many of five factions come up
    victim = view["handSizes"][target]
    if faction == "H":  # those that are revealed are points, the other revealed cards are ours
        revealed = count * count / (victim + count)
        return revealed + 0.5 * (count - revealed)
    return min(count, victim) * 0.2  # Police: one card in five is of the faction asked for


def catham_city(words, view, seat):
    hand = view["hand"]
    verb = words[0]
    if verb == "take":
        return hand_worth(hand + words[1]) - hand_worth(hand)
    if verb == "play":
        cards, _, further = words[1].partition("+")
        target = int(words[2][1:]) if len(words) == 3 else None
        cost = hand_worth(hand) - hand_worth(without(hand, cards + further))
        # Points are what wins, cards are only good for points: they count a little less.
        return play_points(cards, target, view) * 1.5 - cost
    if verb == "discard":
        cost = hand_worth(hand) - hand_worth(without(hand, words[1]))
        answers_detectives = view["phase"] == "answer" and view["effect"]["play"][0] == "D"
        return (1.5 if answers_detectives else 0) - cost
    if verb == "give":
        given = words[1] * (2 if len(words) == 4 else 1)
        return (1.5 if len(words) == 4 else -1) - (hand_worth(hand) - hand_worth(without(hand, given)))
    return -1.5 if verb == "pay" else 0  # or pass


# ------------------------------------------------------------------------------------------------------------ Cat Burglars


def recruit_worth(card, view, seat):
    """Cats that could go under our gangs, or with which one could be formed, and mirrors, which open any gang."""
    if card == "M":
        return 0.5
    cats = "".join(gang["cats"] for gang in view["gangs"][seat])
    return 0.3 + 0.1 * cats.count(card) + 0.1 * view["hand"].count(card)


def cat_burglars(words, view, seat):
    hand, gangs = view["hand"], view["gangs"][seat]
    verb = words[0]
    if verb == "secure":
        return 10 * (len(words) - 1)
    if verb == "infiltrate":
        owner, gang = (int(number) for number in words[1].split("."))
        paid = len([letter for word in words[3:] if word != "market" for letter in word])
        mirrors = sum(word.count("M") for word in words[3:])
        # One who hides a card mostly hides yarn; rob the leader first.
        return 4 - 0.9 * paid - 0.3 * mirrors + 0.1 * view["yarnCounts"][owner]
    if verb == "activate":
        card, gang = words[1], gangs[int(words[3])]
        # Yarn if the colour is there; the more cats watch over it, the dearer it is to steal.
        return 3 + 0.5 * len(gang["cats"]) if card in gang["cats"] else -1
    if verb == "form":
        card = words[1]
        if len(words) == 2:  # a new gang, worth it when a card of its colour is left to go under it
            return (2 if hand.count(card) > 1 else 0.2) - 0.5 * len(gangs)
        number = int(words[3])
        gang = gangs[number]
        if gang["active"]:  # a trap becomes yarn, or yarn is better guarded
            return 2.5 if view["under"][number] == card and card not in gang["cats"] else 0.8
        return 1.5 if hand.count(card) > 1 or any(cat in hand for cat in gang["cats"]) else 0.3
    if verb == "recruit":
        return 0.75 if words[1] == "deck" else 0.4 + recruit_worth(words[1], view, seat)
    if verb == "place":
        return 1 if words[1] == "on" else 0
    return 0  # pass


WORTH = {"catham-city": catham_city, "cat-burglars": cat_burglars}

if __name__ == "__main__":
    main()
