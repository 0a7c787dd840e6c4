import { existsSync, statSync } from 'node:fs';
import { randomAnswer } from '../../src/bots/random.ts';
import type { Answer, Decision } from '../../src/kernel/match/decision.ts';
import type { Start } from '../../src/kernel/match/record.ts';
import type { Match } from '../../src/kernel/history/playable.ts';
import { randomBelow } from '../../src/kernel/plain/random.ts';
import type { RandomState } from '../../src/kernel/plain/random.ts';
import { entriesOf } from '../../src/kernel/history/chronicle.ts';
import type { Entry } from '../../src/kernel/match/record.ts';
import { Refusal } from '../../src/kernel/match/refusal.ts';
import { autoAnswerOf } from '../../src/session/running/auto-answers.ts';
import { Deeds, deedRulesOf } from '../../src/session/running/deeds.ts';
import { PROGRAM_GAMES } from '../../src/session/setting/games.ts';
import { isBetween } from '../e2e/driver.ts';
import type { Typist } from '../e2e/driver.ts';
import type { Program } from '../e2e/program.ts';
import type { Possible } from './killed-save.ts';

/** A program that shows the pending decision of a match which is played beside it. */
export interface Victim {
  readonly program: Program;
  /** Who types into that program, from its first key on. */
  readonly typist: Typist;
  readonly match: Match;
  readonly random: RandomState;
}

/** What was typed before the kill. */
export interface Typed {
  readonly possible: Possible;
  /** `null`: many keys were typed at once. */
  readonly last: LastKey | null;
}

/** When the last key was typed. */
export interface LastKey {
  /** How much the program had written before. */
  readonly written: number;
  /** What it asked. */
  readonly decision: Decision;
  readonly start: Start;
}

type Kill = (victim: Victim) => Promise<Typed>;

const afterAKey: Kill = async victim => {
  await playQuietly(victim);
  const typed = await typeAnswer(victim);
  await wait(randomBelow(victim.random, 9_000) / 1_000);
  kill(victim);
  return typed;
};

/** Passes what stands before the next question: hand-overs, what was missed, what happens. */
export async function passScreens(program: Program): Promise<void> {
  // What moves goes on after 80 ms: longer than that it has to stand still.
  await program.settle();
  while (!program.hasEnded && isBetween(program)) await program.press('\r');
}

/**
 * The ways to kill a program that is being played: each types something, ends the program, and says what may be saved
 * now.
 */
export const MANNERS = {
  /** A moment after the key of an answer. */
  'after a key': afterAKey,
  /**
   * As soon as the file has grown, when it has grown once more, or a moment later: amid its lines, and in a checkpoint.
   */
  'in the write': async victim => {
    await playQuietly(victim);
    const { program, random } = victim;
    const { saveFile } = program;
    const before = sizeOf(saveFile);
    const typed = await typeAnswer(victim);
    // The key has to leave this process before it looks out for the file without a pause.
    await wait(1);
    const hasGrown = spin(150, () => sizeOf(saveFile) > before);
    const target = randomBelow(random, 3);
    const once = sizeOf(saveFile);
    if (target === 1 && hasGrown) spin(20, () => sizeOf(saveFile) > once);
    if (target === 2) spin(randomBelow(random, 5_000) / 1_000);
    kill(victim);
    return typed;
  },
  /** Amid answers that were all typed at once. */
  'in a burst': async victim => {
    const { program, typist, match, random } = victim;
    const possible: (readonly Entry[])[] = [entriesOf(match.history)];
    let keys = '';
    for (let left = 3 + randomBelow(random, 10); left > 0 && match.decision !== null; left--) {
      const answer = randomAnswer(match.decision, random);
      keys += typist.keysFor(match, answer);
      possible.push(...given(match, answer));
    }
    program.type(keys);
    await wait(randomBelow(random, 120));
    kill(victim);
    return { possible, last: null };
  },
  /** A moment after the key that takes an answer back. */
  'after an undo': async victim => {
    await playQuietly(victim, 2);
    const { program, match, random } = victim;
    if (match.undoable() instanceof Refusal) return afterAKey(victim);
    await passScreens(program);
    const possible = [entriesOf(match.history)];
    const last = lastKey(program, match);
    program.type('u');
    do {
      match.undo();
      possible.push(entriesOf(match.history));
    } while (autoAnswerOf(match.decision) !== null && !(match.undoable() instanceof Refusal));
    await wait(randomBelow(random, 9_000) / 1_000);
    kill(victim);
    return { possible, last };
  },
  /**
   * Inside a call of the disk, which `die-in-a-call.mjs` counts in the program itself: answers are given until it
   * comes.
   */
  'in a call': async ({ program, typist, match, random }) => {
    let possible: Possible = [entriesOf(match.history)];
    while (match.decision !== null) {
      const before = entriesOf(match.history);
      const { n } = match.decision;
      const answer = randomAnswer(match.decision, random);
      program.type(typist.keysFor(match, answer));
      const after = given(match, answer);
      possible = [before, ...after];
      await program.until(
        `answer ${n} saved, or the end`,
        ({ hasEnded, answersSaved }) => hasEnded || answersSaved === n + after.length,
      );
      if (!program.hasEnded) await passScreens(program);
      if (program.hasEnded) return { possible, last: null };
    }
    kill({ program });
    return { possible, last: null };
  },
} as const satisfies Record<string, Kill>;

