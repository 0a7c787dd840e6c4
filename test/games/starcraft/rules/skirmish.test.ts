import { describe, expect, test } from 'vitest';
import { seatState } from '../../../../src/games/starcraft/state/seats.ts';
import type { Skirmish } from '../../../../src/games/starcraft/state/battle.ts';
import { clash, duel, fight, lines, values } from './fight.ts';

describe('SC-13.7 the order of skirmishes', () => {
  test('SC-13.7 the attacker picks the next skirmish as they go; the last one is not asked for', () => {
    const table = fight({
      attackers: { zergling: 3 },
      defenders: { marine: 3 },
      hands: [
        ['zerg-c01', 'zerg-c02', 'zerg-c03'],
        ['terran-c01', 'terran-c02', 'terran-c03'],
      ],
    });
    table.lay('zerg-c01', 'zerg-c02', 'zerg-c03').lay('terran-c01', 'terran-c02', 'terran-c03');
    expect(table.decision).toMatchObject({ seat: 0, kind: 'battle.skirmish', secrecy: 'open' });
    expect(table.options).toEqual(['skirmish:s1', 'skirmish:s2', 'skirmish:s3']);
    table.answer('skirmish:s2');
    expect(table.battle.skirmishes.map(({ stage }) => stage)).toEqual(['waiting', 'done', 'waiting']);
    expect(table.options).toEqual(['skirmish:s1', 'skirmish:s3']);
    table.answer('skirmish:s3');
    expect(table.endedAt).toBe('execution.endOfOrder');
  });
});

describe('SC-13.7.A reveal', () => {
  test('SC-13.7.A.1 all cards of the skirmish are turned up together, before anything is checked', () => {
    const table = fight({
      attacker: 'tassadar',
      attackers: { zealot: 1 },
      defenders: { marine: 1 },
      hands: [['protoss-c01', 'singularity-charge-1'], ['terran-c01']],
    });
    table.lay(['protoss-c01', 'singularity-charge-1']);
    const faces = ({ attacker, defender }: Skirmish): (boolean | undefined)[] =>
      [attacker.standard, attacker.reinforcement, defender.standard].map(placed => placed?.faceUp);
    expect(faces(table.skirmish())).toEqual([false, false, undefined]);
    const turned = table.watch('battle.cards-up');
    table.lay('terran-c01');
    // Singularity Charge does not fit a Zealot, but lies there until it is checked (SC-13.7.A.3).
    expect(turned.flatMap(({ skirmishes }) => skirmishes.map(faces))).toEqual([[true, true, true]]);
  });

  test('SC-13.7.A.2 EX-45 a reinforcement card from the deck is replaced until a standard card comes', () => {
    const table = fight({
      attackers: { zergling: 1 },
      defenders: { marine: 1 },
      hands: [['zerg-c01'], []],
      set: scene => scene.deckTop(1, 'terran-c08', 'terran-c17', 'terran-c18', 'terran-c09'),
    });
    const compared = table.lay('zerg-c01').watch('battle.compared');
    table.lay('deck');
    const defender = compared[0]?.skirmishes[0]?.defender;
    expect(defender?.gone.map(({ card }) => card)).toEqual(['terran-c17', 'terran-c18']);
    expect(defender?.standard).toEqual({ card: 'terran-c09', from: 'deck', faceUp: true });
    expect(seatState(table.now, 1).discard).toEqual(['terran-c17', 'terran-c18', 'terran-c09']);
  });

  test('SC-13.7.A.2 with nothing but reinforcement cards left a side fights with 0/0', () => {
    const { compared } = duel(
      {
        attackers: { zergling: 1 },
        defenders: { marine: 1 },
        hands: [['zerg-c01'], []],
        set: scene => scene.seat(1, owner => (owner.deck = ['terran-c17', 'terran-c18'])),
      },
      'zerg-c01',
      'deck',
    );
    expect(compared.defender.standard).toBeNull();
    expect(values(compared.defender)).toBe('0/0');
  });

  test('SC-13.7.A.3 EX-46 Singularity Charge with a Zealot in front is discarded without effect', () => {
    const { fight: table, compared } = duel(
      {
        attacker: 'tassadar',
        attackers: { zealot: 1 },
        defenders: { marine: 1 },
        hands: [['protoss-c01', 'singularity-charge-1'], []],
      },
      ['protoss-c01', 'singularity-charge-1'],
      'deck',
    );
    expect(values(compared.attacker)).toBe('6/7');
    expect(compared.attacker.gone).toMatchObject([
      { card: 'singularity-charge-1', words: { key: 'battle.gone.misfit' } },
    ]);
    expect(seatState(table.now, 0).discard).toContain('singularity-charge-1');
  });

  test('SC-13.7.A.3 SC-13.7.B.3 with a Dragoon in front it stays and adds 1', () => {
    const { compared } = duel(
      {
        attacker: 'tassadar',
        attackers: { dragoon: 1 },
        defenders: { marine: 1 },
        hands: [['protoss-c04', 'singularity-charge-1'], []],
      },
      ['protoss-c04', 'singularity-charge-1'],
      'deck',
    );
    expect(values(compared.attacker)).toBe('6/7');
  });

  test('SC-24 a card from the deck is unknown to its owner until it is turned up', () => {
    const table = fight({ attackers: { zergling: 1 }, defenders: { marine: 1 }, hands: [['zerg-c01'], []] });
    table.answer('deck', 'done');
    const card = table.skirmish().attacker.standard?.card ?? 'none';
    expect(JSON.stringify(table.match.events(0))).not.toContain(`card.${card}"`);
    table.lay('deck');
    expect(JSON.stringify(table.match.events('spectator'))).toContain(`card.${card}"`);
  });
});

