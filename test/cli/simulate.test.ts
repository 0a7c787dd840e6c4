import * as v from 'valibot';
import { SIMULATED_PLAYERS } from '../../src/cli/simulated-players.ts';
import { expect, test } from 'vitest';
import { orrery } from './said.ts';

const resultShape = v.strictObject({
  version: v.literal(1),
  type: v.literal('match'),
  seed: v.string(),
  seats: v.array(v.strictObject({ name: v.string(), faction: v.string(), player: v.picklist(SIMULATED_PLAYERS) })),
  options: v.record(v.string(), v.string()),
  decisions: v.number(),
  rounds: v.number(),
  ended: v.boolean(),
  winners: v.array(v.number()),
  how: v.nullable(v.pipe(v.string(), v.regex(/^[\w.-]+$/))),
  fault: v.null(),
});

const figuresShape = v.strictObject({
  version: v.literal(1),
  type: v.literal('figures'),
  matches: v.number(),
  faults: v.number(),
  decisions: v.number(),
  seconds: v.number(),
  perSecond: v.number(),
});

const simulate = (...args: readonly string[]) => orrery('simulate', 'starcraft', '--seed', 'test', ...args);

test('plays matches to their ends: results on stdout, progress on stderr', async () => {
  const { code, out, err } = await simulate('--seats', '3', '--matches', '12');
  expect(code).toBe(0);
  expect(out).toMatch(
    /^StarCraft: The Board Game: 12 matches, 0 faults\n[\d,]+ decisions in [\d.]+ s, [\d,]+ a second\nrounds: /,
  );
  expect(err).toBe('10 of 12 matches\n12 of 12 matches\n');
});

test('as JSON, a line a match and the figures last; the same seed gives the same matches', async () => {
  const [one, other] = [await simulate('--matches', '4', '--json'), await simulate('--matches', '4', '--json')];
  const lines = one.out.trimEnd().split('\n');
  const results = lines.slice(0, -1).map(line => v.parse(resultShape, JSON.parse(line)));
  expect(results.map(({ seed }) => seed)).toEqual(['test-1', 'test-2', 'test-3', 'test-4']);
  const figures = v.parse(figuresShape, JSON.parse(lines.at(-1) ?? ''));
  expect(figures).toMatchObject({ matches: 4, faults: 0 });
  expect(figures.decisions).toBe(results.reduce((sum, { decisions }) => sum + decisions, 0));
  expect(other.out.split('\n').slice(0, 4)).toEqual(lines.slice(0, 4));
});

test('random players build the galaxy too', async () => {
  const { code, out } = await simulate('--by-hand', '--matches', '2', '--json', '--seats', '6');
  expect(code).toBe(0);
  expect(out).toContain('"faults":0');
});

test('a limit of rounds is any number', async () => {
  const { code, out } = await orrery(
    'simulate',
    'theseus',
    '--round-limit=4',
    '--matches',
    '3',
    '--seed',
    'test',
    '--json',
  );
  expect(code).toBe(0);
  const results = out
    .trimEnd()
    .split('\n')
    .slice(0, -1)
    .map(line => v.parse(resultShape, JSON.parse(line)));
  expect(Math.max(...results.map(({ rounds }) => rounds))).toBeLessThanOrEqual(5); // and a round to break a tie
});

test('the players are named seat by seat, and chance plays the others', async () => {
  const { code, out } = await simulate('--players', 'bot', '--matches', '5');
  expect(code).toBe(0);
  expect(out).toContain('wins: seat 1: 5');
  expect((await simulate('--players', 'bot,robot')).err).toContain(
    'Use one of bot, random, easy, normal, hard, master for each seat',
  );
  expect((await simulate('--players', 'bot,bot,bot')).err).toContain('names 3 players for 2 seats');
});

test('players are named with how hard they play, where the game has such players', async () => {
  const three = await orrery(
    'simulate',
    'theseus',
    '-s',
    '3',
    '-p',
    'easy,normal',
    '-n',
    '1',
    '--decisions',
    '20',
    '--json',
  );
  expect(three).toMatchObject({ code: 0 });
  expect(matchOf(three.out).seats.map(({ player }) => player)).toEqual(['easy', 'normal', 'random']);
  const named = await orrery('simulate', 'theseus', '-s', 'A:bot-hard,B:bot', '-n', '1', '--decisions', '6', '--json');
  expect(matchOf(named.out).seats.map(({ player }) => player)).toEqual(['hard', 'bot']);
  const none = await orrery('simulate', 'space-empires', '-p', 'master');
  expect(none).toMatchObject({ code: 2, out: '' });
  expect(none.err).toContain('have no level master. Use easy, normal, hard.');
  const wrong = await orrery('simulate', 'theseus', '-s', 'A:bot-brutal,B');
  expect(wrong).toMatchObject({ code: 2, out: '' });
  expect(wrong.err).toContain('Use bot, or bot- and a level: easy, normal, hard, master.');
});

