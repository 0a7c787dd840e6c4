import { defineConfig } from 'vitest/config';

/**
 * Tests of code that keeps nothing between two matches: a worker loads the games once for all of their files, and not anew for
 * each. What would stay behind in such a worker is forbidden in them (eslint.config.js).
 */
const PURE = ['boards', 'games', 'kernel', 'recorded', 'saves', 'table/!(edge|app|replay)'].map(
  folder => `test/${folder}/**/*.test.{ts,tsx}`,
);

/** Tests that mostly wait for programs in pseudo-terminals. */
const WAITING = [
  'test/e2e/**/*.test.ts',
  'test/reliability/{kills,leaks/hand-overs,storage/*,terminal/*}.test.ts',
  'test/table/edge/pseudo-terminal.test.ts',
];

// One group after the other: only files that follow each other share a worker, and more can wait at the same time than can compute.
export default defineConfig({
  test: {
    globals: false,
    pool: 'threads',
    maxWorkers: 2,
    testTimeout: 20_000,
    hookTimeout: 20_000,
    teardownTimeout: 5_000,
    coverage: { provider: 'v8', include: ['src/**'] },
    projects: [
      {
        extends: true,
        test: { name: 'pure', include: PURE, isolate: false, sequence: { groupOrder: 0 } },
      },
      {
        extends: true,
        test: {
          name: 'alone',
          include: ['test/**/*.test.{ts,tsx}'],
          exclude: [...PURE, ...WAITING],
          sequence: { groupOrder: 1 },
        },
      },
      {
        extends: true,
        test: { name: 'waiting', include: WAITING, maxWorkers: 4, sequence: { groupOrder: 2 } },
      },
    ],
  },
});
