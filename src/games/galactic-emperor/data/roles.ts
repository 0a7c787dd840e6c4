/** The ids of the role cards; `warlord-2` is the other side of the Explorer (GE-3.6). */
export const ROLE_IDS = [
  'explorer',
  'merchant',
  'steward',
  'engineer',
  'warlord',
  'regent',
  'scientist',
  'warlord-2',
] as const;
export type RoleId = (typeof ROLE_IDS)[number];

/** The roles of the first round (GE-2.7). */
export const FIRST_ROLES: readonly RoleId[] = ROLE_IDS.filter(role => role !== 'warlord-2');

/** Whether a role is one of the two Warlords. */
export function isWarlord(role: RoleId): boolean {
  return role === 'warlord' || role === 'warlord-2';
}

/** Whether every player gets a point for each planet if the game ends in this role (GE-12.4). */
export function hasFinalCount(role: RoleId): boolean {
  return role === 'explorer' || isWarlord(role);
}
