import type { Option } from '../../../kernel/match/decision.ts';
import { beat, choose } from '../../../kernel/match/rule.ts';
import type { Rule } from '../../../kernel/match/rule.ts';
import { openWindow } from '../../../kernel/match/window.ts';
import type { PassAheadWay } from '../../../kernel/match/window.ts';
import type { Seat } from '../../../kernel/words/message.ts';
import { WARP_REROLLS } from '../data/technologies.ts';
import { hasWorking, ownerOf } from '../state/seats.ts';
import type { Emperor, EmperorState, RolledDie } from '../state/state.ts';
import { say } from '../text/say.ts';
import { roleNumber } from './ambassador.ts';
import { diceBeat, isHit, rollDie } from './dice.ts';

const TIME_WARP = 'time-warp';
/** The number of own dice that must miss before a seat that passed ahead is asked again. */
const MANY_MISSES = 2;

/**
 * GE-11.7: asks the owner of the Time Warp after each roll, before it takes effect, whether to reroll one die of any
 * seat.
 */
export function* warpWindow(game: Emperor): Rule {
  const { state } = game;
  const owner = ownerOf(state, TIME_WARP);
  if (owner === null || state.warp !== null) return;
  yield* openWindow<number>(game, {
    seats: [owner],
    kind: 'warp.die',
    asks: 'who-can',
    offers: () => (state.warp === null && hasWorking(state, owner, TIME_WARP) ? dieOptions(state) : []),
    pass: say('window.pass'),
    ahead: () => waysToPass(state, owner),
    about: () => ({ prompt: say('time-warp.ask'), rule: 'GE-11.7' }),
    respond: function* (_seat, die) {
      state.warp = { die, rolls: 0 };
      game.next('technology.announce', { technology: TIME_WARP, seat: owner });
      game.next('warp.reroll', {});
    },
  });
}

/** The dice as options, with one option for each set of equal dice. */
function dieOptions({ dice }: EmperorState): Option<number>[] {
  const options = new Map<string, Option<number>>();
  dice.forEach((die, place) => {
    const dieId = `die:s${die.seat}-${die.of}-${die.face}-pips`;
    if (!options.has(dieId))
      options.set(dieId, { id: dieId, words: dieWords(die), details: { die: place }, value: place });
  });
  return [...options.values()];
}

function dieWords({ seat, of, face }: RolledDie) {
  return say('time-warp.die', { seat: { seat }, of: say(`die.${of}`), face });
}

/**
 * The ways in which the owner can pass in advance: for this role, for the rest of the match, or until two of its own
 * dice have missed.
 */
function waysToPass(state: EmperorState, owner: Seat): PassAheadWay[] {
  const currentRole = roleNumber(state);
  const missedCount = state.dice.filter(die => die.seat === owner && die.hitsOn > 0 && !isHit(die)).length;
  return [
    { id: 'role', words: say('ahead.role'), note: currentRole, lasts: note => note === currentRole },
    {
      id: 'missed',
      words: say('time-warp.missed', { count: MANY_MISSES }),
      note: 0,
      lasts: () => missedCount < MANY_MISSES,
    },
    { id: 'always', words: say('ahead.always'), note: 0, lasts: () => true },
  ];
}

/** Rerolls the chosen die, unless the card was blocked, which also uses it up (GE-11.6). */
export function* rerollDie(game: Emperor): Rule {
  const { state } = game;
  const { warp } = state;
  const owner = ownerOf(state, TIME_WARP);
  const die = warp === null ? undefined : state.dice[warp.die];
  if (warp === null || die === undefined || owner === null || !hasWorking(state, owner, TIME_WARP)) {
    state.warp = null;
    return;
  }
  const oldFace = die.face;
  die.face = rollDie(game);
  warp.rolls += 1;
  game.tell?.({
    words: say('time-warp.rolled', { seat: { seat: owner }, before: oldFace, face: die.face }),
    rule: 'GE-11.7',
    refs: [`technology:${TIME_WARP}`],
  });
  yield* beat(diceBeat([die]));
  if (warp.rolls < WARP_REROLLS) game.next('warp.again', {});
  else useUpTimeWarp(state);
}

/** Asks whether to roll the same die once more, if the owner dislikes the new face. */
export function* offerReroll(game: Emperor): Rule {
  const { state } = game;
  const owner = ownerOf(state, TIME_WARP);
  const die = state.warp === null ? undefined : state.dice[state.warp.die];
  if (owner === null || die === undefined) {
    useUpTimeWarp(state);
    return;
  }
  const rerolls = yield* choose(
    game,
    owner,
    'warp.again',
    [
      { id: 'keep', words: say('time-warp.keep', { face: die.face }), value: false },
      { id: 'again', words: say('time-warp.again'), value: true },
    ],
    { prompt: say('time-warp.again-ask', { face: die.face }), rule: 'GE-11.7' },
  );
  if (rerolls) game.next('warp.reroll', {});
  else useUpTimeWarp(state);
}

/** Marks the Time Warp as used up for this round. */
function useUpTimeWarp(state: EmperorState): void {
  state.warp = null;
  state.used.push(TIME_WARP);
}
