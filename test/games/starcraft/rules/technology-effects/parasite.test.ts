import { describe, expect, test } from 'vitest';
import { battleView } from '../../../../../src/games/starcraft/view/battle.ts';
import { seatState } from '../../../../../src/games/starcraft/state/seats.ts';
import { duel, fight } from '../fight.ts';
import type { FightPlan } from '../fight.ts';

const plan: FightPlan = {
  attackers: { zergling: 1, queen: 1, defiler: 1 },
  defenders: { ghost: 1 },
  hands: [['zerg-c01'], ['terran-c01', 'cloaking-field-1']],
  set: scene => scene.inPlay(0, 'parasite-1'),
};

describe('Parasite', () => {
  test('SC-13.2 the opponent shows the hand to its owner, and to nobody else', () => {
    const table = fight(plan).answer('technology:parasite');
    const shown = table.match.events(0).find(event => event.words.key.startsWith('battle.hand-shown'));
    expect(shown?.words.key).toBe('battle.hand-shown.secret');
    expect(shown?.refs).toEqual(['card:terran-c01', 'card:cloaking-field-1']);
    for (const viewer of [1, 2, 'spectator'] as const) {
      const events = table.match.events(viewer);
      const open = events.find(event => event.words.key.startsWith('battle.hand-shown'));
      expect([open?.words.key, open?.words.with?.count, open?.refs]).toEqual(['battle.hand-shown', 2, undefined]);
    }
    for (const viewer of [2, 'spectator'] as const) {
      const told = JSON.stringify([table.match.events(viewer), battleView(table.battle, viewer), table.decision]);
      expect(told).not.toContain('cloaking-field');
      expect(told).not.toContain('terran-c01');
    }
  });

  test('SC-13.2 it is the one ability of its owner in this battle, and stays in play', () => {
    const both: FightPlan = { ...plan, set: scene => scene.inPlay(0, 'parasite-1', 'consume-1') };
    const table = fight(both);
    expect(table.options).toEqual(['technology:parasite', 'technology:consume', 'none']);
    table.answer('technology:parasite');
    expect(table.decision.kind).not.toBe('battle.ability');
    expect(seatState(table.now, 0).playArea).toEqual(['parasite-1', 'consume-1']);
  });

  test('SC-13.2 without a Queen in the battle, or with an empty hand to see, it cannot be used, and says why', () => {
    expect(fight({ ...plan, attackers: { zergling: 1 } }).decision.kind).not.toBe('battle.ability');
    const why = (other: Partial<FightPlan>): string | undefined => {
      const table = fight({ ...plan, set: scene => scene.inPlay(0, 'parasite-1', 'consume-1'), ...other });
      expect(table.options).toEqual(['technology:consume', 'none']);
      return table.match.blocked().find(({ id }) => id === 'technology:parasite')?.why.key;
    };
    expect(why({ attackers: { zergling: 1, defiler: 1 } })).toBe('battle.why.own-unit');
    expect(why({ hands: [[], []] })).toBe('battle.why.empty-hand');
  });

  test('SC-15.2 the Queens of its owner are detectors: a cloaked Ghost is destroyed', () => {
    const cards = ['terran-c01', 'cloaking-field-1'] as const;
    const noHand: FightPlan = { ...plan, set: scene => scene };
    const blind = duel(noHand, 'zerg-c01', cards);
    expect([blind.compared.attacker.detector, blind.fight.decision.kind]).toEqual([false, 'battle.withdraw']);
    const table = fight(plan).answer('none').lay('zerg-c01');
    const seen = table.watch('battle.compared');
    table.lay(cards);
    expect(seen[0]?.skirmishes[0]?.attacker.detector).toBe(true);
    expect(table.supply(1, 'ghost')).toBe(3);
  });

  test('SC-15.2 a skirmish without a Queen has no detector by it', () => {
    const cards = ['terran-c01', 'cloaking-field-1'] as const;
    const { compared } = duel({ ...plan, attackers: { zergling: 1, defiler: 1 } }, 'zerg-c01', cards);
    expect(compared.attacker.detector).toBe(false);
  });
});
