import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import type { LogEvent } from '../../../../src/kernel/match/events.ts';
import type { Message } from '../../../../src/kernel/words/message.ts';
import { emperorBoard } from '../../../../src/games/galactic-emperor/board/index.ts';
import { emperorLog } from '../../../../src/games/galactic-emperor/board/log-book.ts';
import { say, shipName, tokenName } from '../../../../src/games/galactic-emperor/text/say.ts';
import { emperorView } from '../../../../src/games/galactic-emperor/view.ts';
import { galacticEmperor } from '../../../../src/games/galactic-emperor/game.ts';
import { publicRecordOf } from '../../../../src/session/looking-back/watched.ts';
import { readRecording } from '../../../recorded/recording.ts';
import { playAgain } from '../../../recorded/replay.ts';
import { scene } from '../scene.ts';
import { emperorUnderTest } from '../under-test.ts';
import type { Scene } from '../scene.ts';
import { contextOf, picture } from './painting.ts';

const RULES = join(import.meta.dirname, '../../../../src/games/galactic-emperor/rules');

/** Which keys of what was told begin a unit. */
function beginnings({ match }: Scene): string[] {
  const events = match.events('spectator');
  return emperorLog
    .places(events)
    .flatMap(({ heading, beginsUnit = false }, at) => (heading || beginsUnit ? [events[at]?.words.key ?? ''] : []));
}

describe('the log', () => {
  test('GE-3.2 a turn in a role is a unit of its own, whoever is asked in it', () => {
    const table = scene().tile('b4', 't05', 0).food('b4', 1).tile('e4', 't06', 1).food('e4', 1);
    table.role('steward', 0).play().until('round.role', 'metal', 'produce:b4', 'done');
    expect(table.told).toEqual(['turn.begins', 'steward.took', 'steward.produced', 'turn.begins', 'steward.none']);
    expect(beginnings(table)).toEqual(['turn.begins', 'turn.begins']);
  });

  test('GE-3.2 a seat that lets its turn go by is said to, and one that can do nothing is not named', () => {
    const table = scene().role('warlord', 0);
    table.noShips().ships(0, 'c4', { fighter: 1 }).ships(1, 'e4', { fighter: 1 }).play();
    table.until('round.role', 'done');
    expect(table.told.filter(key => key === 'turn.begins' || key === 'warlord.none')).toEqual([
      'turn.begins',
      'warlord.none',
      'turn.begins',
      'warlord.none',
    ]);
  });

  test('GE-10.4 each seat that places influence has a turn, however many tokens it places', () => {
    const table = scene().tile('b4', 't05', 0).tile('c4', 't06', 0).role('regent', 0).play();
    table.until('round.role', 'pass', 'space:b4', 'throne');
    expect(beginnings(table)).toEqual(['turn.begins', 'turn.begins', 'turn.begins']);
  });

  test('GE-3.2 the pick of a role and the turn of the one who picked it are one part, and others have their own', () => {
    const table = scene().tile('b4', 't05', 0).food('b4', 1).tile('e4', 't06', 1).food('e4', 1);
    table.begin('round.begin', {});
    table.until('round.role', 'clockwise').answer('role:steward');
    table.until('round.role', 'metal', 'produce:b4', 'produce:e4', 'done');
    const keys = table.match.events('spectator').map(({ words }) => words.key);
    expect(keys.filter(key => key === 'turn.begins').length).toBeGreaterThan(1);
    const begun = beginnings(table);
    expect(begun.slice(begun.indexOf('round.picked'))).toEqual(['round.picked', 'turn.begins']);
  });

  test('GE-9.12 a battle is a story from its first word to its last', () => {
    const table = scene().noShips().ships(0, 'c4', { dreadnought: 1 }).tile('c5', 't05', 1);
    table.ships(1, 'c5', { fighter: 1 }).dice(6, 6, 6, 1, 1, 1);
    table.role('warlord', 2).begin('warlord.begin', { seat: 0 });
    table.answer('move:dreadnought-1@c4', 'to:c5').until('round.role', 'done', 'fight');
    const events = table.match.events('spectator');
    const stories = emperorLog.places(events).flatMap(({ story }, at) => (story === null ? [] : [at]));
    expect(events[stories[0] ?? 0]?.words.key).toBe('battle.begins');
    expect(events[stories.at(-1) ?? 0]?.words.key).toBe('battle.won');
    expect(stories).toHaveLength((stories.at(-1) ?? 0) - (stories[0] ?? 0) + 1);
  });
});

