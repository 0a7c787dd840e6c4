import { CARD_ORIGINS } from './origins/cards.ts';
import type { CardAddress } from './origins/cards.ts';
import type { Origin } from './origins/facts.ts';
import { PIECE_ORIGINS } from './origins/pieces.ts';
import type { PieceAddress } from './origins/pieces.ts';

export type { Confidence, Origin, OriginSource } from './origins/facts.ts';

/** The address of a record, such as `sector:corridors` or `card:marines-mine`. */
type OriginAddress = PieceAddress | CardAddress;

/** The origin of every fact in the folder `data`. */
export const ORIGINS: Readonly<Record<OriginAddress, Origin>> = { ...PIECE_ORIGINS, ...CARD_ORIGINS };
