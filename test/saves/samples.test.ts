import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { loadGame } from '../../src/games/index.ts';
import { entriesOf } from '../../src/kernel/history/chronicle.ts';
import { isAct } from '../../src/kernel/match/record.ts';
import type { Match } from '../../src/kernel/history/playable.ts';
import { readEntry } from '../../src/saves/saved/entry.ts';
import { openHistory } from '../../src/saves/file/file-history.ts';
import { savedFile, saveNames } from '../../src/saves/folder/folder.ts';
import { loadMatch } from '../../src/saves/saved/load.ts';
import type { Loaded } from '../../src/saves/saved/load.ts';
import { checkUndo } from '../oracles/every-decision.ts';
import { playOn } from '../oracles/random-play.ts';

const folder = fileURLToPath(new URL('../../saves', import.meta.url));
/** All that are shipped; people who play in a checkout have matches of their own beside them, which no test reads. */
const names = saveNames(folder).filter(name => name.startsWith('sample-'));

const SAMPLES: readonly string[] = [
  'sample-after-set-up',
  'sample-mid-battle',
  'sample-six-seats-late',
  'sample-theseus-after-set-up',
  'sample-theseus-mid-turn',
  'sample-theseus-teams-late',
  'sample-emperor-after-set-up',
  'sample-emperor-mid-battle',
  'sample-emperor-five-late',
  'sample-empires-after-set-up',
  'sample-empires-mid-battle',
  'sample-empires-four-late',
  'sample-empires-machines',
  'sample-empires-aliens',
];

/** What to do when a sample is out of date. */
const MAKE = 'make the samples again: npx tsx scripts/sample-saves.ts';

const entryOf = (name: string) => readEntry(savedFile(folder, name));

async function loaded(name: string): Promise<Loaded> {
  const { game: id } = entryOf(name);
  const game = await loadGame(id);
  if (game === null) throw new Error(`no game ${id}`);
  return loadMatch(game, savedFile(folder, name));
}

async function matchOf(name: string): Promise<Match> {
  return (await loaded(name)).match;
}

test('the samples are there', () => {
  expect([...names].sort(), MAKE).toEqual(expect.arrayContaining([...SAMPLES]));
});

describe.each(SAMPLES)('%s', name => {
  test('is of the present format and rules', async () => {
    const { format, rulesVersion, game } = entryOf(name);
    expect({ format, rules: rulesVersion }, MAKE).toEqual({ format: 2, rules: (await loadGame(game))?.rulesVersion });
  });

  test('is whole: no line of it is damaged, and its last one is a checkpoint or what the table wrote', () => {
    const history = openHistory(savedFile(folder, name));
    const lines = [...history.back()].map(({ line }) => line.line);
    expect(lines, MAKE).not.toContain('damaged');
    expect(history.torn, MAKE).toBe(false);
    history.close();
  });

  test('comes back to its very decision with its whole log, and undo', async () => {
    const { match, lost, close } = await loaded(name);
    expect(lost, MAKE).toBeNull();
    const { decision } = match;
    expect({ n: decision?.n, seat: decision?.seat, kind: decision?.kind }).toMatchObject({
      n: entryOf(name).pending?.n,
    });
    expect(entryOf(name).pending).toMatchObject({ seat: decision?.seat, kind: decision?.kind });
    expect(match.logBounds.from, MAKE).toBe(0);
    checkUndo(match);
    close();
  });
});

describe.each(names)('%s', name => {
  test('goes on to its end', async () => {
    const { match, close } = await loaded(name);
    expect(playOn(match, { players: 'one' }).outcome).not.toBeNull();
    close();
  });
});

