import type { Origin } from '../../../kernel/book/rule-book.ts';
import { CARD_ORIGINS, type CardAddress } from './origins/cards.ts';
import { PIECE_ORIGINS, type PieceAddress } from './origins/pieces.ts';

/** The address of a data record, such as `unit:ghost` or `card:terran-c05`. */
type OriginAddress = PieceAddress | CardAddress;

/** The sources of all facts in this folder: the origins of each data record by its address. */
export const ORIGINS: Readonly<Record<OriginAddress, Origin>> = { ...PIECE_ORIGINS, ...CARD_ORIGINS };
