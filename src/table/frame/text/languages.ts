import type { Phrase } from '../../../kernel/words/format.ts';
import { languagesWith } from '../../../session/text/languages.ts';
import type { Language } from '../../../session/text/languages.ts';
import type { TableKey } from './text.en.ts';

/** All words of the table in one language. */
type TableCatalogue = Readonly<Record<TableKey, Phrase>>;

const english = async (): Promise<TableCatalogue> => (await import('./text.en.ts')).tableTexts;

/**
 * The languages that the table speaks, English first. The games and the command line have catalogues of their own for
 * them.
 */
export const LANGUAGES: readonly Language[] = languagesWith<TableCatalogue>({ en: english });
