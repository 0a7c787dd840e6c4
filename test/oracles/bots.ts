import { describe, expect, test } from 'vitest';
import type { BotPlayer } from '../../src/bots/player.ts';
import { randomAnswer } from '../../src/bots/random.ts';
import { playMatch } from '../../src/bots/simulate.ts';
import type { Game, MatchSetting } from '../../src/kernel/history/playable.ts';
import { randomBelow } from '../../src/kernel/plain/random.ts';
import { runs } from '../runs.ts';

type Options = Readonly<Record<string, unknown>>;

/** The program's player of a game, and the matches that it plays. */
export interface BotsUnderTest {
  readonly game: Game;
  readonly bot: BotPlayer;
  readonly ways: readonly (readonly [name: string, seats: number, options: Options])[];
  readonly settingFor: (seats: number, seed: string, options: Options) => MatchSetting;
  /** A match of bots is over before this many decisions. */
  readonly most: number;
  /** The clock is looked at at every this many-th decision. */
  readonly every: number;
}

/**
 * What holds of the program's player of every game: its matches end, it rests on its view alone, is quick, and takes
 * over anywhere.
 */
export function describeBots({ game, bot, ways, settingFor, most, every }: BotsUnderTest): void {
  // The short form plays one of the two in each way, by turns.
  const isPlayed = (at: number, which: number): boolean => runs(at % 2 === which, true);
  describe.each(ways.map((way, at) => [...way, at] as const))('bots in %s', (name, seats, options, at) => {
    test.runIf(isPlayed(at, 0))('come to an end soon, and rest on the view alone', () => {
      const milliseconds: number[] = [];
      const copying: BotPlayer = turn => {
        if (turn.decision.n % every !== 0) return bot(turn);
        const shown = JSON.stringify(turn.view);
        const view: unknown = JSON.parse(shown);
        const started = performance.now();
        const answer = bot({ ...turn, view, random: structuredClone(turn.random) });
        milliseconds.push(performance.now() - started);
        expect(JSON.stringify(view)).toBe(shown);
        expect(bot(turn)).toBe(answer);
        return answer;
      };
      const players = Array.from({ length: seats }, () => copying);
      const { match, decisions } = playMatch(game, settingFor(seats, `bots, ${name}`, options), players);
      expect(match.outcome?.winners.length).toBeGreaterThan(0);
      expect(decisions).toBeLessThan(most);
      milliseconds.sort((one, other) => one - other);
      expect(milliseconds[Math.floor(milliseconds.length / 2)]).toBeLessThan(10);
    });

    test.runIf(isPlayed(at, 1))('take over from anybody in the middle of anything', () => {
      const fickle: BotPlayer = turn =>
        randomBelow(turn.random, 3) === 0 ? randomAnswer(turn.decision, turn.random) : bot(turn);
      const players = Array.from({ length: seats }, () => fickle);
      const { match } = playMatch(game, settingFor(seats, `fickle, ${name}`, options), players);
      expect(match.outcome).not.toBeNull();
    });
  });
}
