import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Game } from '../../src/kernel/history/playable.ts';
import { messageOf } from '../../src/kernel/match/refusal.ts';
import { RECORDED_GAMES } from '../games/list.ts';
import { recordingOfPrinted } from './printed.ts';
import { readRecording, recordingNames, recordingOf, writeRecording } from './recording.ts';
import { playAgain } from './replay.ts';
import { seek } from './wanted.ts';
import type { Wanted } from './wanted.ts';

// npm run record-matches: looks for every match that is missing or that the rules no longer play as it was recorded,
// and keeps it; the others stay as they are. With --all it looks for all of them again. Same rules, same matches.

const all = process.argv.includes('--all');

for (const { game, folder, wanted, printed = [] } of RECORDED_GAMES) {
  mkdirSync(folder, { recursive: true });
  for (const one of wanted) {
    const reason = all ? 'anew' : whyOutOfDate(game, folder, one);
    if (reason === null) continue;
    console.log(`${one.name}: ${reason}`);
    const recording = recordingOf(seek(game, one), one.shows);
    writeRecording(folder, one.name, recording);
    console.log(`  seed "${recording.seed}", ${recording.decisions} decisions, round ${recording.rounds}`);
  }
  for (const one of printed) {
    const recording = recordingOfPrinted(game, one);
    playAgain(game, recording, one.figuresOf); // what is printed stays: where it comes out otherwise, the rules are wrong
    writeRecording(folder, one.name, recording);
  }
  for (const name of recordingNames(folder)) {
    if ([...wanted, ...printed].some(one => one.name === name)) continue;
    rmSync(join(folder, `${name}.json`));
    console.log(`${name}: nobody wants it any more`);
  }
}

/** Why a match has to be looked for again; `null`: it is as it was recorded. */
function whyOutOfDate(game: Game, folder: string, { name, shows, isIt }: Wanted): string | null {
  if (!recordingNames(folder).includes(name)) return 'missing';
  try {
    const recording = readRecording(folder, name);
    if (recording.shows !== shows) return 'it is to show something else';
    return isIt(playAgain(game, recording)) ? null : 'it no longer shows what it is kept for';
  } catch (error) {
    return messageOf(error).split('\n')[0] ?? 'out of date';
  }
}
