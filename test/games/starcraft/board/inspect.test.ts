import { describe, expect, test } from 'vitest';
import { copy } from '../../../../src/kernel/plain/copy.ts';
import { seededRandom } from '../../../../src/kernel/plain/random.ts';
import { originOf } from '../../../../src/kernel/book/rule-book.ts';
import type { Ref, Viewer } from '../../../../src/kernel/words/message.ts';
import type { Inspected } from '../../../../src/boards/inspected.ts';
import { starcraftBoard } from '../../../../src/games/starcraft/board/index.ts';
import { BUILDING_IDS } from '../../../../src/games/starcraft/data/buildings.ts';
import { CARD_IDS } from '../../../../src/games/starcraft/data/cards.ts';
import { EVENT_CARD_IDS } from '../../../../src/games/starcraft/data/events.ts';
import { FACTION_IDS, ORDER_KINDS } from '../../../../src/games/starcraft/data/factions.ts';
import { MODULE_IDS } from '../../../../src/games/starcraft/data/modules.ts';
import { AREA_IDS, PLANET_IDS } from '../../../../src/games/starcraft/data/planets.ts';
import { TECHNOLOGY_IDS } from '../../../../src/games/starcraft/data/technologies.ts';
import { UNIT_TYPES } from '../../../../src/games/starcraft/data/units.ts';
import { gameDefinition, starcraft } from '../../../../src/games/starcraft/game.ts';
import type { StarCraftState } from '../../../../src/games/starcraft/state/state.ts';
import { starcraftBook } from '../../../../src/games/starcraft/text/book.ts';
import { RULE_NUMBERS } from '../../../../src/games/starcraft/text/rules.en.ts';
import { ASCII_GLYPHS } from '../../../../src/boards/drawing/glyphs.ts';
import { answerByChance } from '../../../oracles/random-play.ts';
import { isStarCraft } from '../oracles/matches.ts';
import { scramble } from '../oracles/scramble.ts';
import { NAMES, contextOf } from './painting.ts';

const refs = (kind: string, ids: readonly (string | number)[]): Ref[] => ids.map((id): Ref => `${kind}:${id}`);

/** Everything that is printed, whoever plays. */
const PRINTED: readonly Ref[] = [
  ...refs('planet', PLANET_IDS),
  ...refs('area', AREA_IDS),
  ...refs('unit', UNIT_TYPES),
  ...refs('card', CARD_IDS),
  ...refs('technology', TECHNOLOGY_IDS),
  ...refs('event', EVENT_CARD_IDS),
  ...refs('building', BUILDING_IDS),
  ...refs('module', MODULE_IDS),
  ...refs('faction', FACTION_IDS),
  ...refs('order', ORDER_KINDS),
  ...refs('rule', RULE_NUMBERS),
];

function onTheTable({ seats, routes, battle }: StarCraftState): Ref[] {
  return [
    ...refs('seat', [...seats.keys()]),
    ...refs(
      'route',
      routes.map(({ id }) => id),
    ),
    ...refs('fighter', battle?.fighters.map(({ id }) => id) ?? []),
    ...refs('skirmish', battle?.skirmishes.map(({ id }) => id) ?? []),
  ];
}

function toldOf(state: StarCraftState, viewer: Viewer, ref: Ref): Inspected | null {
  return starcraftBoard.inspect?.(gameDefinition.view(state, viewer), ref, contextOf()) ?? null;
}

/** States of a match played by chance, those in a battle among them. */
function statesOf(seats: number): StarCraftState[] {
  const setting = {
    seats: NAMES.slice(0, seats).map(name => ({ name })),
    options: { setUp: 'quick' },
    seed: `inspect ${seats}`,
  };
  const match = starcraft.start(setting, { checkpointEvery: 1 });
  const random = seededRandom(`inspected ${seats}`);
  const states: StarCraftState[] = [];
  let battles = 0;
  for (let given = 0; match.decision !== null && given < 1200; given += 1) {
    const { state } = match.record().checkpoint;
    if (isStarCraft(state) && (given % 171 === 7 || (state.battle !== null && battles < 8))) {
      if (state.battle !== null) battles += 1;
      states.push(copy(state));
    }
    answerByChance(match, random);
  }
  return states;
}

const two = statesOf(2);
const states = [...two, ...statesOf(5)];