describe('SC-13.7.C destroy', () => {
  test('SC-13.7.C EX-39 attack 9 against health 6 destroys; too little attack does not', () => {
    const { fight: table, compared } = duel(
      {
        attacker: 'raynor',
        defender: 'overmind',
        attackers: { battlecruiser: 1 },
        defenders: { hydralisk: 1 },
        hands: [['terran-c16'], ['zerg-c06']],
      },
      'terran-c16',
      'zerg-c06',
    );
    expect([values(compared.attacker), values(compared.defender)]).toEqual(['9/8', '7/6']);
    expect(table.in('braken-1')).toEqual({ battlecruiser: 1 });
    expect(table.supply(1, 'hydralisk')).toBe(6);
  });

  test('SC-13.7.C.1 EX-40 attack 6 against health 6 is enough', () => {
    const { fight: table, compared } = duel(
      {
        defender: 'tassadar',
        attackers: { hydralisk: 1 },
        defenders: { zealot: 1 },
        hands: [['zerg-c06'], ['protoss-c03']],
      },
      'zerg-c06',
      'protoss-c03',
    );
    expect([values(compared.attacker), values(compared.defender)]).toEqual(['6/6', '5/6']);
    expect([compared.attacker.strong, compared.defender.strong]).toEqual([true, false]);
    expect(table.in('braken-1')).toEqual({ hydralisk: 1 });
  });

  test('SC-13.7.C.3 EX-69 both may fall: the area is empty', () => {
    const { fight: table } = duel(
      { attackers: { zergling: 1 }, defenders: { marine: 1 }, hands: [['zerg-c01'], ['terran-c01']] },
      'zerg-c01',
      'terran-c01',
    );
    expect(table.now.areas['braken-1']).toEqual({ holder: null, units: {}, base: null, depletion: 'none' });
    expect([table.supply(0, 'zergling'), table.supply(1, 'marine')]).toEqual([9, 6]);
    expect(table.told.at(-1)).toBe('battle.ends-empty');
  });

  test('SC-14.3 EX-41 a Siege Tank with sufficient strength destroys no Mutalisk', () => {
    const { fight: table, compared } = duel(
      {
        attacker: 'raynor',
        defender: 'overmind',
        attackers: { 'siege-tank': 1 },
        defenders: { mutalisk: 1 },
        hands: [['terran-c14'], ['zerg-c13']],
      },
      'terran-c14',
      'zerg-c13',
    );
    expect([values(compared.attacker), values(compared.defender)]).toEqual(['7/8', '7/6']);
    expect(compared.attacker.strong).toBe(true);
    expect(table.told).toContain('battle.cannot-target');
    expect(table.told).toContain('battle.nobody-falls');
    expect(table.in('braken-1')).toEqual({ mutalisk: 1 });
  });

  test('SC-13.7.C.2 EX-42 a supporting unit dies instead, picked by its owner', () => {
    const table = fight({
      attacker: 'raynor',
      defender: 'overmind',
      attackers: { 'siege-tank': 1 },
      defenders: { mutalisk: 1, zergling: 1, ultralisk: 1 },
      hands: [['terran-c14'], ['zerg-c13']],
    });
    const compared = table.answer('pair:siege-tank/mutalisk', 'done').lay('terran-c14').watch('battle.compared');
    table.lay('zerg-c13');
    const skirmish = compared[0]?.skirmishes[0];
    expect([values(skirmish?.attacker), values(skirmish?.defender)]).toEqual(['7/8', '10/6']);
    expect(table.decision).toMatchObject({ seat: 1, kind: 'battle.victim', secrecy: 'open' });
    expect(table.options).toEqual(['destroy:zergling', 'destroy:ultralisk']);
    expect(table.blockedBy('destroy:mutalisk')).toBe('SC-14.2');
    table.answer('destroy:ultralisk');
    expect(table.in('braken-1')).toEqual({ mutalisk: 1, zergling: 1 });
    expect(table.supply(0, 'siege-tank')).toBe(3);
  });

  test('SC-13.7.C.2 units that can target nothing destroy nobody, and support of 0 is named', () => {
    const table = fight({
      attackers: { scourge: 1, queen: 1 },
      defenders: { marine: 1 },
      hands: [['zerg-c01'], ['terran-c01']],
    });
    const compared = table.lay('zerg-c01').watch('battle.compared');
    table.lay('terran-c01');
    const attacker = compared[0]?.skirmishes[0]?.attacker;
    expect(values(attacker)).toBe('4/3');
    expect(attacker === undefined ? [] : lines(attacker)).toContain('attack 0 battle.sum.no-support');
    expect(table.supply(0, 'scourge')).toBe(3);
  });

  test('SC-13.7.C.5 the cards of the skirmish go to the discard piles of their owners', () => {
    const { fight: table } = duel(
      {
        defender: 'tassadar',
        attackers: { hydralisk: 1 },
        defenders: { zealot: 1 },
        hands: [['zerg-c06'], ['protoss-c03', 'protoss-c17']],
      },
      'zerg-c06',
      ['protoss-c03', 'protoss-c17'],
    );
    expect(seatState(table.now, 0).discard).toEqual(['zerg-c06']);
    expect(seatState(table.now, 1).discard).toEqual(['protoss-c03', 'protoss-c17']);
  });
});

