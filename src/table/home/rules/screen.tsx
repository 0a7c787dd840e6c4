import type { ReactNode } from 'react';
import type { FooterEntry } from '../../frame/edge/keymap.ts';
import type { FeatureContext } from '../../frame/store/feature-context.ts';
import { say } from '../../frame/text/say.ts';
import type { Appearance } from '../../frame/theme/look.ts';
import { ChoiceScreen } from '../../frame/ui/choice.tsx';
import type { Choice } from '../../frame/ui/choice.tsx';
import { ReaderScreen } from '../../frame/ui/reader.tsx';
import type { Commands } from '../../frame/ui/screen.tsx';
import { unsavedCorner } from '../../frame/ui/status.tsx';
import { contentsOf, searchRows, rulesAppearance, textOf } from './state.ts';
import type { RulesPage, RulesState } from './state.ts';

/** The rules screen: the contents, a search, or a chapter. */
export function RulesScreen({ state, at }: { readonly state: RulesState; readonly at: FeatureContext }): ReactNode {
  const appearance = rulesAppearance(state, at);
  const page = state.leaves.at(-1);
  if (page === undefined) return null;
  if (page.show !== 'text')
    return <ChoiceScreen choice={rulesChoice(state, page, appearance)} list={page.list} size={at.size} />;
  const text = textOf(state.book, page.chapter, page.sought, appearance);
  return (
    <ReaderScreen
      text={text}
      state={page.reader}
      size={at.size}
      corner={unsavedCorner(at.match, appearance)}
      commands={readingCommands(appearance)}
    />
  );
}

/** The available keys while a chapter is read. */
export function readingCommands({ format }: Appearance): Commands {
  return [
    { commands: ['left', 'right'], label: format(say('key.chapter')) },
    findEntry({ format }),
    'back',
    { commands: ['rules'], label: format(say('key.contents')) },
  ];
}

/** The table of contents or the results of a search, as a list. */
export function rulesChoice(
  { book, title }: RulesState,
  page: Exclude<RulesPage, { show: 'text' }>,
  appearance: Appearance,
): Choice {
  const { format } = appearance;
  const isSearch = page.show === 'search';
  const rows = isSearch ? searchRows(book, page.typed, appearance) : contentsOf(book, appearance);
  const hint = page.show === 'search' && rows.length === 0 ? hintFor(page.typed, appearance) : null;
  return {
    title: format(say('rules.title', { game: title })),
    above: isSearch ? [{ text: `${format(say('table.find', { text: page.typed }))}_`, style: { tone: 'focus' } }] : [],
    rows,
    below: hint,
    commands: [
      { commands: ['up', 'down'], label: format(say('key.choose')) },
      { commands: ['take'], label: format(say('key.read')) },
      ...(isSearch ? [] : [findEntry(appearance)]),
      'back',
    ],
  };
}

function hintFor(typed: string, { format }: Appearance): Choice['below'] {
  if (typed.trim() === '') return { text: format(say('rules.hint')), style: { tone: 'muted' } };
  return { text: format(say('rules.none')), style: { tone: 'warning' } };
}

function findEntry({ format }: Pick<Appearance, 'format'>): FooterEntry {
  return { commands: ['find'], label: format(say('key.search')) };
}