test('GE-9.16 the review counts each Empire that was destroyed, also where nobody got a point for it', () => {
  const { state } = scene();
  const told = (...pieces: readonly Message[]): LogEvent[] =>
    pieces.map((piece, index) => ({
      index,
      words: say('battle.destroyed', { seat: { seat: 1 }, piece }),
      rule: 'GE-9.16',
    }));
  const events = told(tokenName('empire'), shipName('fighter'), tokenName('empire'));
  const past = { events, rounds: [], view: emperorView(state, 'spectator') };
  const facts = emperorBoard.retrospect?.facts(past, contextOf()) ?? [];
  expect(facts).toEqual([{ label: 'Empires destroyed', text: '2' }]);
});

test('GE-13.1 the review says how the points of each seat came about', () => {
  const match = playAgain(galacticEmperor, readRecording(emperorUnderTest.recorded.folder, 'by-pool'));
  const facts = emperorBoard.retrospect?.facts(publicRecordOf(match), contextOf()) ?? [];
  const told = facts.filter(({ label }) => label.startsWith('Points of '));
  expect(told).toHaveLength(match.start.seats.length);
  for (const [seat, { text }] of told.entries()) {
    const [sum = 0, ...parts] = [...text.matchAll(/\d+/g)].map(Number);
    expect(sum).toBe(match.outcome?.ranking.find(one => one.seat === seat)?.figures['figure.points']);
    expect(parts.reduce((all, one) => all + one, 0)).toBe(sum);
    expect(text).toMatch(/^\d+: \d+ for planets/);
    expect(text).not.toContain('from before');
  }
  expect(told.map(({ text }) => text).join()).toContain('for the most marks');
});

test('every moment that the rules name is shown with words of its own, and each of those is a moment', () => {
  const named = readdirSync(RULES).flatMap(file =>
    [...readFileSync(join(RULES, file), 'utf8').matchAll(/beat\('([a-z-]+)'\)/g)].map(([, kind = '']) => kind),
  );
  // A roll is a moment by what rolls; the end is one of the kernel.
  const kinds = [...new Set([...named, 'dice', 'market', 'catch', 'end'])].sort();
  const table = scene().role('steward', 0).begin('steward.begin', { seat: 0 });
  const view = table.match.view('spectator');
  for (const kind of kinds) {
    const shown = emperorBoard.scene?.(kind, view, contextOf());
    expect([kind, shown?.title === undefined, shown?.why ?? '[']).toEqual([
      kind,
      false,
      expect.not.stringMatching(/[[{]/),
    ]);
  }
  for (const kind of Object.keys(emperorBoard.beats ?? {})) expect(kinds).toContain(kind);
});

test('GE-6.1 dice of the market are no battle', () => {
  const table = scene().dice(1, 2, 3, 4).role('merchant', 0);
  const beats: string[] = [];
  table.play();
  table.match.onBeat = ({ kind }) => beats.push(kind);
  expect(table.asked).toBe('0 market.discard');
  const second = scene().dice(1, 2, 3, 4, 4, 3, 2, 1).role('merchant', 0).technology(1, 'time-warp').play();
  second.match.onBeat = ({ kind }) => beats.push(kind);
  second.answer('die:s0-market-4-pips');
  expect(beats).toEqual(['market']);
});

test('GE-10.4 influence that was placed is seen in the galaxy, at every zoom', () => {
  const table = scene().tile('b4', 't05', 0).role('regent', 0).play();
  table.until('regent.place', 'pass').answer('space:b4');
  const view = table.match.view('spectator');
  for (const [width, height] of [
    [80, 12],
    [73, 16],
    [73, 25],
  ] as const) {
    const before = { ...view, regent: null };
    const count = (shown: unknown): number => picture('galaxy', shown, width, height).join('').split('1').length - 1;
    expect(count(view) - count(before)).toBe(1);
  }
});