describe('SC-15.10 Scourge', () => {
  const plan = (defenders: Parameters<typeof fight>[0]['defenders']): Parameters<typeof duel>[0] => ({
    attackers: { scourge: 1 },
    defenders,
    hands: [['zerg-c12'], ['terran-c01', 'cloaking-field-1']],
  });

  test('EX-F9 a Scourge that survives takes a flyer in front with it', () => {
    const { fight: table } = duel(plan({ wraith: 1 }), 'zerg-c12', 'terran-c01');
    expect(table.now.areas['braken-1']?.holder).toBeNull();
    expect([table.supply(0, 'scourge'), table.supply(1, 'wraith')]).toEqual([3, 3]);
    expect(table.told.filter(key => key === 'battle.destroyed')).toHaveLength(2);
    expect(table.told).not.toContain('battle.splash.triggered');
  });

  test('EX-F9 against a ground unit only the Scourge is destroyed', () => {
    // 5 against its health of 6: the Scourge is still there when its text works.
    const attacked = { ...plan({ marine: 1 }), hands: [['zerg-c12'], ['terran-c03']] } as const;
    const { fight: table, compared } = duel(attacked, 'zerg-c12', 'terran-c03');
    expect([values(compared.defender), compared.defender.strong]).toEqual(['5/5', false]);
    expect(table.told).toContain('battle.ability.works');
    expect(table.in('braken-1')).toEqual({ marine: 1 });
    expect(table.supply(0, 'scourge')).toBe(3);
  });

  test('EX-F9 a Scourge destroyed by strength takes nobody with it', () => {
    const { fight: table } = duel(
      { ...plan({ wraith: 1 }), hands: [['zerg-c12'], ['terran-c12']] },
      'zerg-c12',
      'terran-c12',
    );
    expect(table.in('braken-1')).toEqual({ wraith: 1 });
  });

  test('SC-15.10 a cloaked flyer withdraws from the Scourge', () => {
    const table = fight(plan({ wraith: 1 }));
    table.lay('zerg-c12').lay(['terran-c01', 'cloaking-field-1']);
    expect(table.decision).toMatchObject({ seat: 1, kind: 'battle.withdraw' });
    table.answer('area:braken-3');
    expect(table.in('braken-3')).toEqual({ wraith: 1 });
    expect(table.supply(0, 'scourge')).toBe(3);
  });

  test('SC-16.6 what it takes with it, and it itself, trigger no splash damage', () => {
    const { fight: table, compared } = clash(
      {
        attackers: { scourge: 1, zergling: 1 },
        defenders: { wraith: 1, 'science-vessel': 1 },
        hands: [['zerg-c12'], ['terran-c01', 'irradiate-1']],
      },
      'scourge/wraith',
      'zerg-c12',
      ['terran-c01', 'irradiate-1'],
    );
    expect([compared.defender.splash, compared.defender.strong]).toEqual([['irradiate-1'], false]);
    expect([table.supply(0, 'scourge'), table.supply(1, 'wraith'), table.supply(0, 'zergling')]).toEqual([3, 3, 8]);
    expect(table.told).not.toContain('battle.splash.triggered');
  });
});
