import { describe, expect, test } from 'vitest';
import { starcraftBoard } from '../../../../src/games/starcraft/board/index.ts';
import { starcraftView } from '../../../../src/games/starcraft/view.ts';
import type { StarCraftView } from '../../../../src/games/starcraft/view.ts';
import { copy } from '../../../../src/kernel/plain/copy.ts';
import type { Viewer } from '../../../../src/kernel/words/message.ts';
import { ASCII_GLYPHS } from '../../../../src/boards/drawing/glyphs.ts';
import { cellAt } from '../../../../src/boards/drawing/grid.ts';
import { fight } from '../rules/fight.ts';
import type { Fight } from '../rules/fight.ts';
import { scene } from '../scene.ts';
import type { Scene } from '../scene.ts';
import { contextOf, paint, picture } from './painting.ts';

/** The Overmind mobilizes on Vyctor 5, where Mengsk has a base and a special order. */
function twoPlanets(): Scene {
  return scene(['overmind', 'mengsk'], {})
    .planet('braken', 0, 0)
    .planet('vyctor-5', 1, 0, 2)
    .area('braken-1', 0, { zergling: 3, hydralisk: 1 })
    .base('braken-2', 0)
    .base('vyctor-5-2', 1)
    .area('vyctor-5-2', 1, { marine: 2 })
    .transport('braken', 'vyctor-5', 0)
    .workers(0, 5)
    .cards(0, 'braken-2')
    .with(state => {
      state.stacks['vyctor-5'] = [{ seat: 1, order: 'build', special: true }];
    })
    .order(0, 'vyctor-5', 'mobilize');
}

function seen(table: Scene, viewer: Viewer = 'spectator'): StarCraftView {
  return starcraftView(table.state, viewer);
}

function shown(lines: readonly string[]): string {
  return `\n${lines.join('\n')}\n`;
}

