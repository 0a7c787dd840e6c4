import { existsSync, readdirSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { randomAnswer } from '../../src/bots/random.ts';
import { entriesOf } from '../../src/kernel/history/chronicle.ts';
import { loadGame } from '../../src/games/index.ts';
import type { Game, Match } from '../../src/kernel/history/playable.ts';
import { randomBelow, seededRandom } from '../../src/kernel/plain/random.ts';
import type { RandomState } from '../../src/kernel/plain/random.ts';
import { messageOf } from '../../src/kernel/match/refusal.ts';
import { fileOf, saveNames } from '../../src/saves/folder/folder.ts';
import { openToContinue } from '../../src/saves/file/file-history.ts';
import { resumeFrom } from '../../src/saves/saved/load.ts';
import { MatchFile } from '../../src/saves/file/match-file.ts';
import { openQuestion } from '../../src/table/match/play/question/opening.ts';
import { shownRows } from '../../src/table/match/play/question/rows.ts';
import { isBetween, Typist, wordsOf } from '../e2e/driver.ts';
import { Program } from '../e2e/program.ts';
import { MANNERS, passScreens } from './kill-manners.ts';
import type { LastKey, Manner, Typed } from './kill-manners.ts';
import { checkKilledSave, leftOvers, wholeLines } from './killed-save.ts';
import type { Moment } from './killed-save.ts';
import { readFile } from './saved-file.ts';
import { temporaryFolder } from '../temporary-folder.ts';

/** How often to kill, and whom. */
export interface KillRun {
  readonly kills: number;
  readonly seed: string;
  readonly progress?: (done: number) => void;
}

/** What came of it. */
export interface KillReport {
  readonly kills: number;
  readonly matches: number;
  readonly answers: number;
  /** By manner of killing, how often the program was at which moment. */
  readonly moments: ReadonlyMap<string, ReadonlyMap<Moment, number>>;
  readonly failures: readonly string[];
}

const GAMES = ['starcraft', 'theseus'];
const NAMES = ['Ann', 'Bob', 'Cyd', 'Dan', 'Eve', 'Fay'];
/** This many kills out of twenty in each manner; the first while the program is starting. */
const SHARES: readonly (readonly [Manner | 'while starting', number])[] = [
  ['while starting', 2],
  ['after a key', 4],
  ['in a call', 7],
  ['in the write', 2],
  ['in a burst', 3],
  ['after an undo', 2],
];
/** The program may live for this many calls of the disk, when it is to die in one. */
const CALLS = 16;
/** And for this many when its match is new, so that it dies while it makes the file. */
const FIRST_CALLS = 6;
const DIE = pathToFileURL(join(import.meta.dirname, 'die-in-a-call.mjs')).href;
/** Where many answers are typed at once, no screen between them may take a key. */
const NOTHING_BETWEEN = { speed: 'instant', handOver: 'never' } as const;
/** Answers follow each other faster than people change places. */
const QUICK_HANDS = { deaf: 'off' } as const;
/** A match is killed so often, then another one begins. */
const KILLS_A_MATCH = 25;

/** A match that is played and killed: the save in its folder, and the same match beside it once it has begun. */
interface Table {
  readonly game: Game;
  readonly seats: number;
  readonly seed: string;
  readonly saves: string;
  match: Match | null;
}

/**
 * Plays matches of every game through the bundled program and kills it again and again; after each kill the save is
 * looked at and the program goes on with it. Never throws for what the program does: that stands in the report.
 */
export async function killAgainAndAgain({ kills, seed, progress }: KillRun): Promise<KillReport> {
  const random = seededRandom(seed);
  const moments = new Map<string, Map<Moment, number>>();
  const failures: string[] = [];
  let table: Table | null = null;
  let [matches, answers, killed] = [0, 0, 0];
  for (let done = 0; done < kills; done++) {
    if (table === null || table.match?.decision === null || killed >= KILLS_A_MATCH) {
      if (table !== null) rmSync(table.saves, { recursive: true });
      table = await newTable(matches, `${seed}-${matches}`);
      matches += 1;
      killed = 0;
    }
    killed += 1;
    if (table.match !== null && randomBelow(random, 2) === 0)
      answers += playOn(table, table.match, randomBelow(random, 60), random);
    const isNew = table.match === null && randomBelow(random, 2) === 0;
    const manner = isNew ? 'in a call' : mannerAt(randomBelow(random, 20));
    const before = answersOf(table.match);
    try {
      const moment = await killOnce(table, manner, random);
      const counts = moments.get(manner) ?? new Map<Moment, number>();
      counts.set(moment, (counts.get(moment) ?? 0) + 1);
      moments.set(manner, counts);
      answers += Math.max(0, answersOf(table.match) - before);
    } catch (error) {
      failures.push(`kill ${done} of ${seed}, ${table.game.id}, ${manner}: ${messageOf(error)} (${table.saves})`);
      // What was found stays where it is, to be looked at.
      table = null;
    }
    progress?.(done + 1);
  }
  if (table !== null) rmSync(table.saves, { recursive: true });
  return { kills, matches, answers, moments, failures };
}

function mannerAt(lot: number): Manner | 'while starting' {
  let left = lot;
  for (const [manner, share] of SHARES) {
    if (left < share) return manner;
    left -= share;
  }
  return 'after a key';
}

async function newTable(number: number, seed: string): Promise<Table> {
  const id = GAMES[number % GAMES.length] ?? '';
  const game = await loadGame(id);
  if (game === null) throw new Error(`there is no ${id}`);
  const { min, max } = game.seats;
  const seats = min + (Math.floor(number / GAMES.length) % (max - min + 1));
  return { game, seats, seed, saves: temporaryFolder('kills'), match: null };
}

function answersOf(match: Match | null): number {
  return match === null ? 0 : entriesOf(match.history).length;
}

/**
 * Plays a match on without the program, so that kills come late in matches too. Returns how many answers were given.
 */
function playOn({ game, saves }: Table, match: Match, answers: number, random: RandomState): number {
  const [name] = saveNames(saves);
  if (name === undefined) return 0;
  const file = fileOf(saves, name);
  const opened = openToContinue(file);
  const chronicle = new MatchFile(file, opened, { now: () => new Date(), elsewhere: () => `${file}.elsewhere` });
  const { match: written } = resumeFrom(game, chronicle, { keeping: { checkpointEvery: 0 }, torn: opened.torn });
  let given = 0;
  for (; given < answers && match.decision !== null; given++) {
    const { n } = match.decision;
    const answer = randomAnswer(match.decision, random);
    const next = match.fork();
    next.give(answer);
    // The last answer is left to the program, or the next kill would find nothing to do.
    if (next.question === null) break;
    match.answer(n, answer);
    written.answer(n, answer);
  }
  chronicle.close();
  return given;
}

/** Starts the program, kills it in that manner, and looks at what it left. */
async function killOnce(table: Table, manner: Manner | 'while starting', random: RandomState): Promise<Moment> {
  const { game, seats, seed, saves } = table;
  const names = NAMES.slice(0, seats).join(',');
  const args = table.match === null ? ['play', game.id, '--seats', names, '--seed', seed] : ['resume'];
  const dying = {
    NODE_OPTIONS: `--import ${DIE}`,
    ORRERY_DIE_AT: String(1 + randomBelow(random, table.match === null ? FIRST_CALLS : CALLS)),
  };
  const env = manner === 'in a call' ? dying : {};
  const set = manner === 'in a burst' ? { set: NOTHING_BETWEEN } : { set: QUICK_HANDS };
  const program = new Program({ args, saves, env, columns: 120, rows: 40, ...set });
  let [before] = saveNames(saves).map(name => wholeLines(fileOf(saves, name)));
  try {
    const typed = manner === 'while starting' ? await killStarting(program, table, random) : await killPlayed();
    await program.ended();
    // Killed before a match was there: nothing can be lost.
    if (table.match === null && program.saved === null) return halfMade(saves) ? 'while it made the file' : 'starting';
    const { last } = typed;
    // It may also write by itself, as when a preview is ready: what came of an answer never leaves its question as it
    // was.
    const hasShown = last === null ? null : program.bytes.length > last.written && !asksFor(program, game, last);
    const { saveFile: file } = program;
    const { match, moment } = checkKilledSave(game, {
      file,
      before: before ?? null,
      possible: typed.possible,
      hasShown,
    });
    table.match = match;
    return moment;
  } finally {
    await program.putAway();
  }

  async function killPlayed(): Promise<Typed> {
    const isOver = (): boolean => program.hasEnded;
    await program.until('the first save', ({ answersSaved }) => answersSaved >= 0 || isOver());
    if (isOver()) return { possible: [table.match === null ? [] : entriesOf(table.match.history)], last: null };
    const match = table.match ?? game.start(readFile(program.saveFile).start, { checkpointEvery: 0 });
    const isThere = (): boolean => isOver() || isBetween(program) || asks(program, game, match);
    await program.until(`the question of decision ${match.decision?.n}`, isThere);
    await passScreens(program);
    await program.until(`the question of decision ${match.decision?.n}`, isThere);
    if (isOver()) return { possible: [entriesOf(match.history)], last: null };
    const blocking = leftOvers(program.saveFile);
    if (blocking.length > 0) throw new Error(`after resuming there still is ${blocking.join(', ')}`);
    before = wholeLines(program.saveFile);
    if (before.length !== statSync(program.saveFile).size)
      throw new Error('after resuming the last line still is torn');
    const play = manner === 'while starting' ? MANNERS['after a key'] : MANNERS[manner];
    return play({ program, typist: new Typist(game), match, random });
  }
}

/** Whether a file is there that was being made. */
function halfMade(saves: string): boolean {
  return existsSync(saves) && readdirSync(saves).some(name => name.endsWith('.new'));
}

/** Kills the program at some moment before it is ready to be played. */
async function killStarting(program: Program, { match, saves }: Table, random: RandomState): Promise<Typed> {
  const start = Date.now();
  const patience = randomBelow(random, 400);
  const isLate = randomBelow(random, 2) === 0;
  // Half of them as soon as the program touches the folder, which is when it saves for the first time.
  const touched = (): boolean => existsSync(join(saves, '.')) && program.bytes.includes('\u001b[?1049h');
  const isReady = (): boolean => (isLate ? touched() || program.hasEnded : Date.now() - start >= patience);
  while (!isReady()) await new Promise(resolve => setTimeout(resolve, 1));
  if (isLate) await new Promise(resolve => setTimeout(resolve, randomBelow(random, 60)));
  if (!program.hasEnded) process.kill(program.pid, 'SIGKILL');
  return { possible: [match === null ? [] : entriesOf(match.history)], last: null };
}

/** Whether the pending decision stands on the screen. */
function asks(program: Program, game: Game, { decision, start }: Match): boolean {
  return decision === null || asksFor(program, game, { decision, start });
}

/** Whether a decision stands on the screen: its rule, and one of its rows in words (the first may be scrolled away). */
function asksFor(
  { lines, text }: Program,
  game: Game,
  { decision, start }: Pick<LastKey, 'decision' | 'start'>,
): boolean {
  const format = wordsOf(game, start);
  const rows = shownRows(openQuestion(decision, format)).map(({ option }) => format(option.words).slice(0, 30).trim());
  const isAsked = lines.some(line => line.trimEnd().endsWith(` ${decision.rule}`));
  return isAsked && (rows.length === 0 || rows.some(words => text.includes(words)));
}
