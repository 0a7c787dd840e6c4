import { detailIn } from '../../../kernel/match/decision.ts';
import type { Decision, ShownOption } from '../../../kernel/match/decision.ts';
import { knownNameIn } from '../../../kernel/words/message.ts';
import { nameOf } from '../../../boards/naming.ts';
import type { PaneContext } from '../../../boards/pane.ts';
import { ROLE_IDS } from '../data/roles.ts';
import { GOODS } from '../data/set-up.ts';
import { TILE_IDS } from '../data/tiles.ts';
import { faceOf } from '../state/board.ts';
import { fleetOf } from '../state/battle.ts';
import { influenceOn, throneFor, winnerOf } from '../state/influence.ts';
import type { InfluenceSpot } from '../state/state.ts';
import { inOrderFrom } from '../state/seats.ts';
import { fleetWords, say, seatName, spaceFromRef, spaceName } from '../text/say.ts';
import type { EmperorView } from '../view.ts';
import { attackWords, battleAt } from './battle-ahead.ts';
import { marksAfterFeeding } from './feeding.ts';

/** The decisions whose options are tiles. */
const TILE_CHOICES: ReadonlySet<string> = new Set(['explorer.tile', 'explorer.left', 'explorer.keep']);

/**
 * The outlook of an option in a few words: the seat order of a direction, what a role or tile brings, the marks after a
 * trade, who would win an influence conflict, or how a battle would begin or go on.
 */
export function outlookLine(
  view: EmperorView,
  decision: Decision,
  option: ShownOption,
  context: PaneContext,
): string | null {
  const words = outlookWords(view, decision, option, context);
  return words === null ? null : `${context.glyphs.arrowRight} ${words}`;
}

function outlookWords(
  view: EmperorView,
  { kind, seat }: Decision,
  option: ShownOption,
  context: PaneContext,
): string | null {
  const { id } = option;
  if (kind === 'round.role') return roleFacts(option, context);
  if (kind === 'round.direction') return seatOrderWords(view, seat, id, context);
  if (TILE_CHOICES.has(kind)) return tileFacts(view, option, context);
  if (kind === 'merchant.trade') return marksAfterTrade(view, seat, option, context);
  if (kind === 'regent.place' || kind === 'regent.displaced') return conflictOutlook(view, seat, option, context);
  if (kind === 'warlord.move') return wormholeOutlook(view, option, context);
  if (kind === 'warlord.walk' || kind === 'warlord.warp') {
    const battle = attackOutlook(view, seat, option, context);
    return battle ?? (kind === 'warlord.warp' ? context.format(say('outlook.warped')) : null);
  }
  if (kind === 'battle.retreat') return battleRoundOutlook(view, id, context);
  return null;
}

/** What all seats do in a role, and what only its chooser gets (GE-3.2). */
function roleFacts({ subject }: ShownOption, { format }: PaneContext): string | null {
  const role = knownNameIn(subject, 'role', ROLE_IDS);
  return role === null ? null : format(say(`outlook.role.${role}`));
}

/** The seat order for a direction (GE-3.1, GE-3.3). */
function seatOrderWords(view: EmperorView, seat: number, id: string, { format }: PaneContext): string {
  const seatOrder = inOrderFrom({ ...view, direction: id === 'clockwise' ? 1 : -1 }, seat);
  return format(say('outlook.order', { seats: seatOrder.filter(other => other !== seat).map(seatName) }));
}

/** The planets and the yield of a tile; or that it is empty. */
function tileFacts(view: EmperorView, { subject }: ShownOption, { format }: PaneContext): string | null {
  const tile = knownNameIn(subject, 'tile', TILE_IDS);
  if (tile === null) return null;
  if (tile === 'black-hole') return format(say('outlook.hole'));
  const { planets, food, metal, energy } = faceOf(view, tile);
  const tileParts = [
    ...(planets > 0 ? [say('outlook.planets', { count: planets })] : []),
    ...(food > 0 ? [say('outlook.food', { count: food })] : []),
    ...(metal > 0 ? [say('amount.metal', { count: metal })] : []),
    ...(energy > 0 ? [say('amount.energy', { count: energy })] : []),
  ];
  return format(tileParts.length === 0 ? say('outlook.nothing') : say('outlook.tile', { parts: tileParts }));
}

