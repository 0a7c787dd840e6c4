import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';

const ROOT = join(import.meta.dirname, '../..');
const packedShape = v.tuple([v.looseObject({ files: v.array(v.looseObject({ path: v.string() })) })]);

/** The files that the package takes along. */
function shippedFiles(): readonly string[] {
  const args = ['pack', '--dry-run', '--json', '--ignore-scripts'];
  const shell = process.platform === 'win32';
  const text = execFileSync('npm', args, { cwd: ROOT, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'], shell });
  const [{ files }] = v.parse(packedShape, JSON.parse(text));
  return files.map(({ path }) => path);
}

const SHIPPED = shippedFiles();
const PAGES = SHIPPED.filter(path => path.endsWith('.md'));

const read = (page: string): string => readFileSync(join(ROOT, page), 'utf8');

/** What a page links to, beside addresses of the network; code is no link. */
function linksIn(page: string): readonly string[] {
  const text = read(page)
    .replace(/^(```|~~~)[^]*?^\1/gm, '')
    .replace(/^ {4}.*$/gm, '')
    .replace(/`[^`\n]*`/g, '');
  const links = [...text.matchAll(/\]\(<?([^)>\s]+)>?\)/g)].map(([, link = '']) => link);
  return links.filter(link => !/^[a-z]+:/.test(link));
}

/** The anchors of a page's headings, as they are made of Markdown. */
function anchorsIn(page: string): readonly string[] {
  return [...read(page).matchAll(/^#+ (.*)$/gm)].map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replace(/[^\p{L}\p{N}\s-]/gu, '')
      .replaceAll(' ', '-'),
  );
}

test('the pages are shipped that help, the manual and the README point to', () => {
  const named = ['docs/README.md', 'docs/commands.md', 'docs/keys.md', 'docs/key-counts.md', 'docs/saves.md'];
  const others = ['docs/galactic-emperor-box.md', 'docs/json.md', 'docs/protocol.md', 'CHANGELOG.md', 'SECURITY.md'];
  expect(PAGES).toEqual(expect.arrayContaining([...named, ...others]));
});

describe.each(PAGES)('%s', page => {
  test('links only to what is shipped with it, and to headings that are there', () => {
    const broken = linksIn(page).filter(link => {
      const [path = '', anchor] = link.split('#');
      const target = path === '' ? page : normalize(join(dirname(page), path)).replaceAll('\\', '/');
      if (!SHIPPED.includes(target) || !existsSync(join(ROOT, target))) return true;
      return anchor !== undefined && !anchorsIn(target).includes(anchor);
    });
    expect(broken).toEqual([]);
  });
});

test('docs/README.md lists every other page of its folder', () => {
  const listed = linksIn('docs/README.md');
  const others = PAGES.filter(page => page.startsWith('docs/') && page !== 'docs/README.md');
  expect(others.map(page => page.slice('docs/'.length)).filter(page => !listed.includes(page))).toEqual([]);
});
