import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { manualText } from '../../src/cli/manual-text.ts';
import { run } from '../../src/cli/run.ts';
import { factsIn } from '../../src/cli/version.ts';
import { listedTexts } from '../../src/games/listed.en.ts';
import { orrery } from './said.ts';
import { wholeProgram } from './whole-program.ts';

const ROOT = join(import.meta.dirname, '../..');
const SENTENCES = [listedTexts['about.what'], listedTexts['about.whose']];

const read = (file: string): string => readFileSync(join(ROOT, file), 'utf8').replace(/\s+/g, ' ');

const { version, license, description, keywords } = v.parse(
  v.looseObject({
    version: v.string(),
    license: v.string(),
    description: v.string(),
    keywords: v.array(v.string()),
  }),
  JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')),
);

describe('what the program is stands in the same two sentences', () => {
  test('in orrery about, with version, licence, owners and where to report', async () => {
    const { code, out, err } = await orrery('about');
    expect({ code, err }).toEqual({ code: 0, err: '' });
    expect(out).toMatch(new RegExp(`^Orrery ${version}, ${license} licence\n`));
    for (const sentence of SENTENCES) expect(out).toContain(sentence);
    for (const owner of [
      'Blizzard Entertainment',
      'Fantasy Flight Games',
      'Portal Games',
      'CrossCut Games',
      'GMT Games',
    ]) {
      expect(out).toContain(owner);
    }
    expect(out).toContain('Something is wrong? Please ');
  });

  test('in the manual, for man and to be read', async () => {
    const roff = (await orrery('man')).out.replaceAll('\\-', '-').replace(/\s+/g, ' ');
    const text = (await manualText(wholeProgram(), 80)).replace(/\s+/g, ' ');
    for (const sentence of SENTENCES) {
      expect(roff).toContain(sentence);
      expect(text).toContain(sentence);
    }
  });

  test.each(['NOTICE', 'README.md'])('in %s', file => {
    for (const sentence of SENTENCES) expect(read(file)).toContain(sentence);
  });

  test('in the description of the package, whose keywords name no owner', () => {
    expect(description).toBe(SENTENCES.join(' '));
    expect(keywords.length).toBeGreaterThan(5);
    expect(keywords.join(' ')).not.toMatch(/blizzard|flight|portal|crosscut|gmt/i);
  });
});

describe('the version', () => {
  test.each([['--version'], ['-V'], ['version']])('%s as JSON says what other programs go by', async flag => {
    const { code, out, err } = await orrery(flag, '--json');
    expect({ code, err }).toEqual({ code: 0, err: '' });
    expect(JSON.parse(out)).toEqual({
      version: 1,
      orrery: version,
      protocol: 1,
      saves: 2,
      node: process.versions.node,
    });
  });

  test('is a line of its own without --json', async () => {
    expect(await orrery('version')).toEqual({ code: 0, out: `${version}\n`, err: '' });
    expect(await orrery('--json', '--version')).toMatchObject({ code: 0, err: '' });
  });
});

describe('where to report', () => {
  const facts = (url?: string) =>
    factsIn(JSON.stringify({ version: '1.2.3', license: 'MIT', ...(url === undefined ? {} : { bugs: { url } }) }));

  test('is the address of the package', () => {
    expect(facts('https://forge.test/orrery/issues').reports).toBe('https://forge.test/orrery/issues');
  });

  test('is nowhere as long as the package has none, or one where nobody can be reached', () => {
    expect(facts().reports).toBeNull();
    expect(facts('https://orrery.example/issues').reports).toBeNull();
  });
});

describe('the manual on a terminal', () => {
  /** What `orrery man` writes to a terminal of that many columns. */
  async function shown(columns: number): Promise<string> {
    let out = '';
    const nothing = (): void => undefined;
    const outlets = { out: (text: string) => void (out += text), err: nothing, bytes: nothing };
    await run(['man'], { ...outlets, isTerminal: { out: true, err: true }, columns });
    return out;
  }

  test('is a text to read, no wider than the terminal but for examples', async () => {
    const lines = (await shown(64)).split('\n');
    expect(lines[0]).toBe('NAME');
    expect(lines.filter(line => line.startsWith('.'))).toEqual([]);
    const wide = lines.filter(line => line.length > 64 && !/orrery|--/.test(line));
    expect(wide).toEqual([]);
    expect(lines.join('\n')).toContain('\n  orrery saves rm [options] <name...>\n    delete saved matches');
  });
});
