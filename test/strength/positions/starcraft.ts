import { starcraft } from '../../../src/games/starcraft/game.ts';
import { PositionBuilder } from '../../../src/games/starcraft/lessons/position.ts';
import { newOrder } from '../../../src/games/starcraft/state/new-order.ts';
import type { OrderKind } from '../../../src/games/starcraft/data/factions.ts';
import type { PlanetId } from '../../../src/games/starcraft/data/planets.ts';
import type { StarCraftState } from '../../../src/games/starcraft/state/state.ts';
import type { Steps } from '../../../src/games/starcraft/state/steps.ts';
import { recordFrom } from '../../../src/kernel/history/open.ts';
import type { Match } from '../../../src/kernel/history/playable.ts';
import type { Answer } from '../../../src/kernel/match/decision.ts';
import { Play } from '../../../src/kernel/match/play.ts';
import { copy } from '../../../src/kernel/plain/copy.ts';
import type { TacticalPosition } from './position.ts';

/** Raynor, who is asked, and the Overmind: Pridewater with Raynor's base, Torus beside it and Dylar IV below it. */
class Table extends PositionBuilder {
  constructor() {
    super(['raynor', 'overmind'], seat => `P${seat + 1}`);
    this.eventDeck().planet('pridewater', 0, 0).planet('torus', 1, 0).planet('dylar-iv', 0, 1);
    this.base('pridewater-1', 0).workers(0, 6).workers(1, 6);
    this.transport('pridewater', 'torus', 0).transport('pridewater', 'dylar-iv', 0);
  }

  /** An order of Raynor's that is being carried out. */
  running(planet: PlanetId, order: OrderKind, special = false): this {
    this.order(0, planet, order, special);
    this.state.turn = 0;
    this.state.order = newOrder(this.state, 0, planet, order, special);
    return this;
  }

  /** The match from a step on, after these answers. */
  at<K extends keyof Steps>(step: K, args: Steps[K], ...answers: readonly Answer[]): Match {
    const lining = new Play<StarCraftState, Steps>(this.state, () => undefined);
    lining.next(step, args);
    this.#lineUpRest(lining, step);
    this.state.agenda = lining.takeLinedUp();
    const seats = [{ name: 'P1' }, { name: 'P2' }];
    const start = {
      game: 'starcraft',
      rulesVersion: starcraft.rulesVersion,
      seats,
      options: this.state.options,
      seed: '',
    };
    const match = starcraft.restore(recordFrom(start, copy(this.state)));
    for (const answer of answers) if (match.decision !== null) match.answer(match.decision.n, answer);
    return match;
  }

  /** What comes behind the step up to the next round, so that the match can be played on. */
  #lineUpRest(lining: Play<StarCraftState, Steps>, step: keyof Steps): void {
    if (step.startsWith('regrouping.')) {
      lining.next('regrouping.endOfEvents', {});
      lining.next('regrouping.passToken', {});
    } else if (step === 'planning.order') {
      lining.next('planning.order', { seat: 1, cycle: 1 });
      for (const cycle of CYCLES) for (const seat of [0, 1]) lining.next('planning.order', { seat, cycle });
      lining.next('execution.begin', {});
    } else if (this.state.order !== null) {
      lining.next('execution.endOfOrder', {});
    }
  }
}

/** The Planning Phase has so many cycles. */
const CYCLES = [2, 3, 4];

const table = (): Table => new Table();

/** Raynor has read these Event cards. */
const reading = (...events: Parameters<PositionBuilder['events']>[1][]): Table =>
  table()
    .area('pridewater-1', 0, { marine: 1 })
    .area('torus-3', 1, { zergling: 2 })
    .base('torus-3', 1)
    .events(0, ...events)
    .with(state => Object.assign(state, { phase: 'regrouping', step: 8 }));