describe('the galaxy', () => {
  test('a map with units by name, with orders, transports, the running order and a legend', () => {
    expect(shown(picture('galaxy', seen(twoPlanets()), 76, 9))).toMatchInlineSnapshot(`
      "
      ┌ Braken ─────────────────────────┐     ┌ Vyctor 5 ◆ Mobilize ────────────┐
      │1 c1 ◆ Zergling ×3, Hydralisk 4/4│     │1 c2 ·                        0/3│
      │2 g2 ◆⌂                       0/3│━━◆━━│2 g1 ■⌂ Marine ×2             2/4│
      │3 m1 ·                        0/2│     │                                 │
      └─────────────────────────────────┘     └ orders ■✦? [◆M] ────────────────┘

                   ▸◆ Ann   ■ Bob   ⌂ base   ━◆━ route with transport
         below: orders, the top one last (? hidden)   2/4 units and their limit
                          Ma Marine  Zl Zergling  Hy Hydralisk
      "
    `);
  });

  test('a map in letters, in ASCII, with what the cursor is about marked', () => {
    const focus = ['area:vyctor-5-1', 'unit:zergling@braken-1', 'route:r1'] as const;
    expect(shown(picture('galaxy', seen(twoPlanets()), 40, 5, { glyphs: ASCII_GLYPHS, focus }))).toMatchInlineSnapshot(`
      "
      + Braken -------+     + Vyctor 5 @M --+
      >1 c1 @3ZlHy 4/4|     >1 c2 .      0/3|
      |2 g2 @&     0/3|>=@==|2 g1 #&2Ma  2/4|
      |3 m1 .      0/2|     |               |
      +---------------+     + #!? [@M] -----+
      "
    `);
  });

  test('planned moves are shown where units leave and where they arrive', () => {
    const table = twoPlanets();
    table.state.order?.moves.push({ unit: 'zergling', from: 'braken-1', to: 'vyctor-5-1', count: 2 });
    expect(shown(picture('galaxy', seen(table), 40, 5))).toMatchInlineSnapshot(`
      "
      ┌ Braken ───────┐     ┌ Vyctor 5 ◆M ──┐
      │1 c1 ◆3ZlHy-2Zl│     │1 c2 +◆2Zl  0/3│
      │2 g2 ◆⌂     0/3│━━◆━━│2 g1 ■⌂2Ma  2/4│
      │3 m1 ·      0/2│     │               │
      └───────────────┘     └ ■✦? [◆M] ─────┘
      "
    `);
  });

  test('the faces of orders are letters for those who may know them', () => {
    expect(picture('galaxy', seen(twoPlanets(), 1), 40, 5)[4]).toContain('■✦B [◆M]');
    expect(picture('galaxy', seen(twoPlanets(), 0), 40, 5)[4]).toContain('■✦? [◆M]');
  });

  test('its planets in two lines each when it is looked at from furthest away', () => {
    const table = twoPlanets().planet('torus', 0, 1).planet('helios', 1, 1).zAxis('torus', 'vyctor-5');
    table.transport('braken', 'vyctor-5', 1);
    expect(shown(picture('galaxy', seen(table), 80, 7, { focus: ['planet:vyctor-5'], zoom: 0 })))
      .toMatchInlineSnapshot(`
        "
                                                                 ╎z1
                Braken                            ▸Vyctor 5 ◆M ■✦? [◆M]
                1c1◆3ZlHy 2g2◆⌂ 3m1·          ━◆■━1c2· 2g1■⌂2Ma
                               ╎Z1                               ┃
                Torus                             Helios
                1c2· 2m1· 3g2· 4m1·           ━━━━1c1· 2m2· 3c1· 4g1·
                       ▸◆ Ann   ■ Bob   ⌂ base   ━◆━ route with transport
        "
      `);
  });

  test('both ends of a z-axis route are labelled and carry its transports', () => {
    const table = scene(['overmind', 'mengsk'], {})
      .planet('braken', 0, 0)
      .planet('torus', 2, 0)
      .zAxis('braken', 'torus');
    table.transport('braken', 'torus', 1);
    const map = picture('galaxy', seen(table), 80, 9).join('\n');
    expect(map).toContain('╎Z1■');
    expect(map).toContain('╎z1■');
  });

  test('a place for a planet is drawn with the planet that would lie there', () => {
    const table = scene(['overmind', 'mengsk'], {}).planet('braken', 0, 0);
    table.state.phase = 'set-up';
    const focus = ['planet:torus', 'cell:1,0'] as const;
    expect(shown(picture('galaxy', seen(table), 56, 8, { focus }))).toMatchInlineSnapshot(`
      "
                  ╎
      ┌ Braken ───────────────┐     ┌ ▸ Torus ╌╌╌╌╌╌╌╌╌╌╌╌╌╌┐
      │1 c1 ·              0/4│     ╎1 c2                 /2╎
      │2 g2 ·              0/3│     ╎2 m1                 /2╎
      │3 m1 ·              0/2│╌    ╎3 g2                 /4╎
      │                       │     ╎4 m1                 /2╎
      └───────────────────────┘     └╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌┘

      "
    `);
  });

  test('what the cursor is about has the ground of the cursor and a sign beside it', () => {
    const grid = paint('galaxy', seen(twoPlanets()), 40, 5, { focus: ['area:vyctor-5-1'] });
    expect(cellAt(grid, 23, 1).style).toMatchObject({ ground: 'cursor', bold: true });
    expect(cellAt(grid, 22, 1).character).toBe('▸');
  });

  test('a map that is larger than its pane is panned to what the cursor is about', () => {
    expect(picture('galaxy', seen(twoPlanets()), 20, 5, { focus: ['area:vyctor-5-1'] }).join('\n')).toContain(
      'Vyctor 5',
    );
    expect(picture('galaxy', seen(twoPlanets()), 20, 5, { focus: ['area:braken-1'] }).join('\n')).toContain('Braken');
  });
});

