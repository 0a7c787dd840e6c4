import { setFlagsFromString } from 'node:v8';
import { defineConfig } from 'vitest/config';
import { AS_SHIPPED } from './test/as-shipped.ts';
import { ALONE, WAITING } from './test/lanes.ts';
import { LongestFirst } from './test/longest-first.ts';
import { IS_LONG } from './test/runs.ts';

/**
 * With `npm run test:costs` each file is a process's own work for as long as it runs, so that its processor time can be
 * told.
 */
const isCounted = process.env.ORRERY_COSTS !== undefined;

// Matches make much that soon goes: with more room for it, it is tidied up less often (7 % of the time of a processor).
const ROOM = '--max-semi-space-size=64';
setFlagsFromString(ROOM);

// One group after the other: only files that follow each other share a worker, and more can wait at the same time than
// can compute.
export default defineConfig({
  plugins: AS_SHIPPED.plugins,
  oxc: AS_SHIPPED.oxc,
  test: {
    globals: false,
    env: AS_SHIPPED.env,
    server: AS_SHIPPED.server,
    globalSetup: 'test/run-folder.ts',
    setupFiles: isCounted ? ['test/set-up.ts', 'test/costs.ts'] : ['test/set-up.ts'],
    pool: isCounted ? 'forks' : 'threads',
    ...(isCounted ? { execArgv: [ROOM] } : {}),
    maxWorkers: 2,
    sequence: { sequencer: LongestFirst },
    testTimeout: IS_LONG ? 300_000 : 60_000,
    hookTimeout: 60_000,
    teardownTimeout: 5_000,
    // What files become for Node is kept by what stands in them: `npx vitest --clearCache` forgets it.
    experimental: { fsModuleCache: true },
    coverage: { provider: 'v8', include: ['src/**'] },
    projects: [
      {
        extends: true,
        test: {
          name: 'shared',
          include: ['test/**/*.test.{ts,tsx}'],
          exclude: [...ALONE, ...WAITING],
          isolate: false,
          sequence: { groupOrder: 0 },
        },
      },
      {
        extends: true,
        test: { name: 'alone', include: [...ALONE], exclude: [...WAITING], sequence: { groupOrder: 1 } },
      },
      {
        extends: true,
        test: { name: 'waiting', include: [...WAITING], isolate: false, maxWorkers: 5, sequence: { groupOrder: 2 } },
      },
    ],
  },
});
