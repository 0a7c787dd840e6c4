import { choose } from '../../../../../kernel/rule.ts';
import type { Blocked } from '../../../../../kernel/decision.ts';
import type { Rule } from '../../../../../kernel/rule.ts';
import type { CardId } from '../../../data/cards.ts';
import type { Seat } from '../../../../../kernel/words.ts';
import type { UnitId } from '../../../data/units.ts';
import { areAllied } from '../../../state/seats.ts';
import { enemiesInRooms } from '../../../state/units.ts';
import type { Theseus, TheseusState } from '../../../state/state.ts';
import { cardName, say } from '../../../text/say.ts';
import { unitsAround, unitsLeftOut, whyNotForCard } from '../../left-out.ts';
import { moveByRules } from '../../moving.ts';
import { unitOptions } from '../../options.ts';
import { chosenBy, noteChosen } from '../chosen.ts';
import type { ActionEffect } from '../effect.ts';

/**
 * An action that moves up to so many different enemy units by the movement rules, one after another; the player decides everything:
 * Control, Group Tactics (TH-16.3.3, TH-16.5.3). At least one is moved where there is one (TH-10.1.1).
 */
export function movesEnemies(amount: (n: number) => number, rule: string): ActionEffect {
  return {
    canDo: (state, { seat, card, n }) => amount(n) > 0 && movable(state, seat, card).length > 0,
    *carryOut(game, { seat, card, n }) {
      for (let moved = 0; moved < amount(n); moved++) {
        const unit = yield* chooseEnemy(game, seat, { card, rule, mayEnd: moved > 0 });
        if (unit === null) return moved > 0;
        noteChosen(game, card, unit);
        yield* moveByRules(game, { unit, executor: seat, own: false });
      }
      return true;
    },
  };
}

function movable(state: TheseusState, seat: Seat, card: CardId): UnitId[] {
  const chosen = chosenBy(state, card);
  return enemiesInRooms(state, seat).filter(unit => !chosen.includes(unit));
}

interface Choice {
  readonly card: CardId;
  readonly rule: string;
  readonly mayEnd: boolean;
}

function* chooseEnemy(game: Theseus, seat: Seat, { card, rule, mayEnd }: Choice): Rule<UnitId | null> {
  const units = unitOptions(game.state, movable(game.state, seat, card));
  if (units.length === 0) return null;
  return yield* choose(
    game,
    seat,
    'card.unit',
    mayEnd ? [{ id: 'done', words: say('done'), value: null }, ...units] : units,
    {
      prompt: say('card.moves', { card: cardName(card) }),
      rule,
      blocked: () => enemiesLeftOut(game.state, seat, card),
    },
  );
}

function enemiesLeftOut(state: TheseusState, seat: Seat, card: CardId): Blocked[] {
  const chosen = chosenBy(state, card);
  const enemies = unitsAround(state, owner => !areAllied(state, owner, seat));
  return unitsLeftOut(state, enemies, unit => whyNotForCard(state, unit, chosen));
}
