import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { gameDefinition, galacticEmperor } from '../../../../src/games/galactic-emperor/game.ts';
import type { MatchOptions } from '../../../../src/games/galactic-emperor/state/state.ts';
import { loadMatch } from '../../../../src/saves/saved/load.ts';
import { stateOf } from '../oracles/matches.ts';
import { scene } from '../scene.ts';
import type { Scene } from '../scene.ts';

const LATE: Partial<MatchOptions> = { battles: 'after-movement' };

/** A Warlord turn of seat 0, whose ships and enemies `change` lays out. */
function turnOf(change: (table: Scene) => void, options: Partial<MatchOptions> = {}): Scene {
  const table = scene(3, options).noShips();
  change(table);
  return table.role('warlord', 2).begin('warlord.begin', { seat: 0 });
}

/** A Dreadnought and a Fighter at C4, an Empire of seat 1 at C5 that falls to the first shot. */
const breakthrough = (table: Scene) =>
  table.ships(0, 'c4', { dreadnought: 1, fighter: 1 }).tile('c5', 't05', 1).dice(4, 1, 1);

describe('when battles are fought', () => {
  test('GE-9.12: amid movement, so that ships go on through what others have just won', () => {
    const table = turnOf(breakthrough).answer('move:dreadnought-1@c4', 'to:c5');
    expect(table.options).toEqual(['move:fighter-1@c4', 'battle:c5', 'done']);
    table.answer('battle:c5');
    expect(table.now.sectors.c5).toEqual({ seat: 0, side: 'empire' });
    table.answer('move:fighter-1@c4', 'to:c5', 'to:c6');
    expect(table.has(0).ships).toMatchObject({ c5: { dreadnought: 1 }, c6: { fighter: 1 } });
    expect(table.told.filter(key => key === 'battle.begins')).toHaveLength(1);
  });

  test('GE-9.12: what waits is fought before the turn ends, in the order that the attacker chooses', () => {
    const table = turnOf(one => breakthrough(one).ships(0, 'b3', { cruiser: 1 }).ships(1, 'b2', { fighter: 1 }));
    table.answer('move:dreadnought-1@c4', 'to:c5', 'move:cruiser-1@b3', 'to:b2', 'done');
    expect(table.asked).toBe('0 warlord.battle');
    expect(table.options).toEqual(['space:b2', 'space:c5']);
  });

  test('GE-9.12: who has nothing left to move is not asked when to fight', () => {
    const table = turnOf(one => one.ships(0, 'c4', { dreadnought: 1 }).tile('c5', 't05', 1).dice(4, 1, 1));
    expect(table.answer('move:dreadnought-1@c4', 'to:c5').told).toContain('battle.won');
  });

  test('GE-9.12: where people chose so, all battles come after all movement', () => {
    const table = turnOf(breakthrough, LATE).answer('move:dreadnought-1@c4', 'to:c5');
    expect(table.options).toEqual(['move:fighter-1@c4', 'done']);
    table.answer('move:fighter-1@c4', 'to:c5');
    expect(table.asked).not.toBe('0 warlord.walk'); // the Empire stops it
    expect(table.told).toContain('battle.won');
  });

  test('GE-9.18.1, GE-9.7: ships that retreat in mid-turn have moved, and those beside them have not', () => {
    const table = turnOf(one => one.ships(0, 'c4', { fighter: 2 }).ships(1, 'c5', { cruiser: 1 }).dice(1, 1, 1));
    table.answer('move:fighter-1@c4', 'to:c5', 'battle:c5', 'retreat');
    expect(table.has(0).ships).toEqual({ c4: { fighter: 2, cruiser: 0, dreadnought: 0 } });
    expect(table.options).toEqual(['move:fighter-1@c4', 'done']);
    expect(table.blockedBy('again:c4')).toBe('GE-9.7');
  });

  test('GE-9.12: a second wave fights a battle of its own, without those that have retreated or fallen', () => {
    const table = turnOf(one =>
      one
        .ships(0, 'c4', { fighter: 2 })
        .ships(0, 'b4', { cruiser: 1 })
        .ships(1, 'c5', { cruiser: 1 })
        // Two Fighters attack: one falls to the Cruiser, the other one misses. Then a Cruiser comes.
        .dice(5, 1, 1, /* second wave */ 4, 1, 1, 1),
    );
    table.answer('move:fighter-2@c4', 'to:c5', 'battle:c5', 'retreat');
    expect(table.has(0).ships).toMatchObject({ c4: { fighter: 1 } });
    expect(table.options).toEqual(['move:cruiser-1@b4', 'done']);
    table.answer('move:cruiser-1@b4', 'to:c5');
    const begins = table.match.events('spectator').filter(({ words }) => words.key === 'battle.begins');
    expect(JSON.stringify(begins[1]?.words.with?.attackers)).not.toContain('ships.fighter');
    expect(table.told.at(-1)).not.toBe('battle.retreated');
    expect(table.has(0).ships.c5).toEqual({ fighter: 0, cruiser: 1, dreadnought: 0 });
  });

  test('GE-9.1: who has lost all that it moved has moved ships', () => {
    const table = turnOf(one =>
      one.ships(0, 'c4', { fighter: 1 }).ships(0, 'b4', { fighter: 1 }).ships(1, 'c5', { cruiser: 1 }).dice(5, 1),
    );
    table.answer('move:fighter-1@c4', 'to:c5', 'battle:c5', 'done');
    expect(table.told).toContain('battle.held');
    expect(table.told).not.toContain('warlord.none');
  });

  test('GE-9.12: a rival who gives up amid a battle leaves the attacker what is left of its ships', () => {
    const table = turnOf(one =>
      one
        .ships(0, 'c4', { fighter: 3 })
        .ships(0, 'b4', { fighter: 1 })
        .ships(1, 'c5', { cruiser: 2 })
        .dice(5, 1, 1, 1, 1, 1, 1),
    );
    table.answer('move:fighter-3@c4', 'to:c5', 'battle:c5');
    expect(table.asked).toBe('0 battle.retreat');
    expect(table.has(0).ships.c5?.fighter).toBe(2);
    table.match.concede(1);
    table.answer('fight');
    expect(table.asked).toBe('0 warlord.move');
    expect(table.options).toEqual(['move:fighter-1@b4', 'done']);
  });

  test('GE-12.7: a Warlord who gives up before the last other one leaves no turn with ships that are gone', () => {
    const table = turnOf(one => one.ships(0, 'c4', { fighter: 3 }).ships(1, 'c5', { cruiser: 2 }));
    table.answer('move:fighter-2@c4', 'to:c5');
    table.match.concede(2);
    table.match.concede(0);
    table.answer('move:fighter-1@c4');
    expect(table.now.outcome).toMatchObject({ winners: [1] });
    expect(table.now.turn).toBeNull();
  });
});

