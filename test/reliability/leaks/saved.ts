import type { Match } from '../../../src/kernel/playable.ts';
import type { Save } from '../../../src/saves/format.ts';
import { saveOf } from '../../../src/saves/keep.ts';
import { checkSave } from '../../../src/saves/load.ts';
import { signed } from '../../../src/saves/write.ts';

/** When every match here was begun and saved. */
export const NOW = new Date(2026, 0, 1, 14, 2);

/** The text of a match's save. */
export function saveText(match: Match): string {
  const seen = match.start.seats.map(() => 0);
  return JSON.stringify(signed(saveOf(match, { players: [], seen, begun: NOW, now: NOW })));
}

/** A match's save, as it is read again. */
export function savedAs(match: Match): Save {
  return checkSave(JSON.parse(saveText(match)), 'shown');
}