const matchOf = (out: string) => v.parse(resultShape, JSON.parse(out.split('\n')[0] ?? ''));

test('the seats are named with their factions as those of a table, and the JSON names them', async () => {
  const { code, out } = await orrery('simulate', 'theseus', '-s', 'A:marines,B:greys:bot', '-n', '1', '--json');
  expect(code).toBe(0);
  const { seats, rounds, ended, how } = matchOf(out);
  expect(seats).toEqual([
    { name: 'A', faction: 'marines', player: 'random' },
    { name: 'B', faction: 'greys', player: 'bot' },
  ]);
  expect(rounds).toBeGreaterThan(0);
  expect({ ended, isCode: how !== null }).toEqual({ ended: true, isCode: true });
  const wrong = await orrery('simulate', 'theseus', '-s', 'A:marine,B');
  expect(wrong).toMatchObject({ code: 2, out: '' });
  expect(wrong.err).toContain('A can\'t have "marine". Did you mean marines? There are marines, ');
});

test('factions that chance has dealt are named too', async () => {
  const { seats } = matchOf((await simulate('-n', '1', '--json')).out);
  expect(seats.map(({ name }) => name)).toEqual(['Player 1', 'Player 2']);
  expect(new Set(seats.map(({ faction }) => faction)).size).toBe(2);
});

test.each([0, 1, 5, 40])('a match is left after exactly %i decisions', async decisions => {
  const { code, out } = await simulate('-n', '1', '--json', '--decisions', String(decisions));
  expect(code).toBe(0);
  expect(matchOf(out)).toMatchObject({ decisions, ended: false, winners: [], how: null });
});

test('one match is one match, and --quiet leaves the progress out', async () => {
  const { out, err } = await simulate('-n', '1', '--decisions', '5');
  expect(out).toMatch(/^StarCraft: The Board Game: 1 match, 0 faults\n/);
  expect(out).toContain('1 match was left before the end');
  expect(err).toBe('1 of 1 match\n');
  expect((await simulate('-n', '1', '--decisions', '5', '--quiet')).err).toBe('');
});

test.each(['', ' ', '\u0000\u001b', 'ü', 'x'.repeat(200)])('any seed will do: %j', async seed => {
  expect((await orrery('simulate', 'starcraft', '--matches', '1', '--seed', seed)).code).toBe(0);
});

const alone = (...args: readonly string[]) =>
  orrery('simulate', 'space-empires', '--scenario', 'solo-machines-small', '--seed', 'alone', ...args);

test('one seat is the bot, as many seats sit there as the scenario is for, and the line says how often it survived', async () => {
  const { code, out } = await alone('-n', '3');
  expect(code).toBe(0);
  expect(out).toMatch(/\nsurvived \d of 3, \d+ % \(\d+ to \d+ % with 95 % certainty\)\n$/);
  const unfinished = await alone('-n', '1', '--decisions', '5');
  expect(unfinished.out).toContain('no match was played to its end');
});

test('all values of a choice are tried in turn, each with a line of its own', async () => {
  const { out } = await alone('-n', '1', '--difficulty', 'all', '--decisions', '0');
  expect(out).toContain('Space Empires 4X: 5 matches, 0 faults');
  for (const id of ['easy', 'normal', 'hard', 'harder', 'good-luck']) expect(out).toContain(`\n${id}: `);
  const { out: json } = await alone('-n', '1', '--difficulty=all', '--decisions', '0', '--json');
  const lines = json.trimEnd().split('\n').slice(0, -1);
  expect(lines.map(line => /"difficulty":"([a-z-]+)"/.exec(line)?.[1])).toEqual([
    'easy',
    'normal',
    'hard',
    'harder',
    'good-luck',
  ]);
  const wrong = await orrery('simulate', 'space-empires', '--difficulty=all', '--scenario=2p-small');
  expect(wrong).toMatchObject({ code: 2, out: '' });
  expect(wrong.err).toContain('--difficulty=all can’t be combined with the other choices');
});
