// Makes the sample saves in saves/, which anybody can resume: npx tsx scripts/sample-saves.ts
// Same rules, same samples. Run it again when the rules of StarCraft or the format of saves have changed.
import { chmodSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { randomAnswer } from '../src/bots/random.ts';
import { starcraft } from '../src/games/starcraft/game.ts';
import type { Match } from '../src/kernel/playable.ts';
import { seededRandom } from '../src/kernel/random.ts';
import { saveOf } from '../src/saves/keep.ts';
import { readSave, restoreSave } from '../src/saves/load.ts';
import { writeSave } from '../src/saves/write.ts';

const FOLDER = fileURLToPath(new URL('../saves', import.meta.url));
const NAMES = ['Ann', 'Bob', 'Cyd', 'Dan', 'Eve', 'Fay'];

/** So many seeds are tried for each sample. */
const SEEDS = 200;

/** A match, and how far each seat has read its log: to where it answered last. */
interface Played {
  readonly match: Match;
  readonly seen: readonly number[];
}

/** What a sample is to be. */
interface Sample {
  readonly name: string;
  readonly seats: number;
  readonly setUp: 'by-hand' | 'quick';
  /** When the match was begun. */
  readonly begun: string;
  /** How good a moment of a match is; 0: not the one that is looked for. */
  readonly worth: (match: Match) => number;
  /** A moment of this worth is taken at once, without a look at further seeds. */
  readonly enough: number;
}

const SAMPLES: readonly Sample[] = [
  {
    name: 'sample-after-set-up',
    seats: 3,
    setUp: 'by-hand',
    begun: '2026-01-10T18:00:00Z',
    worth: ({ decision }) => (decision?.kind.startsWith('planning.') === true ? 1 : 0),
    enough: 1,
  },
  {
    name: 'sample-mid-battle',
    seats: 3,
    setUp: 'quick',
    begun: '2026-01-17T18:00:00Z',
    // Cards are chosen for several skirmishes, and some have been chosen already.
    worth: match => (match.round >= 2 && isAmidCards(match) ? 1 + (match.decision?.options.length ?? 0) : 0),
    enough: 6,
  },
  {
    name: 'sample-six-seats-late',
    seats: 6,
    setUp: 'quick',
    begun: '2026-01-24T18:00:00Z',
    // All six are still in, and the orders of a late round are being carried out.
    worth: ({ decision, round, seatsIn }) =>
      decision !== null && decision.n > 300 && seatsIn.length === 6 && decision.kind === 'execution.order' ? round : 0,
    enough: 6,
  },
];

function isAmidCards(match: Match): boolean {
  const { entries, checkpoint } = match.record();
  return match.decision?.kind === 'battle.cards' && entries.length > checkpoint.entries;
}

/** Plays a match by chance to the `stop`th decision, or to its end; looks at each decision before it is answered. */
function play(sample: Sample, number: number, stop = Infinity, look: (match: Match) => void = () => undefined): Played {
  const seed = `${sample.name} ${number}`;
  const seats = NAMES.slice(0, sample.seats).map(name => ({ name }));
  const match = starcraft.start({ seats, options: { setUp: sample.setUp }, seed });
  const random = seededRandom(`players of ${seed}`);
  const seen = seats.map(() => 0);
  for (let { decision } = match; decision !== null && decision.n < stop; decision = match.decision) {
    look(match);
    match.answer(decision.n, randomAnswer(decision, random));
    seen[decision.seat] = match.logBounds.to;
  }
  return { match, seen };
}

/** The best moment of the seeds that are tried: the first one of the greatest worth. */
function search(sample: Sample): Played {
  let best = { number: 0, n: 0, worth: 0 };
  for (let number = 1; number <= SEEDS && best.worth < sample.enough; number++) {
    try {
      play(sample, number, Infinity, match => {
        const worth = sample.worth(match);
        if (worth > best.worth) best = { number, n: match.decision?.n ?? 0, worth };
      });
    } catch (error) {
      say(`${sample.name} ${number}: ${error instanceof Error ? error.message : String(error)}`);
    }
  }
  if (best.worth === 0) throw new Error(`${sample.name}: no such moment in ${SEEDS} matches`);
  return play(sample, best.number, best.n);
}

function make(sample: Sample): void {
  const { match, seen } = search(sample);
  const begun = new Date(sample.begun);
  const now = new Date(begun.getTime() + match.record().entries.length * 20_000);
  const file = join(FOLDER, `${sample.name}.json`);
  const players = seen.map(() => 'human' as const);
  rmSync(file, { force: true });
  writeSave(file, saveOf(match, { players, seen, begun, now }));
  chmodSync(file, 0o644);
  const { lost } = restoreSave(starcraft, readSave(file));
  if (lost !== null) throw new Error(`${sample.name}: ${lost}`);
  const { decision, round, start } = match;
  say(`${file}: ${start.seed}, round ${round}, decision ${decision?.n}, ${decision?.kind} of seat ${decision?.seat}`);
}

function say(text: string): void {
  process.stdout.write(`${text}\n`);
}

for (const sample of SAMPLES) make(sample);
