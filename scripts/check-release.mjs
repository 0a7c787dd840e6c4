// node scripts/check-release.mjs [TAG]: what keeps this checkout from being published, a line each; ends with 1 if
// there is anything.
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/**
 * What is missing in a package.json and a change log for a release; with a tag also whether it is the one of the
 * version.
 */
export function missingFor({ manifest, changes, tag }) {
  const { name, version, homepage = '', repository, bugs } = manifest;
  const addresses = { homepage, repository: repository?.url ?? '', bugs: bugs?.url ?? '' };
  const unnamed = Object.keys(addresses).filter(field => /^$|\.example\b/.test(addresses[field]));
  const [date = ''] =
    new RegExp(`^## ${version.replaceAll('.', '\\.')} – (\\d{4}-\\d{2}-\\d{2})$`, 'm').exec(changes) ?? [];
  return [
    ...(manifest.private === true ? ['package.json: private, until the owner says otherwise'] : []),
    ...(/^@[^/]+\/orrery$/.test(name) ? [] : [`package.json: name is ${name}, which has no scope`]),
    ...unnamed.map(field => `package.json: ${field} names no address`),
    ...(date === '' ? [`CHANGELOG.md: no heading "## ${version} – DATE"`] : []),
    ...(tag === undefined || tag === `v${version}` ? [] : [`the tag ${tag} is not that of version ${version}`]),
  ];
}

const read = path => readFileSync(new URL(`../${path}`, import.meta.url), 'utf8');

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const [tag] = process.argv.slice(2);
  const missing = missingFor({ manifest: JSON.parse(read('package.json')), changes: read('CHANGELOG.md'), tag });
  for (const line of missing) console.error(line);
  process.exitCode = missing.length === 0 ? 0 : 1;
}
