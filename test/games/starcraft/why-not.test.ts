import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { randomAnswer } from '../../../src/bots/random.ts';
import { starcraft } from '../../../src/games/starcraft/game.ts';
import { en } from '../../../src/games/starcraft/text/en.ts';
import { RULE_NUMBERS } from '../../../src/games/starcraft/text/rules.en.ts';
import { isStarCraftView } from '../../../src/games/starcraft/view.ts';
import type { Match } from '../../../src/kernel/playable.ts';
import { createTeller } from '../../../src/kernel/phrases.ts';
import { kindsAskedIn } from '../../fuzz/kinds.ts';
import { armedMatch } from './oracles/armed.ts';
import { EXPECTED, NOTHING_ELSE, missing } from './oracles/expected.ts';
import { playMatch, settingFor } from './oracles/matches.ts';
import { warlikeAnswer } from './oracles/warlike.ts';

const NAMES = ['Ann', 'Bob', 'Cid', 'Dee', 'Eve', 'Fay'];
const RULES_FOLDER = join(import.meta.dirname, '../../../src/games/starcraft/rules');
const RULES: ReadonlySet<string> = new Set(RULE_NUMBERS);
const tell = createTeller(en, NAMES);

/** What is wrong with the pending decision, as lines. */
function faults(match: Match): string[] {
  const { decision } = match;
  if (decision === null) return [];
  const view = match.view(decision.seat);
  if (!isStarCraftView(view)) throw new Error('no view of StarCraft');
  const blocked = match.blocked();
  const bare = blocked
    .filter(({ why, rule }) => tell(why).trim() === '' || !RULES.has(rule))
    .map(({ id, rule }) => `${decision.kind}: ${id} is blocked by ${rule} without a reason`);
  const left = missing(
    view,
    decision,
    blocked.map(({ id }) => id),
  );
  return [...bare, ...left.map(id => `${decision.kind}: ${id} is neither open nor blocked`)];
}

/** Two to six seats, set up by hand, at war, armed, in teams, or by chance. */
function beginning(number: number): Match {
  const seats = 2 + (number % 5);
  const seed = `why-${number}`;
  const keeping = { checkpointEvery: 100 };
  if (number % 3 === 2) return armedMatch(seats, seed, keeping);
  const teams = number % 3 === 1 && (seats === 4 || seats === 6);
  return starcraft.start(
    settingFor(seats, seed, { setUp: number % 2 === 0 ? 'by-hand' : 'quick', deal: 'choose', teams }),
    keeping,
  );
}

/** So many matches are played at least, and more until every kind was asked. */
const LEAST = 20;
const MOST = 40;
/** Asked too seldom to wait for; looked at like all others when they come. */
const SELDOM: readonly string[] = [
  'battle.consume',
  'battle.next-ability',
  'battle.own-victim',
  'battle.splash',
  'battle.victim',
  'build.sacrifice',
];

describe('why not', () => {
  test('each kind of decision has a catalogue of what one might want, or a reason why there is nothing else', () => {
    const known = [...Object.keys(EXPECTED), ...Object.keys(NOTHING_ELSE)];
    expect(known.sort()).toEqual(kindsAskedIn(RULES_FOLDER));
  });

  test('whatever one might want is open, or blocked with a reason and the number of a rule', () => {
    const found = new Map<string, string>();
    const seen = new Set<string>();
    const unseen = (): string[] => Object.keys(EXPECTED).filter(kind => !seen.has(kind) && !SELDOM.includes(kind));
    for (let number = 0; number < MOST && (number < LEAST || unseen().length > 0); number++) {
      const match = beginning(number);
      playMatch(match, {
        answering: number % 4 === 0 ? randomAnswer : warlikeAnswer,
        players: `why-${number}`,
        until: pending => (pending.decision?.n ?? 0) > 900,
        each: (pending, given) => {
          const kind = pending.decision?.kind ?? 'none';
          const isNew = !seen.has(kind);
          seen.add(kind);
          if (!isNew && given % 5 !== 0) return;
          for (const fault of faults(pending))
            if (!found.has(fault)) found.set(fault, `match ${number}, ${pending.decision?.n}`);
        },
      });
    }
    expect([...found].map(([fault, at]) => `${fault} (${at})`)).toEqual([]);
    expect(unseen()).toEqual([]);
  }, 120_000);
});
