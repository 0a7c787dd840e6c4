import type { RuleBook } from '../../kernel/book/rule-book.ts';
import type { Lesson } from '../../lessons/lesson.ts';
import type { Progress } from './progress.ts';

/** A chapter of the rule book, with the number of its rules that a learner knows. */
export interface ChapterKnown {
  readonly chapter: string;
  readonly rules: number;
  /** The number of rules that the learner met in a lesson or a match but never predicted. */
  readonly seen: number;
  /** The number of rules whose last predictions were all right (`proven`), or not all right (`missed`). */
  readonly proven: number;
  readonly missed: number;
  /** The number of lesson positions that ask about the chapter. */
  readonly positions: number;
}

/** The chapter of a rule: `SE-8` for `SE-8.4`. */
function chapterOf(rule: string): string {
  return rule.split('.')[0] ?? rule;
}

/** How much of each chapter of a game's rule book a learner knows; empty without a rule book. */
export function chaptersKnown(
  book: Pick<RuleBook, 'rules'> | null,
  lessons: readonly Lesson[],
  progress: Pick<Progress, 'of' | 'proofs' | 'met'>,
  game: string,
): readonly ChapterKnown[] {
  const proofs = Object.values(progress.proofs(game));
  const provenRules = new Set(proofs.filter(({ right }) => right).map(({ rule }) => rule));
  const missedRules = new Set(proofs.filter(({ right }) => !right).map(({ rule }) => rule));
  const doneLessons = lessons.filter(({ id }) => progress.of(game, id) === 'done');
  const seenRules = new Set([...doneLessons.flatMap(({ rules }) => rules), ...progress.met(game)]);
  const predictedRules = lessons.flatMap(({ stages }) => stages.flatMap(({ predict }) => predict?.rule ?? []));
  const allRules = (book?.rules ?? []).filter(rule => rule.includes('.'));
  return [...new Set(allRules.map(chapterOf))].map((chapter): ChapterKnown => {
    const rules = allRules.filter(rule => chapterOf(rule) === chapter);
    const countRules = (of: (rule: string) => boolean): number => rules.filter(of).length;
    return {
      chapter,
      rules: rules.length,
      missed: countRules(rule => missedRules.has(rule)),
      proven: countRules(rule => provenRules.has(rule) && !missedRules.has(rule)),
      seen: countRules(rule => seenRules.has(rule) && !provenRules.has(rule) && !missedRules.has(rule)),
      positions: predictedRules.filter(rule => chapterOf(rule) === chapter).length,
    };
  });
}
