import { defineConfig } from 'vitest/config';

/**
 * Tests that change what other files of the same worker would meet, such as timers and the environment, or that count what the worker allocates: each
 * has a worker of its own. All others keep nothing (eslint.config.js), so that a worker loads the games once for all of them.
 */
const ALONE = [
  'test/bench/**/*.test.ts',
  'test/cli/{listing,untrusted}.test.ts',
  'test/table/{frame/edge,match/replay}/**/*.test.{ts,tsx}',
  'test/table/app/effects/*.test.ts',
];

/** Tests that mostly wait for programs in pseudo-terminals. */
const WAITING = [
  'test/e2e/**/*.test.ts',
  'test/reliability/{kills,leaks/hand-overs,leaving/*,storage/*,terminal/*}.test.ts',
  'test/table/frame/edge/pseudo-terminal.test.ts',
];

// One group after the other: only files that follow each other share a worker, and more can wait at the same time than can compute.
export default defineConfig({
  test: {
    globals: false,
    globalSetup: 'test/run-folder.ts',
    setupFiles: 'test/set-up.ts',
    pool: 'threads',
    maxWorkers: 2,
    testTimeout: 20_000,
    hookTimeout: 20_000,
    teardownTimeout: 5_000,
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
        test: { name: 'alone', include: ALONE, exclude: WAITING, sequence: { groupOrder: 1 } },
      },
      {
        extends: true,
        test: { name: 'waiting', include: WAITING, isolate: false, maxWorkers: 5, sequence: { groupOrder: 2 } },
      },
    ],
  },
});
