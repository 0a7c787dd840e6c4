import type { PaneContext } from '../../../boards/pane.ts';
import type { Decision } from '../../../kernel/match/decision.ts';
import type { Message, Ref, Seat } from '../../../kernel/words/message.ts';
import type { HexId } from '../data/hexes.ts';
import { COLONY_STEPS, HOMEWORLD_STEPS, isUnitKind, UNITS } from '../data/units.ts';
import { terrainOf } from '../state/board.ts';
import type { Colony } from '../state/state.ts';
import { fightTogether } from '../state/seats.ts';
import { fleetParts, hexIn, markerName, say, sideWords } from '../text/say.ts';
import { viewedAt } from '../view.ts';
import type { EmpiresView, PieceView } from '../view.ts';
import { forcesBySide, battleForecast, unexplored } from './ahead.ts';
import { expectedLosses, lossWarning } from './doomed.ts';
import { stackAsked } from './marching.ts';
import { isForeign, threatsToHex, waysFor } from './ways.ts';

/**
 * Short texts about the hex under the cursor, the most important first: terrain, colony, units, losses to expect there,
 * the forecast of a battle, and who could strike. Empty if the address is not a hex in play.
 */
export function describeHex(
  view: EmpiresView,
  ref: Ref,
  { format, seat, watched }: PaneContext,
  decision: Decision | null,
): readonly string[] {
  const hex = hexIn(ref);
  if (hex === null || view.hexes[hex] === undefined) return [];
  const isMoveQuestion = decision?.kind === 'move.where';
  const stack = isMoveQuestion ? stackAsked(view, decision) : [];
  return [
    ...groundMessages(view, hex, seat),
    ...forcesBySide(viewedAt(view, hex), 'about.units'),
    ...expectedLosses(view, seat)
      .filter(one => one.hex === hex)
      .map(lossWarning),
    ...(isMoveQuestion && watched !== true ? battleForecast(view, decision.seat, stack, hex) : []),
    ...(isMoveQuestion ? whyUnreachable(view, decision.seat, stack, hex) : []),
    ...(seat === null ? [] : threatWords(view, seat, hex)),
  ].map(format);
}

/** The terrain, colony and goods of a hex, and whose home territory it is in, as texts. */
function groundMessages(view: EmpiresView, hex: HexId, seat: Seat | null): readonly Message[] {
  const found = view.hexes[hex];
  if (found === undefined) return [];
  const { hidden, home, colony } = found;
  const terrain = terrainOf(view, hex);
  const ground = hidden
    ? seat === null
      ? say('outlook.unexplored')
      : unexplored(view, seat, hex)
    : terrain === null
      ? say('inspect.open')
      : markerName(terrain);
  return [
    ground,
    ...(colony === null ? [] : [colonyWords(colony)]),
    ...(colony === null || colony.goods.length === 0
      ? []
      : [say('about.goods', { goods: colony.goods.map(markerName) })]),
    home === null ? say('inspect.deep') : say('about.home', { side: sideWords(home) }),
  ];
}

/** The income from a colony at present and after its next growth (SE-10.9), as text. */
export function colonyWords(colony: Colony): Message {
  const { owner, value } = colony;
  return say('about.colony', { side: sideWords(owner), value, next: valueAfterGrowth(colony) });
}

/** The income from a colony after its next growth (SE-10.9); for a full colony its present income. */
export function valueAfterGrowth({ value, world }: Pick<Colony, 'value' | 'world'>): number {
  const valueSteps = world ? HOMEWORLD_STEPS : COLONY_STEPS;
  return valueSteps[valueSteps.indexOf(value) + 1] ?? value;
}

/** The reasons why the moving stack can't be sent to a hex; empty if it can (SE-6.6, SE-6.7). */
function whyUnreachable(view: EmpiresView, seat: Seat, stack: readonly PieceView[], hex: HexId): readonly Message[] {
  const [first] = stack;
  if (first === undefined || first.at === hex || waysFor(view, seat, stack).has(hex)) return [];
  const unarmed = stack.flatMap(({ kind, count }) =>
    kind !== null && count !== null && isUnitKind(kind) && UNITS[kind].weapon === null ? [{ kind, count }] : [],
  );
  const isRisky = view.hexes[hex]?.hidden === true || isForeign(view, seat, hex);
  return isRisky && unarmed.length === stack.length
    ? [say('about.apart', { what: fleetParts(unarmed) })]
    : [say('about.no-way')];
}

/** The enemy counters that could strike at a hex in their next turn, as text; empty if there are none. */
function threatWords(view: EmpiresView, seat: Seat, hex: HexId): readonly Message[] {
  const threats = threatsToHex(view, seat, hex).filter(({ owner }) => !fightTogether(view, owner, seat));
  return threats.length === 0 ? [] : [say('march.threat', { forces: forcesBySide(threats) })];
}
