import { describe, expect, test } from 'vitest';
import { starcraftBoard } from '../../../src/games/starcraft/board/index.ts';
import { starcraft } from '../../../src/games/starcraft/game.ts';
import { entriesOf } from '../../../src/kernel/history/chronicle.ts';
import { randomPlayer } from '../../../src/bots/player.ts';
import { seededRandom } from '../../../src/kernel/plain/random.ts';
import { CARD_LINES, dealCard, keyOn, placeOn } from '../../../src/table/hot-seat/key-card.ts';
import type { KeyCard } from '../../../src/table/hot-seat/key-card.ts';
import { Session } from '../../../src/table/hot-seat/session.ts';
import { DEFAULT_SETTINGS } from '../../../src/table/preferences/settings.ts';
import { playMatch } from '../../games/starcraft/oracles/matches.ts';
import { ANN_AND_BOB } from '../desk-of.ts';
import { tableAt } from '../table-at.tsx';

describe('the card', () => {
  const about = { seat: 0, kind: 'hide', round: 1, keys: 8 };

  test('on every line each choice has a key of its own', () => {
    const card = dealCard(about, seededRandom('card'));
    expect(card.starts).toHaveLength(CARD_LINES);
    for (let line = 0; line < CARD_LINES; line++) {
      const keys = Array.from({ length: 8 }, (_, place) => keyOn(card, line, place));
      expect([...keys].sort()).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
      expect(keys.map(key => placeOn(card, line, key))).toEqual([0, 1, 2, 3, 4, 5, 6, 7]);
    }
    expect([placeOn(card, 0, 0), placeOn(card, 0, 9), placeOn(card, 0, 1.5)]).toEqual([null, null, null]);
  });

  test('a key that was seen says nothing: over all lines that there are, it stands for every choice once', () => {
    for (let key = 1; key <= 8; key++) {
      const places = Array.from({ length: 8 }, (_, start) => placeOn({ ...about, starts: [start + 1] }, 0, key));
      expect([...places].sort()).toEqual([0, 1, 2, 3, 4, 5, 6, 7]);
    }
  });

  test('the lines of a card are not alike', () => {
    const starts = Array.from({ length: 40 }, (_, n) => dealCard(about, seededRandom(`${n}`)).starts).flat();
    expect(new Set(starts).size).toBe(8);
  });
});

/** The keys of the first line by choice, as the card on the screen says. */
function keysOf(frame: string, line = 1): Record<string, string> {
  const rows = [...frame.matchAll(/^ +(in the cave|on the tree|in the lake|in the air|ask me alone) +([\d ]+?) *$/gm)];
  return Object.fromEntries(rows.map(([, choice = '', keys = '']) => [choice, keys.split(/ +/)[line - 1] ?? '']));
}

/** Ann and Bob at the fake game, with Ann before her card. */
async function blindly() {
  const opened = await tableAt({ columns: 80, rows: 24 }, { start: ANN_AND_BOB, settings: { blind: true } });
  await opened.press('enter', 'space');
  return { ...opened, frame: opened.text, keys: (line?: number) => keysOf(opened.text(), line) };
}

