import { describe, expect, test } from 'vitest';
import { theseusBoard } from '../../../../src/games/theseus/board/index.ts';
import { theseusBot } from '../../../../src/games/theseus/bot.ts';
import { CARD_FACTIONS } from '../../../../src/games/theseus/data/ids.ts';
import { cardsOf, factsOf, kindOf } from '../../../../src/games/theseus/data/cards.ts';
import type { CardId } from '../../../../src/games/theseus/data/cards.ts';
import type { CardFaction } from '../../../../src/games/theseus/data/ids.ts';
import { theseus } from '../../../../src/games/theseus/game.ts';
import type { Match } from '../../../../src/kernel/history/playable.ts';
import { seededRandom } from '../../../../src/kernel/plain/random.ts';
import type { Ref } from '../../../../src/kernel/words/message.ts';
import { contextOf } from '../board/painting.ts';
import { checkPieces } from '../oracles/pieces.ts';
import { settingFor, stateOf } from '../oracles/matches.ts';

const DUEL = { decks: 'built', factions: ['aliens', 'marines'], first: 'first-seat' };

/** A match that has come to its first deck. */
function building(seats = 2, options: Readonly<Record<string, unknown>> = DUEL): Match {
  const match = theseus.start(settingFor(seats, 'decks', options), { checkpointEvery: 0 });
  while (match.decision !== null && match.decision.kind !== 'setUp.deck') answer(match, first(match));
  return match;
}

function first(match: Match): string {
  return match.decision?.options[0]?.id ?? '';
}

function answer(match: Match, ...answers: readonly string[]): void {
  for (const one of answers) match.answer(match.decision?.n ?? -1, one);
}

function offered(match: Match): readonly string[] {
  return match.decision?.options.map(({ id }) => id) ?? [];
}

/** The cards in play of a seat: all that are not left out. */
function deckOf(match: Match, seat: number, faction: CardFaction): CardId[] {
  const { removed = [] } = stateOf(match).seats[seat] ?? {};
  return cardsOf(faction).filter(card => !removed.includes(card));
}

