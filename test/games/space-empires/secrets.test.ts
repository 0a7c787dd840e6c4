import { describe, expect, test } from 'vitest';
import type { EmpiresState } from '../../../src/games/space-empires/state/state.ts';
import type { Answer, Decision } from '../../../src/kernel/match/decision.ts';
import { randomBelow, seededRandom } from '../../../src/kernel/plain/random.ts';
import type { RandomState } from '../../../src/kernel/plain/random.ts';
import { inspectEmpires } from '../../../src/games/space-empires/board/inspect.ts';
import { texts } from '../../../src/games/space-empires/text/languages.ts';
import { UNICODE_GLYPHS } from '../../../src/boards/drawing/glyphs.ts';
import { createFormatter } from '../../../src/kernel/words/format.ts';
import { isHidden, mustShowTheSame, seenBy } from '../../oracles/seen.ts';
import { runs } from '../../runs.ts';
import { scene } from './scene.ts';
import type { Scene } from './scene.ts';

// Two worlds that differ in one thing alone, which seat 0 has never had to show (SE-28): nobody else is shown a
// difference, whatever is done.

/** One thing that differs: the position without and with it, and until when it may not be seen. */
interface Difference {
  readonly what: string;
  readonly position: (other: boolean) => Scene;
  readonly until?: (state: EmpiresState) => boolean;
}

const inEconomy = ({ phase }: EmpiresState): boolean => phase === 'economy';

const DIFFERENCES: readonly Difference[] = [
  {
    what: 'SE-12.10 Movement of a group in a battle that nobody has used',
    position: other =>
      scene()
        .units(0, 'g6', 'scout', 2, { attack: 1, movement: 1 })
        .units(0, 'g6', 'scout', 2, { attack: 1, movement: other ? 3 : 1 })
        .units(0, 'g6', 'cruiser', 1, { movement: other ? 2 : 1 })
        .units(1, 'g6', 'scout', 2)
        .units(1, 'g6', 'destroyer', 2)
        .fight(),
  },
  {
    what: 'SE-15.3.1 what Raiders carry that withdraw before a battle',
    position: other =>
      scene()
        .units(0, 'g6', 'raider', 2, { special: other ? 2 : 1, attack: other ? 1 : 0, defence: other ? 2 : 0 })
        .units(1, 'g6', 'cruiser')
        .fight()
        .answer('hex:h7'),
  },
  {
    what: 'SE-12.10 what ships carry that meet mines alone',
    position: other =>
      scene()
        .units(0, 'g6', 'cruiser', 3, { attack: other ? 2 : 0, tactics: other ? 1 : 0, special: other ? 1 : 0 })
        .units(1, 'g6', 'mine', 2)
        .fight(),
  },
  {
    what: 'SE-4.4 what a group carries that lies face down where others retreat to',
    position: other => retreating(scene().units(0, 'l7', 'scout', 4, { attack: other ? 1 : 0 })),
  },
  {
    what: 'SE-4.4 how many units lie face down where others retreat to',
    position: other => retreating(scene().units(0, 'l7', 'scout', other ? 2 : 4)),
  },
  {
    what: 'SE-4.4 of what type they are',
    position: other => retreating(scene().units(0, 'l7', other ? 'cruiser' : 'scout', 2)),
  },
  {
    what: 'SE-12.10 what is not needed to fire at a colony',
    position: other =>
      scene()
        .colony('g6', 1, 5)
        .units(0, 'g6', 'cruiser', 2, {
          attack: 1,
          defence: other ? 2 : 0,
          tactics: other ? 1 : 0,
          special: other ? 1 : 0,
        })
        .units(0, 'g6', 'scout', 1, { attack: other ? 3 : 1, movement: other ? 4 : 1 })
        .fight(),
  },
  {
    what: 'SE-12.8 levels that a Base which was seen once has got since',
    position: other =>
      scene()
        .levels(0, { attack: other ? 2 : 1, tactics: other ? 1 : 0 })
        .units(0, 'l7', 'base', 1, {}, { up: true })
        .units(0, 'l7', 'yard', 2, {}, { up: true })
        .move(),
  },
  {
    what: 'SE-12.7 a refit of a group that lies face up',
    position: other =>
      scene()
        .levels(0, { attack: 2, defence: 1 })
        .units(0, 'l7', 'cruiser', 2, { attack: other ? 2 : 0, defence: other ? 1 : 0 }, { up: true })
        .units(0, 'l7', 'yard')
        .move(),
  },
  {
    what: 'SE-12.5 the mark of a Colony Ship',
    position: other =>
      scene()
        .units(0, 'l7', 'colony-ship', 1, { special: other ? 1 : 0 })
        .units(0, 'l7', 'colony-ship', 1)
        .units(0, 'l6', 'scout')
        .move(),
  },
  {
    what: 'SE-28 what the units of a group have done in the turn',
    position: other =>
      scene()
        .hidden('g5', 'asteroids')
        .levels(0, { exploration: 1 })
        .units(0, 'g6', 'cruiser', 3, { special: 1 }, { did: { scanned: other } })
        .units(0, 'g7', 'cruiser', 2, {}, { up: true, did: other ? { gone: 1, from: 'g8', halted: true } : {} })
        .move(),
  },
  {
    what: 'SE-15.1 the Cloaking of Raiders for which nobody has a scanner',
    position: other =>
      scene()
        .units(0, 'g6', 'raider', 2, { special: other ? 2 : 1 })
        .units(0, 'f5', 'raider', 1, { special: other ? 2 : 1, attack: other ? 2 : 0 })
        .units(1, 'g7', 'cruiser', 2)
        .move(),
    until: state => inEconomy(state) || state.battle !== null || (state.seats[1]?.shown.scanners ?? 0) > 0,
  },
  {
    what: 'SE-18.1 levels that ships which were seen once have got since, with instant upgrade',
    position: other =>
      scene(2, { instantUpgrade: true })
        .levels(0, { attack: other ? 3 : 1, defence: other ? 2 : 0, tactics: other ? 1 : 0 })
        .units(0, 'g6', 'cruiser', 2, {}, { up: true, shown: { attack: 1 } })
        .units(1, 'b3', 'scout')
        .move(),
  },
  {
    what: 'SE-22.3 what a brother has not had to show, his brother neither',
    position: other =>
      scene(4, { scenario: '4p-team', partners: 'beside', alliance: 'brothers' })
        .units(0, 'g6', other ? 'cruiser' : 'scout', other ? 1 : 3, { attack: other ? 1 : 0 })
        .units(0, 'h6', 'destroyer', 1, { special: other ? 1 : 0 }, { up: true, shown: { attack: 0 } })
        .units(1, 'g6', 'scout', 2)
        .move(),
  },
];

