import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { Client, pending, playing, TWO_SEATS } from './client.ts';

/** A save of the golden folder, as data. */
function golden(name: string): object {
  const file = join(import.meta.dirname, `../saves/golden/${name}.json`);
  return v.parse(v.looseObject({}), JSON.parse(readFileSync(file, 'utf8')));
}

/** What the tests change in a save. */
const snapshotShape = v.looseObject({
  start: v.looseObject({}),
  checkpoint: v.looseObject({ checkpoint: v.looseObject({ state: v.looseObject({}) }) }),
});

describe('save and load', () => {
  test('a second match at the same decision', async () => {
    const { client, match, decision } = await playing(7);
    const { save } = await client.ask({ cmd: 'save', match });
    const { length: told } = (await client.ask({ cmd: 'events', match })).events ?? [];
    expect(told).toBeGreaterThan(5);
    expect(save).toMatchObject({
      program: 'orrery',
      format: 2,
      start: { game: 'starcraft' },
      n: 7,
      told,
      position: true,
    });
    const loaded = pending(await client.ask({ cmd: 'load', save }));
    expect(loaded).toEqual({ match: 'm2', decision });
    expect((await client.ask({ cmd: 'save', match: 'm2' })).save).toEqual(save);
  });

  test('save: enough to go on from, and nothing of what happened before', async () => {
    const { client, match, decision } = await playing(7);
    const [{ events: before = [] }, { save }] = [
      await client.ask({ cmd: 'events', match }),
      await client.ask({ cmd: 'save', match }),
    ];
    const { match: loaded } = await client.ask({ cmd: 'load', save });
    expect(await client.ask({ cmd: 'events', match: loaded })).toMatchObject({ from: before.length, events: [] });
    const answer = { cmd: 'answer', n: 7, answer: decision.options?.[0]?.id };
    const [there, here] = [await client.ask({ ...answer, match: loaded }), await client.ask({ ...answer, match })];
    expect({ ...there, match }).toEqual({ ...here, match });
    expect((await client.ask({ cmd: 'events', match: loaded })).events).toEqual(
      (await client.ask({ cmd: 'events', match, from: before.length })).events,
    );
    expect(await client.refused({ cmd: 'take-back', match: loaded, to: 6 })).toBe('cannot-take-back');
    expect(await client.ask({ cmd: 'take-back', match: loaded, to: 7 })).toMatchObject({ decision });
  });

  test('a match that has just gone back to a checkpoint can be saved', async () => {
    const { client, match } = await playing(3);
    const taken = await client.ask({ cmd: 'take-back', match, to: 0 });
    const { save } = await client.ask({ cmd: 'save', match });
    expect((await client.ask({ cmd: 'load', save })).decision).toEqual(taken.decision);
  });

  test('save and load: the whole history, in pages', async () => {
    const { client, match, decision } = await playing(40);
    const pages: string[][] = [];
    for (let from: unknown = 0; typeof from === 'number';) {
      const reply = await client.ask({ cmd: 'save', match, history: true, from });
      pages.push(v.parse(v.array(v.string()), reply.lines));
      from = reply.next;
    }
    const [first = '', ...others] = pages.flat();
    expect(first).toContain('"program":"orrery"');
    let loading: unknown;
    for (const line of [first, ...others.slice(0, -1)]) {
      const request = { cmd: 'load', lines: [line], more: true };
      ({ loading } = await client.ask(loading === undefined ? request : { ...request, loading }));
    }
    const loaded = pending(await client.ask({ cmd: 'load', lines: others.slice(-1), loading }));
    expect(loaded.decision).toEqual(decision);
    const events = async (name: string): Promise<unknown> =>
      (await client.ask({ cmd: 'events', match: name, as: 0 })).events;
    expect(await events(loaded.match)).toEqual(await events(match));
    expect((await client.ask({ cmd: 'take-back', match: loaded.match, to: 3 })).decision?.n).toBe(3);
    expect(await client.refused({ cmd: 'load', lines: [first], loading })).toBe('unknown-loading');
  });

  test('load: a history that ends in the middle of a line says what was lost', async () => {
    const { client, match } = await playing(40);
    const { lines } = await client.ask({ cmd: 'save', match, history: true });
    const all = v.parse(v.array(v.string()), lines);
    const cut = [...all.slice(0, -3), '{"i":1,"line":"record"}'];
    expect(await client.ask({ cmd: 'load', lines: cut })).toHaveProperty('lost');
  });

  test('load: a save of format 1 too, with its whole log', async () => {
    const client = new Client();
    const save = golden('format-1-mid-battle');
    const { lost, match, decision } = await client.ask({ cmd: 'load', save });
    const { pending: asked } = v.parse(v.looseObject({ pending: v.unknown() }), save);
    expect(lost).toBeUndefined();
    expect(decision).toMatchObject(v.parse(v.object({ n: v.number(), seat: v.number(), kind: v.string() }), asked));
    expect(await client.ask({ cmd: 'events', match })).toMatchObject({ from: 0 });
    const again = await client.ask({ cmd: 'load', save: (await client.ask({ cmd: 'save', match })).save });
    expect(again).toMatchObject({ match: 'm2', decision });
  });

  test('load: a position too', async () => {
    const { client, match } = await playing(7);
    const { save } = await client.ask({ cmd: 'save', match });
    const { state } = v.parse(snapshotShape, save).checkpoint.checkpoint;
    const position = { format: 1, game: 'starcraft', seats: TWO_SEATS, state };
    expect(await client.ask({ cmd: 'load', save: position })).toMatchObject({ match: 'm2', decision: { n: 0 } });
    expect(await client.refused({ cmd: 'load', save: { ...position, state: {} } })).toBe('does-not-fit');
    expect(await client.refused({ cmd: 'load', save: { ...position, game: 'chess' } })).toBe('unknown-game');
  });

  test.each(['', 'x', '\u0000\u001b[2J', 'ü'.repeat(200), '\u2028'])('any seed will do: %j', async seed => {
    const client = new Client();
    const { match, decision } = await client.begin({ seed });
    const { save } = await client.ask({ cmd: 'save', match });
    expect(pending(await client.ask({ cmd: 'load', save })).decision).toEqual(decision);
  });

  test('wrong saves', async () => {
    const { client, match } = await playing(2);
    const { save } = await client.ask({ cmd: 'save', match });
    const sound = v.parse(snapshotShape, save);
    const { checkpoint: line } = sound;
    const of = (changed: object): object => ({ ...sound, checkpoint: { ...line, ...changed } });
    const old = golden('format-1-mid-battle');
    const wrong: readonly (readonly [unknown, string])[] = [
      [{ ...old, round: 99 }, 'checksum'],
      [null, 'not-a-save'],
      ['save', 'not-a-save'],
      [{}, 'not-a-save'],
      [{ ...sound, round: 99 }, 'not-a-save'],
      [{ ...sound, start: { ...sound.start, seats: [] } }, 'not-a-save'],
      [{ ...sound, start: { ...sound.start, game: '\u001b[2J' } }, 'not-a-save'],
      [{ ...sound, start: { ...sound.start, game: 'chess' } }, 'unknown-game'],
      [of({ rulesVersion: 1_000_000 }), 'newer'],
      [of({ checkpoint: { ...line.checkpoint, state: {} } }), 'does-not-fit'],
      [of({ checkpoint: { ...line.checkpoint, state: { ...line.checkpoint.state, seats: 7 } } }), 'does-not-fit'],
      [{ ...sound, format: 3 }, 'newer'],
      [{ ...old, format: 3 }, 'newer'],
    ];
    for (const [data, code] of wrong) expect(await client.refused({ cmd: 'load', save: data })).toBe(code);
    expect((await client.begin()).match).toBe('m2');
  });
});
