import type { SectorId } from '../data/ids.ts';

/** The id of a way to a sector as an option: `to:tech-bay+skip:docking-bay`. `notes` say what is unusual on it. */
export function wayId(target: SectorId, notes: readonly string[]): string {
  return [`to:${target}`, ...notes].join('+');
}

/** Whether anything is unusual on the way of such an id. */
export function isRoundabout(id: string): boolean {
  return id.includes('+');
}
