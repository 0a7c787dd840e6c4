import { describe, expect, test } from 'vitest';
import type { LogEvent } from '../../../src/kernel/match/events.ts';
import { message } from '../../../src/kernel/words/message.ts';
import { AFTER_ANSWER } from '../../../src/session/sitting/beats.ts';
import type { Moment, MomentView } from '../../../src/session/sitting/beats.ts';
import { NewsCards } from '../../../src/session/sitting/news-cards.ts';
import { DEFAULT_PACE } from '../../../src/session/sitting/pace.ts';
import type { Pace } from '../../../src/session/sitting/pace.ts';

/** A log in which an order begins where a word is in capitals. */
const LOG = ['ORDER', 'moves', 'fights', 'ORDER', 'builds', 'BATTLE', 'ends', 'TURN'];
const OWN = ['ORDER', 'draws', 'moves', 'fights', 'ORDER', 'builds', 'BATTLE', 'ends', 'TURN'];

const toldOf = ({ viewer, from, to }: MomentView): readonly LogEvent[] =>
  (viewer === 'spectator' ? LOG : OWN).map((key, index) => ({ index, n: 0, words: message(key) })).slice(from, to);

const PACE: Pace = {
  ...DEFAULT_PACE,
  begins: events => events.map(({ words: { key } }) => key === key.toUpperCase()),
};

function seen(viewer: MomentView['viewer'], from: number, to: number, kind = AFTER_ANSWER): MomentView {
  return { kind, viewer, view: `${viewer} at ${to}`, from, to };
}

const open = (from: number, to: number, kind = AFTER_ANSWER): Moment => ({
  open: seen('spectator', from, to, kind),
  own: null,
});

/** What each card tells, as the open table reads it. */
const read = (cards: readonly Moment[]): string[][] =>
  cards.map(card => toldOf(card.open).map(({ words }) => words.key));

