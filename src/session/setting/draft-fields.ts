import type { Choices } from '../../kernel/match/game.ts';
import type { Game } from '../../kernel/history/playable.ts';
import type { Formatter } from '../../kernel/words/format.ts';
import { say } from '../text/say.ts';
import { levelWords } from './levels.ts';
import { choicesOf, valueIdsOf } from './draft.ts';
import type { Draft } from './draft.ts';
import { sharedSeat, soleSeatPlayer } from './players-at-start.ts';

/** One field (line) of the new-match form. */
export type Field =
  | { readonly kind: 'start'; readonly id: string; readonly label: string }
  | {
      readonly kind: 'choice';
      readonly id: string;
      readonly label: string;
      readonly value: string;
      readonly many: boolean;
      /** The range of numbers that can be typed; absent: no number can be typed. */
      readonly numbers?: { readonly min: number; readonly max: number };
    }
  | {
      readonly kind: 'text';
      readonly id: string;
      readonly label: string;
      readonly value: string;
      /** The text that is shown while nothing is typed. */
      readonly placeholder?: string;
    };

/**
 * The fields of the new-match form. `format` must know the game's texts too. `hasOtherGames`: whether there are several
 * games to choose from.
 */
export function fieldsOf(draft: Draft, game: Game, format: Formatter, hasOtherGames: boolean): readonly Field[] {
  const choices = choicesOf(draft, game);
  const { min, max } = choices.seats;
  const seats = Array.from({ length: draft.seats }, (_, seat) => seat);
  return [
    { kind: 'start', id: 'start', label: format(say('new.start')) },
    { kind: 'choice', id: 'game', label: format(say('new.game')), value: game.title, many: hasOtherGames },
    { kind: 'choice', id: 'seats', label: format(say('new.seats')), value: String(draft.seats), many: max > min },
    ...seats.flatMap(seat => seatFields(draft, choices, format, seat)),
    ...choices.choices.map((choice): Field => {
      const { id, words, values } = choice;
      const chosen = draft.choices[id] ?? '';
      const chosenValue = values.find(each => each.id === chosen);
      const shownValue = chosenValue === undefined ? chosen : format(chosenValue.words);
      return {
        kind: 'choice',
        id: `choice:${id}`,
        label: format(words),
        value: shownValue,
        many: valueIdsOf(choice).length > 1,
        ...(choice.numbers && { numbers: choice.numbers }),
      };
    }),
    {
      kind: 'choice',
      id: 'hints',
      label: format(say('new.hints')),
      value: format(say(draft.hints ? 'new.hints.on' : 'new.hints.off')),
      many: true,
    },
    {
      kind: 'text',
      id: 'seed',
      label: format(say('new.seed')),
      value: draft.seed,
      placeholder: format(say('new.seed.chance')),
    },
  ];
}

function seatFields(draft: Draft, { seatChoices }: Choices, format: Formatter, seat: number): Field[] {
  const name = format(say('new.name', { number: seat + 1 }));
  const seatPlayer = draft.seatPlayers[seat] ?? 'human';
  const sharedWith = sharedSeat(seatPlayer);
  const player = format(
    sharedWith !== null
      ? say('new.with', { name: draft.names[sharedWith] ?? '' })
      : say(`new.${soleSeatPlayer(seatPlayer)}`),
  );
  return [
    { kind: 'text', id: `name:${seat}`, label: name, value: draft.names[seat] ?? '' },
    { kind: 'choice', id: `player:${seat}`, label: format(say('new.player')), value: player, many: true },
    ...levelFields(draft, format, seat),
    ...languageFields(draft, format, seat),
    ...seatChoices.map(({ id, words, values }): Field => {
      const value = values.find(each => each.id === draft.seatChoices[id]?.[seat]);
      const label = format(say('new.seat-choice', { choice: words }));
      const shown = format(value === undefined ? say('new.dealt') : value.words);
      return { kind: 'choice', id: `seat-choice:${seat}:${id}`, label, value: shown, many: true };
    }),
  ];
}

/** The field for the level of the bot on a seat; none if the game has only one level or no bot sits there. */
function levelFields({ levels, levelsOffered, seatPlayers: sitters }: Draft, format: Formatter, seat: number): Field[] {
  if (sitters[seat] !== 'bot' || levelsOffered.length < 2) return [];
  const value = format(levelWords(levels[seat] ?? 'normal', levelsOffered));
  return [{ kind: 'choice', id: `level:${seat}`, label: format(say('new.level')), value, many: true }];
}

/** The field for the language of a seat; none if there is no choice or a bot sits there. */
function languageFields({ languages, reads, seatPlayers: sitters }: Draft, format: Formatter, seat: number): Field[] {
  if (languages.length < 2 || sitters[seat] === 'bot') return [];
  const ownLanguage = languages[(reads[seat] ?? 0) - 1];
  const value = ownLanguage?.name ?? format(say('new.language.table'));
  return [{ kind: 'choice', id: `language:${seat}`, label: format(say('new.language')), value, many: true }];
}
