import { copyFileSync, readFileSync, renameSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readEntry } from '../../../src/saves/saved/entry.ts';
import { onScene } from '../terminal/scene.ts';
import { answer, PLAY } from './cases.ts';
import type { StorageCase } from './cases.ts';

/** What somebody else does to the file of a match that is played, and what is to be seen of it. */
export interface Change {
  readonly what: string;
  readonly change: (file: string) => void;
  /** `null`: nothing is said, and the match stays in its file. */
  readonly sentence: string | null;
  /** Part of `npm test`. */
  readonly isShort?: true;
}

const MOVED = 'Another program has changed the save';

/** Whatever happens to a file from outside while a match is played in it. */
export const CHANGES: readonly Change[] = [
  { what: 'file cut from outside while a match is played', change: file => cut(file, 0.6), sentence: MOVED },
  { what: 'file emptied from outside', change: file => truncateSync(file, 0), sentence: MOVED },
  { what: 'file replaced from outside', change: replace, sentence: MOVED, isShort: true },
  { what: 'file removed from outside', change: file => rmSync(file), sentence: null },
];

/** What happened to the file of a match before it is resumed, and how many of its six answers are there then. */
export interface Damage {
  readonly what: string;
  readonly damage: (lines: readonly string[]) => string;
  readonly sentence: string | null;
  readonly answers: number;
  /** Part of `npm test`. */
  readonly isShort?: true;
}

/** This many answers are given before the damage. */
const GIVEN = 6;
const LOST_END = 'The end of this save is damaged: the last things done may be lost.';

/** What a power cut or a bad disk may do to a file. */
export const DAMAGES: readonly Damage[] = [
  {
    what: 'last line torn',
    damage: lines => `${text(upTo(lines, 'record'))}{"i":99,"line":"rec`,
    sentence: LOST_END,
    answers: GIVEN,
    isShort: true,
  },
  {
    what: 'last answer damaged',
    damage: lines => text(spoiled(upTo(lines, 'record'), lines.findLastIndex(isA('record')))),
    sentence: LOST_END,
    answers: GIVEN - 1,
  },
  {
    what: 'only checkpoint damaged',
    damage: lines => text(spoiled(upTo(lines, 'record'), lines.findIndex(isA('checkpoint')))),
    sentence: null,
    answers: GIVEN,
  },
];

/**
 * A match whose file somebody changes while it is played: what was there stays theirs, and nothing of the match is
 * lost.
 */
export async function changedOutside({ what, change, sentence }: Change): Promise<StorageCase> {
  const { faults } = await onScene(what, async scene => {
    const program = scene.startBare({ args: PLAY, columns: 120, rows: 40 });
    await program.until('the first save', ({ answersSaved }) => answersSaved === 0);
    await program.quiet();
    for (let given = 0; given < 2; given++) await answer(program);
    const file = program.saveFile;
    change(file);
    const theirs = sentence === null ? null : readFileSync(file);
    await answer(program);
    if (sentence !== null) await program.untilText(sentence);
    const ours = program.saveFiles.find(each => each !== file) ?? file;
    if ((ours === file) !== (sentence === null)) scene.faults.push(`it goes on in ${ours}`);
    if (theirs !== null && !readFileSync(file).equals(theirs)) scene.faults.push('what they put there has changed');
    if (readEntry(ours).answers !== 3) scene.faults.push(`${readEntry(ours).answers} answers are saved`);
    await scene.checkSave(ours);
    return 1;
  });
  return {
    what,
    told: sentence === null ? 'nothing: the file is made again' : `${sentence} … It goes on as …`,
    faults,
  };
}

/** A match that is resumed in a file which was damaged: it says so, and goes on with all that can be read. */
export async function resumedDamaged({ what, damage, sentence, answers }: Damage): Promise<StorageCase> {
  const { faults } = await onScene(what, async scene => {
    const program = scene.startBare({ args: PLAY, columns: 120, rows: 40 });
    await program.until('the first save', ({ answersSaved }) => answersSaved === 0);
    await program.quiet();
    for (let given = 0; given < GIVEN; given++) await answer(program);
    await program.press('q');
    program.type('\r');
    await program.left();
    const file = program.saveFile;
    writeFileSync(file, damage(readFileSync(file, 'utf8').trimEnd().split('\n')));
    const again = scene.startBare({ args: ['resume'], columns: 120, rows: 40 });
    await (sentence === null ? again.untilText('saved ') : again.untilText(sentence));
    await again.quiet();
    await answer(again);
    const there = readEntry(file).answers;
    if (there !== answers + 1) scene.faults.push(`after another answer there are ${there}`);
    return 1;
  });
  return { what, told: sentence ?? 'nothing', faults };
}

/** A copy of the file, taken while the match is played, is a match of its own. */
export async function copyTaken(): Promise<StorageCase> {
  const what = 'copy taken while the match is open';
  const { faults } = await onScene(what, async scene => {
    const one = scene.startBare({ args: PLAY, columns: 120, rows: 40 });
    await one.until('the first save', ({ answersSaved }) => answersSaved === 0);
    await one.quiet();
    await answer(one);
    const file = one.saveFile;
    const copied = join(scene.saves, 'copied.jsonl');
    copyFileSync(file, copied);
    await answer(one);
    const two = scene.startBare({ args: ['resume', 'copied'], columns: 120, rows: 40 });
    await two.untilText('saved ');
    await two.quiet();
    await answer(two);
    await answer(two);
    const counts = [file, copied].map(each => readEntry(each).answers);
    if (counts.join() !== '2,3') scene.faults.push(`saves have ${counts.join(', ')} answers`);
    for (const each of [file, copied]) await scene.checkSave(each);
    return 1;
  });
  return { what, told: 'nothing: it is a match of its own, from the last whole line on', faults };
}

function cut(file: string, part: number): void {
  truncateSync(file, Math.floor(readFileSync(file).length * part));
}

/** As another program does that saves: a new file takes the name. */
function replace(file: string): void {
  writeFileSync(`${file}.theirs`, readFileSync(file));
  renameSync(`${file}.theirs`, file);
}

const isA =
  (kind: string) =>
  (line: string): boolean =>
    line.includes(`"line":"${kind}"`);

/** The lines up to the last of a kind. */
function upTo(lines: readonly string[], kind: string): readonly string[] {
  return lines.slice(0, lines.findLastIndex(isA(kind)) + 1);
}

/** The lines with one in which a character is another one. */
function spoiled(lines: readonly string[], at: number): readonly string[] {
  return lines.map((line, place) => (place === at ? line.replace('"i":', '"j":') : line));
}

function text(lines: readonly string[]): string {
  return lines.map(line => `${line}\n`).join('');
}
