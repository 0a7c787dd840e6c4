import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** What stands in for libraries that Ink calls for every character, as in the bundle (`scripts/build.mjs`). */
const INSTEAD: readonly (readonly [library: string, by: RegExp, file: string])[] = [
  ['@alcalzone/ansi-tokenize', /ink[\\/]build[\\/]output\.js$/, '../scripts/bundled/ansi-tokenize.mjs'],
  [
    'string-width',
    /ink[\\/]build[\\/]output\.js$|node_modules[\\/]widest-line[\\/]index\.js$/,
    '../scripts/bundled/string-width.mjs',
  ],
];

/** The libraries that are taken through vite, so that what stands in for others gets into them. */
const TAKEN = /node_modules\/(?:ink|ink-testing-library|widest-line)\//;

/**
 * React and Ink as the bundle has them. The React for development keeps a stack for every element, and the Ink of npm
 * takes every row apart anew: half of the time in which screens are drawn.
 */
export const AS_SHIPPED = {
  env: { NODE_ENV: 'production' },
  oxc: { jsx: { runtime: 'automatic' as const, development: false } },
  server: { deps: { inline: [TAKEN] } },
  plugins: [
    {
      name: 'ink-as-shipped',
      enforce: 'pre' as const,
      resolveId(library: string, importer: string | undefined): string | null {
        const found = INSTEAD.find(([of, by]) => of === library && importer !== undefined && by.test(importer));
        return found === undefined ? null : fileURLToPath(new URL(found[2], import.meta.url));
      },
      /** Without the names of maps that npm does not hold. */
      load(id: string): string | null {
        const [file = id] = id.split('?');
        if (!TAKEN.test(file) || !file.endsWith('.js')) return null;
        return readFileSync(file, 'utf8').replace(/^\/\/# sourceMappingURL=.*$/m, '');
      },
    },
  ],
};
