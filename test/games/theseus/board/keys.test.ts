import { describe, expect, test } from 'vitest';
import { keyOf } from '../../../../src/games/theseus/board/keys.ts';
import { SECTOR_IDS } from '../../../../src/games/theseus/data/ids.ts';
import type { SectorId } from '../../../../src/games/theseus/data/ids.ts';
import { PENDING_SLOT_IDS, sectorOf, SLOT_IDS, slotsOf } from '../../../../src/games/theseus/data/places.ts';
import { does } from '../../../../src/games/theseus/state/does.ts';
import type { OptionAction } from '../../../../src/games/theseus/state/does.ts';
import { isTheseusView } from '../../../../src/games/theseus/view.ts';
import type { ShownOption } from '../../../../src/kernel/match/decision.ts';
import type { Ref } from '../../../../src/kernel/words/message.ts';
import { COMMANDS, DEFAULT_KEYMAP } from '../../../../src/table/frame/edge/keymap.ts';
import { hall } from './hall.ts';
import { picture } from './painting.ts';

const view = hall().match.view('spectator');
if (!isTheseusView(view)) throw new Error('it is no view of Theseus');

const COMMAND_KEYS = new Set(COMMANDS.filter(name => !name.startsWith('lay-')).flatMap(name => DEFAULT_KEYMAP[name]));
const DECISION = {
  ...{ n: 1, seat: 0, kind: 'deploy.slot', prompt: { key: 'deploy.slot' }, rule: 'TH-11.3', secrecy: 'open' as const },
  ...{ options: [], amount: null },
};
const SECTOR_NAMES: Readonly<Record<SectorId, string>> = {
  ...{ corridors: 'Corridors', 'control-room': 'Control Room', 'tech-bay': 'Tech Bay', 'docking-bay': 'Docking Bay' },
  ...{ 'science-lab': 'Science Laboratory', 'alien-nest': 'Alien Nest', 'grey-wreck': 'Grey Wreck' },
};
const DUEL: readonly SectorId[] = ['corridors', 'control-room', 'tech-bay', 'docking-bay', 'alien-nest'];

/** An option that takes a thing, or does that with it. */
function about(subject: Ref, what?: OptionAction): ShownOption {
  return { id: subject, words: { key: 'deploy.slot' }, subject, details: what && does(what) };
}

/** The keys of all slots of a ring. */
function keysIn(ring: readonly SectorId[]): readonly string[] {
  const slots = [...SLOT_IDS, ...PENDING_SLOT_IDS].filter(slot => ring.includes(sectorOf(slot)));
  return slots.map(slot => keyOf({ ...view, ring: [...ring] }, DECISION, about(`slot:${slot}`)) ?? '');
}

describe('the keys of slots', () => {
  test.each([
    ['of a duel', DUEL],
    ['of all seven sectors', SECTOR_IDS],
  ])('%s differ, none begins another, and none is a command', (_, ring) => {
    const keys = keysIn(ring);
    expect(keys).not.toContain('');
    const starts = keys.filter((key, at) => keys.some((other, place) => place !== at && other.startsWith(key)));
    expect(starts).toEqual([]);
    expect(keys.filter(key => COMMAND_KEYS.has(key.charAt(0)))).toEqual([]);
  });

  test('are the number of the sector and their own, with Z before pending ones, in a ring of any size', () => {
    const keyIn = (ring: readonly SectorId[], slot: string) =>
      keyOf({ ...view, ring: [...ring] }, DECISION, about(`slot:${slot}`));
    for (const ring of [DUEL, SECTOR_IDS]) {
      const keys = ['corridors-s5', 'docking-bay-s1', 'docking-bay-p2', 'alien-nest-s3'].map(slot => keyIn(ring, slot));
      expect(keys).toEqual(['15', '41', 'Z42', '63']);
    }
  });

  test('begin with the number that stands before the name of the sector on the station', () => {
    const shown = picture('station', view, 118, 26).join('\n');
    for (const sector of view.ring) {
      const [slot] = slotsOf(sector);
      const number = keyOf(view, DECISION, about(`slot:${slot ?? ''}`))?.charAt(0);
      expect(shown).toMatch(new RegExp(`${number ?? ''} ${SECTOR_NAMES[sector]}`));
    }
  });

  test('stand on the board in the place of the numbers while the slots can be chosen', () => {
    const before = picture('station', view, 80, 13).join('\n');
    const open = slotsOf('control-room').map(slot => `slot:${slot}` as const);
    const asked = picture('station', view, 80, 13, { open }).join('\n');
    for (const key of ['21', '22', '23', '24']) {
      expect(before).not.toMatch(new RegExp(`[│ ]${key}[·✦■◆]`));
      expect(asked).toMatch(new RegExp(`[│ ]${key}[·✦■◆]`));
    }
  });
});

describe('what is asked about now and then keeps its key, whatever else can be chosen', () => {
  test.each([
    ['attack.lurking', about('unit:scientist-2'), '2'],
    ['attack.target', about('unit:scientist-3'), '3'],
    ['card.action', about('card:scientists-video-cameras-1'), '11'],
    ['card.malfunction', about('card:aliens-reproduction-1', 'malfunction'), '15'],
    ['trap.order', about('card:aliens-tentacles-1'), '12'],
    ['card.opponent', about('seat:1'), 'S'],
    ['attack.bonus', about('seat:1'), 'S'],
    ['card.pending', { id: 'none', words: { key: 'card.none' } }, 'Z'],
    ['card.pending', about('slot:corridors-p1', 'deploy'), '11'],
    ['card.pending', about('slot:alien-nest-p1', 'deploy'), '61'],
    ['pending.slot', about('card:bonus-shaft-passage-1', 'play'), 'ZS'],
    ['pending.slot', about('card:bonus-upgrade-2', 'play'), 'ZA'],
    ['card.upgrade', { id: 'stock', words: { key: 'decay.stock' } }, 'T'],
    ['card.upgrade', about('unit:alien-2'), '2'],
    ['card.upgrade', about('slot:corridors-s2', 'token'), 'O12'],
    ['setUp.card', about('card:aliens-tentacles-1'), '3'],
  ])('in %s %o has the key %s', (kind, option, key) => {
    expect(keyOf(view, { ...DECISION, kind, options: [option] }, option)).toBe(key);
  });

  test('of two copies of a starting card only the first has one', () => {
    const options = [about('card:aliens-hive-1'), about('card:aliens-hive-2')];
    const keys = options.map(option => keyOf(view, { ...DECISION, kind: 'setUp.card', options }, option));
    expect(keys).toEqual([expect.stringMatching(/^.$/), null]);
  });

  test('a way with a card or a shortcut has the key of the sector where it ends, unless a plain way ends there, too', () => {
    const plain = about('sector:docking-bay');
    const further = { ...about('sector:corridors'), details: { unusual: 1 } };
    const keysOf = (...options: readonly ShownOption[]): readonly unknown[] =>
      options.map(option => keyOf(view, { ...DECISION, kind: 'move.path', options }, option));
    expect(keysOf(plain, further)).toEqual([expect.stringMatching(/^.$/), '1']);
    expect(keysOf(plain, further, { ...about('sector:docking-bay'), details: { unusual: 1 } })[2]).toBeNull();
    expect(keysOf(further, { ...further, details: { unusual: 2 } })).toEqual([null, null]);
  });
});
