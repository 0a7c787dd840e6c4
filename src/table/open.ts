import { openPainted, openTable as openNewTable } from '../table-ink/app/open.ts';
import type { TableOptions } from './options.ts';

/** Opens the old table; the new one where it is to be read aloud. */
export function openTable(options: TableOptions): Promise<number> {
  if (options.preferences.aloud) return openNewTable(options);
  return openPainted(options, async () => {
    const { start } = await import('./start.tsx');
    return start;
  });
}
