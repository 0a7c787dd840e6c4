import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { theseusBoard } from '../../../../src/games/theseus/board/index.ts';
import { theseusLog } from '../../../../src/games/theseus/board/log-book.ts';
import { theseus } from '../../../../src/games/theseus/game.ts';
import { publicRecordOf, momentsIn } from '../../../../src/session/looking-back/watched.ts';
import { amongThreeMarines } from '../among-marines.ts';
import type { Scene } from '../scene.ts';
import { scene } from '../scene.ts';
import { contextOf } from './painting.ts';

const RULES = join(import.meta.dirname, '../../../../src/games/theseus/rules');

/**
 * EX-02: an Alien leaves out the Docking Bay, stops beside three Marines, meets a Mine and fills the sector; then an
 * Assault.
 */
function fight(): Scene {
  return amongThreeMarines()
    .card('aliens-assault-1', 'corridors-s5')
    .turn('aliens')
    .answer('unit:alien-1', 'to:corridors+skip:docking-bay');
}

describe('the log', () => {
  test('TH-5.1: each turn is a part with a heading, and a story that can be watched', () => {
    const events = fight().answer('end').match.events('spectator');
    const places = theseusLog.places(events);
    const begins = events.flatMap(({ words, index }) => (words.key === 'turn.begins' ? [index] : []));
    expect(begins.length).toBeGreaterThan(1);
    expect(places.flatMap(({ heading }, at) => (heading ? [at] : []))).toEqual(begins);
    expect(new Set(places.map(({ story }) => story))).toEqual(new Set(begins));
  });

  test('an event belongs to the sector that it names, or to the one where something happened last', () => {
    const { match } = fight();
    const events = match.events('spectator');
    const filters = theseusLog.places(events).map((place, at) => [events[at]?.words.key, place.filters]);
    expect(filters.slice(0, 8)).toEqual([
      ['turn.begins', []],
      ['move.goes', ['sector:corridors', 'sector:tech-bay']],
      ['move.skips', ['sector:docking-bay']],
      ['move.stops', ['sector:corridors']],
      ['trap.springs', ['fights', 'sector:corridors']],
      ['track.wounded', ['fights', 'sector:corridors']],
      ['card.discarded', ['sector:corridors']],
      ['attack.minor', ['fights', 'sector:corridors']],
    ]);
    const offered = theseusLog.filters(match.view('spectator'), contextOf());
    expect(offered.map(({ title }) => title)).toEqual([
      'attacks and traps',
      'Corridors',
      'Control Room',
      'Alien Nest',
      'Tech Bay',
      'Docking Bay',
    ]);
    const known = new Set(offered.map(({ id }) => id));
    expect(filters.flatMap(([, ids]) => ids).filter(id => !known.has(String(id)))).toEqual([]);
  });

  test('what happens in a turn concerns whose turn it is, and whoever it names', () => {
    const events = fight().match.events('spectator');
    const places = theseusLog.places(events);
    const stop = events.findIndex(({ words }) => words.key === 'move.stops');
    expect(places[stop]?.seats).toEqual([0]);
    const wounded = events.findLastIndex(({ words }) => words.key === 'track.wounded');
    expect(places[wounded]?.seats).toEqual([0, 1]);
  });
});

