import { describe, expect, test } from 'vitest';
import { starcraftView } from '../../../../src/games/starcraft/view.ts';
import { ASCII_GLYPHS } from '../../../../src/boards/drawing/glyphs.ts';
import { fight } from '../rules/fight.ts';
import type { Fight } from '../rules/fight.ts';
import { picture } from './painting.ts';

/**
 * Two skirmishes, a Zergling against a Siege Tank and a Zergling against a Marine; a Hydralisk supports in the first.
 */
function placing(): Fight {
  return fight({
    attackers: { zergling: 2, hydralisk: 1 },
    defenders: { 'siege-tank': 1, marine: 1 },
    hands: [['zerg-c01'], ['terran-c05', 'terran-c01']],
  }).answer('pair:zergling/siege-tank', 'pair:zergling/marine', 'done', 'support:hydralisk:s1');
}

describe('the chances', () => {
  test('the open table sees the averages and no card', () => {
    const table = placing().answer('done');
    const lines = picture('battle', starcraftView(table.now, 'spectator'), 80, 21);
    expect(`\n${lines.slice(7, 11).join('\n')}\n`).toMatchInlineSnapshot(`
      "
       On average (standard cards that match, bought technologies too), with support:
       1 ◆ Zergling 6/4.6 (5 of 16 match)  ■ Siege Tank 7.3/7.8 (4 of 16 match)
       2 ◆ Zergling 5/4.6 (5 of 16 match)  ■ Marine 5.3/5 (4 of 16 match)

      "
    `);
    expect(lines.join('\n')).not.toContain('Your totals');
  });

  test('in a narrow pane nothing that is explained is cut off', () => {
    const { now } = placing().answer('done');
    const looking = { seat: 0, focus: ['card:zerg-c01'] } as const;
    expect(picture('battle', starcraftView(now, 0), 43, 60, looking).join('\n')).not.toContain('…');
    const quiet = { ...starcraftView(now, 'spectator'), battle: null };
    expect(picture('battle', quiet, 43, 60).join('\n')).not.toContain('…');
  });

  test('before the pairs a wide pane names each card with its values', () => {
    const { now } = fight({
      attackers: { zergling: 1 },
      defenders: { 'siege-tank': 1, marine: 1 },
      hands: [['zerg-c01'], ['terran-c16', 'terran-c01']],
    });
    expect(picture('battle', starcraftView(now, 1), 120, 40).join('\n')).toMatch(/Battlecruiser 8\/8 +else 5\/2/);
  });

  test('a seat sees what the card under the cursor would come to, and all its cards in all skirmishes', () => {
    const table = placing().answer('done');
    const focus = ['card:zerg-c01'] as const;
    const lines = picture('battle', starcraftView(table.now, 0), 80, 23, { seat: 0, focus, glyphs: ASCII_GLYPHS });
    expect(`\n${lines.slice(7).join('\n')}\n`).toMatchInlineSnapshot(`
      "
      |   Tank is killed 58 %                ||   may                                |
      |   health 3 against attack 1-8:       ||   health 7 survives for sure, 2 may  |
      |   Zergling survives 11 %             |+--------------------------------------+
      +--------------------------------------+
       Your totals in skirmish          1       2
       Zergling 6/3                   7/3     6/3  else 4/3
       Mutalisk 8/7                 (4/4)   (3/4)  else 3/4. With a Mutalisk in
                                                   front: splash against a Marine,
                                                   Zergling or Zealot only.
       Reinforcement x2             +1/+0   +0/+0  with a standard card, for any
                                                   unit. Attack +1, provided that 1
                                                   or more of your units support in
                                                   this skirmish.
       attack/health with all support; (no match), * its text does more


      "
    `);
  });

  test('a reinforcement card is added to the standard card that it goes with', () => {
    const table = placing().answer('done', 'card:zerg-c01');
    const card = table.options.find(id => id.startsWith('reinforcement:'))?.slice('reinforcement:'.length) ?? 'none';
    const seen = (focus: readonly `card:${string}`[]): string =>
      /attack \d+ against health [\d–]+/.exec(
        picture('battle', starcraftView(table.now, 0), 120, 22, { seat: 0, focus }).join('\n'),
      )?.[0] ?? '';
    expect([seen([]), seen([`card:${card}`])]).toMatchInlineSnapshot(`
      [
        "attack 7 against health 3–8",
        "attack 8 against health 3–8",
      ]
    `);
  });

  test('nothing is left of it once the skirmishes are fought', () => {
    const table = placing().answer('done').lay('deck', 'deck');
    table.lay('deck', 'deck');
    const lines = picture('battle', starcraftView(table.now, 0), 80, 30, { seat: 0 }).join('\n');
    expect(lines).not.toContain('On average');
  });
});
