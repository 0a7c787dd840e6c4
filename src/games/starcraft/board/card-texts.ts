import type { PaneContext } from '../../../boards/pane.ts';
import { MUTED, indented } from '../../../boards/drawing/lines.ts';
import type { Line } from '../../../boards/drawing/lines.ts';
import type { CardId } from '../data/cards.ts';
import type { BattleSide } from '../state/battle.ts';
import { cardName } from '../text/say.ts';
import type { BattleView, SkirmishView } from '../view/battle.ts';
import { cardFigures, cardText } from './cards.ts';

/**
 * An empty line, and then the names and texts of one side's cards that the viewer knows or plans to place. No lines if
 * no card has a text.
 */
export function cardTextLines(
  context: PaneContext,
  { plan }: BattleView,
  skirmish: SkirmishView,
  side: BattleSide,
  width: number,
): Line[] {
  const { standard, reinforcement, played } = skirmish[side];
  const cardPlace = plan?.side === side ? plan.places.find(one => one.skirmish === skirmish.id) : undefined;
  const plannedCards = [cardPlace?.standard, cardPlace?.reinforcement].flatMap(card => (isCard(card) ? [card] : []));
  const placedCards = [standard, reinforcement].flatMap(placed => placed?.card ?? []);
  const cards = [...new Set([...placedCards, ...plannedCards, ...played])];
  const lines = cards.flatMap((card): Line[] => {
    const text = cardText(context, card);
    if (text === '') return [];
    const name = `${context.format(cardName(card))} (${cardFigures(context, card)})`;
    return indented(`${name}: ${text}`, width, MUTED);
  });
  return lines.length === 0 ? [] : [[], ...lines];
}

function isCard(card: CardId | 'deck' | 'none' | 'open' | undefined): card is CardId {
  return card !== undefined && card !== 'deck' && card !== 'none' && card !== 'open';
}
