import type { Message, Seat } from '../../../kernel/words/message.ts';
import { BATTLE_PHASES } from '../data/ships.ts';
import type { SpaceId } from '../data/spaces.ts';
import { diceOf, groupsAt, groupsEntered } from '../state/battle.ts';
import { oddsOf, withExtraDie } from '../state/odds.ts';
import { enemyAt, kindsIn } from '../state/pieces.ts';
import { hasWorking } from '../state/seats.ts';
import type { Battle, BattleGroup, BattleSide, Fleet } from '../state/state.ts';
import { say } from '../text/say.ts';
import type { EmperorView } from '../view.ts';

const DIE_FACES = 6;

/**
 * The battle that begins if these ships enter a space, together with ships that entered it before; `null`: there is no
 * enemy. `isWarping`: the ships come through the wormhole and attack by surprise (GE-9.10).
 */
export function battleAt(
  view: EmperorView,
  seat: Seat,
  space: SpaceId,
  fleet: Readonly<Fleet>,
  isWarping: boolean,
): Battle | null {
  const enemy = enemyAt(view, seat, space);
  if (enemy === null) return null;
  const enteringGroups = kindsIn(fleet).map((kind): BattleGroup => ({
    kind,
    from: null,
    warped: isWarping,
    count: fleet[kind],
    onSide: 0,
  }));
  const groups = [...enteringGroups, ...groupsEntered(view, space)];
  const control = view.sectors[space];
  const battleSide = (owner: Seat, own: readonly BattleGroup[], token: BattleSide['token']): BattleSide => ({
    seat: owner,
    groups: [...own],
    token,
    shields: own.length > 0 && hasWorking(view, owner, 'shield-generators') ? 'ready' : 'none',
  });
  const token = control?.seat === enemy ? control.side : null;
  const firstRound = groups.some(({ warped }) => warped) ? 0 : 1;
  return {
    ...{ kind: 'attack', space, round: firstRound, phase: 1, extra: null, empireFell: false },
    sides: [battleSide(seat, groups, null), battleSide(enemy, groupsAt(view, enemy, space), token)],
  };
}

/**
 * The forecast of a battle in words: the average hits of both sides in the next round, and the chances of winning if it
 * is fought to the end.
 */
export function attackWords(view: EmperorView, battle: Battle): Message {
  const battleWithDie = withExtraDie(view, battle);
  const [own, theirs] = ([0, 1] as const).map(which =>
    BATTLE_PHASES.flatMap(phase => diceOf(view, { ...battleWithDie, phase }, which))
      .reduce((sum, { hitsOn }) => sum + (DIE_FACES + 1 - hitsOn) / DIE_FACES, 0)
      .toFixed(1),
  );
  const { attacker, defender } = oddsOf(view, battle);
  const winPercentage = Math.round(attacker * 100);
  const lossPercentage = Math.round(defender * 100);
  return say('outlook.battle', { own: own ?? '', theirs: theirs ?? '', won: winPercentage, lost: lossPercentage });
}
