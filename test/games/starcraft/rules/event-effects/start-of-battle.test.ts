import { describe, expect, test } from 'vitest';
import type { EventCardId } from '../../../../../src/games/starcraft/data/events.ts';
import { battleView } from '../../../../../src/games/starcraft/view/battle.ts';
import { fight, lines, values } from '../fight.ts';
import type { Fight, FightPlan } from '../fight.ts';
import type { Scene } from '../../scene.ts';

/** These sides keep these cards. */
const keeping =
  (attacker: readonly EventCardId[], defender: readonly EventCardId[] = []) =>
  (scene: Scene): void => {
    scene.seat(0, owner => {
      owner.keptEvents = [...attacker];
    });
    scene.seat(1, owner => {
      owner.keptEvents = [...defender];
    });
  };

/** Two Zerglings attack two Marines, everybody with cards enough. */
const PLAN: FightPlan = {
  attackers: { zergling: 2 },
  defenders: { marine: 2 },
  hands: [
    ['zerg-c01', 'zerg-c02', 'zerg-c03'],
    ['terran-c01', 'terran-c02', 'terran-c03'],
  ],
};

describe('SC-13.2', () => {
  test('SC-21.3 SC-21.7.6 a kept card is the one ability of the battle; used, it goes to the discard pile', () => {
    const table = fight({ ...PLAN, set: keeping(['e1-05', 'e1-06', 'e2-25']) });
    expect(table.decision).toMatchObject({ seat: 0, kind: 'battle.ability', rule: 'SC-13.2', secrecy: 'open' });
    expect(table.options).toEqual(['event:e1-05', 'event:e2-25', 'none']); // cards of one kind are one option
    table.answer('event:e2-25');
    expect(table.now.eventDiscard).toEqual(['e2-25']);
    expect(table.now.seats[0]?.keptEvents).toEqual(['e1-05', 'e1-06']);
    expect(table.battle.startEvents).toEqual({ attacker: 'overrun', defender: null });
    expect(table.decision.kind).not.toBe('battle.ability');
  });

  test('EX-71 Charon Boosters in play and a kept Sudden Ambush: the defender uses one of them, after the attacker', () => {
    const table = fight({
      ...PLAN,
      defenders: { marine: 1, goliath: 1 },
      attackers: { mutalisk: 2, zergling: 1 },
      set: scene => {
        keeping(['e1-05'], ['e1-06'])(scene);
        scene.inPlay(1, 'charon-boosters-1');
      },
    });
    expect(table.decision.seat).toBe(0);
    table.answer('none');
    expect(table.decision).toMatchObject({ seat: 1, kind: 'battle.ability' });
    expect(table.options).toEqual(['technology:charon-boosters', 'event:e1-06', 'none']);
    table.answer('technology:charon-boosters');
    expect(table.now.seats[1]?.keptEvents).toEqual(['e1-06']);
    expect(table.decision.kind).not.toBe('battle.ability');
  });

  test('SC-21.7.6 none need be used, and then the cards stay', () => {
    const table = fight({ ...PLAN, set: keeping(['e1-05']) }).answer('none');
    expect(table.now.seats[0]?.keptEvents).toEqual(['e1-05']);
    expect(table.battle.startEvents.attacker).toBeNull();
  });

  test('Overrun is for the attacker, Flawless Defense Plan for the defender', () => {
    const attacker = fight({ ...PLAN, set: keeping(['e2-05', 'e1-05']) });
    expect(attacker.options).toEqual(['event:e1-05', 'none']);
    expect(attacker.blockedBy('event:e2-05')).toBe('SC-13.2');
    const defender = fight({ ...PLAN, set: keeping([], ['e2-25', 'e1-05']) });
    expect(defender.decision.seat).toBe(1);
    expect(defender.blockedBy('event:e2-25')).toBe('SC-13.2');
  });

  test('who keeps only cards for the other part is not asked', () => {
    expect(fight({ ...PLAN, set: keeping(['e2-05'], ['e2-25', 'e2-07']) }).decision.kind).not.toBe('battle.ability');
  });
});

describe('Overrun', () => {
  test('SC-13.7.B.5 adds 1 to the final attack in each skirmish, on top of a special Mobilize', () => {
    const table = fight({ ...PLAN, special: true, set: keeping(['e2-25']) }).answer('event:e2-25');
    table.lay('zerg-c01', 'zerg-c02');
    const seen = table.watch('battle.compared');
    table.lay('terran-c01', 'terran-c02').answer('skirmish:s1');
    for (const [place, battle] of seen.entries()) {
      const side = battle.skirmishes[place]?.attacker;
      if (side === undefined) throw new Error('no skirmish');
      expect(lines(side)).toContain('attack 1 battle.sum.special');
      expect(lines(side)).toContain('attack 1 battle.sum.event');
    }
    expect(seen).toHaveLength(2);
  });
});

