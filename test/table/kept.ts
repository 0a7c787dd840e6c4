import { linkSync, rmSync } from 'node:fs';
import { basename } from 'node:path';
import { entriesOf } from '../../src/kernel/history/chronicle.ts';
import type { Entry } from '../../src/kernel/match/record.ts';
import { isOldSave, readEntry } from '../../src/saves/saved/entry.ts';
import type { SaveEntry } from '../../src/saves/saved/entry.ts';
import { realFileDisk } from '../../src/saves/disk/file-disk.ts';
import type { FileDisk } from '../../src/saves/disk/file-disk.ts';
import { openHistory } from '../../src/saves/file/file-history.ts';
import { standingOf } from '../../src/saves/lines/table-lines.ts';
import type { TableLine } from '../../src/saves/lines/table-lines.ts';
import { temporaryFolder } from '../temporary-folder.ts';

/** A folder of its own, which is gone after the test. */
export function ownFolder(): string {
  return temporaryFolder('table');
}

/** A real disk that can be full, and never waits for anything. */
export interface FillableDisk extends FileDisk {
  full: boolean;
  named: FileDisk['named'];
}

/** A disk for one test. */
export function fillableDisk(): FillableDisk {
  const none = (): void => undefined;
  const disk: FillableDisk = {
    ...realFileDisk,
    full: false,
    write: (handle, bytes, position) => {
      if (disk.full) throw new Error('no space left on device');
      return realFileDisk.write(handle, bytes, position);
    },
    flush: none,
    flushSoon: none,
    name: (fresh, file) => {
      linkSync(fresh, file);
      rmSync(fresh, { force: true });
    },
  };
  return disk;
}

/** What a file says of a match and of its table. */
export interface Kept extends SaveEntry {
  readonly name: string;
  readonly entries: readonly Entry[];
  readonly table: TableLine | null;
}

/** What a file says of a match; of one that an older program wrote only what lists show. */
export function keptIn(file: string): Kept {
  const entry = { ...readEntry(file), name: basename(file) };
  if (isOldSave(file)) return { ...entry, entries: [], table: null };
  const history = openHistory(file);
  try {
    return { ...entry, entries: entriesOf(history), table: standingOf(history)?.table ?? null };
  } finally {
    history.close();
  }
}
