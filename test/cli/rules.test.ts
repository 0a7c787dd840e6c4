import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { orrery } from './said.ts';

describe('orrery rules', () => {
  test('lists the chapters', async () => {
    const { code, out, err } = await orrery('rules', 'starcraft');
    expect({ code, err }).toEqual({ code: 0, err: '' });
    expect(out).toMatch(/^SC-1 The game in short$/m);
    expect(out).toMatch(/^SC-24 /m);
    expect(out).not.toMatch(/^SC-1\.1/m);
  });

  test.each(['SC-13.7.B', 'sc-13.7.b', '13.7.B'])('%s is a rule with all below it and nothing else', async number => {
    const { code, out } = await orrery('rules', 'starcraft', number);
    expect(code).toBe(0);
    expect(out).toMatch(/^SC-13\.7\.B \S/);
    expect(out).toMatch(/^SC-13\.7\.B\.4 \S/m);
    expect(out).not.toMatch(/^SC-13\.7\.[AC]/m);
  });

  test.each([['SC-7'], ['sc-7'], ['SC7'], ['sc7'], ['SC 7'], ['SC', '7'], ['7']])(
    '%s %s is chapter 7',
    async (...typed) => {
      const { code, out } = await orrery('rules', 'starcraft', ...typed);
      expect(code).toBe(0);
      expect(out).toMatch(/^SC-7 \S[^]*^SC-7\.1 /m);
      expect(out).not.toMatch(/^SC-(?!7)/m);
    },
  );

  test('a ruling stands with its rule', async () => {
    expect((await orrery('rules', 'starcraft', 'SC-13.7.B')).out).toContain('| Ruling: ');
  });

  test('chapters and rules say where the printed book has them, a part of a rule under its heading', async () => {
    const chapters = (await orrery('rules', 'starcraft')).out;
    expect(chapters).toMatch(/^SC-13 Battle\n {2}In print: Battle \(p\. 26–33\)\.$/m);
    expect(chapters.match(/^SC-\d+ .*\n {2}In print: [A-Z]/gm)).toHaveLength(24);
    const retreats = (await orrery('rules', 'starcraft', '13.9')).out;
    expect(retreats.match(/In print: .*/g)).toEqual(['In print: Retreats (p. 33).']);
    expect((await orrery('rules', 'starcraft', '13.9.5')).out).toContain('In print: Retreats (p. 33).');
    expect((await orrery('rules', 'starcraft', 'where', 'retreat')).out).toContain('In print: Retreats (p. 33).');
  });

  test('TH-8.2 has the table of attacks, made from the data of the units', async () => {
    const { out } = await orrery('rules', 'theseus', 'TH-8.2');
    const table = out.slice(out.indexOf('  Unit'), out.indexOf('  In print'));
    expect(table.split('\n').map(line => line.trim().split(/ {2,}/))).toEqual([
      ['Unit', 'Base side', 'Upgraded side'],
      ['Marine', 'one enemy: 1 wound', 'all enemies: 1 wound each'],
      ['Scientist', 'nobody', 'one enemy: 1 wound'],
      ['Alien', 'nobody', 'all enemies: 1 wound each'],
      ['Small Alien', 'one enemy: 1 wound', 'has none'],
      ['Grey', 'nobody', 'one enemy: 1 data point'],
      ['Creature', 'one enemy: 1 wound', 'all enemies: 1 wound each'],
      ['Runner', 'nobody', 'one enemy: 1 wound'],
      ['Hunter', 'nobody', 'one enemy: 1 wound'],
      ['Warrior', 'one enemy: 1 wound', 'all enemies: 1 wound each'],
      [''],
    ]);
    expect(out).toContain('In print: Types of Attack (p. 10).');
    // The columns stand below each other.
    const [head = '', ...rows] = table.trimEnd().split('\n');
    expect(rows.every(row => row.slice(0, head.indexOf('Upgraded')).endsWith('  '))).toBe(true);
  });

  test('every chapter of Theseus says where the printed book has it', async () => {
    const { out } = await orrery('rules', 'theseus');
    expect(out).toMatch(/^TH-20 Pandora\n {2}In print: Pandora \(p\. 16\)\.$/m);
    expect(out.match(/^TH-\d+ .*\n {2}In print: [A-Z]/gm)).toHaveLength(22);
  });

  test('words find rules by their beginnings, titles first', async () => {
    const { code, out } = await orrery('rules', 'starcraft', 'DETECTOR', 'cloak');
    expect(code).toBe(0);
    expect(out).toMatch(/^SC-15\.2 Detector$/m);
  });

  test('terms are told with the rule on them: alone by their words, and all as a glossary', async () => {
    expect((await orrery('rules', 'starcraft', 'front-line')).out).toMatch(
      /^front-line unit\n {2}One of the two units .* \(SC-13\.4\)$/m,
    );
    const { out } = await orrery('rules', 'theseus', 'Terms');
    expect(out).toMatch(/^launch$[^]*^malfunction$[^]*^minor assault$/m);
    expect(out).not.toMatch(/^TH-/m);
  });

  test('lines are no wider than 80 columns', async () => {
    const { out } = await orrery('rules', 'starcraft', 'SC-13');
    expect(Math.max(...out.split('\n').map(line => line.length))).toBeLessThanOrEqual(80);
  });

  test.each([
    [['chess'], 2, 'There is no game "chess"'],
    [['starcraft', '13.99'], 1, 'There is no rule 13.99'],
    [['starcraft', 'xyzzy'], 1, 'contains "xyzzy"'],
    [[], 2, 'game'],
  ])('orrery rules %s ends with %i', async (args, code, message) => {
    const said = await orrery('rules', ...args);
    expect(said.code).toBe(code);
    expect(said.err).toContain(message);
    expect(said.out).toBe('');
  });

  const rule = v.strictObject({
    number: v.string(),
    title: v.string(),
    text: v.string(),
    printed: v.nullable(v.string()),
    table: v.array(v.array(v.string())),
    rulings: v.array(v.strictObject({ id: v.string(), why: v.string(), does: v.string() })),
  });
  const shape = v.strictObject({
    version: v.literal(1),
    language: v.literal('en'),
    game: v.strictObject({ id: v.string(), title: v.string() }),
    rules: v.array(rule),
    terms: v.array(v.strictObject({ id: v.string(), title: v.string(), text: v.string(), rule: v.string() })),
  });
  const asJson = async (...args: readonly string[]) => {
    const { code, out } = await orrery('rules', 'starcraft', ...args, '--json');
    expect(code).toBe(0);
    return v.parse(shape, JSON.parse(out));
  };

  test('as JSON: chapters, a rule with its rulings, the glossary, and all that has the words', async () => {
    expect((await asJson()).rules.at(0)).toMatchObject({ number: 'SC-1', title: 'The game in short' });
    const { rules } = await asJson('sc7');
    expect(rules.map(({ number }) => number)).toContain('SC-7.5.1');
    expect(rules.some(({ rulings }) => rulings.length > 0)).toBe(true);
    expect(rules.some(({ printed }) => printed !== null)).toBe(true);
    expect((await asJson('terms')).terms.length).toBeGreaterThan(5);
    expect((await asJson('unit')).rules.length).toBeGreaterThan(5);
  });
});
