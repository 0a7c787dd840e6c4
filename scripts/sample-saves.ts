// Makes the sample saves in saves/, which anybody can resume: npx tsx scripts/sample-saves.ts
// Same rules, same samples. Run it again when the rules of a game or the format of saves have changed.
import { chmodSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { randomAnswer } from '../src/bots/random.ts';
import { emperorBot } from '../src/games/galactic-emperor/bot.ts';
import { galacticEmperor } from '../src/games/galactic-emperor/game.ts';
import { empiresBot } from '../src/games/space-empires/bot.ts';
import { spaceEmpires } from '../src/games/space-empires/game.ts';
import { targetsOf } from '../src/games/space-empires/state/solo/course.ts';
import { isEmpiresView } from '../src/games/space-empires/view.ts';
import { starcraftBot } from '../src/games/starcraft/bot.ts';
import { starcraft } from '../src/games/starcraft/game.ts';
import { theseusBot } from '../src/games/theseus/bot.ts';
import { theseus } from '../src/games/theseus/game.ts';
import type { Answer, Decision } from '../src/kernel/match/decision.ts';
import type { Game, Match } from '../src/kernel/history/playable.ts';
import type { RandomState } from '../src/kernel/plain/random.ts';
import { seededRandom } from '../src/kernel/plain/random.ts';
import { entriesOf } from '../src/kernel/history/chronicle.ts';
import type { Line } from '../src/kernel/history/lines.ts';
import { textOf } from '../src/saves/lines/lines.ts';
import { linesOf, loadMatch } from '../src/saves/saved/load.ts';
import { saveFormatter } from '../src/saves/input/say.ts';
import type { TableLine } from '../src/saves/lines/table-lines.ts';

const FOLDER = fileURLToPath(new URL('../saves', import.meta.url));
const NAMES = ['Ann', 'Bob', 'Cyd', 'Dan', 'Eve', 'Fay'];

/** This many seeds are tried for each sample. */
const SEEDS = 200;

/** A match, and how far each seat has read its log: to where it answered last. */
interface Played {
  readonly match: Match;
  readonly seen: readonly number[];
}

/** What a sample is to be. */
interface Sample {
  readonly name: string;
  readonly game: Game;
  readonly seats: number;
  readonly options: Readonly<Record<string, unknown>>;
  /** Who plays it. */
  readonly player: (match: Match, decision: Decision, random: RandomState) => Answer;
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
    game: starcraft,
    options: { setUp: 'by-hand' },
    player: byChance,
    begun: '2026-01-10T18:00:00Z',
    worth: ({ decision }) => (decision?.kind.startsWith('planning.') === true ? 1 : 0),
    enough: 1,
  },
  {
    name: 'sample-mid-battle',
    seats: 3,
    game: starcraft,
    options: { setUp: 'quick' },
    player: byChance,
    begun: '2026-01-17T18:00:00Z',
    // Cards are chosen for several skirmishes, and some have been chosen already.
    worth: match => (match.round >= 2 && isAmidCards(match) ? 1 + (match.decision?.options.length ?? 0) : 0),
    enough: 6,
  },
  {
    name: 'sample-six-seats-late',
    seats: 6,
    game: starcraft,
    options: { setUp: 'quick' },
    player: byStarCraftBot,
    begun: '2026-01-24T18:00:00Z',
    // All six are still in after rounds with many battles, and the orders of a late round begin to be carried out.
    worth: ({ decision, round, seatsIn }) =>
      decision?.kind === 'execution.order' && seatsIn.length === 6 ? Math.min(round, 5) : 0,
    enough: 5,
  },
  {
    name: 'sample-theseus-after-set-up',
    game: theseus,
    seats: 2,
    options: { factions: ['marines', 'aliens'] },
    player: byBot,
    begun: '2026-02-07T18:00:00Z',
    worth: ({ decision, round }) => (decision?.kind === 'move.unit' && round === 1 ? 1 : 0),
    enough: 1,
  },
  {
    name: 'sample-theseus-mid-turn',
    game: theseus,
    seats: 3,
    options: { factions: ['scientists', 'greys', 'pandora'] },
    player: byChance,
    begun: '2026-02-14T18:00:00Z',
    // Somebody has moved, and what lies before the player may be played before the sector action.
    worth: ({ decision, round }) =>
      decision?.kind === 'sector.action' && round >= 3
        ? decision.options.filter(({ id }) => /^(play|flip|token):/.test(id)).length
        : 0,
    enough: 4,
  },
  {
    name: 'sample-theseus-teams-late',
    game: theseus,
    seats: 4,
    options: { teams: true },
    player: byBot,
    begun: '2026-02-21T18:00:00Z',
    worth: ({ decision, round }) => (decision?.kind === 'move.unit' && round >= 7 ? round : 0),
    enough: 9,
  },
  {
    name: 'sample-emperor-after-set-up',
    game: galacticEmperor,
    seats: 3,
    options: {},
    player: byEmperorBot,
    begun: '2026-11-07T18:00:00Z',
    worth: ({ decision, round }) => (decision?.kind === 'round.role' && round === 1 ? 1 : 0),
    enough: 1,
  },
  {
    name: 'sample-emperor-mid-battle',
    game: galacticEmperor,
    seats: 4,
    options: {},
    player: byEmperorBot,
    begun: '2026-11-14T18:00:00Z',
    // Something is hit, and there are several things that could be.
    worth: match =>
      match.decision?.kind === 'battle.hit' && match.record().entries.length > 0 ? match.decision.options.length : 0,
    enough: 3,
  },
  {
    name: 'sample-emperor-five-late',
    game: galacticEmperor,
    seats: 5,
    options: {},
    player: byEmperorBot,
    begun: '2026-11-21T18:00:00Z',
    // The last rounds: influence is placed, and somebody has few tokens left.
    worth: ({ decision, round }) => (decision?.kind === 'regent.place' && round >= 7 ? round : 0),
    enough: 7,
  },
  {
    name: 'sample-empires-after-set-up',
    game: spaceEmpires,
    seats: 3,
    options: { scenario: '3p-normal', cycles: 2 },
    player: byEmpiresBot,
    begun: '2026-11-22T18:00:00Z',
    worth: ({ decision, round }) => (decision?.kind === 'move.choose' && round === 1 ? 1 : 0),
    enough: 1,
  },
  {
    name: 'sample-empires-mid-battle',
    game: spaceEmpires,
    seats: 2,
    // By chance a match need not end (SE-5.4): samples stop after some cycles.
    options: { scenario: '2p-small', cycles: 16 },
    player: byEmpiresBot,
    begun: '2026-11-22T19:00:00Z',
    // A unit fires between players, and there are several things that it can do.
    worth: match =>
      match.decision?.kind === 'battle.fire' && match.record().entries.length > 0
        ? Math.min(3, match.decision.options.length)
        : 0,
    enough: 3,
  },
  {
    name: 'sample-empires-four-late',
    game: spaceEmpires,
    seats: 4,
    options: { scenario: '4p-normal', cycles: 16 },
    player: byEmpiresBot,
    begun: '2026-11-22T20:00:00Z',
    // All four are in, and in many hexes stand units of several kinds: a map that is hard to read.
    worth: match =>
      match.decision?.kind === 'move.choose' && match.round >= 6 && match.seatsIn.length === 4 ? mixedHexes(match) : 0,
    enough: 9,
  },
  {
    name: 'sample-empires-machines',
    game: spaceEmpires,
    seats: 1,
    options: { scenario: 'solo-machines-small', difficulty: 'normal' },
    player: byEmpiresBot,
    begun: '2026-11-23T19:00:00Z',
    // A machine is two hexes away from the colony that it goes for, and another one will come.
    worth: match => (match.decision?.kind === 'move.choose' && isNearMachine(match) ? 1 : 0),
    enough: 1,
  },
  {
    name: 'sample-empires-aliens',
    game: spaceEmpires,
    seats: 1,
    options: { scenario: 'solo-aliens' },
    player: byEmpiresBot,
    begun: '2026-11-23T20:00:00Z',
    // Fleets of both alien empires are on their way.
    worth: match => (match.decision?.kind === 'move.choose' && match.round >= 6 ? fleetsOnTheirWay(match) : 0),
    enough: 2,
  },
];

