import type { Message, Seat, Side } from '../../../kernel/words/message.ts';
import type { HexId } from '../data/hexes.ts';
import { isPlanet } from '../state/board.ts';
import { isCombatCapable } from '../state/pieces.ts';
import { MACHINES_SIDE } from '../state/seats.ts';
import { ALONE, stepsTowards, targetsOf } from '../state/solo/course.ts';
import { fleetParts, hexName, say, sideWords } from '../text/say.ts';
import { viewedAt } from '../view.ts';
import type { EmpiresView, PieceView } from '../view.ts';
import { arrivingFleets } from './solo.ts';

// Losses without a fight in the next move of machines or alien empires, if the rules make their target public (SE-25.4,
// SE-25.7, SE-26.8): unarmed units without escort, and colonies that a machine reaches.

/** Units or a colony that the solo player is about to lose in a hex. */
export interface ExpectedLoss {
  readonly hex: HexId;
  readonly by: Side;
  readonly pieces: readonly PieceView[];
  /** Whether the colony in the hex is lost too. */
  readonly colony: boolean;
}

/** The losses of the solo player in the next move of machines or alien empires, if no armed unit arrives before. */
export function expectedLosses(view: EmpiresView, seat: Seat | null): readonly ExpectedLoss[] {
  if (view.solo === undefined || seat !== ALONE) return [];
  const machineAttacks = view.solo.machines.flatMap(({ fate, handle }) => {
    const piece = fate === 'here' ? view.pieces.find(one => one.handle === handle) : undefined;
    const nextHex = piece === undefined ? null : onlyNextHex(view, piece.at);
    return nextHex === null ? [] : [{ hex: nextHex, by: MACHINES_SIDE }];
  });
  const fleetAttacks = arrivingFleets(view).map(({ hex, side }) => ({ hex, by: side }));
  const attacks = [...machineAttacks, ...fleetAttacks];
  return attacks
    .filter(({ hex }, index) => attacks.findIndex(other => other.hex === hex) === index)
    .flatMap(({ hex, by }): ExpectedLoss[] => {
      const pieces = viewedAt(view, hex, ALONE);
      if (pieces.some(isArmed)) return [];
      const colony = by === MACHINES_SIDE && isPlanet(view, hex) && view.hexes[hex]?.colony?.owner === ALONE;
      return pieces.length > 0 || colony ? [{ hex, by, pieces, colony }] : [];
    });
}

/** The hex that a machine moves to next; `null` if there is none, or if the player may choose (SE-25.4). */
function onlyNextHex(view: EmpiresView, machineHex: HexId): HexId | null {
  const [step, ...others] = new Set(
    targetsOf(view, machineHex).flatMap(({ hex }) => stepsTowards(view, machineHex, hex)),
  );
  return step === undefined || others.length > 0 ? null : step;
}

function isArmed({ kind }: PieceView): boolean {
  return kind === null || isCombatCapable({ kind });
}

/** A warning as text: what is lost in a hex, and to whom. */
export function lossWarning({ hex, by, pieces, colony }: ExpectedLoss): Message {
  const units = fleetParts(
    pieces.flatMap(({ kind, count }) => (kind === null || count === null ? [] : [{ kind, count }])),
  );
  const losses = [...units, ...(colony ? [say('board.doomed.colony')] : [])];
  return say('board.doomed', { hex: hexName(hex), what: losses, side: sideWords(by) });
}
