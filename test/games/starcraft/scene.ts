import type { Answer, Decision } from '../../../src/kernel/match/decision.ts';
import type { GameDefinition, StepRules } from '../../../src/kernel/match/game.ts';
import { recordFrom, restoreMatch } from '../../../src/kernel/history/open.ts';
import type { RunningMatch } from '../../../src/kernel/history/running.ts';
import { Play } from '../../../src/kernel/match/play.ts';
import type { Rule } from '../../../src/kernel/match/rule.ts';
import { message } from '../../../src/kernel/words/message.ts';
import type { Seat } from '../../../src/kernel/words/message.ts';
import { copy } from '../../../src/kernel/plain/copy.ts';
import type { FactionId, OrderKind } from '../../../src/games/starcraft/data/factions.ts';
import type { PlanetId } from '../../../src/games/starcraft/data/planets.ts';
import { PositionBuilder } from '../../../src/games/starcraft/lessons/position.ts';
import { newOrder } from '../../../src/games/starcraft/state/new-order.ts';
import type { MatchOptions, StarCraftState } from '../../../src/games/starcraft/state/state.ts';
import type { Steps } from '../../../src/games/starcraft/state/steps.ts';

type Rules = Partial<StepRules<StarCraftState, Steps>>;

/**
 * A position built by hand, and the match that goes on from it: for tests that are one sentence.
 *
 * ```ts
 * const table = scene(['overmind', 'mengsk'], mobilizeSteps)   // only these steps are carried out …
 *   .planet('braken', 0, 0).planet('torus', 1, 0) // cell x, y (y grows south), turns; facing slots are joined
 *   .area('braken-1', 0, { zergling: 3 }).base('torus-2', 1)
 *   .transport('braken', 'torus', 0)
 *   .seat(0, owner => { owner.pool = 5; })
 *   .order(0, 'braken', 'mobilize')                            // on top of its stack and being carried out
 *   .begin('mobilize.moves', {});
 * table.answer('done');
 * expect(table.endedAt).toBe('execution.endOfOrder');          // … the first other step ends the match
 * ```
 */
export function scene(factions: readonly FactionId[], ...rules: readonly Rules[]): Scene {
  return new Scene(
    factions,
    rules.reduce<Rules>((all, some) => ({ ...all, ...some }), {}),
  );
}

export class Scene extends PositionBuilder {
  readonly #rules: Rules;
  #match: RunningMatch<StarCraftState, Steps, unknown, unknown> | null = null;
  #endedAt: string | null = null;

  constructor(factions: readonly FactionId[], rules: Rules) {
    super(factions, seat => `P${seat + 1}`);
    this.#rules = rules;
  }

  /** Plays by a variant (SC-23), or by other rules than usual. */
  playing(variant: Partial<Omit<MatchOptions, 'setUp' | 'deal' | 'factions'>>): this {
    Object.assign(this.state, { options: { ...this.state.options, ...variant } });
    return this;
  }

  /** An order token on top of its planet's stack, revealed and being carried out. */
  override order(seat: Seat, planet: PlanetId, order: OrderKind, special = false): this {
    super.order(seat, planet, order, special);
    this.state.turn = seat;
    this.state.order = newOrder(this.state, seat, planet, order, special);
    return this;
  }

  /** Starts the match at a step. */
  begin<K extends keyof Steps>(step: K, args: Steps[K]): this {
    const lining = new Play<StarCraftState, Steps>(this.state, () => undefined);
    lining.next(step, args);
    this.state.agenda = lining.takeLinedUp();
    const start = { game: 'starcraft', rulesVersion: 0, seats: this.state.seats, options: {}, seed: 'scene' };
    this.#match = restoreMatch(this.#definition(), recordFrom(start, copy(this.state)), { thorough: true });
    return this;
  }

  /** The running match. Throws before `begin`. */
  get match(): RunningMatch<StarCraftState, Steps, unknown, unknown> {
    if (this.#match === null) throw new Error('begin() first');
    return this.#match;
  }

  /** The state as it is now (a copy). */
  get now(): StarCraftState {
    return this.match.secretState();
  }

  /** The pending decision. Throws when the match has ended. */
  get decision(): Decision {
    const { decision } = this.match;
    if (decision === null) throw new Error(`the scene has ended (${this.endedAt ?? 'by the rules'})`);
    return decision;
  }

  /** The ids of the pending options. */
  get options(): string[] {
    return this.decision.options.map(option => option.id);
  }

  /** The rule that blocks an option now, or `undefined`. */
  blockedBy(id: string): string | undefined {
    return this.match.blocked().find(blocked => blocked.id === id)?.rule;
  }

  /** Gives answers one after the other. */
  answer(...answers: readonly Answer[]): this {
    for (const answer of answers) this.match.answer(this.decision.n, answer);
    return this;
  }

  /** The first step that the scene's rules do not hold, where it ended; `null` when it has not. */
  get endedAt(): string | null {
    return this.#endedAt;
  }

  /** The keys of all public events so far. */
  get told(): string[] {
    return this.match.events('spectator').map(event => event.words.key);
  }

  #definition(): GameDefinition<StarCraftState, Steps, unknown, unknown> {
    const steps = new Proxy(this.#rules, {
      get: (rules, step): unknown =>
        Reflect.get(rules, step) ??
        function* (game: { end: (outcome: { winners: Seat[]; words: { key: string }; ranking: [] }) => never }): Rule {
          endAt(String(step));
          game.end({ winners: [], words: message('scene.ended'), ranking: [] });
        },
    });
    const endAt = (step: string): void => {
      this.#endedAt = step;
    };
    return {
      id: 'starcraft',
      title: 'StarCraft scene',
      rulesVersion: 0,
      seats: { min: 1, max: 6 },
      choices: [],
      options: () => ({}),
      setUp: () => copy(this.state),
      steps: completed(steps),
      view: () => null,
      readState: () => copy(this.state),
      concession: seat => ({ step: 'elimination.concede', args: { seat } }),
      seatsIn: state => state.seats.flatMap((owner, seat) => (owner.eliminated ? [] : [seat])),
      round: state => state.round,
      texts: { en: {} },
    };
  }
}

/** The proxy answers for every step, which its type does not know. */
function completed(rules: Rules): StepRules<StarCraftState, Steps> {
  if (!isComplete(rules)) throw new Error('the proxy lacks a step');
  return rules;
}

function isComplete(rules: Rules): rules is StepRules<StarCraftState, Steps> {
  return rules['planning.begin'] !== undefined;
}
