import type { ShownOption } from '../../../kernel/match/decision.ts';
import { knownNameIn } from '../../../kernel/words/message.ts';
import type { Message } from '../../../kernel/words/message.ts';
import type { PaneContext } from '../../../boards/pane.ts';
import { MUTED, paragraph, span } from '../../../boards/drawing/lines.ts';
import type { Line } from '../../../boards/drawing/lines.ts';
import { isLit } from '../../../boards/naming.ts';
import { otherSide, unitOf } from '../state/battle.ts';
import type { BattleSide } from '../state/battle.ts';
import { isStandard } from '../state/placing.ts';
import { canTarget } from '../state/targets.ts';
import { say, unitName } from '../text/say.ts';
import type { StarCraftView } from '../view.ts';
import type { BattleView, SkirmishView } from '../view/battle.ts';
import { battleOdds } from '../view/battle-odds.ts';
import type { BattleOdds } from '../view/battle-odds.ts';
import { oddsOf } from '../view/odds.ts';
import type { Odds, PlacedCards, Range } from '../view/odds.ts';
import { goodOf } from './best-cards.ts';
import { ownSeat } from './seats.ts';
import { skirmishAskedFor } from './skirmish.ts';

/**
 * The cards that the viewer plans to place at a skirmish while it distributes cards: those planned and the card under
 * the cursor. `null` if there are none.
 */
export function plannedCardsFor(
  view: StarCraftView,
  context: PaneContext,
  battle: BattleView,
  skirmish: SkirmishView,
): PlacedCards | null {
  const { plan } = battle;
  if (plan === null) return null;
  const cardPlace = plan.places.find(one => one.skirmish === skirmish.id);
  const litHandCards = (ownSeat(view)?.own.hand ?? []).filter(card => isLit(context, `card:${card}`));
  if (cardPlace === undefined) {
    const card = skirmishAskedFor(battle) === skirmish.id ? litHandCards.find(isStandard) : undefined;
    return card === undefined ? null : [card];
  }
  const { standard, reinforcement } = cardPlace;
  if (standard === 'deck' || standard === 'none') return 'deck';
  if (reinforcement === 'none') return [standard];
  if (reinforcement !== 'open') return [standard, reinforcement];
  return [standard, ...litHandCards.filter(card => !isStandard(card)).slice(0, 1)];
}

/**
 * The lines for the seat that distributes its cards: the odds of a skirmish with the cards planned there, or what it
 * needs. Empty for others.
 */
export function oddsLines(
  view: StarCraftView,
  context: PaneContext,
  battle: BattleView,
  skirmish: SkirmishView,
  width: number,
): readonly Line[] {
  const { plan } = battle;
  if (plan === null || context.watched === true) return [];
  const { side } = plan;
  const plannedCards = plannedCardsFor(view, context, battle, skirmish);
  const odds = oddsOf(view, battle, skirmish, side, plannedCards ?? []);
  if (odds === null) return [];
  const ownUnit = unitOf(battle, skirmish[side].front);
  const enemy = unitOf(battle, skirmish[otherSide(side)].front);
  const { format } = context;
  const attackWords =
    !canTarget(ownUnit, enemy) && odds.falls === 0
      ? say('board.odds.out-of-reach', { unit: unitName(enemy) })
      : plannedCards === null
        ? say('board.odds.needs-attack', { unit: unitName(enemy), ...odds.enemyHealth })
        : say('board.odds.falls', {
            own: rangeText(odds.attack),
            enemy: rangeText(odds.enemyHealth),
            unit: unitName(enemy),
            chance: toPercent(odds.falls),
          });
  const defenceWords =
    !canTarget(enemy, ownUnit) && odds.holds === 1
      ? say('board.odds.safe', { unit: unitName(ownUnit) })
      : plannedCards === null
        ? say('board.odds.needs-health', { most: odds.enemyAttack.most + 1, least: odds.enemyAttack.least + 1 })
        : say('board.odds.holds', {
            own: rangeText(odds.health),
            enemy: rangeText(odds.enemyAttack),
            unit: unitName(ownUnit),
            chance: toPercent(odds.holds),
          });
  const style = plannedCards === null ? MUTED : ({ tone: 'accent', bold: true } as const);
  return [attackWords, defenceWords].flatMap(words =>
    paragraph(format(words), width - 2, style).map((line): Line => [span('  '), ...line]),
  );
}