describe('decks of one’s own choice, TH-4.4', () => {
  test('TH-4.4: each seat builds one, in turn order, before a card is dealt; 15 of 25 are in it', () => {
    const match = building();
    const asked: string[] = [];
    while (match.decision?.kind === 'setUp.deck') {
      asked.push(`${match.decision.seat} ${match.decision.secrecy}`);
      expect(stateOf(match).bonus).toEqual({});
      answer(match, 'done');
    }
    expect(asked).toEqual(['0 sealed', '1 sealed']);
    const { seats } = stateOf(match);
    expect(seats.map(({ deck, drawn, removed }) => [deck.length + drawn.length, removed.length])).toEqual([
      [15, 10],
      [15, 10],
    ]);
    checkPieces(stateOf(match));
  });

  test('TH-4.4: without an exchange it is the simplest deck, the beginners’ one', () => {
    const match = building();
    answer(match, 'done', 'done');
    expect(deckOf(match, 0, 'aliens').map(card => factsOf(card).level)).toEqual(Array.from({ length: 15 }, () => 0));
  });

  test('TH-4.4: a card goes out, another comes in, and those cards are the deck that is dealt', () => {
    const match = building();
    answer(match, 'out:aliens-vent-shortcut-3', 'in:aliens-parasite-1');
    expect(offered(match)).toEqual(expect.arrayContaining(['out:aliens-vent-shortcut-2', 'out:aliens-parasite-1']));
    answer(match, 'out:aliens-hive-2', 'keep', 'done', 'done');
    const deck = deckOf(match, 0, 'aliens');
    expect(deck).toHaveLength(15);
    expect(deck).toEqual(expect.arrayContaining(['aliens-parasite-1', 'aliens-vent-shortcut-2', 'aliens-hive-2']));
    expect(deck).not.toContain('aliens-vent-shortcut-3');
  });

  test('TH-4.4: what cannot go out or come in says why', () => {
    const match = building();
    const why = (): (string | undefined)[] =>
      match.blocked().map(({ id, why: { key }, rule }) => `${id} ${key} ${rule}`);
    expect(why()).toContain('out:aliens-creeper-1 why.not-in-deck TH-4.4');
    answer(match, 'out:aliens-hive-2');
    expect(why()).toContain('in:aliens-vent-shortcut-3 why.all-in-deck TH-4.4');
  });

  test('TH-4.4 TH-22.3: only its owner hears which cards are in it', () => {
    const match = building();
    answer(match, 'out:aliens-hive-2', 'in:aliens-parasite-1', 'done');
    const told = (viewer: number | 'spectator'): string[] =>
      match.events(viewer).flatMap(({ words }) => (words.key.startsWith('deck.') ? [words.key] : []));
    expect([told(0), told(1), told('spectator')]).toEqual([['deck.built.own'], ['deck.built'], ['deck.built']]);
    for (const viewer of [1, 'spectator'] as const) {
      expect(JSON.stringify([match.view(viewer), match.events(viewer)])).not.toContain('aliens-parasite');
    }
  });

  test('TH-4.4 TH-22.3: its owner, and nobody else, reads at any time what is in it and what is left of it', () => {
    const match = building();
    answer(match, 'out:aliens-hive-2', 'in:aliens-parasite-1', 'done', 'done');
    while (stateOf(match).phase === 'set-up') answer(match, first(match));
    const deck = stateOf(match).seats[0]?.deck ?? [];
    const left = deck.filter(card => kindOf(card) === 'aliens-lurking').length;
    const told = (viewer: number | 'spectator', ref: Ref): string =>
      JSON.stringify(theseusBoard.inspect?.(match.view(viewer), ref, contextOf()));
    expect([1, 2]).toContain(left);
    expect(told(0, 'seat:0')).toContain(`Lurking ×3, ${left} of them still in the deck`);
    expect(told(0, 'seat:0')).toContain('Parasite ×1');
    for (const viewer of [1, 'spectator'] as const) {
      expect(told(viewer, 'seat:0')).not.toContain('×');
      expect(told(viewer, `card:${deck[0] ?? ''}`)).toContain('in a deck, or out of this match');
    }
    expect(told(0, `card:${deck[0] ?? ''}`)).toContain('in your deck');
  });

  test('TH-4.4 TH-19.3: in alliances decks have ten cards; TH-20.1: Pandora builds none', () => {
    const teams = building(4, { decks: 'built', teams: true });
    const seats: number[] = [];
    while (teams.decision?.kind === 'setUp.deck') {
      seats.push(teams.decision.seat);
      answer(teams, 'done');
    }
    expect(seats).toEqual(stateOf(teams).order);
    expect(stateOf(teams).seats.map(({ removed }) => removed.length)).toEqual([15, 15, 15, 15]);
    const pandora = building(2, { decks: 'built', factions: ['pandora', 'greys'] });
    expect(pandora.decision?.seat).toBe(1);
    answer(pandora, 'done');
    expect(pandora.decision?.kind).toBe('setUp.card');
  });

  test.each(CARD_FACTIONS)(
    'TH-4.4: a bot of the %s builds a deck of more than the simplest cards, and stops',
    faction => {
      const match = building(2, { decks: 'built', factions: [faction], first: 'first-seat' });
      const random = seededRandom('bot');
      let given = 0;
      for (; match.decision?.secrecy === 'sealed'; given++) {
        const { decision } = match;
        match.answer(decision.n, theseusBot({ game: 'theseus', view: match.view(decision.seat), decision, random }));
      }
      expect(given).toBeLessThan(40);
      const deck = deckOf(match, 0, faction);
      expect(deck.some(card => factsOf(card).level > 0)).toBe(true);
      expect(deck.filter(card => factsOf(card).types.includes('action')).length).toBeGreaterThanOrEqual(4);
    },
  );
});
