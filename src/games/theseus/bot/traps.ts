import type { Seat } from '../../../kernel/words/message.ts';
import { kindOf } from '../data/cards.ts';
import type { CardKind } from '../data/cards.ts';
import type { SectorId, SlotId } from '../data/ids.ts';
import type { UnitId } from '../data/units.ts';
import { cardUseOf } from '../rules/card-effects/use.ts';
import { trapsFor } from '../rules/traps.ts';
import { areAllied } from '../state/seats.ts';
import type { TheseusState } from '../state/state.ts';
import { unitState } from '../state/units.ts';
import { dataWorth, woundsWorth } from './worth.ts';

/** The value of a point on the marker of Video Cameras: less than 1, since it is not yet a data point. */
const CAMERA_POINT = 0.6;

/** The harm done by traps that give no points, to the unit that springs them; 1 for kinds not listed. */
const HARM: Readonly<Partial<Record<CardKind, number>>> = {
  'scientists-gripper': 1.5,
  'marines-ambush': 2,
  'aliens-parasite': 2.5,
};

/** The value, for seat `me`, of the traps that a unit meets as it stops in a sector or passes it (TH-7). */
export function meetingWorth(
  state: TheseusState,
  me: Seat,
  { unit, sector, on }: { readonly unit: UnitId; readonly sector: SectorId; readonly on: 'stop' | 'pass' },
): number {
  const traps = trapsFor(state, sector, { unit, on, freed: [] });
  if (traps.length === 0) return 0;
  // A deactivation token protects the unit (TH-7.5).
  if (state.deactivation[sector]?.includes(unitState(state, unit).seat) === true) return 0;
  return traps.reduce((sum, slot) => sum + trapWorth(state, me, unit, slot), 0);
}

function trapWorth(state: TheseusState, me: Seat, unit: UnitId, slot: SlotId): number {
  const { card, seat, n, copies } = cardUseOf(state, slot);
  const victim = unitState(state, unit).seat;
  const amount = n * (1 + copies);
  switch (kindOf(card)) {
    case 'greys-mine':
    case 'greys-soul-trap':
      return dataWorth(state, me, seat, amount);
    case 'scientists-video-cameras':
      return CAMERA_POINT * dataWorth(state, me, seat, n);
    case 'marines-mine':
    case 'marines-fire':
    case 'scientists-defense-system':
    case 'aliens-hive':
    case 'aliens-tentacles':
      return woundsWorth(state, me, { victim, by: seat, amount });
    default: {
      const harm = HARM[kindOf(card)] ?? 1;
      return areAllied(state, victim, me) ? -harm : harm;
    }
  }
}
