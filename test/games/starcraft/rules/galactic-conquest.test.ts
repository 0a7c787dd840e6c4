import { describe, expect, test } from 'vitest';
import { EVENT_CARDS, EVENT_CARD_IDS } from '../../../../src/games/starcraft/data/events.ts';
import type { EventCardId } from '../../../../src/games/starcraft/data/events.ts';
import type { FactionId } from '../../../../src/games/starcraft/data/factions.ts';
import { drawEventCard } from '../../../../src/games/starcraft/rules/cards.ts';
import { gainConquestPoints } from '../../../../src/games/starcraft/rules/conquest-points.ts';
import {
  normalVictoryThreshold,
  objectiveCounts,
  pointsFromAreas,
} from '../../../../src/games/starcraft/state/standing.ts';
import type { StarCraft } from '../../../../src/games/starcraft/state/state.ts';
import { starcraftView } from '../../../../src/games/starcraft/view.ts';
import { scene } from '../scene.ts';
import type { Scene } from '../scene.ts';
import { executing, holding } from './event-effects/step-8.ts';
import { end, fourSeats, out, points, stage } from './four-seats.ts';
import { playOut, setUpTable } from './set-up-table.ts';

const CONQUEST = { variant: 'galactic-conquest' } as const;
const FOUR: readonly FactionId[] = ['raynor', 'overmind', 'tassadar', 'aldaris'];

const isLate = (card: EventCardId): boolean => EVENT_CARDS[card].stage === 3;
const isEnd = (card: EventCardId): boolean => EVENT_CARDS[card].event === 'the-end-draws-near';
const END_CARDS = EVENT_CARD_IDS.filter(isEnd);

describe('SC-23.1.1 only elimination wins', () => {
  test('SC-23.1.1 points, had anybody any, win nothing', () => {
    const board = points(fourSeats(FOUR, CONQUEST), 40, 0, 0, 0);
    expect([0, 1, 2, 3].map(seat => normalVictoryThreshold(board.state, seat))).toEqual([null, null, null, null]);
    expect(end(board)).toBeNull();
  });

  test('SC-23.1.1 SC-23.1.5 an objective wins nothing, that of Aldaris neither', () => {
    const board = stage(fourSeats(FOUR, CONQUEST), 'e3-04').base('helios-2', 1).base('vyctor-5-2', 1);
    board.with(state => {
      state.endDrawsNear = ['e3-01', 'e3-02'];
    });
    expect([0, 1, 2, 3].map(seat => objectiveCounts(board.state, seat))).toEqual([false, false, false, false]);
    expect(end(board)).toBeNull();
  });

  test('SC-23.1.5 areas give no conquest points', () => {
    const board = fourSeats(FOUR, CONQUEST).area('vyctor-5-1', 0, { marine: 1 }).area('helios-1', 0, { marine: 1 });
    expect(pointsFromAreas(board.state, 0)).toBe(0);
    board.begin('regrouping.begin', {});
    expect(board.now.seats[0]?.conquestPoints).toBe(0);
    expect(board.told).not.toContain('conquest-points.gained');
  });

  test('SC-23.1.1 SC-19.6 the last one left wins', () => {
    const board = out(out(fourSeats(FOUR, CONQUEST), 2), 3).area('torus-2', 0, { marine: 1 });
    expect(end(board)).toEqual({ winners: [0], key: 'victory.elimination' });
  });

  test('SC-23.1.4 in teams the last team standing wins, and no sum of points', () => {
    const both = { ...CONQUEST, teams: true };
    expect(end(points(fourSeats(FOUR, both), 30, 0, 30, 0))).toBeNull();
    const board = fourSeats(FOUR, both).area('torus-2', 0, { marine: 1 }).area('torus-4', 0, { marine: 1 });
    expect(end(out(board, 2))).toEqual({ winners: [0, 2], key: 'victory.elimination' });
  });

  test('SC-20.3 when the last ones vanish at the same moment the tie-breaks decide', () => {
    const board = fourSeats(FOUR, CONQUEST).with(({ areas }) => {
      for (const area of Object.values(areas)) area.base = null;
    });
    board.workers(2, 1);
    expect(end(board)).toEqual({ winners: [2], key: 'victory.all-gone.no-points' });
  });
});

