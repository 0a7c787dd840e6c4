import type { CardFaction } from './ids.ts';

/**
 * The facts of a kind of token. Its `kind`: a marker on a track, a reminder of a card, a counter, a unit, or an effect
 * of its own.
 */
type TokenFacts = {
  readonly count: number;
  readonly owner: CardFaction | 'common';
  readonly kind: 'effect' | 'track' | 'reminder' | 'counter' | 'unit';
};

/** The tokens in the box (TH-2.5). No more than `count` can be in play, except for reminders (TH-12.4). */
export const TOKENS = {
  upgrade: { count: 20, owner: 'common', kind: 'effect' },
  malfunction: { count: 1, owner: 'common', kind: 'effect' },
  'end-of-game': { count: 1, owner: 'common', kind: 'track' },
  alliance: { count: 4, owner: 'common', kind: 'track' },
  'faction-marker': { count: 6, owner: 'common', kind: 'track' },
  'defense-system': { count: 2, owner: 'scientists', kind: 'reminder' },
  fire: { count: 2, owner: 'marines', kind: 'reminder' },
  tentacles: { count: 2, owner: 'aliens', kind: 'reminder' },
  gripper: { count: 2, owner: 'scientists', kind: 'effect' },
  deactivation: { count: 3, owner: 'marines', kind: 'effect' },
  invisibility: { count: 2, owner: 'greys', kind: 'effect' },
  parasite: { count: 2, owner: 'aliens', kind: 'effect' },
  'small-alien': { count: 3, owner: 'aliens', kind: 'unit' },
  creeper: { count: 4, owner: 'aliens', kind: 'reminder' },
  lurking: { count: 5, owner: 'aliens', kind: 'reminder' },
  camera: { count: 5, owner: 'scientists', kind: 'counter' },
} as const satisfies Readonly<Record<string, TokenFacts>>;
export type TokenId = keyof typeof TOKENS;

/** The last space of the life and data tracks, and the highest value of a camera marker (TH-2.4, TH-16.4.1). */
export const TRACK_END = 20;
export const CAMERA_END = 6;

/** The number of the last countdown space. The marker starts beside the spaces 3, 2, 1, end (TH-17). */
export const COUNTDOWN_END = 4;

/** TH-12.2: the most upgrade tokens that a card can hold. */
export const UPGRADES_ON_A_CARD = 6;
