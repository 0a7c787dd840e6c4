import type { BonusKind } from '../bonus-cards.ts';
import type { FactionId, SectorId } from '../ids.ts';
import type { TokenId } from '../tokens.ts';
import type { UnitKind } from '../units.ts';
import type { Origin } from './facts.ts';

/** The address of a faction, a kind of unit, a sector board, a token, a bonus card, or a part of the set-up. */
export type PieceAddress =
  | `faction:${FactionId}`
  | `unit:${UnitKind}`
  | `sector:${SectorId}`
  | `token:${TokenId}`
  | `bonus:${BonusKind}`
  | 'board:tracks'
  | 'board:countdown'
  | 'board:space'
  | 'mode:duel'
  | 'mode:free-for-all'
  | 'mode:teams'
  | 'decks:levels'
  | 'decks:constructed'
  | 'pandora:marker';

const PRINTED: Origin = { from: 'print', confidence: 'high', ours: [], partly: [] };

/** The origin of a token: its count is printed, its faction is inferred from the card that uses it. */
const TOKEN: Origin = { from: 'print', confidence: 'high', ours: [], partly: ['owner'] };

/**
 * The origin of a sector board: name, action, pending slots and number of rooms are printed, the 2 x 2 grid comes from
 * a public source, the artwork is unknown.
 */
const BOARD: Origin = {
  from: 'print',
  confidence: 'medium',
  ours: ['passages', 'installed slots', 'neighbours of slots', 'bonus slots'],
  partly: ['room grid'],
};

/** The origins of the facts of factions, units, boards, tokens and bonus cards. */
export const PIECE_ORIGINS: Readonly<Record<PieceAddress, Origin>> = {
  'faction:marines': PRINTED,
  'faction:scientists': PRINTED,
  'faction:aliens': PRINTED,
  'faction:greys': PRINTED,
  'faction:pandora': PRINTED,
  'unit:marine': PRINTED,
  'unit:scientist': PRINTED,
  'unit:alien': PRINTED,
  'unit:grey': PRINTED,
  'unit:small-alien': {
    from: 'print',
    confidence: 'low',
    ours: ['attack', 'unit in every respect'],
    partly: ['how it appears'],
  },
  'unit:creature': PRINTED,
  'unit:runner': PRINTED,
  'unit:hunter': PRINTED,
  'unit:warrior': PRINTED,
  'sector:corridors': BOARD,
  'sector:control-room': { ...BOARD, partly: ['room grid', 'pending slots'] },
  'sector:tech-bay': { ...BOARD, partly: ['room grid', 'pending slots'] },
  'sector:docking-bay': BOARD,
  'sector:science-lab': BOARD,
  'sector:alien-nest': BOARD,
  'sector:grey-wreck': BOARD,
  'token:upgrade': PRINTED,
  'token:malfunction': PRINTED,
  'token:end-of-game': PRINTED,
  'token:alliance': PRINTED,
  'token:faction-marker': PRINTED,
  'token:defense-system': TOKEN,
  'token:fire': TOKEN,
  'token:tentacles': TOKEN,
  'token:gripper': TOKEN,
  'token:deactivation': TOKEN,
  'token:invisibility': TOKEN,
  'token:parasite': TOKEN,
  'token:small-alien': TOKEN,
  'token:creeper': { ...TOKEN, ours: ['how many a card places'] },
  'token:lurking': TOKEN,
  'token:camera': TOKEN,
  'bonus:bonus-card-from-deck': { from: 'print', confidence: 'medium', ours: [], partly: ['copies'] },
  'bonus:bonus-upgrade': { from: 'designed', confidence: 'low', ours: ['effect', 'copies'], partly: [] },
  'bonus:bonus-shaft-passage': { from: 'print', confidence: 'medium', ours: ['copies'], partly: ['effect'] },
  'bonus:bonus-repair': { from: 'designed', confidence: 'low', ours: ['name', 'effect', 'copies'], partly: [] },
  'bonus:bonus-recall': { from: 'designed', confidence: 'low', ours: ['name', 'effect', 'copies'], partly: [] },
  'board:tracks': PRINTED,
  'board:countdown': PRINTED,
  'board:space': PRINTED,
  'mode:duel': PRINTED,
  'mode:free-for-all': PRINTED,
  'mode:teams': PRINTED,
  'decks:levels': PRINTED,
  'decks:constructed': { from: 'public', confidence: 'high', ours: [], partly: [] },
  'pandora:marker': PRINTED,
};
