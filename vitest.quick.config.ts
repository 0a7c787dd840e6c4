import { defineConfig } from 'vitest/config';
import { AS_SHIPPED } from './test/as-shipped.ts';
import { ALONE, NOT_QUICK } from './test/lanes.ts';

// npm run test:quick, for work: no process, no terminal, no whole match to its end. Everything is `npm test`.
export default defineConfig({
  plugins: AS_SHIPPED.plugins,
  oxc: AS_SHIPPED.oxc,
  test: {
    globals: false,
    env: AS_SHIPPED.env,
    server: AS_SHIPPED.server,
    globalSetup: 'test/run-folder.ts',
    setupFiles: ['test/set-up.ts', 'test/no-processes.ts'],
    pool: 'threads',
    maxWorkers: 2,
    testTimeout: 60_000,
    hookTimeout: 60_000,
    teardownTimeout: 5_000,
    // What files become for Node is kept by what stands in them: `npx vitest --clearCache` forgets it.
    experimental: { fsModuleCache: true },
    projects: [
      {
        extends: true,
        test: {
          name: 'shared',
          include: ['test/**/*.test.{ts,tsx}'],
          exclude: [...ALONE, ...NOT_QUICK],
          isolate: false,
          sequence: { groupOrder: 0 },
        },
      },
      {
        extends: true,
        test: { name: 'alone', include: [...ALONE], exclude: [...NOT_QUICK], sequence: { groupOrder: 1 } },
      },
    ],
  },
});
