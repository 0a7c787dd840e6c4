import { readdirSync, utimesSync } from 'node:fs';
import { join } from 'node:path';
import { loadGame } from '../../../src/games/index.ts';
import { messageOf } from '../../../src/kernel/match/refusal.ts';
import { newestTime } from '../../../src/saves/folder/folder.ts';
import { readEntry } from '../../../src/saves/saved/entry.ts';
import { checkFile } from '../saved-file.ts';
import { showsMoment } from '../../e2e/driver.ts';
import { DEAF } from '../../e2e/program.ts';
import type { Program } from '../../e2e/program.ts';
import { onScene } from '../terminal/scene.ts';
import { OnOwnDisk } from './own-disk.ts';

/** A case: what people are told in it, and what went wrong. */
export interface StorageCase {
  readonly what: string;
  readonly told: string;
  readonly faults: readonly string[];
}

/** No block of a disk has room for this many answers. */
const MOST_IN_A_BLOCK = 20;

export const PLAY = ['play', 'theseus', '--seats', 'Ann,Bob', '--seed', 'storage'];

/** A disk that takes nothing more while a match is played on, and takes it again; what was saved before stays whole. */
export function fullDisk(): Promise<StorageCase> {
  return onDisk('disk full while a match is played', PLAY, async ({ program, saves, disk }, check) => {
    await answer(program);
    await program.until('the first answer', () => savedIn(saves) === 1);
    disk('fill');
    // What the last block of the file has room for is still taken.
    let given = 1;
    for (; !program.text.includes('NOT SAVED') && given < MOST_IN_A_BLOCK; given++) await answer(program);
    await program.untilText('NOT SAVED');
    const told = toldOn(program, /(E[A-Z]+: [a-z -]*[a-z])/);
    // It may be what follows the answer that found no room.
    const saved = savedIn(saves);
    check(saved >= given - 1, `${saved} of ${given} answers are saved, and nobody was told before the last`);
    await answer(program);
    check(await whole(saves), 'what was saved before is not whole');
    check(savedIn(saves) === saved, `${savedIn(saves)} answers are saved while nothing can be`);
    check(leftOvers(saves).length === 0, `there is ${leftOvers(saves).join(', ')}`);
    program.type('q');
    await program.untilText('IT IS NOT SAVED');
    program.type('\u001b');
    await program.until('the table', ({ text }) => !text.includes('IT IS NOT SAVED'));
    disk('empty');
    await answer(program);
    await program.untilText('The match is saved again');
    check((await whole(saves)) && savedIn(saves) === given + 2, 'not all answers are saved in the end');
    return `NOT SAVED since …: ${told}; on leaving: IT IS NOT SAVED; then: The match is saved again`;
  });
}

/** A folder in which nothing can be made before the match begins; a file that is open can always be written to. */
export function readOnlyFolder(): Promise<StorageCase> {
  return beginningOn('folder read-only before the match begins', 'make read-only', 'make writable');
}

/** A disk that is full before the match begins. */
export function fullFromTheBeginning(): Promise<StorageCase> {
  return beginningOn('disk full before the match begins', 'fill', 'empty');
}

function beginningOn(
  what: string,
  breaks: 'fill' | 'make read-only',
  mends: 'empty' | 'make writable',
): Promise<StorageCase> {
  return onDisk(what, [], async ({ program, saves, disk }, check) => {
    await program.untilText('New match');
    disk(breaks);
    await program.press('3');
    await program.untilText('Start the match');
    await program.press('\r');
    await program.goOnFromGoal();
    await program.untilText('NOT SAVED');
    const told = toldOn(program, /(E[A-Z]+: [a-z -]*[a-z])/);
    check(leftOvers(saves).length === 0, `there is ${leftOvers(saves).join(', ')}`);
    disk(mends);
    await program.press('\r');
    await answer(program);
    await program.untilText('The match is saved again');
    check(await whole(saves), 'it is not saved in the end');
    return `NOT SAVED since …: ${told}; then: The match is saved again`;
  });
}

/** The folder is removed while a match is played: it is made again with the next answer. */
export function removedFolder(): Promise<StorageCase> {
  return onDisk('folder removed while a match is played', PLAY, async ({ program, saves, disk }, check) => {
    await answer(program);
    await program.until('the first answer', () => savedIn(saves) === 1);
    disk('remove the folder');
    await answer(program);
    await program.until('the save again', () => savedIn(saves) === 2);
    check(await whole(saves), 'the new save is not whole');
    check(!program.text.includes('NOT SAVED'), 'it says that it is not saved');
    return 'nothing: the folder is made again';
  });
}

/**
 * Two programs on one save: the second is told and goes on with a copy, or with the same save; nothing of either is
 * lost.
 */
