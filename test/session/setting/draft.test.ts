import { describe, expect, test } from 'vitest';
import { playable } from '../../../src/kernel/history/open.ts';
import type { Choices, OptionFacts } from '../../../src/kernel/match/game.ts';
import { message } from '../../../src/kernel/words/message.ts';
import { matchOf, newDraft, withNumber, withSteppedField } from '../../../src/session/setting/draft.ts';
import { fieldsOf } from '../../../src/session/setting/draft-fields.ts';
import type { Draft } from '../../../src/session/setting/draft.ts';
import { tableFormatter } from '../../../src/table/frame/text/say.ts';
import { fleets } from '../../toys/fleets/game.ts';

const choice = (id: string, ...values: readonly string[]): OptionFacts => ({
  id,
  words: message(id),
  values: values.map(value => ({ id: value, words: message(value) })),
});

const SCENARIO = choice('scenario', 'duel', 'crowd', 'alone');
const WARPS: OptionFacts = { id: 'warps', words: message('warps'), values: [], numbers: { min: 2, max: 5 } };
const SIDE = choice('side', 'red', 'blue');

/**
 * A duel fixes two seats and has warp points; a crowd has three or four seats and sides; alone there is nothing more to
 * choose.
 */
function choicesFor({ values }: { readonly values: Readonly<Record<string, string>> }): Choices {
  if (values.scenario === 'crowd') return { seats: { min: 3, max: 4 }, choices: [SCENARIO], seatChoices: [SIDE] };
  if (values.scenario === 'alone') return { seats: { min: 1, max: 1 }, choices: [SCENARIO], seatChoices: [] };
  return { seats: { min: 2, max: 2 }, choices: [SCENARIO, WARPS], seatChoices: [] };
}

const game = playable({
  ...fleets,
  seats: { min: 1, max: 4 },
  choices: [SCENARIO, WARPS],
  seatChoices: [SIDE],
  choicesFor,
});
const format = tableFormatter(game.texts.en);

const lines = (draft: Draft): readonly string[] =>
  fieldsOf(draft, game, format, false).flatMap(({ kind, id }) =>
    kind === 'choice' && /^(seats|choice|seat-)/.test(id) ? [id] : [],
  );

const optionsOf = (draft: Draft): unknown => {
  const made = matchOf(draft, game);
  if ('key' in made) throw new Error(made.key);
  return [made.setting.seats.length, made.setting.options];
};

describe('choices that depend on each other', () => {
  test('begin with what the usual values allow', () => {
    const draft = newDraft(game, 'seed', format);
    expect(optionsOf(draft)).toEqual([2, { scenario: 'duel', warps: '2' }]);
    expect(lines(draft)).toEqual(['seats', 'choice:scenario', 'choice:warps']);
  });

  test('a scenario fixes the number of seats, and opens and closes other choices', () => {
    const crowd = withSteppedField(newDraft(game, 'seed', format), game, 'choice:scenario', 1);
    expect(optionsOf(crowd)).toEqual([3, { scenario: 'crowd' }]);
    expect(lines(crowd)).toEqual([
      'seats',
      'seat-choice:0:side',
      'seat-choice:1:side',
      'seat-choice:2:side',
      'choice:scenario',
    ]);
    expect(optionsOf(withSteppedField(crowd, game, 'seats', -1))).toEqual([3, { scenario: 'crowd' }]);
    expect(optionsOf(withSteppedField(crowd, game, 'seats', 1))).toEqual([4, { scenario: 'crowd' }]);
    const alone = withSteppedField(crowd, game, 'choice:scenario', 1);
    expect(alone.seats).toBe(1);
    expect(lines(alone)).toEqual(['seats', 'choice:scenario']);
  });

  test('a number goes up and down between its bounds, and round', () => {
    let draft = newDraft(game, 'seed', format);
    const seen = [1, 1, 1, 1, -1].map(by => {
      draft = withSteppedField(draft, game, 'choice:warps', by === 1 ? 1 : -1);
      return draft.choices.warps;
    });
    expect(seen).toEqual(['3', '4', '5', '2', '5']);
  });

  test('what is no longer offered has its usual value again', () => {
    let draft = withSteppedField(newDraft(game, 'seed', format), game, 'choice:warps', 1);
    draft = withSteppedField(draft, game, 'choice:scenario', 1);
    draft = withSteppedField(draft, game, 'choice:scenario', -1);
    expect(optionsOf(draft)).toEqual([2, { scenario: 'duel', warps: '2' }]);
  });
});

test('a number is typed as well, and one that the choice does not take changes nothing', () => {
  const draft = newDraft(game, 'seed', format);
  expect(optionsOf(withNumber(draft, game, 'choice:warps', 4))).toEqual([2, { scenario: 'duel', warps: '4' }]);
  expect(optionsOf(withNumber(draft, game, 'choice:warps', 9))).toEqual([2, { scenario: 'duel', warps: '2' }]);
});

test('a first match has one person and otherwise the program, however many seats there are', () => {
  const sitters = ['coached', 'bot'] as const;
  const players = (firstMatch: boolean) => newDraft(game, 'seed', format, { sitters, firstMatch }).seatPlayers;
  expect(players(true)).toEqual(['coached', 'bot', 'bot', 'bot']);
  expect(players(false)).toEqual(['coached', 'bot', 'human', 'human']);
});

describe('a person with several seats', () => {
  const crowd = withSteppedField(newDraft(game, 'seed', format), game, 'choice:scenario', 1);
  const sits = (draft: Draft): readonly string[] => draft.seatPlayers.slice(0, 3);
  const shown = (draft: Draft): readonly string[] =>
    fieldsOf(draft, game, format, false).flatMap(field =>
      field.kind === 'choice' && field.id.startsWith('player:') ? [field.value] : [],
    );

  test('is chosen by its name at a later seat, and the match knows that it is the same one', () => {
    const shared = withSteppedField(crowd, game, 'player:2', -1);
    expect(sits(shared)).toEqual(['human', 'human', 'with:1']);
    expect(shown(shared)[2]).toBe('Bob, here too');
    expect(matchOf(shared, game)).toMatchObject({ persons: [0, 1, 1], players: ['human', 'human', 'human'] });
    expect(matchOf(crowd, game)).not.toHaveProperty('persons');
  });

  test('has seats of its own again when it is a person no more', () => {
    const shared = withSteppedField(crowd, game, 'player:2', -1);
    expect(sits(withSteppedField(withSteppedField(shared, game, 'player:1', 1), game, 'player:1', 1))).toEqual([
      'human',
      'bot',
      'human',
    ]);
  });
});
