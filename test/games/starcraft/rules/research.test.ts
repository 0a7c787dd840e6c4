import { describe, expect, test } from 'vitest';
import { STARTING_DECKS } from '../../../../src/games/starcraft/data/cards.ts';
import type { CardId } from '../../../../src/games/starcraft/data/cards.ts';
import { FACTIONS } from '../../../../src/games/starcraft/data/factions.ts';
import { researchSteps } from '../../../../src/games/starcraft/rules/research.ts';
import { seatState } from '../../../../src/games/starcraft/state/seats.ts';
import type { SeatState, StarCraft } from '../../../../src/games/starcraft/state/state.ts';
import { TECHNOLOGIES, TECHNOLOGY_IDS } from '../../../../src/games/starcraft/data/technologies.ts';
import type { TechnologyId } from '../../../../src/games/starcraft/data/technologies.ts';
import { scene, type Scene } from '../scene.ts';

const rules = {
  ...researchSteps,
  *'execution.turn'(game: StarCraft) {
    game.next('research.begin', {});
    game.next('execution.endOfOrder', {});
  },
};

/** Seat 0 with workers, gas for them and a base on Braken; three cards in the Event deck. */
function researching(...factions: Parameters<typeof scene>[0]): Scene {
  const table = scene(factions, rules).planet('braken', 0, 0).planet('bhekar-ro', 0, 1);
  table.base('braken-1', 0).workers(0, 8).cards(0, 'bhekar-ro-1');
  return table.with(state => state.eventDeck.push('e1-01', 'e1-02', 'e1-03'));
}

const begun = (table: Scene, special = false): Scene =>
  table.order(0, 'braken', 'research', special).begin('execution.turn', { seat: 0 });
const owner = (table: Scene): SeatState => seatState(table.now, 0);

/** At step 3, without Combat cards drawn. */
const atStep3 = (table: Scene, special = false): Scene => begun(table, special).answer('no-cards');

/** Where the copies of a technology are, by pile. */
function copies(table: Scene, technology: TechnologyId): Record<string, number> {
  const { technologyDeck, deck, hand, playArea, discard } = owner(table);
  const among = (pile: readonly CardId[]): number => pile.filter(card => card.startsWith(technology)).length;
  return {
    technologyDeck: among(technologyDeck),
    deck: among(deck),
    hand: among(hand),
    playArea: among(playArea),
    discard: among(discard),
  };
}

