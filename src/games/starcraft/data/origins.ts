import type { Origin } from '../../../kernel/book/rule-book.ts';
import { CARD_ORIGINS, type CardAddress } from './origins/cards.ts';
import { PIECE_ORIGINS, type PieceAddress } from './origins/pieces.ts';

/** The address of a record, such as `unit:ghost` or `card:terran-c05`. */
type OriginAddress = PieceAddress | CardAddress;

/** Where every fact of this folder comes from. */
export const ORIGINS: Readonly<Record<OriginAddress, Origin>> = { ...PIECE_ORIGINS, ...CARD_ORIGINS };
