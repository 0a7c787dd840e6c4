import { describe, expect, test } from 'vitest';
import { empiresBot } from '../../../../src/games/space-empires/bot.ts';
import { waysFrom } from '../../../../src/games/space-empires/bot/map.ts';
import { chancesAtColony } from '../../../../src/games/space-empires/bot/solo.ts';
import { turnOf } from '../../../../src/games/space-empires/bot/turn.ts';
import type { HexId } from '../../../../src/games/space-empires/data/hexes.ts';
import { neighboursOf } from '../../../../src/games/space-empires/state/board.ts';
import { empiresView } from '../../../../src/games/space-empires/view.ts';
import { among, fleet, having } from '../rules/solo/alien-scenes.ts';
import { alone, withMachine } from '../rules/solo/machine-scenes.ts';
import type { Scene } from '../scene.ts';

const random = () => ({ generator: [1, 2, 3, 4], scripted: [] });

/** What the bot answers now, which is carried out. */
function answered(table: Scene): string {
  const { decision } = table;
  const answer = String(empiresBot({ game: 'space-empires', view: table.match.view(0), decision, random: random() }));
  table.answer(answer);
  return answer;
}

/** What the bot writes on its sheet, until it writes no more. */
function written(table: Scene): string[] {
  const rows: string[] = [];
  table.begin('economy.begin', {});
  while (table.decision.kind === 'sheet.row' && rows.length < 40) {
    const { decision } = table;
    const answer = empiresBot({ game: 'space-empires', view: table.match.view(0), decision, random: random() });
    rows.push(String(answer));
    table.answer(answer);
  }
  return rows;
}

/** Where the bot moves the units of a hex first; `null`: they stay. */
function moved(table: Scene, from: HexId): string | null {
  table.begin('move.choose', { seat: 0 });
  for (let steps = 0; steps < 10 && table.decision.kind.startsWith('move.'); steps += 1) {
    const { decision } = table;
    const answer = String(empiresBot({ game: 'space-empires', view: table.match.view(0), decision, random: random() }));
    if (answer === 'done') return null;
    if (decision.kind === 'move.where' && answer.startsWith('to:')) return answer;
    table.answer(answer);
  }
  return table.now.pieces.some(({ at }) => at === from) ? null : 'gone';
}

/** An empire alone with money, yards and colonies. */
function rich(table: Scene): Scene {
  table.levels(0, { 'ship-size': 3, attack: 1 }).units(0, 'l7', 'yard', 6).cp(0, 30);
  for (const hex of ['k6', 'k7', 'k8', 'j7', 'j8'] as const) table.colony(hex, 0, 5);
  table.state.cycle = 6;
  return table;
}