describe('a secret choice on the open table', () => {
  test('the seat looks at its card alone, then all look on and see nothing of what it chooses', async () => {
    const { press, frame, keys } = await blindly();
    expect(frame()).toContain('The secret card of Ann');
    const own = keys();
    expect(Object.keys(own)).toHaveLength(5);
    expect(frame()).toMatch(/Line +1 {3}2 {3}3 {3}4 {3}5 {3}6/);
    expect(frame()).toMatch(/in the cave +\d {3}\d {3}\d/);
    await press('1');
    expect(frame()).toContain('of spectator');
    expect(frame()).toContain('Ann: Where do you hide it?');
    expect(frame()).toContain('Line 1 of your card');
    expect(frame()).not.toMatch(/SECRET|secret card/);
    await press(own['in the lake'] ?? '');
    expect(frame()).toContain('A key is chosen.');
    await press('enter');
    expect(frame()).toContain('Line 2 of your card');
    // Ann looks at what she has hidden.
    await press('m', '3', '1', 'enter');
    expect(frame()).toContain('SECRET-0-lake-1');
  });

  test('whichever key is pressed, the screen is the same, and so is the number of keys', async () => {
    const frames = new Set<string>();
    for (const key of ['1', '2', '3', '4', '5']) {
      const { press, frame } = await blindly();
      await press('1', key);
      frames.add(frame());
    }
    expect(frames.size).toBe(1);
  });

  test('nothing is pressed by accident: other digits and a second key do nothing, Enter alone says what is missing', async () => {
    const { press, frame, keys, library } = await blindly();
    const own = keys();
    await press('1', '9');
    expect(frame()).toContain('Your card has the keys 1 to 5.');
    await press('enter');
    expect(frame()).toContain('Choose a key of your card first');
    await press(own['in the cave'] ?? '', own['on the tree'] ?? '', 'enter');
    const [save] = [...library.files.values()];
    expect(save?.entries).toEqual(['hide:cave']);
  });

  test('on second thoughts the next line serves, and when all have served there is a new card', async () => {
    const { press, frame, keys, library } = await blindly();
    const second = keys(2);
    await press('1', '1', 'escape');
    expect(frame()).toContain('Line 2 of your card');
    await press(second['on the tree'] ?? '', 'enter');
    const [save] = [...library.files.values()];
    expect(save?.entries).toEqual(['hide:tree']);
    for (let line = 3; line <= CARD_LINES; line++) {
      expect(frame()).toContain(`Line ${line} of your card`);
      await press('1', 'escape');
    }
    expect(frame()).toContain('For the eyes of one only');
    await press('enter', 'space');
    expect(frame()).toContain('The secret card of Ann');
  });

  test.each(['ask me alone', 'in the air'])('“%s” asks the seat alone, as usual', async choice => {
    const { press, frame, keys } = await blindly();
    const own = keys();
    await press('1', own[choice] ?? '', 'enter');
    expect(frame()).toContain('ANN');
    expect(frame()).not.toContain('SECRET');
    await press('enter', 'space');
    expect(frame()).toContain('SECRET-0-prompt');
    await press('2');
    // The next choice is blind again.
    expect(frame()).toContain('Line 2 of your card');
  });

  test('the card can be looked at again, and changed for another', async () => {
    const { press, frame } = await blindly();
    await press('1', 'p');
    expect(frame()).toContain('ANN');
    await press('enter');
    const before = frame();
    expect(before).toContain('The secret card of Ann');
    await press('2');
    expect(frame()).toContain('The secret card of Ann');
    expect(frame()).not.toBe(before);
    await press('3');
    expect(frame()).toContain('SECRET-0-prompt');
  });

  test('undo says nothing of what was chosen, and covers work on card and table', async () => {
    const { press, frame, keys } = await blindly();
    const own = keys();
    await press('c');
    expect(frame()).toContain('ANN');
    await press('enter', '1', own['in the cave'] ?? '', 'enter', 'u');
    expect(frame()).toContain('Taken back: something secret.');
    expect(frame()).not.toContain('SECRET');
    await press('c');
    expect(frame()).toContain('The screen is covered.');
  });
});