export function twoPrograms(second: 'with a copy' | 'all the same'): Promise<StorageCase> {
  let told = '';
  return onScene(`two programs on one save, the second ${second}`, async scene => {
    const one = scene.startBare({ args: PLAY, columns: 120, rows: 40 });
    await one.until('the first save', ({ answersSaved }) => answersSaved === 0);
    await one.quiet();
    const two = scene.startBare({ args: ['resume'], columns: 120, rows: 40 });
    await two.untilText('open in another window');
    told = 'This match is open in another window …; Go on with a copy, or all the same';
    await two.quiet();
    two.type(second === 'with a copy' ? '1' : '2');
    await two.untilText('saved ');
    await two.quiet();
    for (const program of [two, one]) await answer(program);
    if (second === 'all the same') {
      await one.untilText('Another program has changed the save');
      told += '; the first then: Another program has changed the save … It goes on as …';
    }
    for (const program of [two, one]) await answer(program);
    const counts = one.saveFiles.map(file => readEntry(file).answers);
    if (counts.length !== 2 || counts.some(count => count !== 2))
      scene.faults.push(`saves have ${counts.join(', ')} answers`);
    for (const file of one.saveFiles) await scene.checkSave(file);
    return 1;
  }).then(({ what, faults }) => ({ what, told, faults }));
}

/** The clock is set back a day after a match was saved: the match that is played then still is the last one. */
export function clockSetBack(): Promise<StorageCase> {
  return onScene('clock set back by a day', async scene => {
    const { saves } = scene;
    const older = scene.startBare({ args: PLAY });
    await older.until('the first save', ({ answersSaved }) => answersSaved === 0);
    await older.close();
    const tomorrow = Date.now() / 1000 + 86_400;
    for (const file of older.saveFiles) utimesSync(file, tomorrow, tomorrow);
    const args = ['play', 'theseus', '--seats', 'Cyd,Dan', '--seed', 'later'];
    const later = scene.startBare({ args });
    await later.until('two saves', ({ saveFiles }) => saveFiles.length === 2);
    await later.quiet();
    await answer(later);
    await later.close();
    if (newestTime(saves) <= tomorrow * 1000) scene.faults.push('the match played last is not the newest');
    const again = scene.startBare({ args: ['resume'] });
    await again.untilText('Cyd').catch((error: unknown) => scene.faults.push(messageOf(error)));
    await again.close();
    return 1;
  }).then(({ what, faults }) => ({ what, told: 'nothing: resume goes on with the match played last', faults }));
}

type Check = (holds: boolean, otherwise: string) => void;

/** Runs a case with the program on a disk of its own; what is thrown is a fault as well. */
async function onDisk(
  what: string,
  args: readonly string[],
  play: (own: Pick<OnOwnDisk, 'program' | 'saves' | 'disk'>, check: Check) => Promise<string>,
): Promise<StorageCase> {
  const own = new OnOwnDisk(args);
  const faults: string[] = [];
  let told = '';
  try {
    const { program } = own;
    await program.untilText(args.length === 0 ? 'New match' : 'saved ');
    await program.quiet();
    const check: Check = (holds, otherwise) => {
      if (!holds) faults.push(otherwise);
    };
    told = await play({ program, saves: own.saves, disk: deed => own.disk(deed) }, check);
  } catch (error) {
    faults.push(messageOf(error));
  } finally {
    await own.close().catch((error: unknown) => faults.push(messageOf(error)));
  }
  return { what, told, faults };
}

/** Takes the first option, behind whatever is shown before it is asked, and waits until that is painted. */
export async function answer(program: Program): Promise<void> {
  while (showsMoment(program)) await program.press('\r');
  // Its key may be one of two digits.
  await program.press('\u001b[H');
  // Another person may be asked than before: the first keys then answer nothing.
  await new Promise(resolve => setTimeout(resolve, DEAF));
  const from = program.bytes.length;
  program.type('\r');
  await program.until('what came of it', ({ bytes }) => bytes.length > from);
  await program.quiet();
  await program.settle();
}

function fileIn(saves: string): string | undefined {
  const name = readdirSync(saves).find(file => file.endsWith('.jsonl'));
  return name === undefined ? undefined : join(saves, name);
}

/** How many answers the save in a folder holds; -1 while there is none. */
function savedIn(saves: string): number {
  try {
    const file = fileIn(saves);
    return file === undefined ? -1 : readEntry(file).answers;
  } catch {
    return -1;
  }
}

async function whole(saves: string): Promise<boolean> {
  const file = fileIn(saves);
  if (file === undefined) return false;
  const game = await loadGame(readEntry(file).game);
  if (game === null) return false;
  checkFile(game, file, { torn: false });
  return true;
}

function leftOvers(saves: string): string[] {
  return readdirSync(saves).filter(name => name.endsWith('.new'));
}

function toldOn({ text }: Program, what: RegExp): string {
  return what.exec(text.replaceAll(/\s+/g, ' '))?.[1] ?? '';
}