describe('Flawless Defense Plan', () => {
  const compared = (set: (scene: Scene) => void): Fight & { readonly seen: string[] } => {
    const table = fight({
      attackers: { zergling: 1 },
      defenders: { marine: 1 },
      hands: [['zerg-c01'], ['terran-c01']],
      set: scene => {
        keeping([], ['e2-05'])(scene);
        set(scene);
      },
    }).answer('event:e2-05');
    table.lay('zerg-c01');
    const battles = table.watch('battle.compared');
    table.lay('terran-c01');
    const side = battles[0]?.skirmishes[0]?.defender;
    if (side === undefined) throw new Error('nothing was compared');
    return Object.assign(table, { seen: [values(side), ...lines(side)] });
  };

  test('SC-13.7.B.5 adds 1 to the final health of the defender', () => {
    const { seen } = compared(() => undefined);
    expect(seen).toContain('health 1 battle.sum.event');
  });

  test('ruling event-cards: with Bunker at work in the skirmish only one of the two counts', () => {
    const plain = compared(() => undefined).seen;
    const both = compared(scene => scene.inPlay(1, 'bunker-1').base('braken-1', 1)).seen;
    expect(both).toContain('health 1 battle.sum.ability');
    expect(both).toContain('health 0 battle.sum.no-event');
    expect(both[0]).toBe(plain[0]);
  });

  test('ruling event-cards: a Bunker that does not work there leaves the bonus alone', () => {
    expect(compared(scene => scene.inPlay(1, 'bunker-1')).seen).toContain('health 1 battle.sum.event');
  });
});

describe('Perfect Intelligence', () => {
  test('SC-21.7 only its owner is told the hand of the opponent; then 2 Combat cards are drawn', () => {
    const table = fight({ ...PLAN, set: keeping(['e3-19']) });
    const before = table.now.seats[0]?.hand.length ?? 0;
    table.answer('event:e3-19');
    expect(table.now.seats[0]?.hand).toHaveLength(before + 2 + 3); // and the 3 cards of battle step 3
    const shown = (viewer: number | 'spectator'): unknown[] =>
      table.match
        .events(viewer)
        .filter(({ words }) => words.key.startsWith('battle.hand-shown'))
        .map(({ words, refs }) => [words.key, refs]);
    expect(shown('spectator')).toEqual([['battle.hand-shown', undefined]]);
    expect(shown(1)).toEqual(shown('spectator'));
    expect(shown(0)).toEqual([['battle.hand-shown.secret', ['card:terran-c01', 'card:terran-c02', 'card:terran-c03']]]);
  });
});

describe('Sudden Ambush, SC-13.6.4', () => {
  const faces = (table: Fight, side: 'attacker' | 'defender'): unknown[] =>
    table.battle.skirmishes.map(({ [side]: own }) => own.standard?.faceUp ?? null);

  test('used by the attacker: the defender places for all skirmishes first and face up, then the attacker face down', () => {
    const table = fight({ ...PLAN, set: keeping(['e1-05']) }).answer('event:e1-05');
    expect(table.decision).toMatchObject({ seat: 1, kind: 'battle.cards', secrecy: 'sealed' });
    table.lay('terran-c01', 'deck');
    expect(faces(table, 'defender')).toEqual([true, true]);
    const told = table.match.events('spectator').find(({ words }) => words.key === 'battle.cards.placed-open');
    expect(told?.rule).toBe('SC-13.6.4');
    expect(told?.refs).toHaveLength(2);
    expect(table.decision).toMatchObject({ seat: 0, kind: 'battle.cards' });
    const view = battleView(table.battle, 0);
    expect(view.skirmishes.map(({ defender }) => defender.standard?.card)).toEqual([
      'terran-c01',
      table.battle.skirmishes[1]?.defender.standard?.card,
    ]);
    table.answer('card:zerg-c01', 'none', 'deck', 'done');
    expect(faces(table, 'attacker')).toEqual([false, false]);
    expect(table.told.filter(key => key === 'battle.cards.placed')).toHaveLength(1);
  });

  test('used by the defender: the attacker places first anyhow, now face up', () => {
    const table = fight({ ...PLAN, set: keeping([], ['e1-06']) }).answer('event:e1-06');
    expect(table.decision.seat).toBe(0);
    table.lay('zerg-c01', 'zerg-c02');
    expect(faces(table, 'attacker')).toEqual([true, true]);
    expect(table.decision.seat).toBe(1);
    table.lay('terran-c01', 'terran-c02');
    expect(faces(table, 'defender')).not.toContain(true);
  });

  test('SC-15.10 used by both: both place face up, the attacker first', () => {
    const table = fight({ ...PLAN, set: keeping(['e1-05'], ['e1-06']) });
    table.answer('event:e1-05', 'event:e1-06');
    expect(table.decision.seat).toBe(0);
    table.lay('zerg-c01', 'zerg-c02');
    expect(faces(table, 'attacker')).toEqual([true, true]);
    expect(table.decision.seat).toBe(1);
    table.lay('terran-c01', 'terran-c02');
    expect(faces(table, 'defender')).toEqual([true, true]);
  });

  test('SC-13.7.A a reinforcement card from the deck that lies open alone waits for the reveal to be replaced', () => {
    const table = fight({
      attackers: { zergling: 1 },
      defenders: { marine: 1 },
      hands: [['zerg-c01'], ['terran-c01']],
      set: scene => {
        keeping(['e1-05'])(scene);
        scene.deckTop(1, 'terran-c02', 'terran-c17');
      },
    }).answer('event:e1-05');
    table.lay('deck');
    expect(table.skirmish().defender.standard).toEqual({ card: 'terran-c17', from: 'deck', faceUp: true });
    expect(table.skirmish().defender.gone).toEqual([]);
    const seen = table.watch('battle.compared');
    table.lay('zerg-c01');
    expect(seen[0]?.skirmishes[0]?.defender.gone[0]?.card).toBe('terran-c17');
  });
});
