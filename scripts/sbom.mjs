// What lies in the bundle, for programs that look for known faults in it: a software bill of materials, CycloneDX 1.6.
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

/**
 * The bill of materials of the program in `root`, whose bundle holds the packages in `folders` below it. The same
 * bundle gives the same text: no time and no serial number stand in it.
 */
export async function sbomOf(root, folders) {
  const { packages } = JSON.parse(await readFile(join(root, 'package-lock.json'), 'utf8'));
  const program = await manifestIn(root);
  const components = await Promise.all(
    folders.map(async folder => {
      const hash = packages[folder]?.integrity;
      if (hash === undefined) throw new Error(`build: package-lock.json has no hash of ${folder}`);
      return { ...componentOf('library', await manifestIn(join(root, folder))), hashes: [hashOf(hash)] };
    }),
  );
  // A version that lies in two folders counts once.
  const libraries = [...new Map(components.map(library => [library.purl, library])).values()];
  const main = componentOf('application', program);
  return {
    $schema: 'http://cyclonedx.org/schema/bom-1.6.schema.json',
    bomFormat: 'CycloneDX',
    specVersion: '1.6',
    version: 1,
    metadata: { lifecycles: [{ phase: 'build' }], component: main },
    components: libraries,
    dependencies: [{ ref: main['bom-ref'], dependsOn: libraries.map(library => library['bom-ref']) }],
  };
}

async function manifestIn(path) {
  return JSON.parse(await readFile(join(path, 'package.json'), 'utf8'));
}

function componentOf(type, { name, version, license }) {
  const purl = `pkg:npm/${name.replace('@', '%40')}@${version}`;
  // Several licences make an expression, which is no id.
  const licence = /^[\w.+-]+$/.test(license) ? { license: { id: license } } : { expression: license };
  return { type, 'bom-ref': purl, name, version, licenses: [licence], purl };
}

/** A hash of the lock file, `sha512-` and base64, as CycloneDX writes it. */
function hashOf(integrity) {
  const [, bits, base64] = /^sha(\d+)-(.+)$/.exec(integrity) ?? [];
  if (base64 === undefined) throw new Error(`build: the lock file has a hash of an unknown kind, ${integrity}`);
  return { alg: `SHA-${bits}`, content: Buffer.from(base64, 'base64').toString('hex') };
}
