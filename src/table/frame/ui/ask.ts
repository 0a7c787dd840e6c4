import type { Dialog } from '../store/screen-requests.ts';
import { say } from '../text/say.ts';
import type { Appearance } from '../theme/look.ts';
import type { Choice } from './choice.tsx';

/** Makes the list of answers for a question that the table itself asks. */
export function dialogChoice<Effect>(
  { title, text, alarming = false, answers: ways, format: own }: Dialog<Effect>,
  appearance: Pick<Appearance, 'format'>,
): Choice {
  const format = own ?? appearance.format;
  return {
    title: format(title),
    above: text === undefined ? [] : [{ text: format(text), style: { tone: alarming ? 'danger' : 'text' } }],
    rows: ways.map(({ words, detail }) =>
      detail === undefined ? { text: format(words) } : { text: format(words), detail: format(detail) },
    ),
    below: null,
    commands: [
      { commands: ['up', 'down'], label: format(say('key.choose')) },
      { commands: ['take'], label: format(say('key.take')) },
      'back',
    ],
    numbered: true,
  };
}
