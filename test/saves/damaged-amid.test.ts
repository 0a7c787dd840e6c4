import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { starcraft } from '../../src/games/starcraft/game.ts';
import { Replay } from '../../src/kernel/history/replay.ts';
import { loadMatch } from '../../src/saves/saved/load.ts';
import { allLost } from '../../src/saves/saved/lost.ts';
import { orrery } from '../cli/said.ts';
import { Client } from '../protocol/client.ts';
import { freshFolder, starcraftAt, writeSaved } from './support.ts';

// A line that can't be read amid a match: wherever the match is told, that stands where it is missing.

const HOLE = 'What happened here can’t be read: the save is damaged.';
const LOST = 'This save is damaged: its log, replay and charts lack what can’t be read. The log says where.';

const match = starcraftAt(['battle.cards']);

/** A file of the match in which one bit of a line is another one, of which `isIt` holds. */
function damagedAt(isIt: (line: string) => boolean): string {
  const file = join(freshFolder(), 'damaged.jsonl');
  writeSaved(file, match);
  const lines = readFileSync(file, 'utf8').split('\n');
  const at = lines.findIndex((line, place) => place > lines.length / 3 && isIt(line));
  lines[at] = lines[at]?.replace('"i":', '"h":') ?? '';
  writeFileSync(file, lines.join('\n'));
  return file;
}

const tellsAll = (line: string): boolean => line.includes('"line":"record"') && line.includes('"events":[{"words":{');

describe('of a damaged answer', () => {
  const damaged = (): string => damagedAt(tellsAll);

  test('the log says where it is missing, to every reader once, and what could not be brought back is said', () => {
    const file = damaged();
    const loaded = loadMatch(starcraft, file);
    for (const reader of [...match.start.seats.keys(), 'spectator'] as const) {
      const log = loaded.match.events(reader);
      expect(log.filter(({ words }) => words.key === 'kernel.lost.amid')).toHaveLength(1);
      expect(new Set(log.map(({ index }) => index)).size).toBe(log.length);
    }
    expect(loaded.lost).toBeNull();
    expect(allLost(loaded)).toEqual({ key: 'save.lost.amid' });
    loaded.close();
  });

  test('the replay says it at the stop behind it', () => {
    const file = damaged();
    const { match: read, close } = loadMatch(starcraft, file);
    const replay = new Replay(starcraft, read);
    while (!replay.isComplete) replay.advance();
    const stops = replay.stops('spectator');
    const told = stops.filter((stop, at) => {
      const from = stops[at - 1]?.told ?? 0;
      return replay.events(stop, 'spectator', from).some(({ words }) => words.key === 'kernel.lost.amid');
    });
    expect(told).toHaveLength(1);
    close();
  });

  test('the report says it in its log, and beside it', async () => {
    const file = damaged();
    const page = await orrery('export', file);
    expect(page.err).toContain(LOST);
    expect(page.out).toContain(HOLE);
    const { out } = await orrery('export', file, '--format', 'json');
    const { log } = v.parse(v.object({ log: v.array(v.unknown()) }), JSON.parse(out));
    expect(log).toContainEqual({ heading: false, text: HOLE, rule: null });
  });

  test('orrery saves show says it, and its JSON', async () => {
    const file = damaged();
    expect((await orrery('saves', 'show', file)).out).toContain(LOST);
    const { out } = await orrery('saves', 'show', file, '--json');
    expect(JSON.parse(out)).toMatchObject({ lost: { kind: 'save.lost.amid', with: {} } });
  });

  test('the protocol says it when it loads the match, and among the events', async () => {
    const file = damaged();
    const client = new Client();
    const lines = readFileSync(file, 'utf8').trimEnd().split('\n');
    const { match: name, lost } = await client.ask({ cmd: 'load', lines });
    expect(lost).toBe(LOST);
    const { events = [] } = await client.ask({ cmd: 'events', match: name });
    expect(events.filter(({ text }) => text === HOLE)).toHaveLength(1);
  });
});

test('a damaged checkpoint costs nothing, and nothing is said', async () => {
  const file = damagedAt(line => line.includes('"line":"checkpoint"'));
  const { out, err } = await orrery('saves', 'show', file);
  expect(out + err).not.toContain('damaged');
  expect((await orrery('export', file)).out).not.toContain(HOLE);
});

test('where the figures of a round can’t be read, all others keep their places', async () => {
  const file = join(freshFolder(), 'long.jsonl');
  const text = readFileSync('saves/sample-emperor-five-late.jsonl', 'utf8').split('\n');
  const rounds = text.flatMap((line, at) => (line.includes('"line":"round"') ? [at] : []));
  text[rounds[2] ?? -1] = 'x';
  writeFileSync(file, text.join('\n'));
  const chart = v.object({
    chart: v.object({ from: v.number(), series: v.array(v.object({ values: v.array(v.number()) })) }),
  });
  const [before, after] = [
    v.parse(chart, JSON.parse((await orrery('export', 'sample-emperor-five-late', '--format', 'json')).out)),
    v.parse(chart, JSON.parse((await orrery('export', file, '--format', 'json')).out)),
  ];
  expect(after.chart.from).toBe(before.chart.from);
  for (const [seat, { values }] of after.chart.series.entries()) {
    const sound = before.chart.series[seat]?.values ?? [];
    expect(values).toHaveLength(sound.length);
    expect(values.filter((value, at) => value !== sound[at]).length).toBeLessThan(2);
  }
  expect((await orrery('export', file)).err).toContain(LOST);
});