describe('everything can be inspected', () => {
  const [state] = two;
  if (state === undefined) throw new Error('no state');

  test.each([...new Set(PRINTED.map(ref => ref.slice(0, ref.indexOf(':'))))])('each %s', kind => {
    for (const ref of PRINTED.filter(printed => printed.startsWith(`${kind}:`))) {
      const told = toldOf(state, 'spectator', ref);
      expect(told?.title, ref).toMatch(/\S/);
      expect(told?.kind, ref).toMatch(/\S/);
      expect(
        told?.sections.flatMap(({ lines }) => lines),
        ref,
      ).not.toEqual([]);
      for (const rule of told?.rules ?? [])
        expect(toldOf(state, 'spectator', `rule:${rule}`), `${ref} names ${rule}`).not.toBeNull();
      expect(JSON.stringify(told), ref).not.toMatch(/\[[a-z]+\.|\{\w+\}|undefined|NaN/);
    }
  });

  test('what is on the table as well, and every link leads somewhere', () => {
    for (const shown of states) {
      for (const ref of onTheTable(shown)) {
        const told = toldOf(shown, 'spectator', ref);
        expect(told?.title).toMatch(/\S/);
        expect(JSON.stringify(told)).not.toMatch(/\[[a-z]+\.|\{\w+\}|undefined|NaN/);
        for (const rule of told?.rules ?? []) expect(RULE_NUMBERS).toContain(rule);
        for (const link of told?.links ?? []) expect(toldOf(shown, 'spectator', link.ref)?.title).toMatch(/\S/);
      }
    }
  });

  test('what is not there tells nothing', () => {
    for (const ref of ['planet:earth', 'unit:', 'seat:9', 'cell:0,0', 'strange:thing', 'rule:SC-99'] as const)
      expect(toldOf(state, 'spectator', ref)).toBeNull();
    expect(starcraftBoard.inspect?.({ game: 'other' }, 'planet:braken', contextOf())).toBeNull();
  });

  test('the ASCII look holds nothing but ASCII', () => {
    for (const ref of [...PRINTED, ...onTheTable(state)]) {
      const told = starcraftBoard.inspect?.(
        gameDefinition.view(state, 'spectator'),
        ref,
        contextOf({ glyphs: ASCII_GLYPHS }),
      );
      expect(JSON.stringify(told).replace(/[ -~]/g, '')).toBe('');
    }
  });
});

describe('SC-24 inspecting tells nobody what they may not know', () => {
  test('every thing is told the same when all that is hidden is dealt again', () => {
    expect(states.some(({ battle }) => battle !== null)).toBe(true);
    for (const [place, state] of states.entries()) {
      if (place % 4 !== 0 && state.battle === null) continue;
      const random = seededRandom(`hidden ${place}`);
      // What is printed is told from data: a few states do for it.
      const printed = place % 8 === 0 ? PRINTED : [];
      for (const viewer of ['spectator', 0, 1] as const) {
        const other = scramble(copy(state), viewer, random);
        const dealt = gameDefinition.readState(other, state.seats);
        for (const ref of [...printed, ...onTheTable(state)]) {
          if (ref.startsWith('rule:')) continue;
          expect(toldOf(dealt, viewer, ref)).toEqual(toldOf(state, viewer, ref));
        }
      }
    }
  }, 120_000);

  test('a card in hand is told of to its owner alone', () => {
    const state = states.find(({ seats }) => (seats[0]?.hand.length ?? 0) > 0);
    const card = state?.seats[0]?.hand.find(held => !state.seats[0]?.discard.includes(held));
    if (state === undefined || card === undefined) throw new Error('no hand');
    expect(JSON.stringify(toldOf(state, 0, `card:${card}`))).toContain('Ann: in hand');
    expect(JSON.stringify(toldOf(state, 'spectator', `card:${card}`))).not.toContain('in hand');
    expect(JSON.stringify(toldOf(state, 1, `card:${card}`))).not.toContain('Ann: in hand');
  });
});

test('a unit leads to its building, its technologies and its cards', () => {
  const [state] = two;
  if (state === undefined) throw new Error('no state');
  const told = toldOf(state, 'spectator', 'unit:ghost');
  expect(told?.title).toBe('Ghost');
  const links = told?.links.map(({ ref }) => ref) ?? [];
  expect(links).toEqual(expect.arrayContaining(['building:barracks', 'technology:nuke', 'card:terran-c01']));
});

describe('what is our design bears a mark where it is told', () => {
  const [state] = two;
  if (state === undefined) throw new Error('no state');

  /** All lines of a page, each as a whole, with its heading; those on the sources and rulings apart. */
  function pageOf(ref: Ref): {
    readonly title: string;
    readonly kind: string;
    readonly marked: string[];
    readonly named: string[];
  } {
    const told = toldOf(state ?? states[0] ?? fail(), 'spectator', ref) ?? fail();
    const texts = (title: string): string[] =>
      told.sections
        .filter(section => (section.title === 'Where its facts come from') === (title === 'sources'))
        .flatMap(section => [section.title, ...section.lines.map(line => line.map(({ text }) => text).join(''))]);
    const withMark = (lines: readonly string[]): string[] => lines.filter(line => line.includes('~'));
    return { title: told.title, kind: told.kind, marked: withMark(texts('facts')), named: withMark(texts('sources')) };
  }

  test('a unit at its tags alone, whose prices and values are from elsewhere', () => {
    const ghost = pageOf('unit:ghost');
    expect([ghost.title, ghost.kind]).toEqual(['Ghost', 'Unit, Terran']);
    expect(ghost.marked).toEqual([expect.stringMatching(/^Counts as .*biological.* ~$/)]);
    expect(ghost.named).toEqual(['~ Reconstructed: whether it is biological, mechanical or melee.']);
    expect(JSON.stringify(toldOf(state, 'spectator', 'unit:ghost'))).toMatch(
      /From one public source; we are not sure of it\..*What does a Ghost cost\? One source says 2 gas/,
    );
  });

  test('an area at the second side of its Resource card alone', () => {
    expect(pageOf('area:braken-2').marked).toEqual([expect.stringMatching(/^Second side +gas 2 ~$/)]);
    expect(pageOf('area:braken-1').marked).toEqual([]);
  });

  test('a card at its units, a technology at its price, copies, values and text', () => {
    expect(pageOf('card:terran-c04').marked).toEqual([expect.stringMatching(/^Matches .* ~$/)]);
    expect(pageOf('technology:burrow').marked.map(line => line.split(' ')[0])).toEqual(['Price', 'Copies', 'Matches']);
    const reaver = pageOf('technology:increased-reaver-capacity').marked;
    expect(reaver.map(line => line.split(' ')[0])).toEqual(expect.arrayContaining(['Price', 'Attack/health']));
    expect(pageOf('technology:nuke').marked).toEqual([expect.stringMatching(/^Copies /), 'Text ~']);
  });

  test('what no source has bears it at its kind, a name of ours at the title, and a level at its line', () => {
    const matrix = pageOf('technology:defensive-matrix');
    expect([matrix.title, matrix.kind]).toEqual([
      expect.stringMatching(/ ~$/),
      expect.stringMatching(/ \(~ reconstructed\)$/),
    ]);
    expect(pageOf('building:robotics-facility').marked).toHaveLength(1);
    expect(pageOf('building:spire')).toMatchObject({ marked: [], named: [] });
    expect(JSON.stringify(toldOf(state, 'spectator', 'building:spire'))).toContain('From public sources that agree.');
  });

  test('every part that is named as ours is marked where it is told, and nothing else is', () => {
    for (const ref of PRINTED.filter(printed => !printed.startsWith('rule:'))) {
      const origin = originOf(starcraftBook, ref);
      const { title, marked, named } = pageOf(ref);
      const ours = origin === null ? [] : [...origin.ours, ...(origin.partly ?? [])];
      expect(named.length > 0, ref).toBe(ours.length > 0);
      expect(marked.length > 0 || title.includes('~'), ref).toBe(ours.length > 0);
    }
  });
});

function fail(): never {
  throw new Error('nothing is told');
}

test('a rule tells the rulings on it', () => {
  const [state] = two;
  if (state === undefined) throw new Error('no state');
  expect(JSON.stringify(toldOf(state, 'spectator', 'rule:SC-13.9.5'))).toContain(
    'The units that find no room there are destroyed.',
  );
  expect(JSON.stringify(toldOf(state, 'spectator', 'rule:SC-14.1'))).not.toContain('Rulings');
});
