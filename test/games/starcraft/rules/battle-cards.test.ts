import { describe, expect, test } from 'vitest';
import { seatState } from '../../../../src/games/starcraft/state/seats.ts';
import { fight, lines, values } from './fight.ts';

/** Enough cards in both hands for any battle here. */
const ZERG = ['zerg-c01', 'zerg-c02', 'zerg-c03', 'zerg-c04', 'zerg-c17'] as const;
const TERRAN = ['terran-c01', 'terran-c02', 'terran-c08', 'terran-c09', 'terran-c17'] as const;

describe('SC-13.6 placing cards', () => {
  const plan = {
    attackers: { zergling: 2 },
    defenders: { marine: 2 },
    hands: [ZERG, TERRAN],
  } as const;

  test('SC-13.6 first the attacker, then the defender, in private, also the reinforcement of each skirmish', () => {
    const table = fight(plan);
    expect(table.decision).toMatchObject({ seat: 0, kind: 'battle.cards', secrecy: 'sealed', rule: 'SC-13.6' });
    expect(table.options).toContain('card:zerg-c01');
    expect(table.options).toContain('deck');
    expect(table.options).not.toContain('card:zerg-c17');
    expect(table.blockedBy('card:zerg-c17')).toBe('SC-13.6.2');
    table.answer('card:zerg-c01');
    expect(table.options.slice(0, 2)).toEqual(['none', 'reinforcement:zerg-c17']);
    table.answer('reinforcement:zerg-c17', 'deck', 'done');
    expect(table.decision).toMatchObject({ seat: 1, kind: 'battle.cards', secrecy: 'sealed' });
  });

  test('SC-13.6 a second copy of a card can be laid as well, and is marked, so that a screen shows one line for both', () => {
    const table = fight({ ...plan, hands: [['zerg-c01', 'zerg-c02', 'zerg-c03', 'zerg-c17', 'zerg-c18'], TERRAN] });
    table.answer('card:zerg-c01');
    const twins = table.decision.options.filter(({ isDuplicate: twin }) => twin === true).map(({ id }) => id);
    expect(table.options).toEqual(['none', 'reinforcement:zerg-c17', 'reinforcement:zerg-c18', 'back']);
    expect(twins).toEqual(['reinforcement:zerg-c18']);
  });

  test('SC-13.6 a card from the deck takes no reinforcement card with it', () => {
    const table = fight(plan).answer('deck');
    expect(table.options).toContain('card:zerg-c01');
    expect(table.options).toContain('put-back:s1');
  });

  test('SC-13.6 what was laid can be put back, so that the hand can be distributed freely', () => {
    const table = fight(plan).answer('card:zerg-c01', 'back', 'card:zerg-c02', 'none', 'card:zerg-c01', 'none');
    expect(table.options).toEqual(['done', 'put-back:s1', 'put-back:s2']);
    table.answer('put-back:s1');
    expect(table.blockedBy('card:zerg-c01')).toBe('SC-13.6');
    table.answer('card:zerg-c03', 'none', 'done');
    expect(table.skirmish(1).attacker.standard).toEqual({ card: 'zerg-c03', from: 'hand', faceUp: false });
    expect(table.skirmish(2).attacker.standard?.card).toBe('zerg-c01');
  });

  test('SC-13.6.1 cards leave the hand when the side is done; how many lie where, and which came from the deck, is open', () => {
    const table = fight(plan);
    const before = seatState(table.now, 0);
    table.answer('card:zerg-c01', 'reinforcement:zerg-c17', 'deck');
    expect(seatState(table.now, 0).hand).toEqual(before.hand);
    table.answer('done');
    const after = seatState(table.now, 0);
    expect(after.hand).toHaveLength(before.hand.length - 2);
    expect(after.deck).toHaveLength(before.deck.length - 1);
    const open = table.match.events('spectator').at(-1);
    expect(JSON.stringify(open)).not.toContain('zerg-c');
    expect(open?.words.key).toBe('battle.cards.placed');
    const told = JSON.stringify(open);
    expect(told.indexOf('battle.cards.hand-at')).toBeLessThan(told.indexOf('battle.cards.deck-at'));
    expect(JSON.stringify(table.match.events(0).at(-1))).toContain('zerg-c01');
    expect(JSON.stringify(table.match.events(1).at(-1))).not.toContain('zerg-c');
    expect(table.skirmish(2).attacker.standard?.from).toBe('deck');
  });

  test('SC-13.6.1 EX-44 two standard cards for four skirmishes: two come from the deck', () => {
    const table = fight({
      attackers: { zergling: 4 },
      defenders: { marine: 4 },
      hands: [
        ['zerg-c01', 'zerg-c02', 'zerg-c03', 'zerg-c04'],
        ['terran-c01', 'terran-c17', 'terran-c18'],
      ],
      set: scene => scene.deckTop(1, 'terran-c02'),
    });
    table.lay('zerg-c01', 'zerg-c02', 'zerg-c03', 'zerg-c04');
    table.answer('card:terran-c01');
    expect(table.options).toContain('reinforcement:terran-c17');
    table.answer('none', 'card:terran-c02', 'none');
    // Neither card may go where the deck is played: the next question is that of the next skirmish.
    expect(table.options).toEqual(['deck', 'put-back:s1', 'put-back:s2']);
    table.answer('deck');
    expect(table.options).toEqual(['deck', 'put-back:s1', 'put-back:s2', 'put-back:s3']);
    table.answer('deck', 'done');
    expect(table.battle.skirmishes.map(({ defender }) => defender.reinforcement)).toEqual([null, null, null, null]);
    expect(table.battle.skirmishes.map(({ defender }) => defender.standard?.from)).toEqual([
      'hand',
      'hand',
      'deck',
      'deck',
    ]);
  });

  test('SC-13.6.2 with neither cards nor deck a side fights with 0/0, and may choose where', () => {
    const table = fight({
      attackers: { zergling: 2 },
      defenders: { marine: 2 },
      hands: [['zerg-c01', 'zerg-c02'], ['terran-c01']],
      set: scene => scene.seat(1, owner => (owner.deck = [])),
    });
    table.lay('zerg-c01', 'zerg-c02');
    expect(table.options).toEqual(['card:terran-c01', 'none']);
    expect(table.blockedBy('deck')).toBe('SC-11.8');
    table.answer('none');
    expect(table.options).toEqual(['card:terran-c01', 'put-back:s1']);
    const compared = table.answer('card:terran-c01', 'none').watch('battle.compared');
    table.answer('done', 'skirmish:s1');
    expect(values(compared[0]?.skirmishes[0]?.defender)).toBe('0/0');
    const side = compared[0]?.skirmishes[0]?.defender;
    expect(side === undefined ? [] : lines(side)).toEqual([
      'attack 0 battle.sum.no-card',
      'health 0 battle.sum.no-card',
    ]);
  });

  test('SC-11.8 the last card of the deck is laid: the discard pile becomes a new deck', () => {
    const table = fight({
      attackers: { zergling: 1 },
      defenders: { marine: 1 },
      hands: [['zerg-c01'], ['terran-c01']],
      set: scene =>
        scene.seat(1, owner => {
          owner.discard = owner.deck.splice(0);
          owner.deck = owner.discard.splice(0, 2);
        }),
    });
    table.lay('zerg-c01');
    expect(seatState(table.now, 1).deck).toHaveLength(1);
    table.answer('deck', 'done');
    expect(table.told).toContain('cards.reshuffled');
  });
});
