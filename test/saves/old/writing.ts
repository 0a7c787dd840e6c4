import { existsSync, renameSync, writeFileSync } from 'node:fs';
import { entryOf, isEntry, standingLines } from '../../../src/kernel/history/chronicle.ts';
import { loggedEvents } from '../../kernel/history/logged.ts';
import type { EntryLine } from '../../../src/kernel/history/chronicle.ts';
import type { IndexedEvent } from '../../../src/kernel/match/events.ts';
import type { Match } from '../../../src/kernel/history/playable.ts';
import { checksumOf } from '../../../src/saves/old/checksum.ts';
import { SAVE_FORMAT } from '../../../src/saves/old/format.ts';
import type { Save } from '../../../src/saves/old/format.ts';
import { checkSave } from '../../../src/saves/old/read.ts';
import type { Player } from '../../../src/saves/input/people.ts';
import type { SaveFaultCode } from '../../../src/saves/input/fault.ts';
import { BEGUN, faultOf, NOW } from '../support.ts';

// Saves as older programs wrote them: nothing in src/ writes them any more.

/** Everything of such a save but its checksum. */
export type UnsignedSave = Omit<Save, 'checksum' | 'writtenIn' | 'log'> & { readonly log: readonly IndexedEvent[] };

type OldEntry = Save['entries'][number];
type OldCheckpoint = Save['checkpoint'];

/** This many events before the checkpoint stand in it. */
const LOG_KEPT = 60;

/** What such a program knew beside the match: who sits there, what each seat has seen, when it was begun and saved. */
export interface Around {
  readonly players: readonly Player[];
  readonly seen: readonly number[];
  readonly begun: Date;
  readonly now: Date;
}

/** A match of people as an older program saved it. */
export function save(match: Match, now = NOW): UnsignedSave {
  const { seats } = match.start;
  return saveOf(match, { players: seats.map(() => 'human'), seen: [...seats.keys()], begun: BEGUN, now });
}

/** A match as an older program saved it. */
export function saveOf(match: Match, { players, seen, begun, now }: Around): UnsignedSave {
  const { start, decision, round, history } = match;
  if (start.generator !== 'xoroshiro128plus') throw new Error('an older program had another generator');
  const { checkpoint, entries: since } = match.record();
  const lines = entryLines(match);
  const before = lines.slice(0, lines.length - since.length).flatMap(oldEntries);
  const logFrom = Math.max(history.head.told, checkpoint.told - LOG_KEPT);
  return {
    program: 'orrery',
    format: SAVE_FORMAT,
    game: start.game,
    rulesVersion: start.rulesVersion,
    seats: start.seats.map(({ name }, seat) => ({ name, player: players[seat] ?? 'human' })),
    options: start.options,
    seed: start.seed,
    opening: openingOf(match),
    entries: lines.flatMap(oldEntries),
    checkpoint: { entries: before.length, ...checkpoint },
    log: loggedEvents(history, logFrom, checkpoint.told).map(({ secrets, ...event }) => ({
      ...event,
      n: 0,
      ...(secrets === undefined ? {} : { secret: secrets[0] }),
    })),
    logFrom,
    pending: decision === null ? null : { n: decision.n, seat: decision.seat, kind: decision.kind },
    round,
    seen: [...seen],
    begun: begun.toISOString(),
    saved: now.toISOString(),
  };
}

function entryLines({ history }: Match): readonly EntryLine[] {
  return [...standingLines(history)].flatMap(({ line }) => (isEntry(line) ? [line] : [])).reverse();
}

/** An answer or a concession as it is; of a way back each sentence that the log has of it. */
function oldEntries(line: EntryLine): OldEntry[] {
  if (line.line === 'cut') {
    return line.events.map(({ words }) => {
      const { to, undone } = words?.with ?? {};
      return { act: 'take-back', to: Number(to), undone: Number(undone) };
    });
  }
  const entry = entryOf(line);
  if (typeof entry !== 'object') return [entry];
  if (entry.act !== 'concede') throw new Error(`format 1 has no ${entry.act}`);
  return [{ act: entry.act, seat: entry.seat }];
}

function openingOf({ history }: Match): OldCheckpoint | null {
  if (!history.head.position) return null;
  const first = [...history.back()].flatMap(({ line }) => (line.line === 'checkpoint' ? [line] : [])).at(-1);
  if (first === undefined) throw new Error('a history begins with a checkpoint');
  return { entries: 0, ...first.checkpoint };
}

/** Adds the checksum. */
export function signed(unsigned: UnsignedSave): UnsignedSave & { readonly checksum: string } {
  return { ...unsigned, checksum: checksumOf(unsigned) };
}

/** Writes such a save; the one before stays as its backup. */
export function writeSave(file: string, unsigned: UnsignedSave): void {
  if (existsSync(file)) renameSync(file, `${file}.backup`);
  writeFileSync(file, `${JSON.stringify(signed(unsigned))}\n`);
}

/** Data with the checksum that it ought to have, whatever it holds. */
export function resigned(data: object): object {
  const { checksum: _old, ...rest } = { checksum: '', ...data };
  return { ...rest, checksum: checksumOf(rest) };
}

/** The fault of a save that somebody changed, and gave a right checksum. */
export function faultOfForged(forged: object): { readonly code: SaveFaultCode; readonly message: string } {
  return faultOf(() => checkSave(resigned(forged), 'forged'));
}
