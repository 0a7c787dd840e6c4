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

const FACES = 6;

/**
 * The battle that begins if these ships enter a space, together with ships that entered it before; `null`: there is no
 * enemy. `warps`: the ships come through the wormhole and attack by surprise (GE-9.10).
 */
export function battleAt(
  view: EmperorView,
  seat: Seat,
  space: SpaceId,
  fleet: Readonly<Fleet>,
  warps: boolean,
): Battle | null {
  const enemy = enemyAt(view, seat, space);
  if (enemy === null) return null;
  const enteringGroups = kindsIn(fleet).map((kind): BattleGroup => ({
    kind,
    from: null,
    warped: warps,
    count: fleet[kind],
    onSide: 0,
  }));
  const groups = [...enteringGroups, ...groupsEntered(view, space)];
  const control = view.sectors[space];
  const side = (owner: Seat, own: readonly BattleGroup[], token: BattleSide['token']): BattleSide => ({
    seat: owner,
    groups: [...own],
    token,
    shields: own.length > 0 && hasWorking(view, owner, 'shield-generators') ? 'ready' : 'none',
  });
  const token = control?.seat === enemy ? control.side : null;
  const round = groups.some(({ warped }) => warped) ? 0 : 1;
  return {
    ...{ kind: 'attack', space, round, phase: 1, extra: null, empireFell: false },
    sides: [side(seat, groups, null), side(enemy, groupsAt(view, enemy, space), token)],
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
      .reduce((sum, { hitsOn }) => sum + (FACES + 1 - hitsOn) / FACES, 0)
      .toFixed(1),
  );
  const { attacker, defender } = oddsOf(view, battle);
  const won = Math.round(attacker * 100);
  const lost = Math.round(defender * 100);
  return say('outlook.battle', { own: own ?? '', theirs: theirs ?? '', won, lost });
}
