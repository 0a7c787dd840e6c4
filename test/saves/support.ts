import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { starcraft } from '../../src/games/starcraft/game.ts';
import type { Match } from '../../src/kernel/playable.ts';
import { checksumOf } from '../../src/saves/checksum.ts';
import { SaveFault } from '../../src/saves/fault.ts';
import type { SaveFaultCode } from '../../src/saves/fault.ts';
import type { UnsignedSave } from '../../src/saves/format.ts';
import { saveOf } from '../../src/saves/keep.ts';
import { checkSave } from '../../src/saves/load.ts';
import { threeSeats, toy } from '../kernel/toy-match.ts';
import { playUntil } from '../oracles/random-play.ts';

/** An empty folder that is gone after the test. */
export function freshFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'orrery-saves-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

export const BEGUN = new Date('2026-01-02T18:00:00Z');
export const NOW = new Date('2026-01-02T20:30:00Z');

/** A save of a match, as the table writes it. */
export function save(match: Match, now = NOW): UnsignedSave {
  const players = match.start.seats.map(() => 'human' as const);
  return saveOf(match, { players, seen: match.start.seats.map((_, seat) => seat), begun: BEGUN, now });
}

/** A match of the toy game that was played by chance until `until` holds. */
export function toyUntil(until: (match: Match) => boolean, seed = 'toy'): Match {
  return playUntil(toy.start({ seats: threeSeats, options: { rounds: 6 }, seed }), until);
}

/** A match of the toy game in the middle of a step: two answers lie after its last checkpoint. */
export function toyMidStep(): Match {
  for (let number = 1; number < 100; number++) {
    const match = toyUntil(isMidStep, `mid-step ${number}`);
    if (match.decision !== null) return match;
  }
  throw new Error('no such match');
}

function isMidStep(match: Match): boolean {
  const { entries, checkpoint } = match.record();
  return entries.length - checkpoint.entries >= 2 && match.decision?.kind === 'shop' && match.decision.n > 8;
}

/** A StarCraft match that was played by chance until a decision of one of these kinds is pending. */
export function starcraftAt(kinds: readonly string[], seats = 3): Match {
  const names = ['Ann', 'Bob', 'Cyd', 'Dan', 'Eve', 'Fay'].slice(0, seats).map(name => ({ name }));
  for (let number = 1; number < 100; number++) {
    const match = starcraft.start({ seats: names, seed: `kinds ${number}` });
    playUntil(match, ({ decision }) => decision !== null && kinds.includes(decision.kind), `players ${number}`);
    if (match.decision !== null) return match;
  }
  throw new Error(`no match comes to ${kinds.join(', ')}`);
}

/** What a `SaveFault` of `action` says; throws when there is none. */
export function faultOf(action: () => unknown): { readonly code: SaveFaultCode; readonly message: string } {
  try {
    action();
  } catch (error) {
    if (error instanceof SaveFault) return { code: error.code, message: error.message };
    throw error;
  }
  throw new Error('no fault came');
}

/** The fault of a save that somebody changed, and gave a right checksum. */
export function faultOfForged(forged: object): { readonly code: SaveFaultCode; readonly message: string } {
  return faultOf(() => checkSave(resigned(forged), 'forged'));
}

/** Data with the checksum that it ought to have, whatever it holds. */
export function resigned(data: object): object {
  const { checksum: _old, ...rest } = { checksum: '', ...data };
  return { ...rest, checksum: checksumOf(rest) };
}