describe('SC-11 the Research order', () => {
  test('SC-11 without a base on the planet it does nothing', () => {
    const table = scene(['mengsk', 'aldaris'], rules).planet('braken', 0, 0).area('braken-1', 0, { marine: 1 });
    begun(table.with(state => state.eventDeck.push('e1-01')));
    expect([table.told, table.endedAt]).toEqual([['research.no-base'], 'execution.endOfOrder']);
    expect(owner(table).events).toEqual([]);
  });

  test('SC-11.1 SC-11.2 SC-21.1 first an Event card is drawn, then three Combat cards if wanted', () => {
    const table = begun(researching('mengsk', 'aldaris'));
    expect(owner(table).events).toHaveLength(1);
    expect(table.options).toEqual(['draw-cards', 'no-cards']);
    table.answer('draw-cards');
    expect([owner(table).hand.length, owner(table).deck.length]).toEqual([3, STARTING_DECKS.terran.length - 3]);
  });

  test('SC-11 the Combat cards may be left', () => {
    expect(owner(atStep3(researching('mengsk', 'aldaris'))).hand).toEqual([]);
  });

  test('SC-11.2 ruling last-cards: with fewer than three cards in deck and discard pile the last ones are drawn', () => {
    const left = (cards: number): Scene =>
      researching('mengsk', 'aldaris').seat(0, seat => {
        seat.hand = seat.deck.splice(cards);
      });
    const two = begun(left(2));
    expect([two.decision.kind, two.decision.prompt.with]).toEqual(['research.draw', { count: 2 }]);
    two.answer('draw-cards');
    expect([owner(two).deck, owner(two).hand.length]).toEqual([[], 18]);
    const none = begun(left(0));
    expect(none.decision.kind).toBe('research.technology');
    expect(none.told).toContain('research.no-cards-left');
    const three = researching('mengsk', 'aldaris').seat(0, seat => {
      seat.hand = seat.deck.splice(2);
      seat.discard = seat.hand.splice(0, 1);
    });
    begun(three).answer('draw-cards');
    expect([owner(three).deck, owner(three).discard, owner(three).hand.length]).toEqual([[], [], 18]);
  });

  test('SC-11.8 the last card of the deck is drawn: the discard pile is shuffled into a new one', () => {
    const table = researching('mengsk', 'aldaris').seat(0, seat => (seat.discard = seat.deck.splice(1)));
    const { discard = [] } = table.state.seats[0] ?? {};
    begun(table).answer('draw-cards');
    const { hand, deck } = owner(table);
    expect([hand.length, deck.length, owner(table).discard]).toEqual([3, 15, []]);
    expect([...hand.slice(1), ...deck].sort()).toEqual([...discard].sort());
    expect(deck).not.toEqual(discard.slice(0, deck.length));
  });

  test('SC-11.3 SC-11.4 SC-11.5 all copies for one price, shuffled with deck and discard pile; the hand stays', () => {
    const table = researching('mengsk', 'aldaris').hand(0, 'terran-c01');
    table.seat(0, seat => seat.discard.push(...seat.deck.splice(0, 4)));
    atStep3(table).answer('technology:siege-mode', 'auto');
    expect(owner(table).pool).toBe(6);
    expect(copies(table, 'siege-mode')).toEqual({ technologyDeck: 0, deck: 2, hand: 0, playArea: 0, discard: 0 });
    expect([owner(table).deck.length, owner(table).discard, owner(table).hand]).toEqual([19, [], ['terran-c01']]);
  });

  test('SC-11.4 deck, discard pile and copies are mixed, none of them on top of another', () => {
    const table = researching('mengsk', 'aldaris').seat(0, seat => seat.discard.push(...seat.deck.splice(0, 4)));
    const { deck = [], discard = [] } = table.state.seats[0] ?? {};
    const piles = [...deck, ...discard, 'siege-mode-1', 'siege-mode-2'];
    atStep3(table).answer('technology:siege-mode', 'auto');
    expect([...owner(table).deck].sort()).toEqual([...piles].sort());
    for (const pile of [deck, discard, ['siege-mode-1', 'siege-mode-2']]) {
      const places = pile.map(card => owner(table).deck.findIndex(other => other === card));
      expect(Math.max(...places) - Math.min(...places)).toBeGreaterThan(pile.length);
    }
  });

  test('SC-11.4 without a technology nothing is shuffled', () => {
    const table = researching('mengsk', 'aldaris').seat(0, seat => seat.discard.push(...seat.deck.splice(0, 4)));
    const { deck } = table.state.seats[0] ?? {};
    atStep3(table).answer('done');
    expect([owner(table).deck, owner(table).discard.length]).toEqual([deck, 4]);
  });

  test('SC-11.6 SC-15.7 a technology for the play area goes there, without a shuffle', () => {
    const table = researching('aldaris', 'mengsk').seat(0, seat => seat.discard.push(...seat.deck.splice(0, 4)));
    atStep3(table).answer('technology:summon-archon', 'auto');
    expect([owner(table).playArea, owner(table).discard.length]).toEqual([['summon-archon-1'], 4]);
    expect(table.endedAt).toBe('execution.endOfOrder');
  });

  test('SC-11 one technology an order', () => {
    const table = atStep3(researching('mengsk', 'aldaris')).answer('technology:irradiate', 'auto');
    expect(table.endedAt).toBe('execution.endOfOrder');
  });

  test('SC-7.2 what cannot be paid is blocked', () => {
    const table = atStep3(researching('mengsk', 'aldaris').seat(0, seat => (seat.pool = 1)));
    expect(table.blockedBy('technology:siege-mode')).toBe('SC-7.2');
    expect(table.options).toContain('technology:irradiate');
  });

  test('SC-11 a purchase given up while paying can be made otherwise', () => {
    const table = atStep3(researching('mengsk', 'aldaris')).answer('technology:siege-mode', 'back');
    expect(table.decision.kind).toBe('research.technology');
    expect([owner(table).pool, table.now.order?.technology]).toEqual([8, null]);
  });

  test('SC-9.2 own pieces may be destroyed during it', () => {
    const table = atStep3(researching('mengsk', 'aldaris').area('braken-1', 0, { marine: 2 }));
    table.answer('destroy', 'destroy:unit:marine@braken-1');
    expect(table.now.areas['braken-1']?.units).toEqual({ marine: 1 });
    expect(table.decision.kind).toBe('research.technology');
  });

  test('SC-11.9 a technology whose copies are all out cannot be bought; one with some back gives just those', () => {
    const table = researching('mengsk', 'aldaris').hand(0, 'siege-mode-1', 'siege-mode-2', 'irradiate-1');
    atStep3(table);
    expect(table.blockedBy('technology:siege-mode')).toBe('SC-11.9');
    table.answer('technology:irradiate', 'auto');
    expect(copies(table, 'irradiate')).toEqual({ technologyDeck: 0, deck: 1, hand: 1, playArea: 0, discard: 0 });
  });

  test('SC-11.3 EX-32 one mineral and two gas, paid once, bring both copies of Stasis Field into the Combat deck', () => {
    const table = atStep3(researching('aldaris', 'mengsk')).answer('technology:stasis-field', 'auto');
    expect([owner(table).pool, owner(table).permanent]).toEqual([5, { mineral: 1, gas: 2 }]);
    expect(owner(table).deck).toHaveLength(STARTING_DECKS.protoss.length + 2);
    expect(copies(table, 'stasis-field')).toEqual({ technologyDeck: 0, deck: 2, hand: 0, playArea: 0, discard: 0 });
  });

  test('SC-11.3 every technology of the race can be bought, once it can be paid', () => {
    for (const faction of ['mengsk', 'aldaris', 'overmind'] as const) {
      const table = scene([faction, 'raynor'], rules).planet('braken', 0, 0).planet('bhekar-ro', 0, 1);
      table
        .base('braken-1', 0)
        .workers(0, 12)
        .cards(0, 'bhekar-ro-1')
        .with(state => state.eventDeck.push('e1-01'));
      atStep3(table);
      const { race } = FACTIONS[faction];
      const bought = TECHNOLOGY_IDS.filter(technology => TECHNOLOGIES[technology].race === race);
      expect(table.options.filter(id => id.startsWith('technology:'))).toEqual(bought.map(id => `technology:${id}`));
    }
  });
});