export type Manner = keyof typeof MANNERS;

/** Gives a few answers, each of which is saved before the next one. */
async function playQuietly({ program, typist, match, random }: Victim, most = 3): Promise<void> {
  for (let left = randomBelow(random, most + 1); left > 0; left--) {
    const { decision } = match;
    if (decision === null) return;
    const answer = randomAnswer(decision, random);
    const next = match.fork();
    next.give(answer);
    // A match that has ended is asked no more: the next kill would find nothing to do.
    if (next.question === null) return;
    await passScreens(program);
    const keys = typist.keysFor(match, answer);
    program.type(keys.slice(0, -1));
    if (keys.length > 1) await program.quiet();
    const written = program.bytes.length;
    program.type(keys.slice(-1));
    const after = given(match, answer);
    await program.until(
      `what came of answer ${decision.n}`,
      ({ answersSaved, bytes }) => answersSaved === decision.n + after.length && bytes.length > written,
    );
  }
}

/** Types one answer, all but its last key early enough to be painted. */
async function typeAnswer({ program, typist, match, random }: Victim): Promise<Typed> {
  const before = entriesOf(match.history);
  const { decision } = match;
  await passScreens(program);
  if (decision === null) return { possible: [before], last: null };
  const answer = randomAnswer(decision, random);
  const keys = typist.keysFor(match, answer);
  program.type(keys.slice(0, -1));
  if (keys.length > 1) await program.quiet();
  const last = lastKey(program, match);
  program.type(keys.slice(-1));
  return { possible: [before, ...given(match, answer)], last };
}

/** What goes without saying at the table, by game. */
const DEEDS = new Map(
  await Promise.all(
    PROGRAM_GAMES.titles.map(async ({ id }) => {
      const loaded = await PROGRAM_GAMES.load(id);
      return [id, loaded === null ? undefined : deedRulesOf(loaded.board)] as const;
    }),
  ),
);

/**
 * Gives an answer as the table does, with the usual ones behind it and what goes without saying; what stands in the
 * history after each of them.
 */
function given(match: Match, answer: Answer): readonly (readonly Entry[])[] {
  const seat = match.decision?.seat;
  const after: (readonly Entry[])[] = [];
  let next: Answer | undefined = answer;
  while (next !== undefined && match.decision !== null && match.decision.seat === seat) {
    match.answer(match.decision.n, next);
    after.push(entriesOf(match.history));
    next = autoAnswerOf(match.decision)?.id;
  }
  const answered = entriesOf(match.history).length;
  new Deeds(match, DEEDS.get(match.start.game), () => true).followUp();
  const entries = entriesOf(match.history);
  // Several answers may go without saying one after the other; the kill may come between any two.
  for (let count = answered + 1; count <= entries.length; count += 1) after.push(entries.slice(0, count));
  return after;
}

function lastKey({ bytes }: Program, { decision, start }: Match): LastKey | null {
  return decision === null ? null : { written: bytes.length, decision, start };
}

function sizeOf(file: string): number {
  return existsSync(file) ? statSync(file).size : 0;
}

function kill({ program }: Pick<Victim, 'program'>): void {
  if (!program.hasEnded) process.kill(program.pid, 'SIGKILL');
}

/**
 * Waits without a pause, at most this many milliseconds or until `holds` does, and says whether it did: a timer would
 * be too coarse.
 */
function spin(milliseconds: number, holds: () => boolean = () => false): boolean {
  for (const end = performance.now() + milliseconds; performance.now() < end;) if (holds()) return true;
  return false;
}

function wait(milliseconds: number): Promise<void> {
  return new Promise(resolve => setTimeout(resolve, milliseconds));
}
