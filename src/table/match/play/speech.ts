import type { Speech } from '../../frame/store/speech.ts';
import { logLines } from '../board/log-pane.ts';
import { alarmsOf } from '../board/alarms.ts';
import type { MatchNow } from '../../../session/running/match-now.ts';
import { matchAppearance } from '../../frame/store/feature-context.ts';
import type { FeatureContext } from '../../frame/store/feature-context.ts';
import { plainSentence } from '../../frame/text/sentence.ts';
import { say } from '../../frame/text/say.ts';
import { sentencesOnce } from '../../frame/text/told-once.ts';
import type { TableKey } from '../../frame/text/say.ts';
import type { Formatter } from '../../../kernel/words/format.ts';
import type { Message } from '../../../kernel/words/message.ts';
import { unsavedText } from '../../frame/ui/status.tsx';
import { boardSpeech } from '../../frame/ui/board-speech.ts';
import { spokenOptions, remarksOn } from './question/rows.ts';
import { finalWords, rowsOf } from './question/asked.ts';
import type { QuestionState } from './question/asked.ts';
import { textInsteadOfQuestion } from './screen.tsx';
import { spokenPlaceText } from './panes/told-place.ts';
import { contextFor, tablePicture } from './panes/state.ts';
import type { PlayState } from './panes/state.ts';

/** The texts for reading aloud that replace messages about a cursor or keys. */
const SPOKEN_REPLACEMENTS: Readonly<Record<string, TableKey>> = {
  'table.choose-first': 'aloud.choose-first',
  'table.name-first': 'aloud.name-first',
};

/** The version of a message for reading aloud. */
function spokenVersion(words: Message): Message {
  const spokenKey = SPOKEN_REPLACEMENTS[words.key];
  return spokenKey === undefined ? words : say(spokenKey);
}

/** The table for reading aloud: the status of the match, the question, and the possible answers. */
export function playSpeech(state: PlayState, match: MatchNow, context: FeatureContext): Speech {
  const appearance = matchAppearance(context);
  const { format } = appearance;
  const tableContent = tablePicture(match);
  if (tableContent === null) return { lines: [], choices: [] };
  const logRows = logLines(match, appearance);
  if (tableContent.show === 'since') {
    const { missed } = tableContent;
    const title = format(say(missed[0]?.index === 0 ? 'since.first' : 'since.title'));
    const sentences = [title, ...sentencesOnce(missed, format), format(say('aloud.enter'))];
    return { lines: sentences.map(plainSentence), choices: [], log: logRows.map(({ index }) => ({ index, text: '' })) };
  }
  const { asked } = state;
  const { note } = match;
  const paneContext = contextFor(state, match, context, null);
  const amountEntry = asked?.amount ?? null;
  const searchText = asked?.find ?? null;
  const lines = [
    match.board.status(tableContent.view, paneContext),
    unsavedText(match, appearance) ?? '',
    ...alarmsOf(match.board, tableContent.view, paneContext),
    note !== null && (note.viewer === 'spectator' || note.viewer === tableContent.viewer)
      ? format(spokenVersion(note.words))
      : '',
    asked === null
      ? (textInsteadOfQuestion(tableContent, match, appearance) ?? '')
      : format(
          say('aloud.asked', {
            seat: match.names[asked.decision.seat] ?? '',
            prompt: format(asked.decision.prompt),
            rule: asked.decision.rule,
          }),
        ),
    spokenPlaceText(state, match, context) ?? cursorWords(state, format),
    searchText === null ? '' : format(say('aloud.find', { text: searchText })),
    (asked?.goals.length ?? 0) === 0 ? '' : format(say('aloud.goals', { count: asked?.goals.length ?? 0 })),
    amountEntry === null ? '' : format(say('table.amount', { min: amountEntry.min, max: amountEntry.max })),
  ];
  const blockedLines = match.blocked.map(({ words, why, rule }) =>
    plainSentence(format(say('aloud.blocked', { option: format(words), why: format(why), rule }))),
  );
  return {
    lines: lines.map(plainSentence).filter(line => line !== ''),
    choices: asked === null || amountEntry !== null ? [] : choicesOf(asked),
    after: blockedLines,
    asksNumber: amountEntry !== null,
    log: logRows.map(({ index, text }) => ({ index, text: plainSentence(text) })),
    board: () => boardSpeech(match.board, tableContent.view, paneContext, appearance),
  };
}

/**
 * The answer under the cursor, if a person has moved the cursor; empty: none, or the cursor is on a place, which is
 * described elsewhere.
 */
function cursorWords({ asked, at }: PlayState, format: Formatter): string {
  if (asked === null || !asked.isPut || at?.moved === true || asked.amount !== null) return '';
  const row = rowsOf(asked)[asked.list.cursor];
  return row === undefined ? '' : format(say('aloud.cursor', { option: row.text }));
}

/** The possible answers; those that the screen keeps out of its list come last. */
function choicesOf(asked: QuestionState): readonly string[] {
  const { format, previews } = asked;
  const marchTexts = (id: string): string[] => remarksOn(id, asked).map(format);
  return spokenOptions(asked).map(({ id, words, count = 0, takesBack }) => {
    const { outlook = null, final = false, ...preview } = previews[id] ?? {};
    const takenText = count === 0 || takesBack !== undefined ? '' : format(say('aloud.taken', { count }));
    const textParts = [
      format(words),
      ...marchTexts(id),
      takenText,
      outlook ?? '',
      final ? format(finalWords(preview)) : '',
    ];
    return plainSentence(textParts.filter(part => part !== '').join(', '));
  });
}
