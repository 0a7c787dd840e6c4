import { describe, expect, test } from 'vitest';
import { loadGame } from '../../../src/games/index.ts';
import type { Game } from '../../../src/kernel/history/playable.ts';
import { fieldsOf } from '../../../src/session/setting/draft-fields.ts';
import { matchOf, newDraft, withSteppedField } from '../../../src/session/setting/draft.ts';
import type { Draft } from '../../../src/session/setting/draft.ts';
import { playersInMenuOrder } from '../../../src/session/setting/levels.ts';
import { tableFormatter } from '../../../src/table/frame/text/say.ts';
import { sessionOf } from '../session-of.ts';

async function gameOf(id: string): Promise<Game> {
  const game = await loadGame(id);
  if (game === null) throw new Error(`there is no ${id}`);
  return game;
}

function levelLine(draft: Draft, game: Game): string | null {
  const field = fieldsOf(draft, game, tableFormatter(game.texts.en), true).find(({ id }) => id === 'level:1');
  return field?.kind === 'choice' ? field.value : null;
}

describe('how strong the program plays', () => {
  test('is a line of the form at each seat that the program plays', async () => {
    const game = await gameOf('theseus');
    const sitters = ['human', 'bot'] as const;
    let draft = newDraft(game, 'seed', tableFormatter(game.texts.en), { sitters, firstMatch: false });
    expect(levelLine(draft, game)).toBe('normal: plays by rules of thumb');
    draft = withSteppedField(draft, game, 'level:1', 1);
    expect(levelLine(draft, game)).toBe('hard: tries its choices in imagined matches');
    expect(matchOf(draft, game)).toMatchObject({ players: ['human', 'bot-hard'] });
    draft = withSteppedField(withSteppedField(draft, game, 'level:1', 1), game, 'level:1', 1);
    expect(matchOf(draft, game)).toMatchObject({ players: ['human', 'bot-easy'] });
    expect(levelLine(withSteppedField(draft, game, 'player:1', 1), game)).toBeNull();
  });

  test('is at most hard where the program’s players of a game do not search, and the form says so', async () => {
    const game = await gameOf('space-empires');
    const beginnings = { sitters: ['human', 'bot'], levels: ['normal', 'hard'], firstMatch: false } as const;
    const draft = newDraft(game, 'seed', tableFormatter(game.texts.en), beginnings);
    expect(levelLine(draft, game)).toBe(
      'hard: other rules of thumb, for an early war; the strongest level of this game',
    );
    expect(matchOf(draft, game)).toMatchObject({ players: ['human', 'bot-hard'] });
    expect(matchOf(withSteppedField(draft, game, 'level:1', 1), game)).toMatchObject({
      players: ['human', 'bot-easy'],
    });
  });

  test('is chosen in the menu in turn: a person, the usual player, the harder ones, the easy one', () => {
    expect(playersInMenuOrder('theseus')).toEqual(['human', 'bot', 'bot-hard', 'bot-master', 'bot-easy']);
    expect(playersInMenuOrder('space-empires')).toEqual(['human', 'bot', 'bot-hard', 'bot-easy']);
    expect(playersInMenuOrder('no such game')).toEqual(['human', 'bot']);
  });

  test('is kept in the save', () => {
    const { session, saved } = sessionOf();
    session.reseating.give(1, 'bot-master');
    expect(saved.kept.table?.players).toEqual(['human', 'bot-master']);
    expect(tableFormatter()(session.notes.note?.words ?? { key: '' })).toContain('(master)');
  });
});
