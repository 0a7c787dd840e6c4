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
    [['starcraft', 'xyzzy'], 1, 'has the words "xyzzy"'],
    [[], 2, 'game'],
  ])('orrery rules %s ends with %i', async (args, code, message) => {
    const said = await orrery('rules', ...args);
    expect(said.code).toBe(code);
    expect(said.err).toContain(message);
    expect(said.out).toBe('');
  });
});
