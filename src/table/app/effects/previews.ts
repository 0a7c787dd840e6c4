import type { Commitment } from '../../../kernel/history/commits.ts';
import type { Decision, ShownOption } from '../../../kernel/match/decision.ts';
import type { MatchNow } from '../../../session/running/match-now.ts';
import type { Session } from '../../../session/running/session.ts';
import type { LaidPreview, EffectResult } from '../../frame/store/feature.ts';
import { isLessonsOwn } from '../../../session/teaching/own-options.ts';
import { say } from '../../frame/text/say.ts';
import type { Appearance } from '../../frame/theme/look.ts';
import type { Cancel, Timers } from './timers.ts';

const SPENDS_NOTHING: Commitment = { ends: false, passes: false, spends: false };

interface PreviewsParts {
  readonly timers: Timers;
  readonly session: () => Session | null;
  readonly shown: () => { readonly match: MatchNow | null; readonly appearance: Appearance };
  readonly dispatch: (news: EffectResult) => void;
}

/** Computes the previews of options. */
export class Previews {
  readonly #around: PreviewsParts;
  #waiting: Cancel | null = null;
  /** The decision whose options all have previews. */
  #doneFor: Decision | null = null;

  constructor(around: PreviewsParts) {
    this.#around = around;
  }

  /** Computes these previews after the next frame, instead of those wanted before. */
  want(options: readonly string[]): void {
    this.#callOff();
    if (options.length === 0) return;
    this.#waiting = this.#around.timers.afterFrame(() => {
      this.#waiting = null;
      this.#workOut(options);
    });
  }

  /** Computes the previews of all options at once. */
  all(): void {
    this.#callOff();
    const { match } = this.#around.shown();
    if (match?.picture.show !== 'table' || match.picture.decision === this.#doneFor) return;
    this.#doneFor = match.picture.decision;
    const { board, picture } = match;
    const deeds = this.#doneFor === null ? [] : (board.deeds?.(picture.view, this.#doneFor) ?? []);
    this.#workOut([...deeds, ...(this.#doneFor?.options ?? [])].map(({ id }) => id));
  }

  #callOff(): void {
    this.#waiting?.();
    this.#waiting = null;
  }

  #workOut(options: readonly string[]): void {
    const { match, appearance } = this.#around.shown();
    const session = this.#around.session();
    const result = session === null || match === null ? null : previewsOf(session, match, appearance, options);
    if (result !== null) this.#around.dispatch(result);
  }
}

/**
 * The previews of options of the current decision, and whether they end the free undo; `null`: nothing is asked on the
 * screen.
 */
function previewsOf(
  session: Session,
  { picture, board, format, names, state, remarks }: MatchNow,
  { glyphs }: Pick<Appearance, 'glyphs'>,
  options: readonly string[],
): EffectResult | null {
  const decision = picture.show === 'table' ? picture.decision : null;
  if (picture.show !== 'table' || decision === null) return null;
  const context = { glyphs, format, names, focus: [], seat: decision.seat };
  const previewAnswer = session.views.preview(picture.viewer);
  const commitmentOf = session.commits();
  // During a prediction, a preview would reveal what happens.
  const lessonStage = session.lesson?.match.stage ?? null;
  const mayReveal = lessonStage?.predict === undefined && lessonStage?.blind !== true;
  const layingKeys = board.laying?.place === decision.kind ? board.laying : null;
  const outlookOfAnswer = (asked: Decision, option: ShownOption): string | null =>
    isLessonsOwn(option.id) || !mayReveal
      ? null
      : outlookOrNull(() => board.outlook?.(picture.view, asked, option, context, previewAnswer) ?? null);
  const thingsToLay = (id: string): readonly LaidPreview[] => {
    const nextQuestion = layingKeys === null || isLessonsOwn(id) ? null : session.views.ahead(id);
    if (nextQuestion === null || layingKeys === null) return [];
    return layingKeys.things.flatMap(({ id: thing }): LaidPreview[] => {
      const option = nextQuestion.decision.options.find(one => one.id === thing);
      const blockedOption = nextQuestion.blocked.find(one => one.id === thing);
      if (option !== undefined) {
        const detail = outlookOfAnswer(nextQuestion.decision, option) ?? '';
        return [{ id: thing, text: format(option.words), detail, isBlocked: false, rule: '' }];
      }
      if (blockedOption === undefined) return [];
      const { rule } = blockedOption;
      return [
        { id: thing, text: format(blockedOption.words), detail: format(blockedOption.why), isBlocked: true, rule },
      ];
    });
  };
  const deeds = board.deeds?.(picture.view, decision) ?? [];
  const optionPreviews = [...deeds, ...decision.options]
    .filter(({ id }) => options.includes(id))
    .map(option => {
      // Answers to a lesson's own questions change nothing in the match.
      const { ends, passes, spends } = isLessonsOwn(option.id) ? SPENDS_NOTHING : commitmentOf(option.id);
      return {
        id: option.id,
        outlook: withOwnNote(outlookOfAnswer(decision, option), option, remarks, format),
        final: ends,
        ...(passes ? { passes } : {}),
        spends,
        ...(layingKeys === null
          ? {}
          : { laid: { things: thingsToLay(option.id), pile: layingKeys.pile(picture.view, option, context) } }),
      };
    });
  return { kind: 'previews', state, previews: optionPreviews };
}

/** An option's preview, with the viewer's own notes on its subjects. */
function withOwnNote(
  outlook: string | null,
  { refs = [] }: ShownOption,
  remarks: MatchNow['remarks'],
  format: MatchNow['format'],
): string | null {
  const ownNotes = refs.flatMap(ref => {
    const text = remarks.get(ref);
    return text === undefined ? [] : [format(say('table.remark', { text }))];
  });
  return ownNotes.length === 0 ? outlook : [...(outlook === null ? [] : [outlook]), ...ownNotes].join(' ');
}

/** If the board fails, there is no preview, and people can play on. */
function outlookOrNull(work: () => string | null): string | null {
  try {
    return work();
  } catch {
    return null;
  }
}
