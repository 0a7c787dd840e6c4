import { describe, expect, test } from 'vitest';
import { starcraft } from '../../../src/games/starcraft/game.ts';
import type { StarCraftState } from '../../../src/games/starcraft/state/state.ts';
import { copy } from '../../../src/kernel/plain/copy.ts';
import type { Match } from '../../../src/kernel/history/playable.ts';
import { seededRandom } from '../../../src/kernel/plain/random.ts';
import type { MatchRecord } from '../../../src/kernel/match/record.ts';
import type { Viewer } from '../../../src/kernel/words/message.ts';
import { runs } from '../../runs.ts';
import { viewersOf } from '../../oracles/snapshot.ts';
import { armedMatch } from './oracles/armed.ts';
import { checkHidden, checkLasting, checkView } from './oracles/hidden.ts';
import { playMatch, settingFor, stateOf } from './oracles/matches.ts';
import { checkPieces } from './oracles/pieces.ts';
import { scramble } from './oracles/scramble.ts';
import { warlikeAnswer } from './oracles/warlike.ts';

/** This many answers of a match are looked at. */
const LIMIT = runs(120, 200);

/** Plays a match at war and shows every new checkpoint, with its number. */
function everyCheckpoint(match: Match, look: (record: MatchRecord, number: number) => void, limit = LIMIT): void {
  let last = -1;
  let number = 0;
  playMatch(match, {
    answering: warlikeAnswer,
    players: match.start.seed,
    until: pending => (pending.decision?.n ?? 0) > limit,
    each: pending => {
      const record = pending.record();
      if (record.checkpoint.answers === last) return;
      last = record.checkpoint.answers;
      look(record, number++);
    },
  });
}

/**
 * A match with a checkpoint at every step. With an odd number of seats they begin with all technologies and large
 * armies; with four they play in teams, with six Galactic Conquest.
 */
function matchOf(seats: number, name: string): Match {
  const seed = `${name} of ${seats}`;
  const keeping = { checkpointEvery: 0 };
  if (seats % 2 === 1) return armedMatch(seats, seed, keeping);
  const variant = seats === 6 ? 'galactic-conquest' : 'standard';
  return starcraft.start(settingFor(seats, seed, { variant, teams: seats === 4 }), keeping);
}

/** Each viewer in turn. */
function viewerOf(match: Match, number: number): Viewer {
  const viewers = viewersOf(match);
  return viewers[number % viewers.length] ?? 'spectator';
}