function byChance(_: Match, decision: Decision, random: RandomState): Answer {
  return randomAnswer(decision, random);
}

function byBot(match: Match, decision: Decision, random: RandomState): Answer {
  return theseusBot({ game: match.game, view: match.view(decision.seat), decision, random });
}

function byStarCraftBot(match: Match, decision: Decision, random: RandomState): Answer {
  return starcraftBot({ game: match.game, view: match.view(decision.seat), decision, random });
}

function byEmperorBot(match: Match, decision: Decision, random: RandomState): Answer {
  return emperorBot({ game: match.game, view: match.view(decision.seat), decision, random });
}

function byEmpiresBot(match: Match, decision: Decision, random: RandomState): Answer {
  return empiresBot({ game: match.game, view: match.view(decision.seat), decision, random });
}

/** In how many hexes who is asked knows of units of two kinds and more. */
function mixedHexes(match: Match): number {
  const view = match.view(match.decision?.seat ?? 0);
  if (!isEmpiresView(view)) return 0;
  const hexes = new Set(view.pieces.map(({ at }) => at));
  const kindsIn = (hex: string): number =>
    new Set(view.pieces.filter(({ at }) => at === hex).map(({ owner, kind }) => `${owner} ${kind}`)).size;
  return [...hexes].filter(hex => kindsIn(hex) > 1).length;
}

