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
  const proven = new Set(proofs.filter(({ right }) => right).map(({ rule }) => rule));
  const missed = new Set(proofs.filter(({ right }) => !right).map(({ rule }) => rule));
  const done = lessons.filter(({ id }) => progress.of(game, id) === 'done');
  const seen = new Set([...done.flatMap(({ rules }) => rules), ...progress.met(game)]);
  const asked = lessons.flatMap(({ stages }) => stages.flatMap(({ predict }) => predict?.rule ?? []));
  const all = (book?.rules ?? []).filter(rule => rule.includes('.'));
  return [...new Set(all.map(chapterOf))].map((chapter): ChapterKnown => {
    const rules = all.filter(rule => chapterOf(rule) === chapter);
    const count = (of: (rule: string) => boolean): number => rules.filter(of).length;
    return {
      chapter,
      rules: rules.length,
      missed: count(rule => missed.has(rule)),
      proven: count(rule => proven.has(rule) && !missed.has(rule)),
      seen: count(rule => seen.has(rule) && !proven.has(rule) && !missed.has(rule)),
      positions: asked.filter(rule => chapterOf(rule) === chapter).length,
    };
  });
}
