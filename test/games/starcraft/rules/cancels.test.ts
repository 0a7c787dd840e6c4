import { describe, expect, test } from 'vitest';
import { seatState } from '../../../../src/games/starcraft/state/seats.ts';
import { duel, fight, values } from './fight.ts';

describe('SC-15.4 cancel', () => {
  const terran = { marine: 1, 'science-vessel': 1 } as const;
  const protoss = { zealot: 1, 'high-templar': 1 } as const;

  test('SC-13.7.A.4 SC-15.4 EX-49 attacking Mengsk: EMP Shockwave cancels Hallucination first, the standard card stays', () => {
    const { compared } = duel(
      {
        attacker: 'mengsk',
        defender: 'aldaris',
        attackers: terran,
        defenders: protoss,
        hands: [
          ['terran-c02', 'emp-shockwave-1'],
          ['protoss-c01', 'hallucination-1'],
        ],
      },
      ['terran-c02', 'emp-shockwave-1'],
      ['protoss-c01', 'hallucination-1'],
    );
    expect(values(compared.attacker)).toBe('5/5');
    expect(compared.attacker.standard?.card).toBe('terran-c02');
    expect(compared.defender.reinforcement).toBeNull();
    expect(compared.defender.gone).toMatchObject([
      { card: 'hallucination-1', words: { key: 'battle.gone.cancelled' } },
    ]);
  });

  const hallucinated = (): ReturnType<typeof fight> =>
    fight({
      attacker: 'aldaris',
      defender: 'mengsk',
      attackers: protoss,
      defenders: terran,
      hands: [
        ['protoss-c01', 'hallucination-1'],
        ['terran-c02', 'terran-c03', 'emp-shockwave-1'],
      ],
      set: scene => scene.deckTop(1, 'terran-c08', 'terran-c17', 'terran-c06'),
    })
      .lay(['protoss-c01', 'hallucination-1'])
      .lay(['terran-c02', 'emp-shockwave-1']);

  test('SC-15.4 EX-49 attacking Aldaris: Hallucination works, Mengsk replaces his standard card, and then EMP works', () => {
    const table = hallucinated();
    expect(table.decision).toMatchObject({ seat: 1, kind: 'battle.replace', secrecy: 'sealed', rule: 'SC-15.4' });
    expect(table.options).toEqual(['card:terran-c03', 'card:terran-c08', 'deck']);
    const compared = table.watch('battle.compared');
    table.answer('card:terran-c03');
    const skirmish = compared[0]?.skirmishes[0];
    expect(values(skirmish?.defender)).toBe('5/5');
    expect(skirmish?.defender.standard).toEqual({ card: 'terran-c03', from: 'hand', faceUp: true });
    expect(skirmish?.defender.reinforcement?.card).toBe('emp-shockwave-1');
    expect(skirmish?.attacker.gone.map(({ card }) => card)).toEqual(['hallucination-1']);
    expect(seatState(table.now, 1).discard).toContain('terran-c02');
  });

  test('SC-15.4 the new card is checked like any other: one that does not match gives its minor values', () => {
    const table = hallucinated();
    const compared = table.watch('battle.compared');
    table.answer('card:terran-c08');
    const defender = compared[0]?.skirmishes[0]?.defender;
    expect([values(defender), defender?.matches]).toEqual(['4/3', false]);
  });

  test('SC-15.4 from the deck: reinforcement cards drawn there are discarded and drawn again', () => {
    const table = hallucinated();
    const compared = table.watch('battle.compared');
    table.answer('deck');
    const defender = compared[0]?.skirmishes[0]?.defender;
    expect(defender?.standard).toEqual({ card: 'terran-c06', from: 'deck', faceUp: true });
    expect(defender?.gone.map(({ card }) => card)).toEqual(['terran-c02', 'terran-c17']);
    expect(values(defender)).toBe('6/6');
  });

  test('SC-15.4 with no card to replace it the side fights with 0/0', () => {
    const table = fight({
      attacker: 'aldaris',
      defender: 'mengsk',
      attackers: protoss,
      defenders: terran,
      hands: [['protoss-c01', 'hallucination-1'], ['terran-c02']],
      set: scene => scene.seat(1, owner => (owner.deck = [])),
    });
    table.lay(['protoss-c01', 'hallucination-1']).lay('terran-c02');
    const compared = table.watch('battle.compared');
    if (table.options.includes('deck')) table.answer('deck');
    else table.answer('none');
    expect(compared[0]?.skirmishes[0]?.defender.standard?.card).toBe('terran-c02'); // it lies in the discard pile: a new deck
  });

  test('SC-15.4 EMP Shockwave without a reinforcement card to cancel does nothing', () => {
    const { compared } = duel(
      {
        attacker: 'mengsk',
        defender: 'aldaris',
        attackers: terran,
        defenders: protoss,
        hands: [['terran-c02', 'emp-shockwave-1'], ['protoss-c01']],
      },
      ['terran-c02', 'emp-shockwave-1'],
      'protoss-c01',
    );
    expect(values(compared.defender)).toBe('6/7');
    expect(compared.defender.gone).toEqual([]);
  });
});