describe('SC-12.4 special Research', () => {
  /** Mengsk draws an Event card and three Combat cards and buys Spider Mines; four cards lie on the discard pile. */
  const spiderMines = (): Scene => {
    const table = researching('mengsk', 'aldaris').seat(0, seat => seat.discard.push(...seat.deck.splice(0, 4)));
    begun(table, true).answer('draw-cards');
    expect([owner(table).events.length, owner(table).hand.length]).toEqual([1, 3]);
    table.answer('technology:spider-mines', 'auto');
    expect([owner(table).pool, owner(table).permanent]).toEqual([6, { mineral: 1, gas: 1 }]);
    expect(table.options).toEqual(['event-card', 'hand:spider-mines-1', 'hand:spider-mines-2']);
    return table;
  };

  test('SC-12.4 EX-31 the second Event card: two are face down, and both copies are shuffled in', () => {
    const table = spiderMines().answer('event-card');
    expect([owner(table).events.length, owner(table).hand.length]).toEqual([2, 3]);
    expect(copies(table, 'spider-mines')).toEqual({ technologyDeck: 0, deck: 2, hand: 0, playArea: 0, discard: 0 });
    expect([owner(table).deck.length, owner(table).discard]).toEqual([STARTING_DECKS.terran.length - 3 + 2, []]);
  });

  test('SC-12.4 EX-31 or one copy in hand and the other shuffled in', () => {
    const table = spiderMines().answer('hand:spider-mines-1');
    expect([owner(table).events.length, owner(table).hand.length]).toEqual([1, 4]);
    expect(copies(table, 'spider-mines')).toEqual({ technologyDeck: 0, deck: 1, hand: 1, playArea: 0, discard: 0 });
    expect([owner(table).deck.length, owner(table).discard]).toEqual([STARTING_DECKS.terran.length - 3 + 1, []]);
  });

  test('SC-12.4 SC-11.4 ruling copy-in-hand: with the only copy in hand the deck and the discard pile are shuffled all the same', () => {
    const table = researching('mengsk', 'aldaris').seat(0, seat => seat.discard.push(...seat.deck.splice(0, 6)));
    const before = table.state.seats[0]?.deck ?? [];
    atStep3(table, true).answer('technology:nuke', 'auto', 'hand:nuke-1');
    expect(copies(table, 'nuke')).toEqual({ technologyDeck: 0, deck: 0, hand: 1, playArea: 0, discard: 0 });
    expect([owner(table).deck.length, owner(table).discard]).toEqual([STARTING_DECKS.terran.length, []]);
    expect(owner(table).deck.slice(0, before.length)).not.toEqual(before);
    expect(table.told.at(-1)).toBe('technology.shuffled-without');
  });

  test('SC-12.4 copies with values are told apart: either may come to the hand', () => {
    const table = atStep3(researching('mengsk', 'aldaris'), true).answer('technology:siege-mode', 'auto');
    expect(table.options).toEqual(['event-card', 'hand:siege-mode-1', 'hand:siege-mode-2']);
    table.answer('hand:siege-mode-2');
    expect([owner(table).events.length, owner(table).hand]).toEqual([1, ['siege-mode-2']]);
    expect(owner(table).deck).toContain('siege-mode-1');
    expect(copies(table, 'siege-mode')).toMatchObject({ technologyDeck: 0, deck: 1, hand: 1 });
  });

  test('SC-12.4 copies without values are alike and make one option', () => {
    const table = atStep3(researching('mengsk', 'aldaris'), true).answer('technology:irradiate', 'auto');
    expect(table.options).toEqual(['event-card', 'hand:irradiate-1']);
  });

  test('SC-12.4 EX-75 without a technology the second Event card must be drawn', () => {
    const table = atStep3(researching('mengsk', 'aldaris'), true).answer('done');
    expect([owner(table).events.length, table.endedAt]).toEqual([2, 'execution.endOfOrder']);
  });

  test('SC-12.4 so it must with a technology for the play area', () => {
    const table = atStep3(researching('aldaris', 'mengsk'), true).answer('technology:summon-archon', 'auto');
    expect([owner(table).events.length, owner(table).playArea]).toEqual([2, ['summon-archon-1']]);
  });

  test('SC-12.4 the need for a base is the same', () => {
    const table = scene(['mengsk', 'aldaris'], rules).planet('braken', 0, 0).area('braken-1', 0, { marine: 1 });
    begun(table, true);
    expect(table.told).toEqual(['research.no-base']);
  });
});
