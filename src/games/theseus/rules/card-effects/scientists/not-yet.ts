/** The cards of the Scientists that have no effect yet: the set-up leaves them out of the decks. */
export const SCIENTISTS_NOT_YET = [
  'scientists-malfunction',
  'scientists-station-plans',
  'scientists-explosion',
  'scientists-gripper',
  'scientists-remote-control',
] as const;
