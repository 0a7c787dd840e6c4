import { GAMES, loadBot, loadGame } from '../../src/games/index.ts';
import type { Match } from '../../src/kernel/history/playable.ts';
import { seededRandom } from '../../src/kernel/plain/random.ts';
import { openHistory } from '../../src/saves/file/file-history.ts';
import { answeringOf } from '../oracles/answering.ts';
import { Driver } from './driver.ts';
import { Program } from './program.ts';

/** A match that somebody plays with the keys of the real program, from the home screen on. */
export interface KeyedMatch {
  readonly game: string;
  readonly seats: number;
  readonly columns: number;
  readonly rows: number;
  /** Rows of the new-match screen, and what is chosen there, in their order: `['Scenario', 'Double trouble']`. */
  readonly choices?: readonly (readonly [row: string, value: string])[];
  /** After how many answers it is left. */
  readonly most?: number;
  /** Sees the screen whenever a question has come, and at the end, when nothing is asked any more. */
  readonly look?: (frame: string, match: Match) => void;
}

/** What became of it. */
export interface KeyedResult {
  readonly match: Match;
  readonly answers: number;
  /** The last screen: the end of the match, or its next question. */
  readonly frame: string;
}

/** More steps than any row of a form is away, and than a choice has values. */
const STEPS = 60;

/** What no screen may show: a text that is missing, or a value that is. */
const FAULT = /undefined|NaN|\[object|\[[a-z-]+\.[a-z.-]+\]/;

/**
 * Plays a match by keys alone: opens a new match on the home screen, chooses the game, its seats and `choices`, and
 * gives the answers of the program's player, each by its keys. Throws when a screen shows a text that is missing or
 * does not come.
 */
export async function playByKeys(wanted: KeyedMatch): Promise<KeyedResult> {
  const program = new Program({ columns: wanted.columns, rows: wanted.rows });
  try {
    await beginByKeys(program, wanted);
    const { game: id, ...start } = startOf(program);
    const game = await loadGame(id);
    if (game === null || id !== wanted.game) throw new Error(`${wanted.game} was wanted and ${id} was begun`);
    const match = game.start(start);
    const bot = answeringOf(await loadBot(id));
    const random = seededRandom(start.seed);
    const look = (): void => {
      const frame = program.text;
      if (FAULT.test(frame)) throw new Error(`a text is missing:\n${frame}`);
      wanted.look?.(frame, match);
    };
    const driver = new Driver(program, match, game, look);
    const answers = await driver.play(
      decision => bot(decision, random, match),
      ({ decision }) => (decision?.n ?? 0) >= (wanted.most ?? Infinity),
    );
    if (match.decision === null) await driver.end();
    else await driver.arrive(match.decision);
    look();
    return { match, answers, frame: program.text };
  } finally {
    await program.putAway();
  }
}

/** From the home screen to the first question, whose match is saved by then. */
async function beginByKeys(program: Program, { game, seats, choices = [] }: KeyedMatch): Promise<void> {
  const title = GAMES[game]?.title;
  if (title === undefined) throw new Error(`there is no game ${game}`);
  await program.untilText('Quit');
  await toRow(program, 'New match');
  await program.press('\r');
  await program.untilText('Start the match');
  const rows: (readonly [string, string])[] = [['Game', title], ['Seats', String(seats)], ...choices];
  for (const [row, value] of rows) {
    await toRow(program, row);
    await toValue(program, row, value);
  }
  await toRow(program, 'Start the match');
  program.type('\r');
  await program.until('the save of the match', ({ answersSaved }) => answersSaved >= 0);
  await program.goOnFromGoal();
}

/** The row under the cursor, without its mark. */
function underCursor(program: Program): string {
  return program.lines.find(line => /^\s*▸/.test(line))?.replace(/^\s*▸\s*(\d+\s+)?/, '') ?? '';
}

/** Moves the cursor down, or up where the list ends, to the row that begins with a text. */
async function toRow(program: Program, row: string): Promise<void> {
  for (const key of ['\u001b[B', '\u001b[A']) {
    for (let step = 0; step < STEPS; step++) {
      const before = underCursor(program);
      if (before.startsWith(row)) return;
      program.type(key);
      await program.quiet();
      if (underCursor(program) !== before) continue;
      // The end of the list, or a frame that is still to come.
      await program.settle();
      if (underCursor(program) === before) break;
    }
  }
  throw new Error(`no row begins with ${row}:\n${program.text}`);
}

/** Changes the value of the row under the cursor until it is the wanted one. */
async function toValue(program: Program, row: string, value: string): Promise<void> {
  const shown = (): string =>
    underCursor(program)
      .slice(row.length)
      .replaceAll(/[←→<>]/g, '')
      .trim();
  // Numbers end at both sides, other values go round.
  for (const key of ['\u001b[C', '\u001b[D']) {
    for (let step = 0; step < STEPS; step++) {
      const before = shown();
      if (before === value) return;
      program.type(key);
      await program.quiet();
      if (shown() !== before) continue;
      await program.settle();
      if (shown() === before) break;
    }
  }
  throw new Error(`${row} never becomes ${value}:\n${program.text}`);
}

/** How the match on the screen was begun, from its save. */
function startOf(program: Program): ReturnType<typeof openHistory>['head']['start'] {
  const history = openHistory(program.saveFile);
  try {
    return history.head.start;
  } finally {
    history.close();
  }
}
