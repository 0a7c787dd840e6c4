import type { ReactNode } from 'react';
import type { ListState } from '../../widgets/list.ts';
import type { Telling } from '../../widgets/telling.ts';
import { padEnd, padStart, widthOf } from '../../widgets/wrapping.ts';
import { keyOn } from '../hot-seat/key-card.ts';
import type { MatchNow } from '../hot-seat/match-now.ts';
import type { Picture } from '../hot-seat/picture.ts';
import type { MatchAct } from '../hot-seat/acts.ts';
import type { FeatureStep, Input } from '../store/feature.ts';
import { matchLook } from '../store/situation.ts';
import type { Situation } from '../store/situation.ts';
import { say } from '../text/say.ts';
import { ChoiceScreen, tellChoice } from '../ui/choice.tsx';
import type { Choice } from '../ui/choice.tsx';
import { choiceInput } from '../ui/choice-input.ts';

export type CardPicture = Extract<Picture, { show: 'card' }>;

/** The ways on from the card, in the order of its rows. */
const WAYS = ['read', 'new', 'alone'] as const satisfies readonly Extract<MatchAct, { act: 'card' }>['way'][];

interface CardProps {
  readonly list: ListState;
  readonly picture: CardPicture;
  readonly match: MatchNow;
  readonly at: Situation;
}

/** A seat's private card: a row a choice, a column a line. */
function choiceOf({ card, choices }: CardPicture, { names }: MatchNow, at: Situation): Choice {
  const { format } = matchLook(at);
  const labels = [...choices.map(format), format(say('blind.alone'))];
  const head = format(say('card.line'));
  const column = Math.max(widthOf(head), ...labels.map(widthOf)) + 1;
  const cells = (values: readonly number[]): string => values.map(value => padStart(`${value}`, 4)).join('');
  const rows = labels.map((label, place) => ({
    text: padEnd(label, column) + cells(card.starts.map((_, line) => keyOn(card, line, place))),
    style: { bold: place === 0 },
    isOneRow: true as const,
  }));
  return {
    title: format(say('card.title', { seat: names[card.seat] ?? '' })),
    above: [
      { text: format(say('card.about')), style: { tone: 'muted' } },
      {
        text: padEnd(head, column) + cells(card.starts.map((_, line) => line + 1)),
        style: { tone: 'accent' },
        isOneRow: true,
      },
      ...rows,
    ],
    rows: [say('card.go'), say('card.new'), say('card.alone')].map(words => ({ text: format(words) })),
    below: null,
    commands: [
      { commands: ['up', 'down'], label: format(say('key.choose')) },
      { commands: ['take'], label: format(say('key.take')) },
      'cover',
    ],
    numbered: true,
  };
}

/** What an input does while a card is on the screen. */
export function cardInput(
  { list, picture, match, at }: CardProps,
  input: Extract<Input, { kind: 'key' | 'mouse' | 'pick' }>,
): FeatureStep<ListState> {
  const pressing = choiceInput(choiceOf(picture, match, at), list, input, at.size, at.look);
  const way = pressing.taken === null ? undefined : WAYS[pressing.taken];
  return {
    state: pressing.list,
    effects: way === undefined ? [] : [{ do: 'match', act: { act: 'card', way } }],
  };
}

/** A seat's private card of keys, before it chooses by them on the open table. */
export function CardScreen({ list, picture, match, at }: CardProps): ReactNode {
  return <ChoiceScreen choice={choiceOf(picture, match, at)} list={list} size={at.size} />;
}

/** The card in sentences. */
export function tellCard({ list, picture, match, at }: CardProps): Telling {
  return tellChoice(choiceOf(picture, match, at), list, matchLook(at));
}