/** The text of a value: `6`, or `5–8` if it is not known exactly. */
function rangeText({ least, most }: Range): string {
  return least === most ? String(least) : `${least}–${most}`;
}

/** The text of the odds if an option places its card: `falls 71 %, holds 40 %`; empty if the option places nothing. */
export function cardOutlook(view: StarCraftView, option: ShownOption): readonly Message[] {
  const odds = oddsOfCard(view, option)?.odds ?? null;
  return odds === null ? [] : [say('outlook.odds', { falls: toPercent(odds.falls), holds: toPercent(odds.holds) })];
}

/** What the odds of this card come to; `null` if the option places nothing. */
export function goodOfCard(view: StarCraftView, option: ShownOption): number | null {
  const found = oddsOfCard(view, option);
  return found === null ? null : goodOf(found.battle, found.skirmish, found.side, found.odds);
}

interface CardOdds {
  readonly battle: BattleView;
  readonly skirmish: SkirmishView;
  readonly side: BattleSide;
  readonly odds: Odds;
}

/** The odds that the enemy falls and the own unit holds with this card; `null` if the option places nothing. */
function oddsOfCard(view: StarCraftView, { id, subject }: ShownOption): CardOdds | null {
  const { battle } = view;
  const cardPlan = battle?.plan ?? null;
  if (battle === null || cardPlan === null) return null;
  const { side } = cardPlan;
  const openPlace = cardPlan.places.find(({ reinforcement }) => reinforcement === 'open');
  const skirmish = battle.skirmishes.find(one => one.id === (openPlace?.skirmish ?? skirmishAskedFor(battle)));
  const card = knownNameIn(subject, 'card', ownSeat(view)?.own.hand ?? []);
  const plannedStandard =
    openPlace === undefined || openPlace.standard === 'deck' || openPlace.standard === 'none'
      ? []
      : [openPlace.standard];
  const placedCards: PlacedCards | null =
    id === 'deck'
      ? 'deck'
      : card !== null
        ? [...plannedStandard, card]
        : id === 'none' && plannedStandard.length > 0
          ? plannedStandard
          : null;
  if (skirmish === undefined || placedCards === null) return null;
  const odds = oddsOf(view, battle, skirmish, side, placedCards);
  return odds === null ? null : { battle, skirmish, side, odds };
}

/** The text of the likely result of a battle for a seat that might attack: "taken in 64 of 100 tries". */
export function battleWords({ won, lost, own, tries }: BattleOdds): Message {
  return say('outlook.battle-odds', { won, lost: Math.round(lost), own, tries });
}

const cachedOdds = new WeakMap<StarCraftView, BattleOdds | null>();

/**
 * The text of the likely result of the current battle, by the cards that the viewer knows. `null` if the battle is over
 * or only watched, or while a skirmish is being resolved, which then shows more.
 */
export function battleForecast(view: StarCraftView, { watched }: Pick<PaneContext, 'watched'>): Message | null {
  const { battle } = view;
  if (battle === null || watched === true || battle.step > LAST_FORECAST_STEP) return null;
  if (battle.skirmishes.some(({ stage }) => stage === 'revealed' || stage === 'compared')) return null;
  const cachedForecast = cachedOdds.get(view);
  const odds = cachedForecast === undefined ? battleOdds(view, battle) : cachedForecast;
  cachedOdds.set(view, odds);
  if (odds === null) return null;
  const { side, won, lost, own, tries } = odds;
  const told = say(`board.odds.${side}`, { seat: { seat: battle[side] }, won, lost: Math.round(lost), own, tries });
  return battle.step < FIRST_CARDS ? say('board.odds.supposed', { odds: told }) : told;
}

/** The last battle step with a forecast: the one in which skirmishes are resolved (SC-13.7). */
const LAST_FORECAST_STEP = 7;

/** The battle step by which all pairs and all support are chosen (SC-13.6). */
const FIRST_CARDS = 6;

function toPercent(chance: number): number {
  return Math.round(chance * 100);
}