describe('what a seat may not know, SC-24', () => {
  // Armed, in teams, and in Galactic Conquest; `npm run leaks` plays all numbers of seats.
  test.each([3, 6])('does not change what it sees, hears and is asked, %i seats', seats => {
    let compared = 0;
    const match = matchOf(seats, 'hidden');
    everyCheckpoint(match, (record, number) => {
      compared += checkHidden(starcraft, record, viewerOf(match, number), `hidden-${number}`);
    });
    expect(compared).toBeGreaterThan(100);
  });

  test.each([4])('does not show in any view, also in the middle of a step, %i seats', seats => {
    const random = seededRandom(`views-${seats}`);
    const match = matchOf(seats, 'each view');
    const kinds = new Set<string>();
    playMatch(match, {
      answering: warlikeAnswer,
      until: pending => (pending.decision?.n ?? 0) > LIMIT,
      each: pending => {
        const { decision } = pending;
        const rare = decision?.kind.startsWith('battle.') === true || decision?.secrecy !== 'open';
        if (decision === null || (decision.n % 8 !== 0 && !rare)) return;
        const state = stateOf(pending);
        kinds.add(decision.kind);
        for (const viewer of viewersOf(pending)) checkView(state, viewer, random);
      },
    });
    expect([...kinds]).toEqual(expect.arrayContaining(['battle.cards', 'planning.token']));
  });

  test.each([3])('stays hidden while other things come to light, %i seats', seats => {
    let compared = 0;
    const match = matchOf(seats, 'lasting');
    everyCheckpoint(match, (record, number) => {
      if (number % 16 !== seats) return;
      const viewer = viewerOf(match, (number - seats) / 16);
      for (const aspect of ['events', 'cards'] as const) {
        compared += checkLasting(starcraft, record, viewer, aspect, `lasting-${number}`);
      }
    });
    expect(compared).toBeGreaterThan(100);
  });

  test('SC-5.5 are its own placed orders, too, where nobody may look at them: views, log and questions stay the same', () => {
    let compared = 0;
    let moved = 0;
    const match = starcraft.start(settingFor(3, 'own tokens', { ownTokens: 'hidden' }), { checkpointEvery: 0 });
    everyCheckpoint(match, (record, number) => {
      if (number % 2 === 1) return;
      const seat = (number / 2) % 3;
      const before = stateOf(match).stacks;
      const other = scramble(stateOf(match), seat, seededRandom(`own-${number}`));
      moved += ownFaces(other.stacks, seat) === ownFaces(before, seat) ? 0 : 1;
      compared += checkHidden(starcraft, record, seat, `own-${number}`);
    });
    expect(compared).toBeGreaterThan(100);
    expect(moved).toBeGreaterThan(10);
  });

  test('stays hidden when a seat gives up in the middle of a battle', () => {
    let fought = 0;
    const match = matchOf(5, 'gives up');
    everyCheckpoint(
      match,
      (record, number) => {
        const { battle } = stateOf(match);
        if (battle === null || battle.skirmishes.length === 0) return;
        for (const seat of [battle.attacker, battle.defender]) {
          const state = copy(record.checkpoint.state);
          lineUpConcession(state, seat);
          const checkpoint = { ...record.checkpoint, state };
          for (const viewer of viewersOf(match))
            checkHidden(starcraft, { ...record, checkpoint }, viewer, `up-${number}`);
        }
        fought += 1;
      },
      300,
    );
    expect(fought).toBeGreaterThan(5);
  });
});

/** The faces of the tokens of a seat, stack by stack. */
function ownFaces(stacks: StarCraftState['stacks'], seat: number): string {
  return Object.entries(stacks)
    .flatMap(([planet, stack]) => stack.flatMap(token => (token.seat === seat ? [`${planet} ${token.order}`] : [])))
    .join();
}

/** Puts a concession on top of the agenda. */
function lineUpConcession(state: unknown, seat: number): void {
  if (typeof state !== 'object' || state === null || !('agenda' in state) || !Array.isArray(state.agenda)) return;
  state.agenda.unshift({ step: 'elimination.concede', args: { seat } });
}

describe('the scramble', () => {
  test('keeps every piece and every public fact of the match', () => {
    everyCheckpoint(matchOf(5, 'scramble'), (record, number) => {
      if (number % 5 !== 0) return;
      const other = scramble(copy(record.checkpoint.state), number % 4, seededRandom(`${number}`));
      checkPieces(other);
    });
  });

  test('deals hands, decks, orders and unread Event cards again', () => {
    const match = starcraft.start(settingFor(3, 'dealt anew'));
    playMatch(match, { until: pending => stateOf(pending).seats.some(({ events }) => events.length > 1) });
    const before = stateOf(match);
    const after = scramble(before, 0, seededRandom('anew'));
    expect(after.seats[0]?.hand).toEqual(before.seats[0]?.hand);
    expect(after.seats[0]?.deck).not.toEqual(before.seats[0]?.deck);
    expect(after.seats[1]?.hand).not.toEqual(before.seats[1]?.hand);
    expect(after.eventDeck).not.toEqual(before.eventDeck);
    expect(after.eventsOut).not.toEqual(before.eventsOut);
    expect(after.stacks).not.toEqual(before.stacks);
    expect(after.random).not.toEqual(before.random);
  });
});
