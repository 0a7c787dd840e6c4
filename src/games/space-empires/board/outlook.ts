import { detailIn, numberIn } from '../../../kernel/match/decision.ts';
import type { Decision, ShownOption } from '../../../kernel/match/decision.ts';
import type { Message, Seat } from '../../../kernel/words/message.ts';
import type { PaneContext } from '../../../boards/pane.ts';
import type { HexId } from '../data/hexes.ts';
import { coloniesOf, distance } from '../state/board.ts';
import { fleetParts, hexIn, hexName, say } from '../text/say.ts';
import { viewedAt } from '../view.ts';
import type { EmpiresView } from '../view.ts';
import { purchaseEffect } from './effects.ts';
import { undoneWarning } from './onward.ts';
import { bombingOutlook, isBombing } from './bombing.ts';
import { bestShot, chanceOfShot, isVolley } from './volley.ts';
import { moveForecast, forcesBySide, battleForecast, unexplored } from './ahead.ts';
import { stackAsked } from './marching.ts';
import { oddsInBattle, oddsWords } from './odds.ts';
import { threatsToHex } from './ways.ts';

const NO_GROUPS: ReadonlySet<string> = new Set();

/** The expected result of an option in a few words, such as the chance of a shot or the money left after a purchase. */
export function outlookLine(
  view: EmpiresView,
  decision: Decision,
  option: ShownOption,
  { format, glyphs }: PaneContext,
): string | null {
  const { kind, seat } = decision;
  const { id, row } = option;
  if (isBombing(id)) {
    const messages = bombingOutlook(view, decision).map(format);
    return messages.length === 0 ? null : `${glyphs.arrowRight} ${messages.join(', ')}`;
  }
  if (isVolley(id)) return volleyOutlook(view, decision, { format, glyphs });
  if (kind === 'battle.fire' || kind === 'bombard.fire') {
    const retreatHex = detailIn(option, 'do', ['flee', 'flee-all']) === null ? null : hexIn(option.subject);
    if (retreatHex !== null)
      return `${glyphs.arrowRight} ${retreatOutlook(view, seat, retreatHex).map(format).join(', ')}`;
    const hitChance = chanceOfShot(option);
    return hitChance === 0
      ? null
      : `${glyphs.arrowRight} ${format(say('outlook.hits', { percent: Math.round(hitChance * 100) }))}`;
  }
  const undoneWords = id === 'done' ? undoneWarning(view, decision, NO_GROUPS).words : null;
  if (undoneWords !== null) return format(undoneWords);
  if (kind === 'move.choose' && option.details?.do === 'hide')
    return `${glyphs.arrowRight} ${format(say('outlook.hide'))}`;
  const forecastMessages =
    kind === 'move.where'
      ? moveOutlook(view, decision, option)
      : kind === 'explore.hex'
        ? explorationOutlook(view, seat, option)
        : [];
  if (forecastMessages.length > 0) return `${glyphs.arrowRight} ${forecastMessages.map(format).join(', ')}`;
  if (kind !== 'sheet.row') return null;
  const moneyLeft = numberIn(decision, 'left');
  const cost = row?.cost;
  if (moneyLeft === null || typeof cost !== 'number') return null;
  const messages = [say('outlook.left', { left: moneyLeft - cost }), ...purchaseEffect(view, seat, option)];
  return `${glyphs.arrowRight} ${messages.map(format).join('; ')}`;
}

/** The forecast for firing with all units: the next shots, and how the battle ends from there. */
function volleyOutlook(
  view: EmpiresView,
  decision: Decision,
  { format, glyphs }: Pick<PaneContext, 'format' | 'glyphs'>,
): string | null {
  const odds = oddsInBattle(view, decision.seat);
  const messages = [...firstShot(view, decision), ...(odds === null ? [] : [oddsWords(odds)])];
  return messages.length === 0 ? null : `${glyphs.arrowRight} ${messages.map(format).join(', ')}`;
}

/** The number of a group's shots, and its first target with the chance to hit; empty before a group fires. */
function firstShot(view: EmpiresView, decision: Decision): readonly Message[] {
  const shot = decision.kind === 'battle.fire' ? bestShot(view, decision) : null;
  const shots = numberIn(decision, 'left');
  // The target is named as in the option, including what tells it apart from others.
  const target = shot?.words.with?.units;
  if (shot === null || shots === null || target === undefined) return [];
  const hitChance = say('outlook.hits', { percent: Math.round(chanceOfShot(shot) * 100) });
  return [say('outlook.volley', { shots, target }), hitChance];
}

/** What a stack would meet in the hex of an option (SE-6.3). */
function moveOutlook(view: EmpiresView, decision: Decision, { subject }: ShownOption): readonly Message[] {
  const { seat } = decision;
  const targetHex = hexIn(subject);
  return targetHex === null
    ? []
    : [...moveForecast(view, seat, targetHex), ...battleForecast(view, seat, stackAsked(view, decision), targetHex)];
}

/**
 * The prospects of a retreat to a hex: the distance to the next own colony, own units there, and who could strike
 * (SE-8.12).
 */
function retreatOutlook(view: EmpiresView, seat: Seat, targetHex: HexId): readonly Message[] {
  const colonies = coloniesOf(view, seat).map(([hex]) => ({ hex, away: distance(view, targetHex, hex) }));
  const [nearest] = colonies.sort((one, other) => one.away - other.away);
  const threats = threatsToHex(view, seat, targetHex);
  const units = fleetParts(
    viewedAt(view, targetHex, seat).flatMap(({ kind, count }) =>
      kind === null || count === null ? [] : [{ kind, count }],
    ),
  );
  return [
    ...(nearest === undefined
      ? []
      : [
          say('outlook.flee', {
            away: nearest.away,
            hex: hexName(nearest.hex),
            units: units.length === 0 ? '' : units,
          }),
        ]),
    ...(threats.length === 0 ? [] : [say('march.threat', { forces: forcesBySide(threats) })]),
  ];
}

/** What units may find in the hex of an option (SE-7.1). */
function explorationOutlook(view: EmpiresView, seat: Seat, { subject }: ShownOption): readonly Message[] {
  const hex = hexIn(subject);
  return hex === null ? [] : [unexplored(view, seat, hex)];
}
