import { beat } from '../../../kernel/match/rule.ts';
import type { Rule } from '../../../kernel/match/rule.ts';
import type { Message, Seat } from '../../../kernel/words/message.ts';
import { SHIP_KINDS } from '../data/ships.ts';
import { fleetOf, isBeaten } from '../state/battle.ts';
import { noShips } from '../state/pieces.ts';
import { seatState } from '../state/seats.ts';
import type { Battle, BattleSide, Emperor, EmperorState } from '../state/state.ts';
import { fleetWords, say } from '../text/say.ts';
import { compareStanding, leadersOf, endWithWinners } from './victory.ts';
import { raiseShields } from './shields.ts';

/**
 * GE-12.8, GE-12.9: begins the final battle of two seats. All their ships leave the board and fight, without attacker
 * or defender, until one side has none.
 */
export function* beginFinalBattle(game: Emperor, [first, second]: readonly [Seat, Seat]): Rule {
  const { state } = game;
  const battle: Battle = {
    kind: 'final',
    space: null,
    sides: [finalBattleSide(state, first), finalBattleSide(state, second)],
    round: 1,
    phase: 1,
    extra: null,
    empireFell: false,
  };
  if (battle.sides.every(isBeaten)) {
    game.tell?.({ words: say('end.no-ships'), rule: 'GE-12.9' });
    decideByStanding(game, first, second);
  }
  for (const { seat } of battle.sides) seatState(state, seat).ships = {};
  state.battle = battle;
  game.tell?.({
    words: say('battle.final', {
      seat: { seat: first },
      ships: shipsIn(battle.sides[0]),
      enemy: { seat: second },
      others: shipsIn(battle.sides[1]),
    }),
    rule: 'GE-12.8',
    refs: [`seat:${first}`, `seat:${second}`],
  });
  raiseShields(state, battle);
  if (battle.sides.some(isBeaten)) {
    yield* endFinalBattle(game, battle);
    return;
  }
  yield* beat('battle');
  game.next('battle.round', {});
}

/** The text for the ships of a side. */
function shipsIn(side: BattleSide): Message {
  return isBeaten(side) ? say('battle.no-ships') : fleetWords(fleetOf(side));
}

function finalBattleSide(state: EmperorState, seat: Seat): BattleSide {
  const fleet = noShips();
  for (const ships of Object.values(seatState(state, seat).ships)) {
    for (const kind of SHIP_KINDS) fleet[kind] += ships[kind];
  }
  const groups = SHIP_KINDS.filter(kind => fleet[kind] > 0).map(kind => ({
    kind,
    from: null,
    warped: false,
    count: fleet[kind],
    onSide: 0,
  }));
  return { seat, groups, token: null, shields: 'none' };
}

/** GE-12.9: ends the final battle: the survivor wins; if there is none, the standing decides. */
export function* endFinalBattle(game: Emperor, { sides }: Battle): Rule {
  yield* beat('battle-end');
  const survivors = sides.filter(side => !isBeaten(side)).map(({ seat }) => seat);
  if (survivors.length === 1) endWithWinners(game, survivors, 'victory.battle', 'GE-12.8');
  game.tell?.({ words: say('end.no-survivor'), rule: 'GE-12.9' });
  decideByStanding(game, sides[0].seat, sides[1].seat);
}

/**
 * GE-12.9: the seat with more sectors, then planets, then marks wins. If both are equal, all tied seats with the same
 * standing share the victory.
 */
function decideByStanding(game: Emperor, first: Seat, second: Seat): never {
  const { state } = game;
  const standingDifference = compareStanding(state, first, second);
  if (standingDifference !== 0)
    endWithWinners(game, [standingDifference < 0 ? first : second], 'victory.standing', 'GE-12.9');
  const equalSeats = leadersOf(state).filter(seat => compareStanding(state, first, seat) === 0);
  return endWithWinners(game, equalSeats, 'victory.shared', 'GE-12.9');
}
