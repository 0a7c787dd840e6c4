import { writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { randomAnswer } from '../../src/bots/random.ts';
import { loadGame } from '../../src/games/index.ts';
import { createFormatter } from '../../src/kernel/words/format.ts';
import type { Game, Match } from '../../src/kernel/history/playable.ts';
import { seededRandom } from '../../src/kernel/plain/random.ts';
import type { RandomState } from '../../src/kernel/plain/random.ts';
import { RuleFault } from '../../src/kernel/match/refusal.ts';
import { readEntry } from '../../src/saves/saved/entry.ts';
import { SaveFault } from '../../src/saves/input/fault.ts';
import { openToContinue } from '../../src/saves/file/file-history.ts';
import { loadMatch, resumeFrom } from '../../src/saves/saved/load.ts';
import { MatchFile } from '../../src/saves/file/match-file.ts';
import { isPrintable } from '../../src/saves/input/plain.ts';
import { mustEqual } from '../oracles/equal.ts';
import { DAMAGES } from './damage.ts';
import { LINE_DAMAGES } from './line-damage.ts';
import { stateOf } from './sound-saves.ts';
import type { SoundSaves } from './sound-saves.ts';

/** What became of a damaged save: refused with this code, or played on. */
export type Fate = `refused: ${string}` | 'loaded';

/** What became of all of them. */
export interface DamageReport {
  readonly tried: number;
  /** How often each way of damaging came to each fate. */
  readonly fates: ReadonlyMap<string, ReadonlyMap<Fate, number>>;
  /** What no save may do: each as a sentence. */
  readonly failures: readonly string[];
  /** The longest that one took, in milliseconds, and which. */
  readonly slowest: { readonly took: number; readonly which: string };
}

/** How to try damaged saves. */
export interface DamageRun {
  readonly count: number;
  readonly seed: string;
  /** Sound saves, to be damaged. */
  readonly saves: SoundSaves;
  /** Where the damaged files are written. */
  readonly folder: string;
  readonly progress?: (done: number) => void;
}

/** No save may keep people waiting longer than this, in milliseconds, on a machine that does other things too. */
const PATIENCE = 20_000;
const LONGEST_MESSAGE = 420;
/** A loaded match is played on for this many answers. */
const PLAYED_ON = 12;

/** The names of all ways to damage a save, in both formats. */
export const ALL_DAMAGES: readonly string[] = [...DAMAGES, ...LINE_DAMAGES].map(({ name }) => name);

/** A damaged save: what stands in it, and what becomes of it when it is loaded all the same. */
interface Attack {
  readonly name: string;
  readonly file: string;
  readonly content: string | Uint8Array;
  /** What is wrong with having loaded that; `null`: nothing. */
  readonly wrong: (loaded: Match) => string | null;
}

/** Damages saves in every way in turn and opens them. Never throws for what a save does: that stands in the report. */
export async function tryDamagedSaves({ count, seed, saves, folder, progress }: DamageRun): Promise<DamageReport> {
  const random = seededRandom(seed);
  const fates = new Map<string, Map<Fate, number>>();
  const failures: string[] = [];
  let slowest = { took: 0, which: '' };
  for (let tried = 0; tried < count; tried++) {
    const attack = attackOf(tried, saves, folder, random);
    const which = `${attack.name}, number ${tried} of ${seed}`;
    writeFileSync(attack.file, attack.content);
    const started = performance.now();
    try {
      const fate = await openAndPlay(attack, random);
      const counts = fates.get(attack.name) ?? new Map<Fate, number>();
      counts.set(fate, (counts.get(fate) ?? 0) + 1);
      fates.set(attack.name, counts);
    } catch (error) {
      failures.push(`${which}: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`);
    }
    const took = performance.now() - started;
    if (took > slowest.took) slowest = { took, which };
    if (took > PATIENCE) failures.push(`${which}: it took ${Math.round(took)} ms`);
    if (Object.hasOwn(Object.prototype, 'polluted')) failures.push(`${which}: every object has a new member`);
    progress?.(tried + 1);
  }
  return { tried: count, fates, failures, slowest };
}

function attackOf(tried: number, { old, files }: SoundSaves, folder: string, random: RandomState): Attack {
  const way = tried % ALL_DAMAGES.length;
  const turn = Math.floor(tried / ALL_DAMAGES.length);
  const damage = DAMAGES[way];
  const save = old[turn % old.length];
  if (damage !== undefined && save !== undefined) {
    const content = damage.damage(save, random, old);
    const isFound = damage.unsigned === true && Buffer.from(content).toString() !== JSON.stringify(save);
    const wrong = (): string | null => (isFound ? 'it was taken for a sound save' : null);
    return { name: damage.name, file: join(folder, 'damaged.json'), content, wrong };
  }
  const lineDamage = LINE_DAMAGES[way - DAMAGES.length];
  const file = files[turn % files.length];
  if (lineDamage === undefined || file === undefined) throw new RangeError('there is nothing to damage');
  const { name, found = false } = lineDamage;
  const content = lineDamage.damage(
    file.lines,
    random,
    files.map(({ lines }) => lines),
  );
  const wrong = (loaded: Match): string | null =>
    found && !file.states.has(stateOf(loaded)) ? 'the match never was in that state' : null;
  return { name, file: join(folder, 'damaged.jsonl'), content, wrong };
}

/** Opens a save as `orrery resume FILE` does and plays on. Throws for what may not be. */
async function openAndPlay({ file, wrong }: Attack, random: RandomState): Promise<Fate> {
  try {
    const entry = readEntry(file);
    const game = await loadGame(entry.game);
    if (game === null) return 'refused: unknown game';
    const { match, close } = loadMatch(game, file, { checkpointEvery: 0 });
    try {
      const fault = wrong(match);
      if (fault !== null) throw new Error(fault);
      playOn(game, match, random);
    } finally {
      close();
    }
    if (entry.format === 2) goOnIn(file, game, random);
    return 'loaded';
  } catch (error) {
    if (!(error instanceof SaveFault)) throw error;
    const { code, message } = error;
    if (message.length === 0 || message.length > LONGEST_MESSAGE) throw new Error(`said ${message.length} characters`);
    if (!isPrintable(message)) throw new Error(`said ${JSON.stringify(message)}`);
    return `refused: ${code}`;
  }
}

/** Goes on in the file itself, as the table does; what it comes to there is what the file says from then on. */
function goOnIn(file: string, game: Game, random: RandomState): void {
  const opened = openToContinue(file);
  const chronicle = new MatchFile(file, opened, {
    now: () => new Date(0),
    elsewhere: () => join(dirname(file), 'elsewhere.jsonl'),
  });
  try {
    const { match } = resumeFrom(game, chronicle, { keeping: { checkpointEvery: 0 }, torn: opened.torn });
    const isSound = playOn(game, match, random);
    mustEqual('where it is written', chronicle.file, file);
    // What a rule that failed leaves of a match is not looked at.
    if (!isSound) return;
    match.checkpoint();
    chronicle.flush();
    const again = loadMatch(game, file);
    try {
      mustEqual('the state that was gone on to', again.match.secretState(), match.secretState());
      mustEqual('the question that was gone on to', again.match.decision, match.decision);
    } finally {
      again.close();
    }
  } finally {
    chronicle.close();
  }
}

/**
 * Whatever such a match says can be printed; a rule that fails in it takes its answer back, as at the table. Says
 * whether none failed.
 */
function playOn(game: Game, match: Match, random: RandomState): boolean {
  const names = match.start.seats.map(({ name }) => name);
  const format = createFormatter(game.texts.en, names);
  const said = [...names];
  let isSound = true;
  for (let given = 0; given < PLAYED_ON && isSound; given++) {
    const { decision } = match;
    if (decision === null) break;
    said.push(format(decision.prompt), ...decision.options.map(({ words }) => format(words)));
    try {
      match.answer(decision.n, randomAnswer(decision, random));
    } catch (error) {
      if (!(error instanceof RuleFault)) throw error;
      isSound = false;
    }
    if (isSound) match.view('spectator');
  }
  said.push(...match.events('spectator').map(({ words }) => format(words)));
  const paints = said.find(text => !isPrintable(text));
  if (paints !== undefined) throw new Error(`says ${JSON.stringify(paints)}`);
  return isSound;
}

/** The report as lines of a table. */
export function damageLines({ tried, fates, failures, slowest }: DamageReport): string[] {
  const rows = [...fates].map(([name, counts]) => {
    const told = [...counts].sort(([, one], [, other]) => other - one).map(([fate, count]) => `${fate} ${count}`);
    return `| ${name} | ${told.join(', ')} |`;
  });
  return [
    `${tried} damaged saves, ${failures.length} failures; the slowest took ${Math.round(slowest.took)} ms (${slowest.which}).`,
    '',
    '| damage | what became of them |',
    '| --- | --- |',
    ...rows,
    ...failures.map(failure => `FAILURE ${failure}`),
  ];
}