describe('moments', () => {
  test('every kind that the rules show has a title and says how it works', () => {
    const files = readdirSync(RULES, { recursive: true, encoding: 'utf8' }).filter(name => name.endsWith('.ts'));
    const kinds = files.flatMap(name =>
      [...readFileSync(join(RULES, name), 'utf8').matchAll(/beat\('([^']+)'\)/g)].map(([, kind = '']) => kind),
    );
    expect(new Set(kinds).size).toBe(7);
    const view = fight().match.view('spectator');
    for (const kind of [...kinds, 'match.decided']) {
      const shown = theseusBoard.scene?.(kind, view, contextOf());
      expect([kind, shown?.pane, shown?.title.length === 0, shown?.why.length === 0]).toEqual([
        kind,
        'station',
        false,
        false,
      ]);
      expect(`${shown?.title} ${shown?.why}`).not.toMatch(/\[|\{|undefined/);
    }
    expect(theseusBoard.scene?.('told', view, contextOf())).toBeNull();
  });

  test('TH-6.8: a trap, then the minor assault with its sum, then the assaults, each by itself', () => {
    const { match } = fight();
    const seen = momentsIn(theseus, match, 'spectator', { from: 0, to: match.logBounds.to });
    expect(seen.map(({ kind }) => kind)).toEqual(['trap.springs', 'attack.ends', 'attack.ends', 'attack.ends']);
    const told = seen.map(({ from, to }) => match.events('spectator', from).filter(({ index }) => index < to));
    expect(told.map(events => events.some(({ words }) => words.key === 'attack.sum'))).toEqual([
      false,
      true,
      true,
      true,
    ]);
  });

  test('TH-22.6 TH-17.4: what decides the match is a moment of its own, before the end is shown', () => {
    const decided = amongThreeMarines()
      .seat('marines', { life: 2 })
      .turn('aliens')
      .answer('unit:alien-1', 'to:corridors+skip:docking-bay');
    const { match } = decided;
    expect(match.outcome?.winners).toEqual([decided.seatOf('aliens')]);
    const seen = momentsIn(theseus, match, 'spectator', { from: 0, to: match.logBounds.to });
    expect(seen.map(({ kind }) => kind)).toEqual(['trap.springs', 'match.decided']);
    const told = match.events('spectator', seen[1]?.from).map(({ words }) => words.key);
    expect([told[0], told.at(-1)]).toEqual(['attack.minor', 'victory.wounds']);
  });

  test('TH-17.2: so is the step of the countdown that ends it', () => {
    const { match } = scene(['scientists', 'aliens'])
      .seat('aliens', { life: 3 })
      .with(state => {
        state.countdown = 3;
      })
      .unit('scientist-1', 'corridors-a')
      .unit('alien-1', 'alien-nest-a')
      .turn('scientists')
      .answer('room:control-room-a', 'fill:control-room-p1');
    const seen = momentsIn(theseus, match, 'spectator', { from: 0, to: match.logBounds.to });
    expect([match.outcome?.winners, seen.map(({ kind }) => kind)]).toEqual([[0], ['countdown.moves']]);
    const moment = theseusBoard.retrospect?.decisive?.(publicRecordOf(match));
    expect(match.events('spectator', moment?.from ?? -1)[0]?.words.key).toBe('countdown.end');
    expect(moment?.why.key).toBe('past.decisive.countdown');
  });

  test('TH-17.4: the decisive moment begins with what moved the track that came to its end, not with all of the turn', () => {
    const { match } = amongThreeMarines()
      .seat('marines', { life: 2 })
      .turn('aliens')
      .answer('unit:alien-1', 'to:corridors+skip:docking-bay');
    const range = theseusBoard.retrospect?.decisive?.(publicRecordOf(match)) ?? null;
    expect(range?.why.key).toBe('past.decisive.track');
    const told = match.events('spectator', range?.from).map(({ words }) => words.key);
    expect([told[0], told.at(-1)]).toEqual(['track.wounded', 'victory.wounds']);
    const seen = range === null ? [] : momentsIn(theseus, match, 'spectator', range);
    expect(seen.map(({ kind }) => kind)).toEqual(['match.decided']);
  });

  test('TH-8.7: the sum of an attack is all that it cost, bonuses included', () => {
    const table = scene(['marines', 'aliens'])
      .unit('marine-1', 'tech-bay-b')
      .unit('marine-2', 'corridors-a', 'upgraded')
      .unit('alien-1', 'corridors-b')
      .unit('alien-2', 'corridors-c')
      .card('marines-battle-position-1', 'corridors-s2', { upgrades: 1 })
      .during('marines', 'marine-2', 'turn.sector', {});
    const sum = table.match.events('spectator').find(({ words }) => words.key === 'attack.sum');
    expect(20 - table.life('aliens')).toBeGreaterThan(2);
    expect(sum?.words.with?.sums).toEqual([
      { key: 'attack.sum.wounds', with: { seat: { seat: 1 }, amount: 20 - table.life('aliens') } },
    ]);
  });
});
