import type { Phrase } from '../../../kernel/words/format.ts';
import { languagesWith } from '../../../session/text/languages.ts';
import type { Language } from '../../../session/text/languages.ts';
import type { TableKey } from './text.en.ts';

/** All texts of the table in one language. */
type TableCatalogue = Readonly<Record<TableKey, Phrase>>;

const loadEnglish = async (): Promise<TableCatalogue> => (await import('./text.en.ts')).tableTexts;

/**
 * The languages of the table, English first. The games and the command line have their own catalogues for the same
 * languages.
 */
export const LANGUAGES: readonly Language[] = languagesWith<TableCatalogue>({ en: loadEnglish });