describe('a battle', () => {
  function begun(): Fight {
    return fight({
      attackers: { zergling: 2 },
      defenders: { marine: 1 },
      special: true,
      hands: [['zerg-c01', 'zerg-c17'], ['terran-c16']],
    });
  }

  test('every number has its reason, and it is said who falls', () => {
    const table = begun();
    const views: StarCraftView[] = [];
    table.lay(['zerg-c01', 'zerg-c17']);
    table.match.onBeat = ({ kind }) => {
      if (kind === 'battle.destroyed') views.push(copy(starcraftView(table.now, 'spectator')));
    };
    table.lay('terran-c16');
    expect(shown(picture('battle', views[0], 60, 16))).toMatchInlineSnapshot(`
      "
       Battle for Braken 1: ◆ Ann attacks ■ Bob
       step 7 of 9: Skirmishes
      ┌ Skirmish 1: now ───────────────────────────────────────┐
      │ ◆ ☠Zergling + Zergling                        att  hea │
      │   Zergling 6/3: match                           6    3 │
      │   Reinforcement: its text                      +1      │
      │   Zergling supports                            +1      │
      │   Special Mobilize                             +1      │
      │   Total, beats health 2                         9    3 │
      │   Zergling falls: 5 against health 3                   │
      │ ■ ☠Marine                                     att  hea │
      │   Siege Tank · Battlecruiser 8/8: no match      5    2 │
      │   Without a match its text is lost             +0      │
      │   Total, beats health 3                         5    2 │
      │   Marine falls: 9 against health 2                     │
      └────────────────────────────────────────────────────────┘
      "
    `);
    expect(shown(picture('battle', views[0], 80, 13).slice(1))).toMatchInlineSnapshot(`
      "
       Battle for Braken 1: ◆ Ann attacks ■ Bob · step 7 of 9: Skirmishes
       ✦ special order, attacker +1 attack
      ┌ Skirmish 1: now ─────────────────────────────────────────────────────────────┐
      │ ◆ ☠Zergling + Zergling      att  hea │ ■ ☠Marine                   att  hea  │
      │   Zergling 6/3: match         6    3 │   Siege Tank ·                5    2  │
      │   Reinforcement: its text    +1      │   Battlecruiser 8/8: no               │
      │   Zergling supports          +1      │   match                               │
      │   Special Mobilize           +1      │   Without a match its text   +0       │
      │   Total, beats health 2       9    3 │   is lost                             │
      │   Zergling falls: 5 against health 3 │   Total, beats health 3       5    2  │
      │                                      │   Marine falls: 9 against health 2    │
      └──────────────────────────────────────────────────────────────────────────────┘
      "
    `);
  });

  test('cards face down are known to their owner alone', () => {
    const table = begun().lay(['zerg-c01', 'zerg-c17']);
    const of = (viewer: Viewer): string => picture('battle', starcraftView(table.now, viewer), 60, 11).join('\n');
    expect(of(0)).toContain('card: Zergling 6/3 (face down)');
    for (const viewer of [1, 2, 'spectator'] as const) {
      expect(of(viewer)).toContain('card: face down');
      expect(of(viewer)).not.toContain('6/3');
    }
  });

  test('without a battle the pane says how one goes', () => {
    expect(picture('battle', seen(twoPlanets()), 80, 12).join('\n')).toContain('7 Skirmishes');
  });
});

