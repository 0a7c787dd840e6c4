import { expect, test } from 'vitest';
import { galacticEmperor } from '../../../src/games/galactic-emperor/game.ts';
import { matchOf, newDraft } from '../../../src/session/setting/draft.ts';
import { tableFormatter } from '../../../src/table/frame/text/say.ts';

test('GE-1, GE-13.3 a first match is played as the usual one: by three, with hidden points and one technology a role', () => {
  const made = (firstMatch: boolean): unknown => {
    const format = tableFormatter(galacticEmperor.texts.en);
    const draft = newDraft(galacticEmperor, 'seed', format, { sitters: ['coached', 'bot', 'bot'], firstMatch });
    const match = matchOf(draft, galacticEmperor);
    if ('key' in match) throw new Error(match.key);
    const { seats, options } = match.setting;
    expect(galacticEmperor.start(match.setting).decision?.kind).toBe('round.direction');
    return { seats: seats.length, options };
  };
  expect(made(true)).toMatchObject({ seats: 3, options: { openScores: 'no', purchases: '1' } });
  expect(made(true)).toEqual(made(false));
});
