import { vi } from 'vitest';
import type { Lesson } from '../../src/lessons/lesson.ts';
import type { Formatter } from '../../src/kernel/words/format.ts';
import { isLessonsOwn } from '../../src/session/teaching/own-options.ts';
import type { TaughtMatch } from '../../src/session/teaching/taught-match.ts';

/** What is right in the stages of a lesson, in words: the outcomes of predictions, and the answers that led on. */
export class RightAnswers {
  readonly #words = new Map<number, Set<string>>();
  readonly #format: Formatter;

  /** Notes what is answered in `taught` from now on. */
  constructor(lesson: Lesson, taught: TaughtMatch, format: Formatter) {
    this.#format = format;
    const give = taught.answer.bind(taught);
    vi.spyOn(taught, 'answer').mockImplementation((n, answer) => {
      const { decision, standing, stage } = taught;
      const option = decision?.options.find(({ id }) => id === answer);
      const isChoice = decision?.seat === lesson.learner && decision.options.length > 1;
      if (option !== undefined && isChoice && !isLessonsOwn(option.id)) this.#add(standing.stage, format(option.words));
      give(n, answer);
      const { outcome } = taught.standing.predictionResult ?? {};
      const came = stage?.predict?.choices.find(({ id }) => id === outcome);
      if (came !== undefined) this.#add(standing.stage, format(came.words));
    });
  }

  #add(stage: number, words: string): void {
    this.#words.set(stage, (this.#words.get(stage) ?? new Set()).add(words));
  }

  /** The thoughts of a lesson that name what is right in their stage, where the card beside them does not name it. */
  namedByThoughts({ stages }: Lesson): readonly string[] {
    return stages.flatMap(({ thought, say }, at) => {
      if (thought === undefined) return [];
      const text = this.#format(thought);
      const card = this.#format(say);
      return [...(this.#words.get(at) ?? [])]
        .filter(words =>
          /^\d+$/.test(words) ? names(withoutNames(text), words) : names(text, words) && !names(card, words),
        )
        .map(words => `stage ${at}, ${words}: ${text}`);
    });
  }
}

/** Numbers in names say nothing: Marine 2, Antiga Prime 1, hex F4. */
function withoutNames(text: string): string {
  return text.replaceAll(/\b[A-Z][a-z]+ \d+\b|\b[A-L]\d+\b/g, '');
}

/** Whether a text has the beginning of these words, as words of their own. */
function names(text: string, words: string): boolean {
  const [plain = ''] = words.split(/ \(|, | · /);
  const pattern = plain.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
  return plain !== '' && new RegExp(String.raw`(?<![\w’])${pattern}(?![\w’])`, 'i').test(text);
}