describe('sheets, hands and decks', () => {
  test('a sheet in a low pane', () => {
    const table = twoPlanets();
    table.state.payment = {
      purchase: { buy: 'building', building: 'spire' },
      cost: { minerals: 2, gas: 0 },
      placed: [{ place: 'permanent-mineral', workers: 1 }],
    };
    expect(shown(picture('sheet', seen(table), 80, 11, { seat: 0 }))).toMatchInlineSnapshot(`
      "
       ◆ Ann · The Overmind (Zerg)              Buildings Spawning Pool I: Zergling
       Conquest  0 of 15 ░░░░░░░░ +1 next                 II for 1 min: Hydralisk
       Others    ■ Bob 0                                  Queen’s Nest –
       Objective Bases: you 1, needed 3 now               I for 1 gas: Queen
       Paying    Spire I costs 2 min; still               Spire –
                 to pay: 1 min                            I for 2 min: Scourge
       Workers   pool 5  unavailable 0          Modules   0 of 3
       Minerals  permanent       1/4 ▌░░░                 R&D 2 min, Air Support 3 min
       Gas       permanent       0/2 ░░         Building  up to 2 units in an order
                 Braken 2        0/2 ░░         Orders    1 placed, 0 special a round
                                                Cards     hand 0/6, deck 18, discard 0
      "
    `);
  });

  test('a hand is for its owner, with what its cards do', () => {
    const table = twoPlanets().hand(0, 'zerg-c08', 'zerg-c17');
    expect(shown(picture('hand', seen(table, 0), 60, 12))).toMatchInlineSnapshot(`
      "
       Hand of Ann: 2 of 6 (attack/health)
       Ultralisk · Guardian 8/7  else 3/4
         With an Ultralisk in front: health +1.

       Reinforcement  with a standard card, for any unit
         Attack +1, provided that 1 or more of your units support
         in this skirmish.

       Orders left:  Build 2 +1✦  Mobilize 1 +1✦  Research 2 +1✦



      "
    `);
    expect(shown(picture('hand', seen(table, 1), 60, 4))).not.toContain('Ultralisk');
    expect(shown(picture('hand', seen(table), 60, 5))).toMatchInlineSnapshot(`
      "
       Hands are hidden on the open table. Each seat sees its own
       cards when it has the keyboard.

       ◆ Ann  hand 2/6, deck 16, discard 0
       ■ Bob  hand 0/8, deck 18, discard 0
      "
    `);
  });

  test('the decks', () => {
    expect(shown(picture('decks', seen(twoPlanets().inPlay(1, 'bunker-1')), 62, 14, { seat: 1 })))
      .toMatchInlineSnapshot(`
        "
         Event deck
         stage III with 0 cards left, 0 cards in the whole deck
         The End Draws Near: 0 beside the board; with 2 the match
         ends after the round.
         ■ Bob
         Cards     hand 0/8, deck 18, discard 0
         In play   Bunker
         Bob can still research
         Stim Packs  1 min 1 gas, standard cards, 2 copies
         Nuke  1 min 2 gas, standard cards, 1 copy
         Lockdown  1 gas, reinforcement cards, 2 copies
         Cloaking Field  2 gas, reinforcement cards, 2 copies
         Spider Mines  1 min 1 gas, standard cards, 2 copies
         Charon Boosters  1 min 2 gas, stays in play, 1 copy         ↓
        "
      `);
  });
});

describe('the line at the top and the last table', () => {
  test('the line says round, phase and stage', () => {
    expect(starcraftBoard.status(seen(twoPlanets()), contextOf())).toMatchInlineSnapshot(
      `"StarCraft · round 1 · Execution · stage III (0 events left)"`,
    );
  });

  test('the winners come first, even those with fewer points', () => {
    const table = twoPlanets();
    const figures = { points: 3, resources: 8, areas: 2, bases: 1, workers: 5 };
    table.state.outcome = {
      winners: [1],
      words: { key: 'victory.elimination', with: { winners: 'Bob' } },
      ranking: [
        { seat: 0, figures },
        { seat: 1, figures: { ...figures, points: 1 } },
      ],
    };
    const [heading, first, second] = starcraftBoard.finalTable(seen(table), contextOf());
    expect(heading).toContain('Points');
    expect(first).toEqual(['won', 'Bob', 'Mengsk', '1/15', '8', '2', '1', '5']);
    expect(second).toEqual(['2', 'Ann', 'Overmind', '3/15', '8', '2', '1', '5']);
  });
  test('a decision has the pane that shows it best', () => {
    const panes = { 'battle.pair': 'battle', pay: 'sheet', 'regrouping.discard': 'hand', 'planning.planet': null };
    for (const [kind, id] of Object.entries(panes))
      expect(starcraftBoard.paneFor({ kind, options: [] }, seen(twoPlanets()))).toBe(id);
  });
});