describe('when a surprise attack is made', () => {
  const hole = (table: Scene) => table.tile('d4', 'black-hole').ships(0, 'c1', { fighter: 1 });

  test('GE-9.10: at once, before anything else moves, and the battle follows', () => {
    const table = turnOf(one => hole(one).ships(0, 'd4', { fighter: 2 }).tile('g2', 't05', 1).dice(5, 1));
    table.answer('warp:fighter-2@d4', 'to:g2');
    expect(table.told).toContain('battle.surprise');
    expect(table.now.sectors.g2).toEqual({ seat: 0, side: 'empire' });
    expect(table.asked).toBe('0 warlord.move');
    expect(table.options).toEqual(['move:fighter-1@c1', 'done']);
  });

  test('GE-9.10: ships that warp together fire together: those still on the Black Hole may come along', () => {
    const table = turnOf(one => hole(one).ships(0, 'd4', { fighter: 2, cruiser: 1 }).tile('g2', 't05', 1));
    table.dice(1, 1, 1, /* round 1 */ 4, 1);
    table.begin('warlord.begin', { seat: 0 }).answer('warp:fighter-1@d4', 'to:g2');
    expect(table.asked).toBe('0 warlord.join');
    expect(table.options).toEqual(['join:fleet', 'join:fighter-1', 'join:cruiser-1', 'attack']);
    table.answer('join:cruiser-1', 'attack');
    const [first, second] = table.match.events('spectator').filter(({ words }) => words.key === 'battle.rolled');
    expect([first?.words.with?.phase, second?.words.with?.phase]).toEqual([2, 3]);
    expect(table.has(0).ships.d4).toEqual({ fighter: 1, cruiser: 0, dreadnought: 0 });
  });

  test('GE-9.8, GE-9.10: who warps later in the turn has the same place, and a surprise attack of its own', () => {
    const table = turnOf(one => hole(one).ships(0, 'd4', { fighter: 2 }).tile('g2', 't05', 1));
    table.dice(/* first */ 1, 4, 4, /* second */ 5).begin('warlord.begin', { seat: 0 });
    table.answer('warp:fighter-1@d4', 'to:g2', 'attack');
    expect(table.told).toContain('battle.held');
    table.answer('warp:fighter-1@d4');
    expect(table.told.filter(key => key === 'battle.surprise')).toHaveLength(2);
    expect(table.now.sectors.g2).toEqual({ seat: 0, side: 'empire' });
  });

  test('GE-9.10: where people chose so, it waits for the end of movement', () => {
    const table = turnOf(one => hole(one).ships(0, 'd4', { fighter: 2 }).tile('g2', 't05', 1).dice(5), LATE);
    table.answer('warp:fighter-1@d4', 'to:g2');
    expect(table.told).not.toContain('battle.surprise');
    expect(table.options).toContain('warp:fighter-1@d4');
    expect(table.answer('done').told).toContain('battle.surprise');
  });
});

describe('the choice before a match', () => {
  test('GE-9.12: printed timing is the usual one, and a match of before goes on with battles after movement', () => {
    const names = [{ name: 'Ann' }, { name: 'Bob' }, { name: 'Cid' }];
    expect(gameDefinition.options({}, names)).toMatchObject({ battles: 'any-time' });
    expect(gameDefinition.options({ battles: 'after-movement' }, names)).toMatchObject({ battles: 'after-movement' });
    expect(gameDefinition.choices.map(({ id }) => id)).toContain('battles');
    const { battles: _battles, ...options } = scene().state.options;
    const before: unknown = { ...scene().state, options };
    expect(gameDefinition.readState(before, names).options.battles).toBe('after-movement');
  });

  test('GE-9.12: a save of before opens with battles after movement', () => {
    const file = join(import.meta.dirname, '../../../saves/golden/lines/format-2-emperor-mid-battle.jsonl');
    const { match, lost, close } = loadMatch(galacticEmperor, file);
    expect(lost).toBeNull();
    expect(stateOf(match).options.battles).toBe('after-movement');
    close();
  });
});
