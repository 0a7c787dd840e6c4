import { describe, expect, test } from 'vitest';
import { hideAll, sessionOf, sit } from '../session-of.ts';

const NEW = { on: true, met: [] };
const QUIET = { on: false, met: [] };

describe('the coach of a match', () => {
  test('explains a kind of decision the first time a seat meets it, with the rule that asks, and then keeps quiet', () => {
    const { session } = sessionOf({ coach: [NEW, NEW] });
    sit(session);
    expect(session.coached).toEqual({ words: { key: 'coach.hide' }, rule: 'FK-1' });
    session.answer('hide:cave');
    expect(session.hotSeat.picture()).toMatchObject({ show: 'table', viewer: 0 });
    expect(session.coached).toBeNull();
    session.answer('hide:lake');
    sit(session);
    expect(session.coached?.words.key).toBe('coach.hide');
  });

  test('says once more what it has said when it is asked, also to those who go without it', () => {
    const { session } = sessionOf({ coach: [NEW, QUIET] });
    sit(session);
    session.answer('hide:cave');
    expect(session.coached).toBeNull();
    session.hint();
    expect(session.coached?.words.key).toBe('coach.hide');
    session.answer('hide:lake');
    sit(session);
    expect(session.coached).toBeNull();
    session.hint();
    expect(session.coached?.words.key).toBe('coach.hide');
  });

  test('speaks only to those who want it', () => {
    const { session } = sessionOf({ coach: [QUIET, NEW] });
    sit(session);
    expect(session.coached).toBeNull();
    session.answer('hide:cave');
    session.answer('hide:lake');
    sit(session);
    expect(session.coached).not.toBeNull();
  });

  test('says nothing before the seat that is asked sits alone, nor while the screen is covered', () => {
    const { session } = sessionOf({ coach: [NEW, NEW] });
    expect(session.hotSeat.picture().show).toBe('hand-over');
    expect(session.coached).toBeNull();
    sit(session);
    session.hotSeat.cover();
    expect(session.coached).toBeNull();
  });

  test('says nothing about what the game has no words for, and nothing for a seat that the program plays', () => {
    const { session } = sessionOf({ coach: [NEW, NEW] });
    hideAll(session);
    expect(session.coached?.words.key).toBe('coach.act');
    session.answer('name');
    expect(session.coached).toBeNull();
    const { session: other } = sessionOf({ players: ['bot', 'human'], coach: [NEW, NEW] });
    other.answerForBot();
    other.answerForBot();
    expect(other.coach.list[0]).toEqual(NEW);
  });

  test('is still of the opinion that it has said something when the answer is undone', () => {
    const { session } = sessionOf({ coach: [NEW, NEW] });
    sit(session);
    session.answer('hide:cave');
    session.undo('U');
    expect(session.coached).toBeNull();
  });

  test('can be switched off and on again, and goes on with what is new', () => {
    const { session, saved } = sessionOf({ coach: [NEW, NEW] });
    sit(session);
    session.coachSeat(0, false);
    expect(session.coached).toBeNull();
    expect(saved.kept.table?.coach).toEqual([QUIET, NEW]);
    session.coachSeat(0, true);
    expect(session.coached).not.toBeNull();
  });

  test('is kept in the save, and does not begin anew when the match is resumed', () => {
    const { session, saved } = sessionOf({ coach: [NEW, QUIET] });
    sit(session);
    session.answer('hide:cave');
    const { coach = [] } = saved.kept.table ?? {};
    expect(coach).toEqual([{ on: true, met: ['hide'] }, QUIET]);
    const { session: resumed } = sessionOf({ coach });
    sit(resumed);
    expect(resumed.coached).toBeNull();
  });

  test('has met nobody in the save of a match that goes without it', () => {
    const { saved } = sessionOf();
    expect(saved.kept.table?.coach).toEqual([QUIET, QUIET]);
  });

  test('has said in a match that is played again what it has said before', () => {
    const { session } = sessionOf({ coach: [NEW, QUIET] });
    sit(session);
    session.answer('hide:cave');
    expect(session.hindsight.another('seed').coach).toEqual([{ on: true, met: ['hide'] }, QUIET]);
  });
});
