import { describe, expect, test } from 'vitest';
import { PLANETS } from '../../../src/games/starcraft/data/planets.ts';
import { starcraft } from '../../../src/games/starcraft/game.ts';
import { areTeammates, teamOf } from '../../../src/games/starcraft/state/teams.ts';
import type { MatchOptions, StarCraftState } from '../../../src/games/starcraft/state/state.ts';
import type { Match } from '../../../src/kernel/history/playable.ts';
import { randomBelow, seededRandom } from '../../../src/kernel/plain/random.ts';
import { checkReplay } from '../../oracles/every-decision.ts';
import { checkBlocked, checkSaved } from '../../oracles/every-answer.ts';
import { runs } from '../../runs.ts';
import { must } from './oracles/fault.ts';
import { playMatch, settingFor, stateOf } from './oracles/matches.ts';
import type { Answering } from './oracles/matches.ts';
import { checkPieces } from './oracles/pieces.ts';
import { TextReader } from './oracles/texts.ts';
import { warlikeAnswer } from './oracles/warlike.ts';

const THOROUGH = { checkpointEvery: 10, thorough: true };

/** Galactic Conquest has no end but the last one standing: once in this many answers whoever is asked gives up. */
const GIVES_UP = 120;

/**
 * SC-23.2: no area holds pieces of two teammates, no battle is fought between them, no planet is full of bases of one
 * team.
 */
function checkTeams(state: StarCraftState): void {
  for (const [area, { holder, base }] of Object.entries(state.areas)) {
    must(`${area} holds two teammates`, holder === null || base === null || !areTeammates(state, holder, base));
  }
  const { battle } = state;
  must('teammates fight', battle === null || !areTeammates(state, battle.attacker, battle.defender));
  for (const { planet } of state.planets) {
    const teams = PLANETS[planet].areas.map(area => state.areas[area]?.base ?? null);
    const [first = null] = teams;
    const isFull = first !== null && teams.every(base => base !== null && teamOf(state, base) === teamOf(state, first));
    must(`${planet} is full of bases of one team`, !state.options.teams || !isFull);
  }
}

/** Plays a match to its end, with every check; in Galactic Conquest somebody gives up now and then. */
function play(seats: number, seed: string, options: Partial<MatchOptions>, answering?: Answering): Match {
  const match = starcraft.start(settingFor(seats, seed, options), THOROUGH);
  const reader = new TextReader();
  const chance = seededRandom(`${seed} gives up`);
  playMatch(match, {
    players: seed,
    ...(answering === undefined ? {} : { answering }),
    each: (pending, given) => {
      const state = stateOf(pending);
      checkPieces(state);
      checkTeams(state);
      reader.read(pending);
      if (given % 10 === 0) checkBlocked(pending);
      if (given % 40 === 0) checkSaved(starcraft, pending, THOROUGH);
      const { decision, conceding } = pending;
      const gives = options.variant === 'galactic-conquest' && randomBelow(chance, GIVES_UP) === 0;
      if (gives && decision !== null && !conceding.includes(decision.seat)) pending.concede(decision.seat);
    },
  });
  return match;
}

describe('team play', () => {
  test.each([[runs(4, 6), 'by-hand', warlikeAnswer]] as const)(
    'SC-23.2 %i seats, set-up %s, play to the end, and whole teams win',
    (seats, setUp, answering) => {
      const match = play(seats, `teams-${seats}-${setUp}`, { setUp, teams: true }, answering);
      const { winners = [], ranking = [] } = match.outcome ?? {};
      expect(winners.length).toBeGreaterThan(0);
      for (const winner of winners) expect(winners).toContain((winner + seats / 2) % seats);
      // Teammates stand one after the other.
      const state = stateOf(match);
      for (let place = 0; place < seats; place += 2) {
        const [one = 0, other = 0] = ranking.slice(place, place + 2).map(({ seat }) => seat);
        expect(areTeammates(state, one, other)).toBe(true);
      }
    },
  );
});

describe('Galactic Conquest', () => {
  test.each([
    [2, false],
    [6, true],
  ])('SC-23.1 %i seats, teams %s: it ends with the last one or the last team, without a point', (seats, teams) => {
    const options = { variant: 'galactic-conquest', teams } as const;
    const match = play(seats, `conquest-${seats}`, options, warlikeAnswer);
    const state = stateOf(match);
    expect(match.outcome?.words.key).toBe('victory.elimination');
    expect(match.outcome?.winners).toHaveLength(teams ? 2 : 1);
    expect(state.seats.every(({ conquestPoints }) => conquestPoints === 0)).toBe(true);
    expect(state.endDrawsNear).toEqual([]);
    checkReplay(starcraft, match);
  });

  test('SC-23.1 a match without anybody who gives up goes on, with a renewed Event deck', () => {
    const match = starcraft.start(settingFor(2, 'long', { variant: 'galactic-conquest' }));
    let renewed = 0;
    playMatch(match, {
      answering: warlikeAnswer,
      until: pending => pending.round > 20,
    });
    for (const { words } of match.events('spectator')) if (words.key === 'conquest.new-deck') renewed += 1;
    expect(renewed).toBeGreaterThan(0);
  });
});

test('a save from before the variants is a standard match without teams', () => {
  const match = starcraft.start(settingFor(3, 'old'));
  playMatch(match, { until: ({ round }) => round > 1 });
  const record: unknown = JSON.parse(
    JSON.stringify(match.record(), (key, value: unknown) => (key === 'variant' || key === 'teams' ? undefined : value)),
  );
  const old = starcraft.restore(Object.assign(match.record(), record));
  expect(stateOf(old)).toEqual(stateOf(match));
  expect(stateOf(old).options).toMatchObject({ variant: 'standard', teams: false });
});
