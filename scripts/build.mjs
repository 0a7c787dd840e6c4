// Bundles the program into dist/, so that it starts fast, and needs neither a compiler nor a library.
import { execFileSync } from 'node:child_process';
import { access, mkdir, rm, writeFile } from 'node:fs/promises';
import { isBuiltin } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { BUNDLING, withoutDevtools } from './bundling.mjs';
import { bundledFolders, licencesPage } from './licences.mjs';
import { sbomOf } from './sbom.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const dist = join(root, 'dist');

/** Ink takes rows apart, and measures and cleans them, with what does so once or quickly (scripts/bundled). */
const withMemory = {
  name: 'with-memory',
  setup(bundler) {
    bundler.onResolve({ filter: /^@alcalzone\/ansi-tokenize$/ }, ({ importer }) =>
      /ink[\\/]build[\\/]output\.js$/.test(importer)
        ? { path: join(root, 'scripts/bundled/ansi-tokenize.mjs') }
        : undefined,
    );
    bundler.onResolve({ filter: /^string-width$/ }, ({ importer }) =>
      /ink[\\/]build[\\/]output\.js$|node_modules[\\/]widest-line[\\/]index\.js$/.test(importer)
        ? { path: join(root, 'scripts/bundled/string-width.mjs') }
        : undefined,
    );
    bundler.onResolve({ filter: /^\.\/sanitize-ansi\.js$/ }, ({ importer }) =>
      /ink[\\/]build[\\/]squash-text-nodes\.js$/.test(importer)
        ? { path: join(root, 'scripts/bundled/sanitize-ansi.mjs') }
        : undefined,
    );
  },
};

/** conf loads what it needs for schemas and migrations, which the program has none of (scripts/bundled). */
const withoutSchemas = {
  name: 'without-schemas',
  setup(bundler) {
    bundler.onResolve({ filter: /^(ajv\/dist\/2020\.js|ajv-formats|semver)$/ }, ({ importer }) =>
      /node_modules[\\/]conf[\\/]/.test(importer)
        ? { path: join(root, 'scripts/bundled/conf-schemas.mjs') }
        : undefined,
    );
  },
};

/** Runs esbuild and returns what it knows of its outputs. */
async function bundle() {
  const { metafile } = await build({
    absWorkingDir: root,
    // A thread of its own thinks for the program's players.
    entryPoints: { main: 'src/cli/main.ts', thinker: 'src/session/thinker.ts' },
    outdir: dist,
    ...BUNDLING,
    minifySyntax: true,
    legalComments: 'none',
    // Nothing is fetched: what lies in the bundle anyway would be fetched from there, and Node loads its HTTP client
    // for that.
    define: { 'process.env.NODE_ENV': '"production"', 'process.env.DEV': '"false"', fetch: 'undefined' },
    // Bundled CommonJS modules still say require('node:…').
    banner: {
      js: "import { createRequire as createRequireHere } from 'node:module'; const require = createRequireHere(import.meta.url);",
    },
    chunkNames: 'chunks/[name]-[hash]',
    plugins: [withoutDevtools, withMemory, withoutSchemas],
    metafile: true,
  });
  return metafile;
}

/** Throws when the bundle would load something that neither it nor Node brings: nothing is installed beside it. */
function checkComplete({ outputs }) {
  for (const [file, { imports }] of Object.entries(outputs)) {
    const missing = imports.find(({ path, external }) => external && !isBuiltin(path));
    if (missing) throw new Error(`build: ${file} needs ${missing.path}, which is not in the bundle`);
  }
}

/**
 * The manual page, in English whatever the machine speaks: the program that was just bundled makes it of its own
 * commands.
 */
function manualPage() {
  const env = { ...process.env, ORRERY_LANGUAGE: 'en' };
  return execFileSync(process.execPath, [join(dist, 'main.js'), 'man'], { env, encoding: 'utf8' });
}

const entry = join(root, 'src/cli/main.ts');
try {
  await access(entry);
} catch {
  console.error(`build: there is no ${entry.slice(root.length)}`);
  process.exit(1);
}

await rm(dist, { recursive: true, force: true });
await mkdir(dist, { recursive: true });
const metafile = await bundle();
checkComplete(metafile);
const libraries = bundledFolders(metafile);
await writeFile(join(dist, 'THIRD-PARTY-LICENCES.txt'), await licencesPage(root, libraries));
await writeFile(join(dist, 'sbom.cdx.json'), `${JSON.stringify(await sbomOf(root, libraries), null, 2)}\n`);
await writeFile(join(dist, 'orrery.1'), manualPage());
