import { openPainted } from '../table-ink/app/open.ts';
import type { Start } from '../table-ink/app/open.ts';
import type { TableOptions } from './options.ts';

/** Opens the table, painted or read aloud, and plays until the people leave. The answer is the program's exit code. */
export async function openTable(options: TableOptions): Promise<number> {
  if (options.preferences.aloud) {
    const { startAloud } = await import('../table-ink/app/aloud/start.ts');
    return startAloud(options);
  }
  return openPainted(options, options.isInk === true ? newTable : oldTable);
}

async function oldTable(): Promise<Start> {
  const { start } = await import('./start.tsx');
  return start;
}

async function newTable(): Promise<Start> {
  const { start } = await import('../table-ink/app/start.tsx');
  return start;
}
