import type { Option } from '../../../kernel/match/decision.ts';
import type { Rule } from '../../../kernel/match/rule.ts';
import { openWindow } from '../../../kernel/match/window.ts';
import type { PassAheadWay } from '../../../kernel/match/window.ts';
import type { Seat } from '../../../kernel/words/message.ts';
import type { SpaceId } from '../data/spaces.ts';
import { controllerOf } from '../state/board.ts';
import { hasWorking, ownerOf } from '../state/seats.ts';
import type { Emperor, EmperorState } from '../state/state.ts';
import type { RegentSteps } from '../state/steps.ts';
import { say, spaceName, spaceRefs } from '../text/say.ts';
import { spaceSubject } from './options.ts';
import { addInfluence } from './placing.ts';

const AMBASSADOR = 'ambassador';

/**
 * GE-11.5: asks the Ambassador's owner whether to interrupt, right after a token of another seat has landed on a
 * sector; once a role.
 */
export function* askInterrupt(game: Emperor, { seat, space }: RegentSteps['regent.landed']): Rule {
  const { state } = game;
  const owner = ownerOf(state, AMBASSADOR);
  if (owner === null || owner === seat || state.regent?.private !== null) return;
  const currentRole = roleNumber(state);
  const isOwnSector = controllerOf(state, space) === owner;
  let interrupted = false;
  const aheadChoices: readonly PassAheadWay[] = [
    { id: 'role', words: say('ambassador.not-this-role'), note: currentRole, lasts: note => note === currentRole },
    { id: 'own', words: say('ambassador.own-only'), note: 0, lasts: () => !isOwnSector },
    { id: 'always', words: say('ahead.always'), note: 0, lasts: () => true },
  ];
  yield* openWindow<SpaceId>(game, {
    seats: [owner],
    kind: 'regent.interrupt',
    asks: 'who-can',
    offers: () => (interrupted || !hasWorking(state, owner, AMBASSADOR) ? [] : [interruptOption(state, seat, space)]),
    pass: say('window.pass'),
    ahead: () => aheadChoices,
    about: () => ({
      prompt: say('ambassador.ask', { seat: { seat }, space: spaceName(state, space) }),
      rule: 'GE-11.5',
    }),
    respond: function* () {
      interrupted = true;
      game.next('technology.announce', { technology: AMBASSADOR, seat: owner });
      game.next('regent.private', { owner, seat, space });
    },
  });
}

function interruptOption(state: EmperorState, seat: Seat, space: SpaceId): Option<SpaceId> {
  return {
    id: 'interrupt',
    words: say('ambassador.do', { seat: { seat }, space: spaceName(state, space) }),
    details: { do: 'interrupt' },
    ...spaceSubject(state, space),
    value: space,
  };
}

/** A number that identifies the current role within the match. */
export function roleNumber({ round, picks }: EmperorState): number {
  return round * 10 + picks.length;
}

/**
 * GE-11.5: makes a sector private for the Ambassador's owner, so that the token must go elsewhere. Nothing happens if
 * the card was blocked.
 */
export function* makePrivate(game: Emperor, { owner, seat, space }: RegentSteps['regent.private']): Rule {
  const { state } = game;
  if (state.regent === null || !hasWorking(state, owner, AMBASSADOR)) return;
  state.regent.private = { space, owner };
  addInfluence(state, seat, space, -1);
  game.tell?.({
    words: say('ambassador.done', { seat: { seat: owner }, other: { seat }, space: spaceName(state, space) }),
    rule: 'GE-11.5',
    refs: spaceRefs(state, space),
  });
  game.next('regent.displaced', { seat, space });
}
