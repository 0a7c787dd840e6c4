import { expect, test } from 'vitest';
import { theseusBoard } from '../../../../src/games/theseus/board/index.ts';
import { theseusBot } from '../../../../src/games/theseus/bot.ts';
import { theseus } from '../../../../src/games/theseus/game.ts';
import { literal } from '../../../../src/kernel/match/refusal.ts';
import type { LogEvent } from '../../../../src/kernel/match/events.ts';
import { seededRandom } from '../../../../src/kernel/plain/random.ts';
import { Session } from '../../../../src/session/running/session.ts';
import { DEFAULT_SETTINGS } from '../../../../src/table/frame/preferences/settings.ts';
import { usualLook } from '../../../oracles/looked-back.ts';
import { answerByChance } from '../../../oracles/random-play.ts';
import { StillTable } from '../../still-table.ts';
import { logUntil } from '../../../../src/table/match/moments/state.ts';

/** A duel, answered by chance up to the last question of a round. */
function lastOfRound(): StillTable {
  const match = theseus.start({ seats: [{ name: 'Ann' }, { name: 'Bob' }], options: {}, seed: 'over the table' });
  const random = seededRandom('over the table');
  const endsRound = (): boolean => {
    const { decision } = match;
    const trial = match.fork();
    const answer = decision?.options[0]?.id;
    return answer !== undefined && (trial.give(answer), trial.round > match.round);
  };
  while (match.round < 1 || !endsRound()) answerByChance(match, random);
  const settings = { ...DEFAULT_SETTINGS, speed: 'wait' } as const;
  const session = new Session({
    ...{ game: theseus, match, players: [], bot: theseusBot, settings, file: null },
    ...{ coach: [], now: () => new Date(0), report: () => '', random: seededRandom('over the table') },
  });
  session.hotSeat.sitDown();
  session.hotSeat.goOn();
  return new StillTable(
    { session, board: theseusBoard, look: usualLook(theseus, match), settings },
    { columns: 120, rows: 40 },
  );
}

test('the end of a round stands over the lower part of the table, with the station above it', () => {
  const still = lastOfRound();
  for (let presses = 0; presses < 12 && !still.rows().join('\n').includes('The end of the round'); presses++)
    still.press(presses === 0 ? '1' : 'enter');
  const rows = still.rows();
  const at = rows.findIndex(row => row.includes('The end of the round'));
  expect(at).toBeGreaterThan(6);
  expect(rows.slice(0, at).join('\n')).toContain('Station');
});

test('the log beside a card ends with what the card tells', () => {
  const event = (index: number): LogEvent => ({ index, words: literal(String(index)) });
  const log = [0, 1, 2, 3].map(event);
  expect(logUntil(log, [event(1), event(2)]).map(({ index }) => index)).toEqual([0, 1, 2]);
  expect(logUntil(log, [])).toBe(log);
});
