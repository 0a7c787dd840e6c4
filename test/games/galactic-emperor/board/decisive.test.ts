import { describe, expect, test } from 'vitest';
import { playMatch } from '../../../../src/bots/simulate.ts';
import { emperorBoard } from '../../../../src/games/galactic-emperor/board/index.ts';
import { emperorBot } from '../../../../src/games/galactic-emperor/bot.ts';
import { galacticEmperor } from '../../../../src/games/galactic-emperor/game.ts';
import { say } from '../../../../src/games/galactic-emperor/text/say.ts';
import type { Match } from '../../../../src/kernel/history/playable.ts';
import { seatsNamed } from '../../../../src/kernel/words/message.ts';
import { publicRecordOf, momentsIn } from '../../../../src/session/looking-back/watched.ts';
import { readRecording, recordingNames } from '../../../recorded/recording.ts';
import { playAgain } from '../../../recorded/replay.ts';
import { settingFor } from '../oracles/matches.ts';
import { scene } from '../scene.ts';
import type { Scene } from '../scene.ts';
import { emperorUnderTest } from '../under-test.ts';

const { folder } = emperorUnderTest.recorded;

const decisiveOf = (match: Pick<Match, 'history' | 'figures' | 'round' | 'outcome' | 'events' | 'view'>) =>
  emperorBoard.retrospect?.decisive?.(publicRecordOf(match)) ?? null;

/** The keys of what was told in the decisive moment. */
function keysOf({ match }: Scene): readonly string[] {
  const range = decisiveOf(match);
  const told = match
    .events('spectator')
    .filter(({ index }) => range !== null && index >= range.from && index < range.to);
  return told.map(({ words }) => words.key);
}

/** What each seat has been paid before an event, as it reads it itself (GE-13.3). */
function pointsBefore(match: Match, before: number): readonly number[] {
  return match.start.seats.map((_, seat) =>
    match.events(seat).reduce((sum, { index, words }) => {
      const count = words.with?.points;
      const isOwn = seatsNamed(words)[0] === seat && words.key.startsWith('points.') && index < before;
      return sum + (isOwn && typeof count === 'number' ? count : 0);
    }, 0),
  );
}

/** Throws unless the winner takes the lead in the decisive moment, and keeps it. */
function checkDecisive(match: Match): void {
  const range = decisiveOf(match);
  const victory = match.events('spectator').findLast(({ words }) => words.key.startsWith('victory.'));
  if (victory?.words.key === 'victory.last') {
    expect(range).toBeNull();
    return;
  }
  if (range === null) throw new Error('no moment was decisive');
  expect(momentsIn(galacticEmperor, match, 'spectator', range).length).toBeGreaterThan(0);
  if (victory?.words.key !== 'victory.points') {
    expect(match.events('spectator')[range.from]?.words.key).toBe('end.tie');
    expect(range.why).toEqual(say('past.decisive.battle'));
    return;
  }
  const [winner = -1] = match.outcome?.winners ?? [];
  expect(range.why).toEqual(say('past.decisive.lead', { seat: { seat: winner } }));
  const lead = (at: number): number => {
    const points = pointsBefore(match, at);
    return (points[winner] ?? 0) - Math.max(...points.filter((_, seat) => seat !== winner));
  };
  expect(lead(range.from)).toBeLessThanOrEqual(0);
  expect(lead(range.to)).toBeGreaterThan(0);
  const roles = match
    .events('spectator')
    .filter(({ index, words }) => index >= range.to && words.key === 'round.picked');
  for (const { index } of roles) expect(lead(index)).toBeGreaterThan(0);
}

// All of them are played again in test/recorded; the ways in which a match is decided are below.
describe('the decisive moment of recorded matches, GE-12.7:', () => {
  test.each(recordingNames(folder).filter((_, at) => at % 4 === 0))('%s', name => {
    checkDecisive(playAgain(galacticEmperor, readRecording(folder, name)));
  });
});

test.each([
  ['hidden points', 3, {}],
  ['hidden points', 5, {}],
  ['open points', 4, { openScores: true }],
])('the decisive moment of a match by the bots with %s, of %i, GE-12.7, GE-13.3', (_, seats, options) => {
  for (const number of [1]) {
    const players = Array.from({ length: seats }, () => emperorBot);
    checkDecisive(playMatch(galacticEmperor, settingFor(seats, `decisive ${seats} ${number}`, options), players).match);
  }
});

describe('the decisive moment', () => {
  test('GE-12.5 is the final count where the most marks turn it', () => {
    const table = scene().owns(0, { points: 5 }).owns(1, { points: 4, marks: 15 }).role('regent', 0);
    table.also(state => (state.paid = 999)).begin('role.end', {});
    expect(table.match.outcome?.winners).toEqual([1]);
    expect(keysOf(table)).toEqual(['end.pool', 'points.marks.hidden', 'victory.points']);
  });

  test('GE-9.22 is the battle in which the Empire fell that the last points were paid for', () => {
    const table = scene().noShips().owns(1, { points: 3 }).owns(0, { points: 3, marks: 9 });
    table.ships(0, 'c4', { dreadnought: 1 }).tile('c5', 't05', 1).ships(1, 'c5', { fighter: 1 }).dice(6, 6, 6, 1, 1, 1);
    table
      .also(state => (state.paid = 999))
      .role('warlord', 2)
      .begin('warlord.begin', { seat: 0 });
    table.answer('move:dreadnought-1@c4', 'to:c5');
    while (table.match.outcome === null) table.answer(table.options.includes('fight') ? 'fight' : 'done');
    expect(table.told.slice(-2)).toEqual(['victory.points', 'end.hail']);
    expect([keysOf(table)[0], keysOf(table).at(-1)]).toEqual(['battle.begins', 'points.empire.hidden']);
  });

  test('GE-12.8 is the final battle where points were tied', () => {
    const table = scene().noShips().ships(0, 'c4', { fighter: 1 }).ships(1, 'e4', { fighter: 1 });
    table.owns(0, { points: 9 }).owns(1, { points: 9 }).dice(5, 1).role('regent', 0).begin('end.winner', {});
    expect([keysOf(table)[0], keysOf(table).at(-1)]).toEqual(['end.tie', 'victory.battle']);
  });

  test('is none where all others gave up', () => {
    const table = scene().role('steward', 0).begin('steward.begin', { seat: 0 });
    table.match.concede(1);
    table.match.concede(2);
    table.answer('metal');
    expect([table.match.events('spectator').at(-1)?.words.key, keysOf(table)]).toEqual(['victory.last', []]);
  });
});