/** A battle of seat 0 beside its homeworld: it has three Scouts, which may retreat there in round 2. */
function retreating(table: Scene): Scene {
  return table
    .units(0, 'k7', 'scout', 3)
    .units(1, 'k7', 'scout', 3)
    .dice(...Array.from({ length: 6 }, () => 10))
    .fight();
}

const CONTEXT = {
  ...{ glyphs: UNICODE_GLYPHS, names: ['Ann', 'Bob'], focus: [], seat: null },
  format: createFormatter(texts.en, ['Ann', 'Bob']),
};

/** What a viewer is shown, with the page of each counter. */
function shownTo(table: Scene, viewer: 1 | 'spectator') {
  const view = table.match.view(viewer);
  const pages = view.pieces.map(({ handle }) => inspectEmpires(view, `counter:c${handle}`, CONTEXT));
  return { ...seenBy(table.match, viewer), pages };
}

/**
 * In private seat 0 fires at colonies, and does nothing else that is seen; else anything is done that can be done in
 * both worlds.
 */
const LEAVES = ['fire:', 'done', 'pass', 'keep', 'enough', 'put-back', 'stay'];

function answerBoth(one: Decision, other: Decision, random: RandomState): Answer {
  if (one.amount !== null) return one.amount.min;
  const both = one.options.map(({ id }) => id).filter(id => other.options.some(option => option.id === id));
  if (isHidden(one, 1) && one.seat === 0) {
    return LEAVES.map(begin => both.find(id => id.startsWith(begin))).find(id => id !== undefined) ?? both[0] ?? '';
  }
  return both[randomBelow(random, both.length)] ?? '';
}

describe('nobody else is shown', () => {
  test.each(DIFFERENCES.map(difference => [difference.what, difference] as const))('%s', (_, difference) => {
    const { position, until = inEconomy } = difference;
    for (let seed = 0; seed < runs(3, 12); seed += 1) {
      const [one, other] = [position(false), position(true)];
      const random = seededRandom(`${difference.what} ${seed}`);
      for (let given = 0; given < 60; given += 1) {
        for (const viewer of [1, 'spectator'] as const) {
          mustShowTheSame(`${one.asked}, ${given} on`, shownTo(other, viewer), shownTo(one, viewer));
        }
        if (one.match.decision === null || until(one.now)) break;
        const answer = answerBoth(one.decision, other.decision, random);
        one.answer(answer);
        other.answer(answer);
      }
    }
    expect(difference.what).toMatch(/^SE-/);
  });
});
