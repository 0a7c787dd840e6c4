import { choose } from '../../../kernel/match/rule.ts';
import type { Rule } from '../../../kernel/match/rule.ts';
import { openWindow } from '../../../kernel/match/window.ts';
import type { Seat } from '../../../kernel/words/message.ts';
import { SABOTEUR_CAUGHT_FROM } from '../data/technologies.ts';
import type { TechnologyId } from '../data/technologies.ts';
import { hasWorking, ownerOf, seatState } from '../state/seats.ts';
import type { ChapterRules, Emperor } from '../state/state.ts';
import type { ScienceSteps } from '../state/steps.ts';
import { say, technologyName } from '../text/say.ts';
import { isHit, rollDice } from './dice.ts';
import { buyTechnology } from './scientist.ts';
import { offerReroll, rerollDie, warpWindow } from './time-warp.ts';

/** The steps of technologies: they are bought, announced, blocked, and used (GE-11). */
export const scienceSteps: ChapterRules<ScienceSteps> = {
  'scientist.buy': buyTechnology,
  'technology.announce': announce,
  'technology.catch': offerCatch,
  'technology.catchRoll': rollForSaboteur,
  'technology.caught': catchSaboteur,
  'warp.window': warpWindow,
  'warp.reroll': rerollDie,
  'warp.again': offerReroll,
};

const SABOTEUR = 'saboteur';

/**
 * GE-11.6, GE-14.1: announces a technology, and asks the Saboteur's owner whether to block it before it takes effect.
 */
function* announce(game: Emperor, { technology, seat }: ScienceSteps['technology.announce']): Rule {
  const { state } = game;
  if (!hasWorking(state, seat, technology)) return;
  game.tell?.({
    words: say('technology.announced', { seat: { seat }, technology: technologyName(technology) }),
    rule: 'GE-11.6',
    refs: [`technology:${technology}`],
  });
  const owner = ownerOf(state, SABOTEUR);
  if (owner === null || owner === seat) return;
  const { round } = state;
  yield* openWindow<TechnologyId>(game, {
    seats: [owner],
    kind: 'saboteur.block',
    asks: 'who-can',
    offers: () =>
      hasWorking(state, owner, SABOTEUR)
        ? [
            {
              id: 'block',
              words: say('saboteur.block', { technology: technologyName(technology) }),
              refs: [`technology:${technology}`],
              value: technology,
            },
          ]
        : [],
    pass: say('window.pass'),
    ahead: () => [
      { id: 'round', words: say('ahead.round'), note: round, lasts: note => note === round },
      { id: 'always', words: say('ahead.always'), note: 0, lasts: () => true },
    ],
    about: () => ({
      prompt: say('saboteur.ask', { seat: { seat }, technology: technologyName(technology) }),
      rule: 'GE-11.6',
    }),
    respond: function* () {
      blockTechnology(game, owner, seat, technology);
    },
  });
}

function blockTechnology(game: Emperor, owner: Seat, victim: Seat, technology: TechnologyId): void {
  const { state } = game;
  state.used.push(SABOTEUR);
  state.blocked.push(technology);
  game.tell?.({
    words: say('saboteur.blocked', {
      seat: { seat: owner },
      victim: { seat: victim },
      technology: technologyName(technology),
    }),
    rule: 'GE-11.6',
    refs: [`technology:${technology}`],
  });
  game.next('technology.catch', { seat: victim });
}

/** GE-11.3: asks the victim whether to try to catch the Saboteur. The block stays in any case. */
function* offerCatch(game: Emperor, { seat }: ScienceSteps['technology.catch']): Rule {
  const triesToCatch = yield* choose(
    game,
    seat,
    'saboteur.catch',
    [
      { id: 'roll', words: say('saboteur.roll', { face: SABOTEUR_CAUGHT_FROM }), value: true },
      { id: 'leave', words: say('saboteur.leave'), value: false },
    ],
    { prompt: say('saboteur.catch'), rule: 'GE-11.3' },
  );
  if (triesToCatch) game.next('technology.catchRoll', { seat });
}

/** Rolls the die that may catch the Saboteur, in addition to dice that are already on the table. */
function* rollForSaboteur(game: Emperor, { seat }: ScienceSteps['technology.catchRoll']): Rule {
  yield* rollDice(game, [{ seat, of: 'catch', hitsOn: SABOTEUR_CAUGHT_FROM }], faces => {
    game.tell?.({ words: say('saboteur.rolled', { seat: { seat }, faces }), rule: 'GE-11.3' });
  });
  game.next('technology.caught', { seat });
}

function* catchSaboteur(game: Emperor, { seat }: ScienceSteps['technology.caught']): Rule {
  const { state } = game;
  const die = state.dice.pop();
  const owner = ownerOf(state, SABOTEUR);
  if (die === undefined || owner === null) return;
  if (!isHit(die)) {
    game.tell?.({ words: say('saboteur.escaped', { seat: { seat } }), rule: 'GE-11.3' });
    return;
  }
  const { technologies } = seatState(state, owner);
  technologies.splice(technologies.indexOf(SABOTEUR), 1);
  state.gone.push(SABOTEUR);
  game.tell?.({
    words: say('saboteur.caught', { seat: { seat }, owner: { seat: owner } }),
    rule: 'GE-11.3',
    refs: [`technology:${SABOTEUR}`],
  });
}
