import type { Option } from '../../../kernel/match/decision.ts';
import { choose } from '../../../kernel/match/rule.ts';
import type { Rule } from '../../../kernel/match/rule.ts';
import type { HexId } from '../data/hexes.ts';
import { battleOf, canLeaveAlone, cloakedRaidersIn, retreatHexes } from '../state/battle-sides.ts';
import { piecesAt } from '../state/pieces.ts';
import type { Empires } from '../state/state.ts';
import type { BattleSteps } from '../state/steps.ts';
import { hexName, hexRef, say, unitsWords } from '../text/say.ts';
import { hexOptions } from './options.ts';
import { leaveBattle } from './retreat.ts';

/** Where one Raider of a group, or the whole rest of the group, withdraws to; `null` if the rest stays. */
type Withdrawal = { readonly to: HexId; readonly all: boolean } | null;

/** SE-15.3, SE-8.13: cloaked Raiders may retreat before the first shot, each to a hex of its own. */
export function* withdraw(game: Empires, { side, known }: BattleSteps['battle.withdraw']): Rule {
  const { state } = game;
  const battle = battleOf(state);
  const { hex } = battle;
  if (typeof side !== 'number') return;
  const hexes = retreatHexes(state, hex, side);
  if (known !== true) {
    if (hexes.length > 0 && game.uncover(() => cloakedRaidersIn(state, battle, side).length > 0))
      game.next('battle.withdraw', { side, known: true });
    return;
  }
  const [raider] = cloakedRaidersIn(state, battle, side).filter(({ fired }) => fired === 0);
  if (raider === undefined || hexes.length === 0) {
    for (const piece of piecesAt(state, hex, side)) piece.fired = 0;
    return;
  }
  const { kind, count, handle } = raider;
  const options: Option<Withdrawal>[] = [
    { id: 'stay', words: say('raiders.stay'), value: null },
    ...hexOptions(hexes).map(option => ({ ...option, value: { to: option.value, all: true } })),
    ...(count === 1 ? [] : hexes).map(to => ({
      id: `one:${to}`,
      words: say('raiders.withdraw-one', { hex: hexName(to) }),
      subject: hexRef(to),
      refs: [hexRef(to)],
      value: { to, all: false },
    })),
  ];
  const question = {
    prompt: say('raiders.withdraw', { units: unitsWords(kind, count), hex: hexName(hex) }),
    rule: 'SE-15.3',
  };
  const withdrawal = yield* choose<Withdrawal>(game, side, 'battle.withdraw', options, question);
  if (withdrawal === null) raider.fired = count;
  // SE-8.12.1: only a seat that tries learns whether a counter is free for the Raider (SE-28).
  else if (!withdrawal.all && !game.uncover(() => canLeaveAlone(state, raider, withdrawal.to)))
    game.next('battle.free', { seat: side, piece: handle, to: withdrawal.to });
  else leaveBattle(game, raider, withdrawal.all ? count : 1, withdrawal.to, 'SE-15.3');
  game.next('battle.withdraw', { side, known: true });
}