/** What a good player of StarCraft sees. */
export const STARCRAFT_POSITIONS: readonly TacticalPosition[] = [
  {
    sees: 'the last guard of a base does not leave for one point while an enemy stands beside it, SC-18.1',
    match: () =>
      table()
        .area('pridewater-1', 0, { marine: 1 })
        .area('pridewater-3', 1, { zergling: 1 })
        .seat(0, owner => (owner.supply.bases = 0))
        .running('dylar-iv', 'mobilize')
        .at('mobilize.moves', {}),
    right: ['done'],
  },
  {
    sees: 'of three Marines one takes the area with two points, SC-18.5',
    match: () =>
      table()
        .area('pridewater-1', 0, { marine: 3 })
        .area('dylar-iv-2', 1, { zergling: 1 })
        .base('dylar-iv-2', 1)
        .running('torus', 'mobilize')
        .at('mobilize.moves', {}, 'unit:marine@pridewater-1'),
    right: ['move:marine:pridewater-1>torus-1'],
  },
  {
    sees: 'a base without a guard falls to who walks in, SC-18.1',
    match: () =>
      table()
        .area('pridewater-1', 0, { vulture: 1 })
        .area('torus-1', 1, { zergling: 3 })
        .base('dylar-iv-4', 1)
        .running('dylar-iv', 'mobilize')
        .at('mobilize.moves', {}, 'unit:vulture@pridewater-1'),
    right: ['move:vulture:pridewater-1>dylar-iv-4'],
  },
  {
    sees: 'a base lifts off from under those who would destroy it, SC-22.1.2',
    match: () =>
      table()
        .area('pridewater-1', 1, { ultralisk: 2 })
        .area('pridewater-2', 0, { marine: 1 })
        .running('pridewater', 'mobilize')
        .at('mobilize.moves', {}),
    right: ['lift-off:pridewater-2', 'lift-off:pridewater-3'],
  },
  {
    sees: 'one Marine does not attack three Hydralisks, SC-13.9',
    match: () =>
      table()
        .area('pridewater-1', 0, { marine: 1 })
        .area('torus-1', 1, { hydralisk: 2 })
        .area('torus-2', 1, { hydralisk: 1 })
        .area('torus-3', 1, { zergling: 2 })
        .area('torus-4', 1, { zergling: 2 })
        .running('torus', 'mobilize')
        .at('mobilize.moves', {}),
    right: ['done'],
  },
  {
    sees: 'two conquest points are more than three Combat cards, SC-21.2',
    match: () => reading('e3-11', 'e1-12').at('regrouping.chooseEvent', { seat: 0 }),
    right: ['event:e3-11'],
  },
  {
    sees: 'an event that gives workers gives none when there are none left, SC-2.2',
    match: () =>
      reading('e1-09', 'e1-14')
        .seat(0, owner => {
          owner.pool += owner.supply.workers;
          owner.supply.workers = 0;
        })
        .at('regrouping.chooseEvent', { seat: 0 }),
    right: ['event:e1-14'],
  },
  {
    sees: 'a Build order where nothing can be built is worth an Event card, SC-6.2',
    match: () =>
      table()
        .area('pridewater-1', 0, { marine: 1 })
        .area('torus-1', 1, { zergling: 1 })
        .running('torus', 'build')
        .at('execution.choice', { seat: 0 }),
    right: ['event-card'],
  },
  {
    sees: 'a base stands best where it holds points, SC-18.5',
    match: () =>
      table()
        .area('pridewater-1', 0, { marine: 1 })
        .area('torus-1', 0, { marine: 1 })
        .area('torus-3', 0, { marine: 1 })
        .area('dylar-iv-2', 1, { zergling: 1 })
        .running('torus', 'build')
        .at('build.base', {}),
    right: ['base:torus-1'],
  },
  {
    sees: 'a point is more than two cards, SC-21.4',
    match: () => reading().at('regrouping.eventEffect', { seat: 0, event: 'the-end-draws-near' }),
    right: ['benefit:conquest-points'],
  },
  {
    sees: 'a base is built while those who hold the place still stand, SC-8.3',
    match: () =>
      table()
        .area('pridewater-1', 0, { marine: 1 })
        .area('torus-1', 0, { marine: 1 })
        .area('dylar-iv-2', 1, { zergling: 1 })
        .order(0, 'torus', 'build')
        .order(0, 'pridewater', 'research')
        .order(0, 'dylar-iv', 'mobilize')
        .at('execution.turn', { seat: 0 }),
    right: ['order:torus'],
  },
  {
    sees: 'with money for it the base at home builds, SC-8.1',
    match: () =>
      table()
        .area('pridewater-1', 0, { marine: 2 })
        .area('torus-1', 1, { zergling: 1 })
        .base('torus-3', 1)
        .with(state => Object.assign(state, { phase: 'planning' }))
        .at('planning.order', { seat: 0, cycle: 1 }, 'planet:pridewater'),
    right: ['order:build'],
  },
];
