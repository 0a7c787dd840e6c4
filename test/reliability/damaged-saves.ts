import { writeFileSync } from 'node:fs';
import { randomAnswer } from '../../src/bots/random.ts';
import { loadGame } from '../../src/games/index.ts';
import { createTeller } from '../../src/kernel/phrases.ts';
import type { Game } from '../../src/kernel/playable.ts';
import { seededRandom } from '../../src/kernel/random.ts';
import type { RandomState } from '../../src/kernel/random.ts';
import { RuleFault } from '../../src/kernel/refusal.ts';
import { SaveFault } from '../../src/saves/fault.ts';
import { readSave, restoreSave } from '../../src/saves/load.ts';
import type { Save } from '../../src/saves/format.ts';
import { isPrintable } from '../../src/saves/plain.ts';
import { DAMAGES } from './damage.ts';
import type { Json } from './json-places.ts';

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
  readonly saves: readonly Json[];
  /** Where the damaged file is written. */
  readonly file: string;
  readonly progress?: (done: number) => void;
}

/** No save may keep people waiting longer than this, in milliseconds, on a machine that does other things too. */
const PATIENCE = 20_000;
const LONGEST_MESSAGE = 420;
/** A loaded match is played on for so many answers. */
const PLAYED_ON = 12;

/** Damages saves in every way in turn and opens them. Never throws for what a save does: that stands in the report. */
export async function tryDamagedSaves({ count, seed, saves, file, progress }: DamageRun): Promise<DamageReport> {
  const random = seededRandom(seed);
  const fates = new Map<string, Map<Fate, number>>();
  const failures: string[] = [];
  let slowest = { took: 0, which: '' };
  for (let tried = 0; tried < count; tried++) {
    const damage = DAMAGES[tried % DAMAGES.length];
    const save = saves[Math.floor(tried / DAMAGES.length) % saves.length];
    if (damage === undefined || save === undefined) throw new RangeError('there is nothing to damage');
    const which = `${damage.name}, number ${tried} of ${seed}`;
    const content = damage.damage(save, random, saves);
    const isChanged = Buffer.from(content).toString() !== JSON.stringify(save);
    writeFileSync(file, content);
    const started = performance.now();
    try {
      const fate = await openAndPlay(file, random);
      const counts = fates.get(damage.name) ?? new Map<Fate, number>();
      counts.set(fate, (counts.get(fate) ?? 0) + 1);
      fates.set(damage.name, counts);
      if (damage.unsigned && isChanged && fate === 'loaded') failures.push(`${which}: it was taken for a sound save`);
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

/** Opens a save as `orrery resume FILE` does and plays on. Throws for what may not be. */
async function openAndPlay(file: string, random: RandomState): Promise<Fate> {
  try {
    const save = readSave(file);
    const game = await loadGame(save.game);
    if (game === null) return 'refused: unknown game';
    playOn(game, save, random);
    return 'loaded';
  } catch (error) {
    if (!(error instanceof SaveFault)) throw error;
    const { code, message } = error;
    if (message.length === 0 || message.length > LONGEST_MESSAGE) throw new Error(`said ${message.length} characters`);
    if (!isPrintable(message)) throw new Error(`said ${JSON.stringify(message)}`);
    return `refused: ${code}`;
  }
}

/** Whatever such a match says can be printed; a rule that fails in it takes its answer back, as at the table. */
function playOn(game: Game, save: Save, random: RandomState): void {
  const { match } = restoreSave(game, save, { checkpointEvery: 0 });
  const names = match.start.seats.map(({ name }) => name);
  const tell = createTeller(game.texts.en, names);
  const said = [...names];
  for (let given = 0; given < PLAYED_ON; given++) {
    const { decision } = match;
    if (decision === null) break;
    said.push(tell(decision.prompt), ...decision.options.map(({ words }) => tell(words)));
    try {
      match.answer(decision.n, randomAnswer(decision, random));
    } catch (error) {
      if (!(error instanceof RuleFault)) throw error;
      break;
    }
    match.view('spectator');
  }
  said.push(...match.events('spectator').map(({ words }) => tell(words)));
  const paints = said.find(text => !isPrintable(text));
  if (paints !== undefined) throw new Error(`says ${JSON.stringify(paints)}`);
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