describe('SC-23.1.2 the Event deck', () => {
  test('SC-23.1.2 the three The End Draws Near cards are left out before it is stacked', () => {
    const board = setUpTable(4, { ...CONQUEST, setUp: 'quick', seed: 'deck' });
    const { eventDeck, eventsOut } = playOut(board, 'deck');
    // 70 cards, 10 of stage I and 10 of stage II taken out unseen, 3 left out.
    expect(eventDeck).toHaveLength(47);
    expect(eventDeck.filter(isLate)).toHaveLength(17);
    expect(eventDeck.filter(isEnd)).toEqual([]);
    expect(eventsOut).toHaveLength(23);
    expect(eventsOut.filter(isEnd)).toEqual(END_CARDS);
    expect(board.told).toContain('conquest.begins');
    expect(board.told).toContain('conquest.removed');
  });

  test('SC-3 the standard deck keeps them', () => {
    const board = setUpTable(4, { setUp: 'quick', seed: 'deck' });
    const { eventDeck } = playOut(board, 'deck');
    expect(eventDeck).toHaveLength(50);
    expect(eventDeck.filter(isEnd)).toHaveLength(3);
    expect(board.told).not.toContain('conquest.removed');
  });

  /** Seat 0 draws this many Event cards. */
  const drawing = (
    count: number,
    deck: readonly EventCardId[],
    discard: readonly EventCardId[],
    playing: Parameters<Scene['playing']>[0] = CONQUEST,
  ): Scene =>
    scene(['raynor', 'overmind'], {
      *'planning.begin'(game: StarCraft) {
        for (let draw = 0; draw < count; draw++) drawEventCard(game, 0);
        game.next('execution.begin', {});
      },
    })
      .playing(playing)
      .with(state => {
        state.eventDeck = [...deck];
        state.eventDiscard = [...discard];
      })
      .begin('planning.begin', {});

  test('SC-23.1.3 EX-80 when the last card is drawn the discarded stage III cards are the new deck', () => {
    const { now, told } = drawing(1, ['e3-04'], ['e1-01', 'e3-11', 'e2-01', 'e3-15', 'e3-19']);
    expect(now.seats[0]?.events).toEqual(['e3-04']);
    expect([...now.eventDeck].sort()).toEqual(['e3-11', 'e3-15', 'e3-19']);
    expect(now.eventDiscard).toEqual(['e1-01', 'e2-01']);
    expect(told).toEqual(['events.drawn', 'conquest.new-deck']);
  });

  test('SC-23.1.3 the new deck is shuffled, and is drawn from', () => {
    const late = EVENT_CARD_IDS.filter(card => isLate(card) && !isEnd(card));
    const { now } = drawing(1, ['e1-01'], late);
    expect(now.eventDeck).not.toEqual(late);
    expect([...now.eventDeck].sort()).toEqual([...late].sort());
    expect(drawing(3, ['e1-01'], late).now.eventDeck).toHaveLength(15);
  });

  test('SC-23.1.3 not before the last card is drawn', () => {
    expect(drawing(1, ['e3-04', 'e3-05'], ['e3-11']).now).toMatchObject({
      eventDeck: ['e3-04'],
      eventDiscard: ['e3-11'],
    });
  });

  test('SC-23.1.5 without a discarded stage III card it stays empty', () => {
    const { now, told } = drawing(2, ['e3-04'], ['e1-01', 'e2-01']);
    expect(now).toMatchObject({ eventDeck: [], eventDiscard: ['e1-01', 'e2-01'] });
    expect(told).toEqual(['events.drawn', 'events.none-left']);
  });

  test('SC-23.1.3 ruling late-new-deck: it is renewed by the next draw once a stage III card has been discarded', () => {
    const { now, told } = drawing(1, [], ['e1-01', 'e3-04', 'e3-05']);
    expect(told).toEqual(['conquest.new-deck', 'events.drawn']);
    expect([...(now.seats[0]?.events ?? []), ...now.eventDeck].sort()).toEqual(['e3-04', 'e3-05']);
    expect(now.eventDiscard).toEqual(['e1-01']);
    // The one card that made the deck was its last.
    expect(drawing(2, [], ['e3-04']).told).toEqual(['conquest.new-deck', 'events.drawn', 'events.none-left']);
    expect(drawing(1, [], ['e3-04'], {}).told).toEqual(['events.none-left']);
  });

  test('SC-6.8 in the standard match the deck is never renewed', () => {
    expect(drawing(1, ['e3-04'], ['e3-11'], {}).now).toMatchObject({ eventDeck: [], eventDiscard: ['e3-11'] });
  });
});

describe('SC-23.1.5 events', () => {
  test.each(['e2-13', 'e3-11', 'e3-17'] as const)('SC-23.1.5 %s offers only points, and cannot be executed', card => {
    const board = holding(card, at =>
      points(at.playing(CONQUEST), 5, 5, 5).seat(0, ({ events }) => {
        events.push('e1-12');
      }),
    );
    expect(board.options).toEqual(['event:e1-12', 'none']);
    expect(board.blockedBy(`event:${card}`)).toBe('SC-23.1.5');
  });

  test('SC-23.1.5 conquest points that a text gives do nothing', () => {
    const board = scene(['raynor', 'overmind'], {
      *'planning.begin'(game: StarCraft) {
        gainConquestPoints(game, 0, 2, 'SC-21.7');
        game.next('execution.begin', {});
      },
    })
      .playing(CONQUEST)
      .begin('planning.begin', {});
    expect(board.now.seats[0]?.conquestPoints).toBe(0);
    expect(board.told).toEqual([]);
  });

  test('SC-23.1.5 what an event offers besides points is there as ever', () => {
    const board = executing('e1-12', at => at.playing(CONQUEST));
    expect(board.now.seats[0]?.hand).toHaveLength(3);
  });
});

test('SC-24 what everybody sees: no points are needed, and no objective counts', () => {
  const view = starcraftView(stage(fourSeats(FOUR, CONQUEST), 'e3-04').state, 'spectator');
  expect(view.variant).toBe('galactic-conquest');
  for (const { standing } of view.seats) {
    expect(standing).toMatchObject({ pointsNeeded: null, pointsNext: 0, objectiveCounts: false });
  }
});

test('SC-18 a round without points goes on to the next', () => {
  const board = fourSeats(FOUR, CONQUEST).begin('regrouping.begin', {});
  expect(board.endedAt).toBe('planning.begin');
});
