import type { Reason } from '../../../kernel/match/offer.ts';
import { beat, choose } from '../../../kernel/match/rule.ts';
import type { Rule } from '../../../kernel/match/rule.ts';
import type { UnitType } from '../data/units.ts';
import { isInGame } from '../state/seats.ts';
import { checkStillFought } from './leaving-battle.ts';
import { groupedByType, otherSide, standingFighters } from '../state/battle.ts';
import type { FighterGroup, BattleSide, Fighter } from '../state/battle.ts';
import { battleOf, boutOf } from '../state/bout.ts';
import { canSplash, mostVictims, splashOf } from '../state/splash.ts';
import type { StarCraft } from '../state/state.ts';
import { cardName, say } from '../text/say.ts';
import { discardCards } from './cards.ts';
import { destroyFighter } from './cloaking.ts';
import { victimOffer } from './victims.ts';

/** SC-16.1, SC-16.2: sets the splash damage cards of a side that destroyed a unit aside face up. */
export function triggerSplash(game: StarCraft, side: BattleSide): void {
  const { battle, own, seat } = boutOf(game.state, side);
  for (const card of own.splash) {
    if (own.standard?.card === card) own.standard = null;
    else if (own.reinforcement?.card === card) own.reinforcement = null;
    else continue;
    own.played.push(card);
    battle.splash.push({ side, card });
    game.tell?.({
      words: say('battle.splash.triggered', { seat: { seat }, card: cardName(card) }),
      refs: [`card:${card}`],
      rule: 'SC-16.2',
    });
  }
}

/**
 * Battle step 8 (SC-13.8) for the side that suffers splash damage. For each triggered card of the other side, it
 * destroys one of its units of the card's kind, as many as possible in total (SC-16.4). Every choice offered still
 * allows that maximum.
 */
export function* resolveSplashDamage(game: StarCraft, { side }: { readonly side: BattleSide }): Rule {
  const battle = battleOf(game.state);
  checkStillFought(game);
  battle.step = 8;
  const owner = battle[otherSide(side)];
  const cards = battle.splash.filter(splash => splash.side !== side).map(({ card }) => card);
  if (cards.length === 0) return;
  if (isInGame(game.state, owner)) yield* sufferSplash(game, side, cards.map(splashOf));
  battle.splash = battle.splash.filter(splash => splash.side === side);
  discardCards(game, owner, cards); // splash damage cards are discarded, SC-16.5
}

function* sufferSplash(game: StarCraft, side: BattleSide, cards: readonly ReturnType<typeof splashOf>[]): Rule {
  const battle = battleOf(game.state);
  const unitsInReach = standingFighters(battle, side).filter(({ unit }) => cards.some(card => canSplash(card, unit)));
  const victims: Fighter[] = [];
  const victimLimit = mostVictims(cards, typesOf(unitsInReach));
  while (victims.length < victimLimit) {
    const victimsLeft = unitsInReach.filter(fighter => !victims.includes(fighter));
    const fittingFighters = victimsLeft.filter(
      ({ unit }) => mostVictims(cards, [...typesOf(victims), unit]) === victims.length + 1,
    );
    const [first] = fittingFighters;
    const isVictimForced = first === undefined || victimsLeft.length === victimLimit - victims.length;
    const victim = isVictimForced
      ? first
      : yield* pickVictim(game, side, groupedByType(fittingFighters), unitsInReach, victimLimit - victims.length);
    if (victim === undefined) break;
    destroyFighter(game, victim, 'battle.splash.destroyed');
    battle.splashed.push(victim.id);
    victims.push(victim);
  }
  if (victimLimit === 0)
    game.tell?.({ words: say('battle.splash.nobody', { seat: { seat: battle[side] } }), rule: 'SC-16.4' });
  yield* beat('battle.splash');
}

function pickVictim(
  game: StarCraft,
  side: BattleSide,
  groups: readonly FighterGroup[],
  unitsInReach: readonly Fighter[],
  victimsLeft: number,
): Rule<Fighter> {
  const battle = battleOf(game.state);
  const sparedUnits = groupedByType(standingFighters(battle, side)).filter(
    ({ unit }) => !groups.some(group => group.unit === unit),
  );
  const { options, blocked } = victimOffer(groups, sparedUnits, unit =>
    unitsInReach.some(fighter => fighter.unit === unit) ? TOO_FEW_SPLASHED : NO_TARGET,
  );
  return choose(game, battle[side], 'battle.splash', options, {
    prompt: say('battle.splash.prompt', { left: victimsLeft }),
    rule: 'SC-16.3',
    blocked,
  });
}

const TOO_FEW_SPLASHED: Reason = { why: say('why.battle.too-few-splashed'), rule: 'SC-16.4' };
const NO_TARGET: Reason = { why: say('why.battle.no-splash-target'), rule: 'SC-16.3' };

function typesOf(fighters: readonly Fighter[]): UnitType[] {
  return fighters.map(({ unit }) => unit);
}