describe('StarCraft, SC-5.1', () => {
  const players = ['Ann', 'Bob', 'Cyd'].map(name => ({ name }));

  test('a round of planning takes one hand-over a seat, and the orders placed are those of the cards', () => {
    const match = starcraft.start({ seats: players, options: { setUp: 'quick' }, seed: 'blind' });
    const session = new Session({
      game: starcraft,
      match,
      players: [],
      now: () => new Date(2026, 0, 1),
      file: null,
      report: () => '',
      settings: { ...DEFAULT_SETTINGS, blind: true, speed: 'instant' },
      blindWay: kind => starcraftBoard.blind?.(kind) ?? null,
      bot: randomPlayer,
      random: seededRandom('cards'),
    });
    const random = seededRandom('people');
    const handOvers: number[] = [];
    let orders = 0;
    for (let turn = 0; turn < 300 && match.decision?.kind.startsWith('planning.') === true; turn++) {
      const picture = session.hotSeat.picture();
      if (picture.show === 'hand-over') {
        handOvers.push(picture.seat);
        session.hotSeat.sitDown();
      } else if (picture.show === 'since') session.hotSeat.goOn();
      else if (picture.show === 'card') session.hotSeat.blind.haveRead();
      else if (picture.show === 'blind') {
        const { seat } = picture.question;
        const order = match.decision.options[0]?.id ?? '';
        // What the card would have said, found by trying: the key that leads to this order.
        const wanted = starcraftBoard.blind?.('planning.token');
        if (wanted?.way !== 'keys') throw new Error('orders are not placed blind');
        const place = wanted.choices.findIndex(({ id }) => id === order);
        session.hotSeat.blind.showCard();
        session.hotSeat.sitDown();
        session.hotSeat.goOn();
        const shown = session.hotSeat.picture();
        if (shown.show !== 'card') throw new Error(`${shown.show} instead of the card`);
        session.hotSeat.blind.haveRead();
        session.hotSeat.blind.press(keyOn(shown.card, picture.question.line - 1, place));
        session.answerBlind();
        expect(entriesOf(match.history).at(-1)).toBe(order);
        expect(seat).toBe(shown.viewer);
        orders += 1;
      } else if (picture.show === 'table' && picture.decision !== null) {
        expect(picture.viewer).toBe('spectator');
        session.answer(randomPlayer({ game: 'starcraft', view: picture.view, decision: picture.decision, random }));
      } else throw new Error(`${picture.show} comes up`);
    }
    expect(orders).toBe(12);
    expect(handOvers).toEqual([0, 1, 2].map(step => ((handOvers[0] ?? 0) + step) % 3));
  });

  /** How many keys the first round of planning takes, if nobody has second thoughts or looks at a card twice. */
  function keysOfPlanning(seats: number, blind: boolean): number {
    const names = ['Ann', 'Bob', 'Cyd', 'Dan'].slice(0, seats).map(name => ({ name }));
    const match = starcraft.start({ seats: names, options: { setUp: 'quick' }, seed: 'keys' });
    const session = new Session({
      game: starcraft,
      match,
      players: [],
      now: () => new Date(2026, 0, 1),
      file: null,
      report: () => '',
      settings: { ...DEFAULT_SETTINGS, blind, speed: 'instant' },
      blindWay: kind => starcraftBoard.blind?.(kind) ?? null,
      bot: randomPlayer,
      random: seededRandom('cards'),
    });
    const { hotSeat } = session;
    const cards = new Map<number, KeyCard>();
    let keys = 0;
    for (; match.decision?.kind.startsWith('planning.') === true; keys += 1) {
      const picture = hotSeat.picture();
      if (picture.show === 'hand-over') hotSeat.sitDown();
      else if (picture.show === 'since') hotSeat.goOn();
      else if (picture.show === 'card') {
        cards.set(picture.viewer, picture.card);
        hotSeat.blind.haveRead();
      } else if (picture.show === 'blind' && picture.question.chosen) session.answerBlind();
      else if (picture.show === 'blind') {
        const { seat, line } = picture.question;
        const wanted = starcraftBoard.blind?.('planning.token');
        const card = cards.get(seat);
        if (wanted?.way !== 'keys' || card === undefined) throw new Error('there is no card');
        const place = wanted.choices.findIndex(({ id }) => id === match.decision?.options[0]?.id);
        hotSeat.blind.press(keyOn(card, line - 1, place));
      } else session.answer(match.decision.options[0]?.id ?? '');
    }
    return keys;
  }

  test.each([
    [2, 32, 28],
    [4, 64, 56],
  ])('a round of planning of %i seats takes %i keys by handing over, and %i by cards', (seats, over, cards) => {
    expect([keysOfPlanning(seats, false), keysOfPlanning(seats, true)]).toEqual([over, cards]);
  });

  test('whatever the state is, an order is offered or blocked that the card has, and where it may go is open', () => {
    const token = starcraftBoard.blind?.('planning.token');
    if (token?.way !== 'keys') throw new Error('orders are not placed blind');
    const known = token.choices.map(({ id }) => id);
    const match = starcraft.start({ seats: players, options: { setUp: 'quick' }, seed: 'choices' });
    playMatch(match, {
      limit: 3000,
      until: ({ round }) => round > 3,
      each: ({ decision }) => {
        if (decision?.kind !== 'planning.token') return;
        const ids = [...decision.options, ...match.blocked()].map(({ id }) => id);
        expect([...ids].sort()).toEqual([...known].sort());
      },
    });
    expect(starcraftBoard.blind?.('planning.planet')).toEqual({ way: 'open' });
    expect(starcraftBoard.blind?.('battle.cards')).toBeNull();
  });
});
