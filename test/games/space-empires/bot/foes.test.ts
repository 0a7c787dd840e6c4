import { describe, expect, test } from 'vitest';
import type { BotPlayer } from '../../../../src/bots/player.ts';
import { playSilently } from '../../../../src/bots/simulate.ts';
import { empiresAdvice, empiresBot } from '../../../../src/games/space-empires/bot.ts';
import { FLEETS, guessed } from '../../../../src/games/space-empires/bot/foes.ts';
import type { FleetFigures } from '../../../../src/games/space-empires/bot/foes.ts';
import { isWarship, worthOf } from '../../../../src/games/space-empires/bot/turn.ts';
import type { HexId } from '../../../../src/games/space-empires/data/hexes.ts';
import { spaceEmpires } from '../../../../src/games/space-empires/game.ts';
import { isEmpiresView } from '../../../../src/games/space-empires/view.ts';
import type { EmpiresView } from '../../../../src/games/space-empires/view.ts';
import type { Answer } from '../../../../src/kernel/match/decision.ts';
import type { Seat } from '../../../../src/kernel/words/message.ts';
import { runs } from '../../../runs.ts';
import { settingFor } from '../oracles/matches.ts';
import { scene } from '../scene.ts';
import type { Scene } from '../scene.ts';

/** Cruisers of seat 0 on H6; seat 1 has earned that much. */
function table(cycle: number, earned: number, cruisers: number): Scene {
  const begun = scene().turn(1, cycle);
  for (const [seat, owner] of begun.state.seats.entries()) {
    begun.levels(seat, { 'ship-size': 3, attack: 1 });
    Object.assign(owner, { earned, shown: { attack: 1 } });
  }
  return begun.units(0, 'l7', 'yard', 4).units(1, 'b2', 'yard', 4).units(0, 'h6', 'cruiser', cruisers);
}

/** Where the Cruisers go. */
function going(begun: Scene): Answer {
  begun.move().answer(`go:${begun.c('h6', 'cruiser', 0)}`);
  const random = { generator: [1, 2, 3, 4], scripted: [] };
  return empiresAdvice.policy({ game: 'space-empires', view: begun.match.view(0), decision: begun.decision, random });
}

/** What seat 0 takes the counters of seat 1 in a hex for, in CP. */
function guessAt(begun: Scene, hex: HexId): number {
  const pieces = guessed(begun.move().match.view(0), 1);
  return pieces.filter(({ at }) => at === hex).reduce((sum, piece) => sum + worthOf(piece), 0);
}

describe('face-down counters', () => {
  /** Three counters that have marched to G6 together, and four Scouts that explore. */
  function marched(cruisers: number): Scene {
    const begun = table(6, 200, cruisers);
    for (let count = 0; count < 3; count += 1) begun.units(1, 'g6', 'destroyer', 2, { attack: count === 2 ? 1 : 0 });
    for (const hex of ['d3', 'd5', 'e6', 'f3'] as const) begun.units(1, hex, 'scout');
    return begun;
  }

  test('that march together weigh more than Scouts that explore', () => {
    expect(guessAt(marched(3), 'g6') / 3).toBeGreaterThan(1.5 * guessAt(marched(3), 'd3'));
    expect(going(marched(3))).not.toBe('to:g6');
    expect(going(marched(9))).toBe('to:g6');
  });

  test('are not taken for all that a seat has earned in a long match', () => {
    const late = table(18, 700, 9).units(1, 'g6', 'cruiser', 2).units(1, 'g6', 'cruiser', 2, { attack: 0 });
    expect(guessAt(late, 'g6')).toBeLessThan(70);
    expect(going(late)).toBe('to:g6');
  });
});

// ---- the figures

/** Sums of one column, and how many were added. */
class Mean {
  sum = 0;
  count = 0;

  add(value: number, count = 1): void {
    this.sum += value;
    this.count += count;
  }

  get mean(): number {
    return this.sum / this.count;
  }
}

const COLUMNS = ['share', 'home', 'alone', 'together'] as const;
type Column = (typeof COLUMNS)[number];

/** Adds what a seat really has at the beginning of its turn. */
function count(view: EmpiresView, me: Seat, into: Readonly<Record<Column, Mean>>): void {
  const world = view.seats[me]?.world ?? null;
  const own = view.pieces.filter(({ owner }) => owner === me);
  const ships = own.filter(isWarship);
  into.share.add(ships.reduce((sum, piece) => sum + worthOf(piece), 0) / Math.max(1, view.seats[me]?.earned ?? 0));
  const down = own.filter(({ up, kind }) => !up && kind !== 'colony-ship' && kind !== 'miner');
  for (const piece of down) {
    const isHome = piece.at === world;
    const stack = down.filter(({ at }) => at === piece.at);
    const worth = isWarship(piece) ? worthOf(piece) : 0;
    // One counter of the homeworld is taken for its Ship Yards.
    if (isHome) into.home.add(worth, 1 - 1 / stack.length);
    else into[stack.length > 1 ? 'together' : 'alone'].add(worth);
  }
}

/** The figures of matches of hard against normal, by the time they are for. */
function counted(matches: number): ReadonlyMap<FleetFigures, Readonly<Record<Column, Mean>>> {
  const found = new Map(
    FLEETS.map(figures => [figures, { share: new Mean(), home: new Mean(), alone: new Mean(), together: new Mean() }]),
  );
  for (let match = 0; match < matches; match += 1) {
    let last = '';
    const watched =
      (player: BotPlayer): BotPlayer =>
      turn => {
        const { view, decision } = turn;
        if (isEmpiresView(view) && decision.kind === 'move.choose') {
          const now = `${decision.seat} ${view.cycle} ${view.turn}`;
          const figures = FLEETS.find(({ until }) => view.cycle <= until);
          const into = figures === undefined ? undefined : found.get(figures);
          if (now !== last && into !== undefined) count(view, decision.seat, into);
          last = now;
        }
        return player(turn);
      };
    const players = [watched(empiresBot), watched(empiresAdvice.policy)];
    playSilently(spaceEmpires, settingFor(2, `fleets ${match}`, {}), match % 2 === 0 ? players : players.reverse());
  }
  return found;
}

test('the figures of fleets are those of matches', () => {
  // Few matches differ by chance.
  const far = runs(2, 1.35);
  for (const [figures, means] of counted(runs(2, 16))) {
    for (const column of COLUMNS) {
      const [figure, mean] = [figures[column], means[column]];
      if (figure === null || mean.count < 30) continue;
      expect(mean.mean, `${column} until ${figures.until}`).toBeGreaterThan(figure / far);
      expect(mean.mean, `${column} until ${figures.until}`).toBeLessThan(figure * far);
    }
  }
});
