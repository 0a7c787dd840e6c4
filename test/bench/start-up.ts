import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { median, ms, repeated } from './measure.ts';
import type { Bench } from './measure.ts';

/** The program. */
export const BIN = fileURLToPath(new URL('../../bin/orrery.js', import.meta.url));
const BUNDLE = fileURLToPath(new URL('../../dist/main.js', import.meta.url));

/** The bundled program against a bare Node. */
export const startUp: Bench = () => {
  if (!existsSync(BUNDLE)) throw new Error('there is no bundle: npm run build');
  const runs = (words: readonly string[]): number[] =>
    repeated(15, () => {
      spawnSync(process.execPath, words);
    });
  const bare = median(runs(['-e', '0']));
  const version = median(runs([BIN, '--version']));
  return [
    { what: '`node -e 0`', reach: '', measured: ms(bare), reached: null },
    {
      what: '`orrery --version`',
      reach: '',
      measured: `${ms(version)}, ${ms(version - bare)} beyond node`,
      reached: null,
    },
  ];
};
