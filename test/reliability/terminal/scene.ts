import { rmSync } from 'node:fs';
import { loadGame } from '../../../src/games/index.ts';
import { messageOf } from '../../../src/kernel/match/refusal.ts';
import { readEntry } from '../../../src/saves/saved/entry.ts';
import { checkFile } from '../saved-file.ts';
import { newHome, Program } from '../../e2e/program.ts';
import type { ProgramOptions } from '../../e2e/program.ts';
import { Shelled } from './shelled.ts';
import { temporaryFolder } from '../../temporary-folder.ts';

/** What came of one part of the harness. */
export interface Tried {
  readonly what: string;
  readonly times: number;
  readonly faults: readonly string[];
}

/** A stage for programs: a folder of saves and a home, both empty at first, and what was found wrong on it. */
export class Scene {
  readonly saves = temporaryFolder('terminal');
  readonly home = newHome();
  readonly faults: string[] = [];
  readonly #started: Program[] = [];

  /** Starts the program under a shell. */
  start(options: ProgramOptions = {}): Shelled {
    const program = new Shelled({ saves: this.saves, home: this.home, ...options });
    this.#started.push(program);
    return program;
  }

  /** Starts the program without a shell around it. */
  startBare(options: ProgramOptions = {}): Program {
    const program = new Program({ saves: this.saves, home: this.home, ...options });
    this.#started.push(program);
    return program;
  }

  /** Starts a match for three, and waits until somebody is asked to sit down or to decide. */
  async play(game: string, options: ProgramOptions = {}): Promise<Shelled> {
    const program = this.start({ args: ['play', game, '--seats', 'Ann,Bob,Cyd', '--seed', game], ...options });
    await program.until(
      'the table',
      ({ bytes, answersSaved }) => answersSaved === 0 && bytes.includes('\u001b[?1049h'),
    );
    await program.quiet();
    return program;
  }

  /** Waits for the program to end with that code, as soon as it must, and looks at what it leaves behind. */
  async ends(program: Shelled, wanted: number): Promise<void> {
    const code = await program.code();
    if (code !== wanted) this.faults.push(`it ended with ${code}, not ${wanted}`);
    this.faults.push(...program.faults());
  }

  /** The save of a match must load, and be what its answers make of it. */
  async checkSave(file: string): Promise<void> {
    try {
      const game = await loadGame(readEntry(file).game);
      if (game === null) throw new Error('there is no such game');
      checkFile(game, file, { torn: false });
    } catch (error) {
      this.faults.push(`${file}: ${messageOf(error)}`);
    }
  }

  /** What came of it; leaves what still runs. */
  async close(what: string, times: number): Promise<Tried> {
    await Promise.all(
      this.#started.map(program =>
        program.putAway().catch((error: unknown) => {
          this.faults.push(messageOf(error));
        }),
      ),
    );
    for (const folder of [this.saves, this.home]) rmSync(folder, { recursive: true, force: true });
    return { what, times, faults: this.faults };
  }
}

/** Whether something stands on the screen, and no more that a moment is needed. */
export function isPainted(text: string): boolean {
  return text.trim() !== '' && !text.includes('One moment') && !text.startsWith('before 1');
}

/** Runs a part on a scene of its own; what it throws is a fault as well. */
export async function onScene(what: string, play: (scene: Scene) => Promise<number>): Promise<Tried> {
  const scene = new Scene();
  let times = 0;
  try {
    times = await play(scene);
  } catch (error) {
    scene.faults.push(messageOf(error));
  }
  return scene.close(what, times);
}