describe('a bot of Space Empires alone', () => {
  test('guards grown colonies with bases once a fleet of aliens is out, and not before', () => {
    const bases = (table: Scene) => written(table).filter(id => /^buy:base:(?!l7)/.test(id));
    expect(bases(rich(among()))).toEqual([]);
    expect(bases(fleet(rich(among()), 'h2', 12)).length).toBeGreaterThan(0);
  });

  test('builds warships for a machine that comes, and saves for research when what stands at home stops it', () => {
    const ships = (table: Scene) => written(table).filter(id => /^buy:(?:destroyer|cruiser)/.test(id)).length;
    const bare = withMachine(rich(alone()), 'h6', { strength: 5 });
    const ready = withMachine(rich(alone()).units(0, 'l7', 'cruiser', 6).units(0, 'l7', 'base'), 'h6', { strength: 1 });
    expect(ships(bare)).toBeGreaterThan(ships(ready));
  });

  test('SE-26.10: it reckons with the mines and bases that a homeworld will buy, and with its own sweepers', () => {
    const chances = (defence: number, sweepers: number): number => {
      const table = having(among({ mines: true }), { defence })
        .levels(0, { 'ship-size': 3, attack: 2 })
        .units(0, 'l7', 'cruiser', 6);
      if (sweepers > 0) table.units(0, 'l7', 'sweeper', sweepers, { special: 1 });
      const view = empiresView(table.state, 0);
      table.begin('move.choose', { seat: 0 });
      const turn = turnOf(view, table.decision, random());
      return chancesAtColony(
        turn,
        'h1',
        view.pieces.filter(({ owner }) => owner === 0),
      );
    };
    expect(chances(0, 0)).toBeGreaterThan(chances(30, 0));
    expect(chances(30, 6)).toBeGreaterThan(chances(30, 0));
  });

  test('SE-26.10, SE-19.2: without the counters of mines it reckons with bases alone', () => {
    const chances = (mines: boolean): number => {
      const table = having(among({ mines }), { defence: 36 }).levels(0, { 'ship-size': 3, attack: 2, defence: 2 });
      table.units(0, 'l7', 'cruiser', 6, { attack: 2, defence: 2 });
      const view = empiresView(table.state, 0);
      table.begin('move.choose', { seat: 0 });
      return chancesAtColony(
        turnOf(view, table.decision, random()),
        'h1',
        view.pieces.filter(({ owner }) => owner === 0),
      );
    };
    expect(chances(false)).toBeGreaterThan(chances(true));
  });

  test('SE-7.13: Cruisers with Exploration look at the marker nearest to the enemy, and it is turned up', () => {
    const table = among().units(0, 'k6', 'cruiser', 1, { special: 1 }).hidden('j6', 'danger').hidden('l6', 'danger');
    const cruiser = table.state.pieces.at(-1)?.handle ?? 0;
    table.begin('move.choose', { seat: 0 });
    expect(answered(table)).toBe(`scan:c${cruiser}:j6`);
    expect(answered(table)).toBe('turn-up');
    expect(answered(table)).toBe(`go:c${cruiser}`);
  });

  test('SE-9.1: a fleet at a homeworld that nobody guards any more stays until it has fallen', () => {
    const at = (fallen: boolean): string | null => {
      const table = having(among({ difficulty: 'easy' }).units(0, 'h1', 'cruiser', 6), { fallen });
      table.state.pieces = table.state.pieces.filter(({ at: hex, owner }) => hex !== 'h1' || owner === 0);
      return moved(table, 'h1');
    };
    expect(at(false)).toBeNull();
    expect(at(true)).not.toBeNull();
  });

  test('SE-6.6: against alien empires a black hole is the last way of all for a fleet, and none for a Scout', () => {
    const table = among().units(0, 'k7', 'cruiser', 1, { special: 1 });
    const way = (who: 'fleet' | 'scout') => waysFrom({ view: empiresView(table.state, 0), me: 0 }, 'l7', who).get('h1');
    expect(way('fleet')?.holes).toBe(0);
    for (const hex of neighboursOf(table.state, 'h1')) table.marker(hex, 'black-hole');
    expect(way('scout')).toBeUndefined();
    expect(way('fleet')?.holes).toBe(1);
  });

  test('SE-15.2, SE-26.8.6: it does not go for Raiders that it cannot bring to battle, but for those that it finds', () => {
    const goes = (scanners: number): string | null => {
      const table = among().levels(0, { 'ship-size': 3, attack: 2 });
      table.units(0, 'l7', 'cruiser', 5, { attack: 2 }).units(0, 'l7', 'destroyer', 1, { special: scanners });
      return moved(table.units('empire-1', 'k7', 'raider', 1, { special: 1 }, { up: true }), 'l7');
    };
    expect(goes(0)).not.toBe('to:k7');
    expect(goes(1)).toBe('to:k7');
  });

  test('SE-25: it meets a weak machine beside it with its fleet, and waits at home for one that is too strong', () => {
    const fleetOn = (strength: 1 | 10) =>
      withMachine(alone().levels(0, { 'ship-size': 3, attack: 2 }).units(0, 'l7', 'cruiser', 6, { attack: 2 }), 'k6', {
        strength,
      });
    expect(moved(fleetOn(1), 'l7')).not.toBeNull();
    expect(moved(fleetOn(10), 'l7')).toBeNull();
  });
});
