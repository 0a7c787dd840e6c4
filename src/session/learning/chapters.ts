import type { RuleBook } from '../../kernel/book/rule-book.ts';
import type { Lesson } from '../../lessons/lesson.ts';
import type { Progress } from './progress.ts';

/** A chapter of the rule book, and how many of its rules a learner knows. */
export interface ChapterKnown {
  readonly chapter: string;
  readonly rules: number;
  /** How many rules the learner met in a lesson or a match without a prediction about them. */
  readonly seen: number;
  /** How many rules the learner predicted rightly the last time; `missed`: wrongly. */
  readonly proven: number;
  readonly missed: number;
  /** How many positions of lessons are about it. */
  readonly positions: number;
}

/** The chapter that a rule stands in: `SE-8.4` in `SE-8`. */
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