function isNearMachine(match: Match): boolean {
  const view = match.view(0);
  if (!isEmpiresView(view)) return false;
  const machines = view.pieces.filter(({ kind }) => kind === 'machine');
  return machines.some(({ at }) => targetsOf(view, at).some(({ distance }) => distance <= 2));
}

/** How many alien empires have a fleet that has left its homeworld. */
function fleetsOnTheirWay(match: Match): number {
  const view = match.view(0);
  if (!isEmpiresView(view)) return 0;
  const out = view.pieces.filter(({ kind, at }) => kind === 'alien-fleet' && !['h1', 'h13'].includes(at));
  return new Set(out.map(({ owner }) => owner)).size;
}

function isAmidCards(match: Match): boolean {
  return match.decision?.kind === 'battle.cards' && match.record().entries.length > 0;
}

/** Plays a match by chance to the `stop`th decision, or to its end; looks at each decision before it is answered. */
function play(sample: Sample, number: number, stop = Infinity, look: (match: Match) => void = () => undefined): Played {
  const seed = `${sample.name} ${number}`;
  const seats = NAMES.slice(0, sample.seats).map(name => ({ name }));
  const match = sample.game.start({ seats, options: sample.options, seed });
  const random = seededRandom(`players of ${seed}`);
  const seen = seats.map(() => 0);
  for (let { decision } = match; decision !== null && decision.n < stop; decision = match.decision) {
    look(match);
    match.answer(decision.n, sample.player(match, decision, random));
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
  const at = new Date(begun.getTime() + entriesOf(match.history).length * 20_000).toISOString();
  const file = join(FOLDER, `${sample.name}.jsonl`);
  const table: TableLine = {
    players: seen.map(() => 'human' as const),
    languages: seen.map(() => null),
    seen: [...seen],
    coach: [],
    at,
  };
  const lines: readonly Line[] = [...linesOf(match.history), { line: 'meta', meta: table }];
  writeFileSync(file, textOf({ ...match.history.head, begun }, lines));
  chmodSync(file, 0o644);
  const { lost, close } = loadMatch(sample.game, file);
  close();
  if (lost !== null) throw new Error(`${sample.name}: ${saveFormatter(lost)}`);
  const { decision, round, start } = match;
  say(`${file}: ${start.seed}, round ${round}, decision ${decision?.n}, ${decision?.kind} of seat ${decision?.seat}`);
}

function say(text: string): void {
  process.stdout.write(`${text}\n`);
}

// Only those whose names hold the word that follows, if one does: npm run sample-saves -- theseus
const [wanted = ''] = process.argv.slice(2);
for (const sample of SAMPLES) if (sample.name.includes(wanted)) make(sample);
