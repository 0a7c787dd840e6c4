import { copyFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { randomAnswer } from '../../src/bots/random.ts';
import { readLogBack } from '../../src/kernel/history/readers.ts';
import { Replay } from '../../src/kernel/history/replay.ts';
import { empiresBot } from '../../src/games/space-empires/bot.ts';
import { spaceEmpires } from '../../src/games/space-empires/game.ts';
import type { Game, Match, MatchSetting } from '../../src/kernel/history/playable.ts';
import { seededRandom } from '../../src/kernel/plain/random.ts';
import type { RandomState } from '../../src/kernel/plain/random.ts';
import { readEntry } from '../../src/saves/saved/entry.ts';
import { openHistory, openToContinue } from '../../src/saves/file/file-history.ts';
import type { FileHistory } from '../../src/saves/file/file-history.ts';
import { resumeFrom } from '../../src/saves/saved/load.ts';
import { MatchFile } from '../../src/saves/file/match-file.ts';
import type { TableLine } from '../../src/saves/lines/table-lines.ts';
import { journalOf } from '../../src/session/running/journal.ts';
import { answeringOf } from '../oracles/answering.ts';
import type { Answering } from '../oracles/answering.ts';
import { sizesOf } from './kept.ts';
import { long, LONG_SEATS } from './long-game.ts';
import { AT_EVERY_STEP } from './matches.ts';
import { median, memoryNow, ms, quantile, spread, timed } from './measure.ts';
import type { Bench, Row } from './measure.ts';
import { listRow } from './lists.ts';
import { fileOptions } from './saving.ts';
import { temporaryFolder } from '../temporary-folder.ts';

const SHORT = 700;
const RUNS = 15;
/** This many answers more are given to be measured. */
const MORE = 300;
/** The log is opened with this many events. */
const OPENED = 300;
/** This many events were told since a seat was asked last: all seven others took a turn, and some of them two. */
const MISSED = 24;
/** The report reads this many answers at a time. */
const SLICE = 40;

/** What is played for long: the game, how a match of it is set up, and who answers. */
interface LongPlay {
  readonly game: Game;
  readonly setting: MatchSetting;
  readonly answering: Answering;
  /** How many answers it has when it is long. */
  readonly long: number;
  /** What stands before the rows of its figures. */
  readonly title: string;
}

const SYNTHETIC: LongPlay = {
  game: long,
  setting: { seats: LONG_SEATS, seed: 'long' },
  answering: randomAnswer,
  long: 20_000,
  title: '',
};

const EPIC: LongPlay = {
  game: spaceEmpires,
  setting: {
    seats: LONG_SEATS,
    options: {
      scenario: 'epic-8',
      victory: 'long',
      carriers: true,
      raiders: true,
      mines: true,
      pipelines: true,
      aliens: true,
      warpPoints: true,
    },
    seed: 'epic',
  },
  answering: answeringOf(empiresBot),
  // The whole match but its last answers: with this seed one of eight is left after 7,181 answers.
  long: 6_800,
  title: 'Space Empires, eight seats on two maps: ',
};

/** Long matches of the game of eight seats: what an answer takes, to resume, to look back, and what lists take. */
export const longMatches: Bench = () => measured(SYNTHETIC);

/** The same of an epic match of Space Empires. */
export const epicMatch: Bench = () => measured(EPIC);

function measured(play: LongPlay): Row[] {
  const folder = temporaryFolder('bench');
  try {
    const { long } = play;
    const files = [SHORT, long].map(answers => join(folder, `at-${answers}.jsonl`));
    const [shortFile = '', longFile = ''] = files;
    playInto(play, shortFile, SHORT);
    const memory = playInto(play, longFile, long);
    const rows = [
      writtenRow(SHORT, answerTimes(play, shortFile)),
      writtenRow(long, answerTimes(play, longFile)),
      sizeRow(long, longFile),
      ...resumeRows(play, shortFile, longFile),
      ...lookingRows(long, longFile),
      memoryRow(`${long} answers, beside ${SHORT}`, memory),
      memoryRow(`a replay of ${long} answers that is open`, replayMemory(play, longFile)),
      ...listRows(folder, long, longFile),
    ];
    return rows.map(row => ({ ...row, what: `${play.title}${row.what}` }));
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/**
 * Plays a match of this many answers into a file, as the table keeps it; what the table itself says comes with each
 * round. Returns how much memory it takes at its end more than after a few answers, in megabytes.
 */
function playInto({ game, setting, answering }: LongPlay, file: string, answers: number): number {
  const head = { n: 0, told: 0, position: false, begun: new Date() };
  const opened: MatchFile[] = [];
  const match = game.start(setting, {
    checkpointEvery: 64,
    chronicle: start => {
      const written = new MatchFile(file, { ...head, start }, fileOptions(file));
      opened.push(written);
      return written;
    },
  });
  const random = seededRandom('long');
  let round = -1;
  let early = 0;
  for (let given = 0; given < answers; given++) {
    if (given === Math.min(SHORT, answers - 1)) early = memoryNow();
    answer(match, random, answering);
    if (match.round === round) continue;
    ({ round } = match);
    for (const written of opened) written.add({ line: 'meta', meta: peopleAt(match) });
  }
  const more = memoryNow() - early;
  match.checkpoint();
  for (const written of opened) written.close();
  return more;
}

/** What the table writes: only people sit there, and they have seen all. */
function peopleAt({ logBounds }: Match): TableLine {
  return {
    players: LONG_SEATS.map(() => 'human'),
    languages: LONG_SEATS.map(() => null),
    seen: LONG_SEATS.map(() => logBounds.to),
    coach: [],
    at: new Date().toISOString(),
  };
}

/** What more answers take, in a copy of that file, kept as the table does. Milliseconds. */
function answerTimes({ game, answering }: LongPlay, file: string): readonly number[] {
  const copied = `${file}.copy.jsonl`;
  copyFileSync(file, copied);
  const open = new MatchFile(copied, openToContinue(copied), fileOptions(copied));
  const { match } = resumeFrom(game, open, { keeping: AT_EVERY_STEP });
  const random = seededRandom('on');
  const times = Array.from({ length: MORE }, () => {
    const { decision } = match;
    if (decision === null) throw new Error('the long match has ended');
    const given = answering(decision, random, match);
    return timed(() => match.answer(decision.n, given));
  });
  open.close();
  rmSync(copied);
  return times;
}

function answer(match: Match, random: RandomState, answering: Answering): void {
  const { decision } = match;
  if (decision === null) throw new Error('the long match has ended');
  match.answer(decision.n, answering(decision, random, match));
}

function writtenRow(answers: number, times: readonly number[]): Row {
  const [p95, most] = [quantile(times, 0.95), Math.max(...times)];
  return {
    what: `an answer, written, at ${answers} answers`,
    reach: '2 ms (p95), 20 ms the largest',
    measured: `${spread(times)}, largest ${ms(most)}`,
    reached: p95 <= 2 && most <= 20,
  };
}

function sizeRow(answers: number, file: string): Row {
  const { all, checkpoints } = sizesOf(file);
  const records = all - checkpoints;
  const share = checkpoints / records;
  return {
    what: `size of ${answers} answers`,
    reach: '650 bytes an answer and 15 % for checkpoints',
    measured: `${Math.round(records / answers)} bytes and ${Math.round(100 * share)} %`,
    reached: records / answers <= 650 && share <= 0.15,
  };
}

/** Turn by turn, so that a busy minute touches both. */
function resumeRows(play: LongPlay, shortFile: string, longFile: string): Row[] {
  const [few, many]: [number[], number[]] = [[], []];
  for (let run = 0; run < RUNS; run++) {
    for (const [file, times] of [
      [shortFile, few],
      [longFile, many],
    ] as const) {
      times.push(timed(() => resumed(play, file)));
    }
  }
  return [
    { what: `resume at ${SHORT} answers`, reach: '50 ms', measured: spread(few), reached: median(few) <= 50 },
    {
      what: `resume at ${play.long} answers; beside ${SHORT}`,
      reach: '50 ms',
      measured: `${spread(many)}; ${(median(many) / median(few)).toFixed(2)}`,
      reached: median(many) <= 50,
    },
  ];
}

function resumed({ game }: LongPlay, file: string): void {
  const open = new MatchFile(file, openToContinue(file), fileOptions(file));
  resumeFrom(game, open, { keeping: AT_EVERY_STEP });
  open.close();
}

function lookingRows(answers: number, file: string): Row[] {
  const looking = (look: (history: FileHistory) => void): number[] =>
    Array.from({ length: RUNS }, () => {
      const history = openHistory(file);
      const time = timed(() => look(history));
      history.close();
      return time;
    });
  const latest = (history: FileHistory, events: number): number => {
    let read = 0;
    for (const event of readLogBack(history, 'spectator')) if ((read += 1) >= events) return event.index;
    return read;
  };
  const log = looking(history => latest(history, OPENED));
  const missed = looking(history => latest(history, MISSED));
  const back = looking(history => journalOf(history));
  const history = openHistory(file);
  const slices: number[] = [];
  const lines = history.back()[Symbol.iterator]();
  let read = SLICE;
  while (read === SLICE) {
    slices.push(
      timed(() => {
        for (read = 0; read < SLICE && lines.next().done !== true; read++);
      }),
    );
  }
  history.close();
  const all = slices.reduce((sum, slice) => sum + slice, 0);
  return [
    {
      what: `opening the log at ${answers} answers`,
      reach: '50 ms',
      measured: spread(log),
      reached: median(log) <= 50,
    },
    { what: 'what was missed there', reach: '50 ms', measured: spread(missed), reached: median(missed) <= 50 },
    { what: 'the take-back list there', reach: '50 ms', measured: spread(back), reached: median(back) <= 50 },
    {
      what: `reading all of it for the report, in slices of ${SLICE} lines`,
      reach: '300 ms',
      measured: `${ms(all)}, a slice ${spread(slices)}`,
      reached: all <= 300,
    },
  ];
}

/** What a replay takes that is open, with a picture from its middle. Megabytes. */
function replayMemory({ game }: LongPlay, file: string): number {
  const history = openHistory(file);
  const before = memoryNow();
  const replay = new Replay(game, { start: history.head.start, history });
  while (!replay.isComplete) replay.advance();
  const stops = replay.stops('spectator');
  const middle = stops[Math.floor(stops.length / 2)];
  if (middle !== undefined) replay.pictureAt(middle, 'spectator');
  const more = memoryNow() - before;
  history.close();
  return more;
}

function memoryRow(what: string, megabytes: number): Row {
  const measured = `+${megabytes.toFixed(1)} MB`;
  return { what: `memory of ${what}`, reach: '+20 MB', measured, reached: megabytes <= 20 };
}

function listRows(folder: string, answers: number, longFile: string): Row[] {
  const ten = Array.from({ length: 10 }, (_, place) => {
    const copied = join(folder, `ten-${place}.jsonl`);
    copyFileSync(longFile, copied);
    return copied;
  });
  const home = Array.from({ length: RUNS }, () => timed(() => ten.forEach(readEntry)));
  for (const file of ten) rmSync(file);
  return [
    {
      what: `what the home screen reads of ten matches of ${answers} answers`,
      reach: '20 ms',
      measured: spread(home),
      reached: median(home) <= 20,
    },
    listRow(join(folder, 'many')),
  ];
}