describe('the samples are what their names say', () => {
  test('after the set-up, the first decision of planning', () => {
    const { pending, round, seats } = entryOf('sample-after-set-up');
    expect(pending?.kind).toMatch(/^planning\./);
    expect({ round, seats: seats.map(({ name }) => name) }).toEqual({ round: 1, seats: ['Ann', 'Bob', 'Cyd'] });
  });

  test('in the middle of a battle, with answers since its checkpoint', async () => {
    expect(entryOf('sample-mid-battle').pending?.kind).toMatch(/^battle\./);
    expect((await matchOf('sample-mid-battle')).record().entries.length).toBeGreaterThan(0);
  });

  test('late, with six seats', async () => {
    const { seats, answers, round } = entryOf('sample-six-seats-late');
    expect(seats.map(({ name }) => name)).toEqual(['Ann', 'Bob', 'Cyd', 'Dan', 'Eve', 'Fay']);
    expect(answers).toBeGreaterThan(300);
    const { history } = await matchOf('sample-six-seats-late');
    expect(entriesOf(history).filter(entry => !isAct(entry))).toHaveLength(answers);
    expect(round).toBeGreaterThanOrEqual(4);
  });

  test('of Theseus, the first turn of a duel', () => {
    const { pending, round, seats } = entryOf('sample-theseus-after-set-up');
    expect({ kind: pending?.kind, round, seats: seats.length }).toEqual({ kind: 'move.unit', round: 1, seats: 2 });
  });

  test('of Theseus, in the middle of a turn among three, with instants or upgrades ready', async () => {
    const match = await matchOf('sample-theseus-mid-turn');
    expect(match.decision?.kind).toBe('sector.action');
    expect(match.decision?.options.some(({ id }) => /^(play|flip|token):/.test(id))).toBe(true);
    expect(match.start.seats).toHaveLength(3);
  });

  test('of Theseus, late in a team match', () => {
    const { seats, round, options } = entryOf('sample-theseus-teams-late');
    expect(seats).toHaveLength(4);
    expect(options).toMatchObject({ teams: true });
    expect(round).toBeGreaterThanOrEqual(7);
  });

  test('of Galactic Emperor, the first pick of a role among three', () => {
    const { pending, round, seats } = entryOf('sample-emperor-after-set-up');
    expect({ kind: pending?.kind, round, seats: seats.length }).toEqual({ kind: 'round.role', round: 1, seats: 3 });
  });

  test('of Galactic Emperor, in the middle of a battle, with answers since its checkpoint', async () => {
    const match = await matchOf('sample-emperor-mid-battle');
    expect(match.decision?.kind).toBe('battle.hit');
    expect(match.record().entries.length).toBeGreaterThan(0);
  });

  test('of Galactic Emperor, influence in a late round among five', () => {
    const { pending, round, seats } = entryOf('sample-emperor-five-late');
    expect({ kind: pending?.kind, seats: seats.length }).toEqual({ kind: 'regent.place', seats: 5 });
    expect(round).toBeGreaterThanOrEqual(7);
  });

  test('of Space Empires, the first movement among three', () => {
    const { pending, round, seats } = entryOf('sample-empires-after-set-up');
    expect({ kind: pending?.kind, round, seats: seats.length }).toEqual({ kind: 'move.choose', round: 1, seats: 3 });
  });

  test('of Space Empires, in the middle of a battle of two, with answers since its checkpoint', async () => {
    const match = await matchOf('sample-empires-mid-battle');
    expect(match.decision?.kind).toBe('battle.fire');
    expect(match.record().entries.length).toBeGreaterThan(0);
  });

  test('of Space Empires, a late movement among four, who are all in', () => {
    const { pending, round, seats } = entryOf('sample-empires-four-late');
    expect({ kind: pending?.kind, seats: seats.length }).toEqual({ kind: 'move.choose', seats: 4 });
    expect(round).toBeGreaterThanOrEqual(6);
  });

  test('of Space Empires, a game of one against machines and one against alien empires, amid the match', () => {
    const [machines, aliens] = ['sample-empires-machines', 'sample-empires-aliens'].map(entryOf);
    for (const sample of [machines, aliens])
      expect({ kind: sample?.pending?.kind, seats: sample?.seats.length }).toEqual({ kind: 'move.choose', seats: 1 });
    expect(machines?.options).toMatchObject({ scenario: 'solo-machines-small' });
    expect(aliens?.options).toMatchObject({ scenario: 'solo-aliens' });
    expect(Math.min(machines?.round ?? 0, aliens?.round ?? 0)).toBeGreaterThanOrEqual(6);
  });
});