describe('cards', () => {
  test('join the answers of one order, and show how it stands behind the last of them', () => {
    const cards = new NewsCards(PACE, toldOf);
    cards.add([open(0, 2)]);
    cards.add([open(2, 3)]);
    expect(cards.hasWhole).toBe(false);
    const taken = cards.take(true);
    expect(read(taken)).toEqual([['ORDER', 'moves', 'fights']]);
    expect(taken[0]?.open.view).toBe('spectator at 3');
  });

  test('keep the pictures on their way in which something on the map has moved', () => {
    const cards = new NewsCards({ ...PACE, moves: (_, after) => after !== 'spectator at 2' }, toldOf);
    cards.add([open(0, 1), open(1, 2), open(2, 3)]);
    const [card] = cards.take(true);
    expect(card?.open.way).toEqual(['spectator at 2']);
    expect(card?.open.view).toBe('spectator at 3');
  });

  test('begin with how it stood before them, where something has moved since', () => {
    const moving = new NewsCards({ ...PACE, moves: () => true }, toldOf);
    moving.startFrom({ open: 'before', own: null });
    moving.add([open(0, 1), open(3, 5)]);
    const [first, second] = moving.take(true);
    expect(first?.open.way).toEqual(['before']);
    expect(second?.open.way).toEqual(['spectator at 1']);
    const still = new NewsCards(PACE, toldOf);
    still.startFrom({ open: 'before', own: null });
    still.add([open(0, 1)]);
    expect(still.take(true)[0]?.open.way).toBeUndefined();
  });

  test('are cut where an order begins, also in the midst of one answer', () => {
    const cards = new NewsCards(PACE, toldOf);
    cards.add([open(0, 5)]);
    expect(cards.hasWhole).toBe(true);
    expect(read(cards.take(false))).toEqual([['ORDER', 'moves', 'fights']]);
    // The second may still grow.
    expect(cards.hasWhole).toBe(false);
    expect(read(cards.take(true))).toEqual([['ORDER', 'builds']]);
  });

  test('a moment that tells nothing is none, also where an order begins after it', () => {
    const cards = new NewsCards({ ...PACE, isScene: () => false }, toldOf);
    cards.add([open(0, 0, 'turn')]);
    cards.add([open(0, 3)]);
    cards.add([open(3, 3, 'turn'), open(3, 5)]);
    expect(read(cards.take(true))).toEqual([
      ['ORDER', 'moves', 'fights'],
      ['ORDER', 'builds'],
    ]);
  });

  test('a beat is about what was told last before it: a card that ends before that is none of it', () => {
    const cards = new NewsCards({ ...PACE, isScene: () => false }, toldOf);
    cards.add([open(0, 5, 'revealed')]);
    expect(cards.take(true).map(card => card.open.kind)).toEqual([AFTER_ANSWER, 'revealed']);
  });

  test('a page stands alone with its own part of the match; what was told before it belongs to the card before', () => {
    const cards = new NewsCards({ ...PACE, isPage: kind => kind === 'round' }, toldOf);
    cards.add([open(0, 2)]);
    cards.add([open(2, 5, 'round')]);
    const taken = cards.take(false);
    expect(read(taken)).toEqual([
      ['ORDER', 'moves', 'fights'],
      ['ORDER', 'builds'],
    ]);
    expect(taken.map(card => card.open.kind)).toEqual([AFTER_ANSWER, 'round']);
    expect(read([cards.pageOf(open(0, 5, 'round')), cards.pageOf(open(0, 5))])).toEqual([
      ['ORDER', 'builds'],
      ['ORDER', 'moves', 'fights', 'ORDER', 'builds'],
    ]);
  });

  test('a page that tells all of a round again leaves the cards before it whole', () => {
    const cards = new NewsCards({ ...PACE, isPage: kind => kind === 'round', repeats: () => true }, toldOf);
    cards.add([open(0, 2)]);
    cards.add([open(2, 5, 'round')]);
    expect(read(cards.take(false))).toEqual([['ORDER', 'moves', 'fights'], ['ORDER', 'builds'], ['builds']]);
  });

  test('the card before such a page does not end with what the page tells in the same words', () => {
    const toldOnPage = (_: unknown, told: (first: number) => readonly LogEvent[]): readonly LogEvent[] =>
      told(0).filter(({ words }) => ['moves', 'builds', 'ends'].includes(words.key));
    const pace = { ...PACE, isPage: (kind: string) => kind === 'round', repeats: () => true, toldOnPage };
    const cards = new NewsCards(pace, toldOf);
    cards.add([open(0, 2)]);
    cards.add([open(2, 5, 'round')]);
    expect(read(cards.take(false))).toEqual([['ORDER', 'moves', 'fights'], ['ORDER'], ['builds']]);
    cards.add([open(6, 7, 'round')]);
    expect(read(cards.take(true))).toEqual([['ends']]);
  });

  test('of a scene stand alone, and end what came before', () => {
    const cards = new NewsCards(PACE, toldOf);
    cards.add([open(3, 5), open(5, 6, 'battle'), open(6, 7)]);
    expect(read(cards.take(true))).toEqual([['ORDER', 'builds'], ['BATTLE'], ['ends']]);
  });

  test('scenes that are about no person at the table are one card from their first to their last', () => {
    const about = (kind: string) => (kind === 'battle' ? [1, 2] : kind === 'battle over' ? null : undefined);
    const pace = { ...PACE, about, begins: () => [] };
    const fought = [open(0, 2), open(2, 3, 'battle'), open(3, 5, 'battle'), open(5, 6, 'battle over'), open(6, 7)];
    const far = new NewsCards(pace, toldOf);
    far.add(fought, [0]);
    expect(read(far.take(true))).toEqual([
      ['ORDER', 'moves'],
      ['fights', 'ORDER', 'builds', 'BATTLE', 'ends'],
    ]);
    for (const people of [[1], []]) {
      const near = new NewsCards(pace, toldOf);
      near.add(fought, people);
      expect(read(near.take(true))).toHaveLength(5);
    }
  });

  test('a turn that passes behind a person’s own answer is a card, without what the person did', () => {
    const cards = new NewsCards({ ...PACE, isScene: () => false, isPowers: kind => kind === 'passed' }, toldOf);
    const { own, powers } = cards.apart([open(1, 4, 'passed')]);
    expect([read(own), read(powers)]).toEqual([[['moves', 'fights']], [['ORDER']]]);
    expect(cards.apart([open(0, 2)])).toMatchObject({ powers: [] });
  });

  test('that say only whose turn begins hold nobody up', () => {
    const cards = new NewsCards(PACE, toldOf);
    cards.add([open(6, 8)]);
    expect(read(cards.take(true))).toEqual([['ends']]);
    expect(cards.take(true)).toEqual([]);
  });

  test('none is the heading of a part of the match in which nobody acts, also where more comes after it', () => {
    const cards = new NewsCards({ ...PACE, isPart: events => events[0]?.words.key === 'TURN' }, toldOf);
    cards.add([open(6, 8), open(0, 3)]);
    expect(read(cards.take(true))).toEqual([['ends'], ['ORDER', 'moves', 'fights']]);
  });

  test('none is what the person who is asked next did without a choice, unless it loses something by it', () => {
    const takenBy = (asked: number, weighs: boolean): string[][] => {
      const cards = new NewsCards({ ...PACE, seatsIn: () => [1], weighs: () => weighs }, toldOf);
      cards.add([open(0, 5)]);
      return read(cards.take(true, { kind: 'next', seat: asked }));
    };
    expect(takenBy(1, false)).toEqual([['ORDER', 'moves', 'fights']]);
    expect(takenBy(0, false)).toHaveLength(2);
    expect(takenBy(1, true)).toHaveLength(2);
  });

  test('none is what the question right behind it repeats', () => {
    const isAsked = (events: readonly LogEvent[], kind: string): boolean =>
      kind === 'fight?' && events.every(({ words }) => words.key === 'fights' || words.key === 'ORDER');
    const takenBefore = (kind: string, from: number): string[][] => {
      const cards = new NewsCards({ ...PACE, isAsked }, toldOf);
      cards.add([open(from, 3)]);
      return read(cards.take(true, { kind, seat: 0 }));
    };
    expect(takenBefore('fight?', 2)).toEqual([]);
    expect(takenBefore('build?', 2)).toEqual([['fights']]);
    expect(takenBefore('fight?', 0)).toEqual([['ORDER', 'moves', 'fights']]);
  });

  test('of what only leads to the next order are joined to its card', () => {
    const isPrelude = (events: readonly LogEvent[]): boolean =>
      events.every(({ words }) => ['ORDER', 'moves'].includes(words.key));
    const cards = new NewsCards({ ...PACE, isPrelude }, toldOf);
    cards.add([open(0, 2)]);
    cards.add([open(3, 5)]);
    expect(read(cards.take(true))).toEqual([['ORDER', 'moves', 'fights', 'ORDER', 'builds']]);
  });

  test('of what only leads to a page that tells all again are left out', () => {
    const isPrelude = (events: readonly LogEvent[]): boolean => events[0]?.words.key === 'ends';
    const paged = { ...PACE, isScene: () => false, isPage: (kind: string) => kind === 'round', repeats: () => true };
    const cards = new NewsCards({ ...paged, isPrelude }, toldOf);
    cards.add([open(6, 7, 'round')]);
    expect(cards.take(true).map(({ open: { kind } }) => kind)).toEqual(['round']);
  });

  test('of one answer are one moment where a beat goes on with the scene before it, unless that is a long story', () => {
    const cards = new NewsCards({ ...PACE, joins: kind => kind === 'points' }, toldOf);
    const both = cards.together([open(0, 2, 'won'), open(2, 3, 'points'), open(3, 5)]);
    expect(both.map(({ open: { kind } }) => kind)).toEqual(['won', AFTER_ANSWER]);
    expect(read(both)).toEqual([
      ['ORDER', 'moves', 'fights'],
      ['ORDER', 'builds'],
    ]);
    const long = Array.from({ length: 9 }, (_, index) => ({ index, n: 0, words: message('won') }));
    const apart = new NewsCards({ ...PACE, joins: kind => kind === 'points' }, () => long);
    expect(apart.together([open(0, 2, 'won'), open(2, 3, 'points')])).toHaveLength(2);
  });

  test('keep beside the open reading that of the seat that sat there, cut at the same orders', () => {
    const cards = new NewsCards(PACE, toldOf);
    cards.add([{ open: seen('spectator', 0, 5), own: seen(0, 0, 6) }]);
    const [first, second] = cards.take(true);
    const own = (card: Moment | undefined): string[] =>
      card === undefined || card.own === null ? [] : toldOf(card.own).map(({ words }) => words.key);
    expect(own(first)).toEqual(['ORDER', 'draws', 'moves', 'fights']);
    expect(own(second)).toEqual(['ORDER', 'builds']);
    expect(read([first ?? expect.fail()])[0]).not.toContain('draws');
  });
});

test('what a side that is no seat did is apart from what the person did whose answer led to it, from its first moment on', () => {
  const cards = new NewsCards({ ...PACE, isPowers: kind => kind === 'machine' }, toldOf);
  const moments = [open(0, 1, 'shot'), open(1, 2, 'machine'), open(2, 3, 'shot')];
  expect(cards.apart(moments)).toEqual({ own: moments.slice(0, 1), powers: moments.slice(1) });
  expect(cards.apart(moments.slice(0, 1))).toEqual({ own: moments.slice(0, 1), powers: [] });
  // A beat of the person's own turn that tells nothing and is no scene is no card.
  const joining = new NewsCards({ ...PACE, isScene: kind => kind === 'shot' }, toldOf);
  expect(joining.apart([open(1, 1, 'turn'), open(1, 1, 'shot'), open(1, 2)]).own).toHaveLength(2);
});
