import { randomAnswer } from '../../../../src/bots/random.ts';
import { PROGRAM_GAMES } from '../../../../src/session/setting/games.ts';
import { randomStateFrom } from '../../../../src/session/sitting/players.ts';
import { describe, expect, test } from 'vitest';
import { keyOf, nameKeyOf, spaceKey } from '../../../../src/games/galactic-emperor/board/keys.ts';
import { OUTER_RING, SPACE_IDS, stepsBetween } from '../../../../src/games/galactic-emperor/data/spaces.ts';
import { spaceFromRef, spaceRef } from '../../../../src/games/galactic-emperor/text/say.ts';
import { emperorBoard } from '../../../../src/games/galactic-emperor/board/index.ts';
import { fight } from '../fight.ts';
import { scene } from '../scene.ts';
import { contextOf } from './painting.ts';
import { COMMANDS, DEFAULT_KEYMAP } from '../../../../src/table/frame/edge/keymap.ts';

/** The keys of commands, without that for options kept out of the list, of which this game has none. */
const COMMAND_KEYS = new Set(
  COMMANDS.filter(name => !name.startsWith('lay-') && name !== 'aside').flatMap(name => DEFAULT_KEYMAP[name]),
);

describe('the keys of spaces', () => {
  test.each([...OUTER_RING, 'd4' as const])('from the home %s all have one, and none begins another', home => {
    const keys = SPACE_IDS.map(space => spaceKey(home, space));
    expect(new Set(keys).size).toBe(SPACE_IDS.length);
    expect(keys.filter(key => keys.some(other => other !== key && other.startsWith(key)))).toEqual([]);
    expect(keys.filter(key => COMMAND_KEYS.has(key.charAt(0)))).toEqual([]);
  });

  test('near the home are one digit, and elsewhere what is printed, in the middle row too', () => {
    const home = 'a4';
    const near = SPACE_IDS.filter(space => stepsBetween(home, space) <= 1);
    expect(spaceKey(home, home)).toBe('1');
    for (const space of near) expect(spaceKey(home, space)).toMatch(/^[1-9]$/);
    expect([spaceKey(home, 'g1'), spaceKey(home, 'd1'), spaceKey(home, 'f5')]).toEqual(['G1', 'D1', 'F5']);
  });

  test('may begin with D, the key for options kept out of lists: no question of a match has any', async () => {
    const loaded = await PROGRAM_GAMES.load('galactic-emperor');
    if (loaded === null) throw new Error('there is no Galactic Emperor');
    const seats = ['Ann', 'Bob', 'Cyd'].map(name => ({ name }));
    const match = loaded.game.start({ seats, options: {}, seed: 'on-request' });
    const random = randomStateFrom('on-request');
    let asked = 0;
    for (; asked < 400 && match.decision !== null; asked += 1) {
      expect(match.decision.options.filter(({ onRequest }) => onRequest === true)).toEqual([]);
      match.answer(match.decision.n, randomAnswer(match.decision, random));
    }
    expect(asked).toBeGreaterThan(200);
  });
});

test('a space that has a digit answers to its name on the map, too; any other has that name as its key', () => {
  const table = scene()
    .noShips()
    .ships(0, 'a4', { fighter: 2 })
    .ships(0, 'd4', { fighter: 1 })
    .role('warlord', 0)
    .begin('warlord.begin', { seat: 0 });
  const { decision } = table;
  const view = table.match.view(0);
  const keys = decision.options.map(option => [option.id, nameKeyOf(view, decision, option)]);
  expect(Object.fromEntries(keys)).toMatchObject({
    'move:fighter-2@a4': 'A4',
    'move:fighter-1@a4': 'IA4',
    'move:fighter-1@d4': null,
    done: null,
  });
});

test('goods have capitals of their names, so that a sector is fed by the key that it has everywhere', () => {
  const table = scene()
    .also(state => (state.prices = { food: 1, metal: 2, energy: 4 }))
    .role('merchant', 1);
  table.begin('merchant.harvest', { seat: 0 });
  const { decision } = table.match;
  if (decision === null) throw new Error('nobody is asked');
  const view = table.match.view(0);
  const keys = decision.options.map(option => [option.id, keyOf(view, decision, option)]);
  expect(Object.fromEntries(keys)).toMatchObject({ 'buy:food': 'O', 'buy:metal': 'M', 'buy:energy': 'Y' });
});

test('ships that set out have the key of their space, those of one kind with its capital before, GE-9.1', () => {
  const table = scene()
    .noShips()
    .ships(0, 'c4', { fighter: 2, dreadnought: 1 })
    .tile('c4', 'black-hole')
    .role('warlord', 0)
    .begin('warlord.begin', { seat: 0 });
  const { decision } = table;
  const view = table.match.view(0);
  const at = spaceKey(view.homes[0], 'c4');
  const keys = decision.options.map(option => [option.id, keyOf(view, decision, option)]);
  expect(Object.fromEntries(keys)).toMatchObject({
    'move:fleet@c4': at,
    'move:fighter-2@c4': `Q2${at}`,
    'move:fighter-1@c4': `I${at}`,
    'move:dreadnought-1@c4': `O${at}`,
  });
});

test('the address of a space is read as that space', () => {
  expect(SPACE_IDS.map(space => spaceFromRef(spaceRef(space)))).toEqual(SPACE_IDS);
  expect([spaceFromRef('tile:c4'), spaceFromRef('space:z9'), spaceFromRef(undefined)]).toEqual([null, null, null]);
});

test('the page of keys promises no key that no question has: there is none that fights a battle to its end', () => {
  const { answerKeys = [] } = emperorBoard;
  const { format } = contextOf();
  const sentences = answerKeys.map(sentence => format(sentence)).join(' ');
  expect(sentences).toMatch(/S passes/);
  expect(sentences).not.toMatch(/\bA\b|fights to its end/);
  const table = fight({ attackers: { cruiser: 3 }, defenders: { dreadnought: 2 }, faces: Array<number>(40).fill(1) });
  table.until('battle.retreat');
  const view = table.match.view(0);
  const { decision } = table;
  expect(emperorBoard.deeds?.(view, decision)).toEqual([]);
  expect(decision.options.map(option => keyOf(view, decision, option))).toEqual([undefined, undefined]);
});
