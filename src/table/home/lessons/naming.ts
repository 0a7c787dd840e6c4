import { commandFor } from '../../frame/edge/keymap.ts';
import { MAX_LEARNER_NAME } from '../../../session/learning/progress.ts';
import type { LoadedCourse } from '../../frame/store/screen-requests.ts';
import type { Input } from '../../frame/store/feature.ts';
import type { FeatureContext } from '../../frame/store/feature-context.ts';
import { say } from '../../frame/text/say.ts';
import { characterOf } from '../../frame/theme/keys.ts';
import type { Choice } from '../../frame/ui/choice.tsx';
import { choiceInput } from '../../frame/ui/choice-input.ts';
import type { ListState } from '../../frame/ui/list-state.ts';

type Naming = Pick<LoadedCourse, 'learner' | 'learners' | 'format'>;

/** The form that asks for the learner: a typed name, or one of the earlier learners, of whom one may have no name. */
export function namingChoice(course: Naming, typedName: string): Choice {
  const { format } = course;
  return {
    title: format(say('learn.name')),
    above: [{ text: format(say('learn.name.hint')), style: { tone: 'muted' } }],
    rows: namesFor(course, typedName).map(name => ({
      text:
        typedName !== ''
          ? format(say('learn.name.typed', { name }))
          : name === ''
            ? format(say('learn.name.none'))
            : name,
    })),
    below: null,
    commands: [
      { commands: ['up', 'down'], label: format(say('key.choose')) },
      { commands: ['take'], label: format(say('key.take')) },
      'back',
    ],
  };
}

function namesFor({ learners }: Naming, typed: string): readonly string[] {
  return typed === '' ? learners : [typed];
}

/**
 * Handles an input in the form; `name` is the new learner once confirmed, else `null`. Going back keeps the current
 * learner.
 */
export function namingInput(
  course: Naming,
  typedName: string,
  listState: ListState,
  input: Input,
  context: FeatureContext,
): { readonly naming: string; readonly list: ListState; readonly name: string | null } {
  const unchangedResult = { naming: typedName, list: listState, name: null };
  const withName = (text: string) => ({
    ...unchangedResult,
    naming: Array.from(text).slice(0, MAX_LEARNER_NAME).join(''),
  });
  if (input.kind === 'paste') return withName(typedName + input.text);
  if (input.kind !== 'key' && input.kind !== 'mouse' && input.kind !== 'pick') return unchangedResult;
  if (input.kind === 'key') {
    const command = commandFor(context.appearance.keymap, input.key, { typing: true })?.command ?? null;
    const character = command === null ? characterOf(input.key) : null;
    if (character !== null) return withName(typedName + character);
    if (command === 'rub-out') return withName(Array.from(typedName).slice(0, -1).join(''));
    if (command === 'back') return { ...unchangedResult, name: course.learner };
  }
  const choicePress = choiceInput(namingChoice(course, typedName), listState, input, context.size, context.appearance);
  const name = choicePress.taken === null ? null : (namesFor(course, typedName)[choicePress.taken] ?? null);
  return { ...unchangedResult, list: choicePress.list, name };
}