/** The marks left after a trade (GE-6.2). */
function marksAfterTrade(view: EmperorView, seat: number, option: ShownOption, { format }: PaneContext): string | null {
  const marksAfterDeed = marksAfterFeeding(view, seat, option.id);
  if (marksAfterDeed !== null)
    return format(say('outlook.feeds', { price: view.prices?.food ?? 0, marks: marksAfterDeed }));
  const tradeAction = detailIn(option, 'do', ['buy', 'sell']);
  const good = detailIn(option, 'good', GOODS);
  const marks = view.seats[seat]?.marks ?? 0;
  if (good === null || tradeAction === null || view.prices === null) return null;
  return format(say('outlook.marks', { marks: marks + (tradeAction === 'buy' ? -1 : 1) * view.prices[good] }));
}

/** Where ships may go through the wormhole (GE-9.8). */
function wormholeOutlook({ turn, ...view }: EmperorView, option: ShownOption, { format }: PaneContext): string | null {
  if (option.details?.do !== 'warp' || turn?.role !== 'warlord') return null;
  const { warpTo } = turn;
  return format(warpTo === null ? say('outlook.warp') : say('outlook.warp-to', { space: spaceName(view, warpTo) }));
}

/** Who would win a space, or get the Throne, if this seat placed one more token now (GE-10.6, GE-10.8). */
function conflictOutlook(
  view: EmperorView,
  seat: number,
  { id, subject }: ShownOption,
  context: PaneContext,
): string | null {
  const influenceSpot: InfluenceSpot | null = id === 'throne' ? 'throne' : spaceFromRef(subject);
  if (influenceSpot === null) return null;
  const influenceTotals = influenceOn(view, influenceSpot);
  influenceTotals[seat] = (influenceTotals[seat] ?? 0) + 1;
  const winner = winnerOf(influenceTotals);
  if (winner === null && influenceSpot === 'throne')
    return context.format(say('outlook.throne', { name: nameOf(context, throneFor(view, influenceTotals).seat) }));
  return context.format(
    winner === null
      ? say('outlook.nobody')
      : say('outlook.keeps', { name: nameOf(context, winner.seat), count: winner.left }),
  );
}

/** The forecast of an attack (GE-9.13, GE-9.14). */
function attackOutlook(view: EmperorView, seat: number, { subject }: ShownOption, context: PaneContext): string | null {
  const space = spaceFromRef(subject);
  const fleet = view.turn?.role === 'warlord' ? (view.turn.walk?.fleet ?? view.turn.warping) : null;
  const battle =
    space === null || fleet === null
      ? null
      : battleAt(view, seat, space, fleet, view.turn?.role === 'warlord' && view.turn.walk === null);
  return battle === null ? null : context.format(attackWords(view, battle));
}

/** The forecast of the current battle if it goes on, or what a retreat would save (GE-9.18). */
function battleRoundOutlook(view: EmperorView, id: string, { format }: PaneContext): string | null {
  const { battle } = view;
  if (battle === null) return null;
  if (id === 'fight') return format(attackWords(view, { ...battle, round: battle.round + 1, phase: 1 }));
  const [{ groups }] = battle.sides;
  const retreatSpaces = [...new Set(groups.flatMap(({ from }) => from ?? []))];
  const retreatSpaceNames = retreatSpaces.map(space => spaceName(view, space));
  return format(say('outlook.retreat', { ships: fleetWords(fleetOf(battle.sides[0])), spaces: retreatSpaceNames }));
}
