import { describe, expect, test } from 'vitest';
import { Coaching } from '../../../src/session/learning/coaching.ts';
import { ledgersFor, progressIn } from '../../../src/session/learning/progress.ts';
import { hideAll, sessionOf, sit } from '../session-of.ts';

const NEW = { on: true, met: [] };
const QUIET = { on: false, met: [] };

describe('the coach of a match', () => {
  test('explains a kind of decision the first time a seat meets it, with the rule that asks, and then keeps quiet', () => {
    const { session } = sessionOf({ coach: [NEW, NEW] });
    sit(session);
    expect(session.help.coached).toEqual({ words: { key: 'coach.hide' }, rule: 'FK-1' });
    session.answer('hide:cave');
    expect(session.hotSeat.picture()).toMatchObject({ show: 'table', viewer: 0 });
    expect(session.help.coached).toBeNull();
    session.answer('hide:lake');
    sit(session);
    expect(session.help.coached?.words.key).toBe('coach.hide');
  });

  test('says once more what it has said when it is asked, also to those who go without it', () => {
    const { session } = sessionOf({ coach: [NEW, QUIET] });
    sit(session);
    session.answer('hide:cave');
    expect(session.help.coached).toBeNull();
    session.help.hint();
    expect(session.help.coached?.words.key).toBe('coach.hide');
    session.answer('hide:lake');
    sit(session);
    expect(session.help.coached).toBeNull();
    session.help.hint();
    expect(session.help.coached?.words.key).toBe('coach.hide');
  });

  test('speaks only to those who want it', () => {
    const { session } = sessionOf({ coach: [QUIET, NEW] });
    sit(session);
    expect(session.help.coached).toBeNull();
    session.answer('hide:cave');
    session.answer('hide:lake');
    sit(session);
    expect(session.help.coached).not.toBeNull();
  });

  test('says nothing before the seat that is asked sits alone, nor while the screen is covered', () => {
    const { session } = sessionOf({ coach: [NEW, NEW] });
    expect(session.hotSeat.picture().show).toBe('hand-over');
    expect(session.help.coached).toBeNull();
    sit(session);
    session.hotSeat.cover();
    expect(session.help.coached).toBeNull();
  });

  test('says nothing about what the game has no words for, and nothing for a seat that the program plays', () => {
    const { session } = sessionOf({ coach: [NEW, NEW] });
    hideAll(session);
    expect(session.help.coached?.words.key).toBe('coach.act');
    session.answer('name');
    expect(session.help.coached).toBeNull();
    const { session: other } = sessionOf({ players: ['bot', 'human'], coach: [NEW, NEW] });
    other.answerForBot();
    other.answerForBot();
    expect(other.coach.list[0]).toEqual(NEW);
  });

  test('is still of the opinion that it has said something when the answer is undone', () => {
    const { session } = sessionOf({ coach: [NEW, NEW] });
    sit(session);
    session.answer('hide:cave');
    session.back.undo('U');
    expect(session.help.coached).toBeNull();
  });

  test('can be switched off and on again, and goes on with what is new', () => {
    const { session, saved } = sessionOf({ coach: [NEW, NEW] });
    sit(session);
    session.coachSeat(0, false);
    expect(session.help.coached).toBeNull();
    expect(saved.kept.table?.coach).toEqual([QUIET, NEW]);
    session.coachSeat(0, true);
    expect(session.help.coached).not.toBeNull();
  });

  test('is kept in the save, and does not begin again when the match is resumed', () => {
    const { session, saved } = sessionOf({ coach: [NEW, QUIET] });
    sit(session);
    session.answer('hide:cave');
    const { coach = [] } = saved.kept.table ?? {};
    expect(coach).toEqual([{ on: true, met: ['hide', 'FK-1'] }, QUIET]);
    const { session: resumed } = sessionOf({ coach });
    sit(resumed);
    expect(resumed.help.coached).toBeNull();
  });

  test('has met nobody in the save of a match that goes without it', () => {
    const { saved } = sessionOf();
    expect(saved.kept.table?.coach).toEqual([QUIET, QUIET]);
  });

  test('has said in a match that is played again what it has said before', () => {
    const { session } = sessionOf({ coach: [NEW, QUIET] });
    sit(session);
    session.answer('hide:cave');
    expect(session.history.another('seed').coach).toEqual([{ on: true, met: ['hide', 'FK-1'] }, QUIET]);
  });
});

describe('the coach by the ledger of rules', () => {
  const words = new Set(['coach.move', 'coach.fight', 'rule.X-1.title', 'rule.X-2.title', 'rule.X-3.title']);
  const knowing = (...rules: readonly string[]) => {
    const known = new Set(rules);
    const ledger = { knows: (rule: string) => known.has(rule), meet: (rule: string) => void known.add(rule) };
    const coach = new Coaching(
      2,
      key => words.has(key),
      [NEW, QUIET],
      seat => (seat === 0 ? ledger : null),
    );
    return { coach, known };
  };
  const asks = (kind: string, rule: string, ...blocked: readonly string[]) => ({ seat: 0, kind, rule, blocked });

  test('keeps quiet where the person has met the rule in a lesson, and H asks again', () => {
    const { coach } = knowing('X-1');
    expect(coach.about(asks('move', 'X-1'))).toBeNull();
    expect(coach.about(asks('fight', 'X-2'))).toEqual({ key: 'coach.fight' });
    expect(coach.again(asks('move', 'X-1'))).toBe(true);
    expect(coach.about(asks('move', 'X-1'))).toEqual({ key: 'coach.move' });
  });

  test('speaks again of a kind that it has explained, where another rule asks or forbids', () => {
    const { coach, known } = knowing();
    coach.answered(asks('move', 'X-1'));
    expect([...known]).toEqual(['X-1']);
    expect(coach.about(asks('move', 'X-1'))).toBeNull();
    expect(coach.about(asks('move', 'X-2'))).toMatchObject({ key: 'coach.new-rule', with: { rule: 'X-2' } });
    expect(coach.about(asks('move', 'X-1', 'X-3'))).toMatchObject({ key: 'coach.new-reason', with: { rule: 'X-3' } });
    coach.answered(asks('move', 'X-1', 'X-3'));
    expect(coach.about(asks('move', 'X-1', 'X-3'))).toBeNull();
    expect([...known]).toEqual(['X-1', 'X-3']);
    // A rule without words of its own is not spoken of.
    expect(coach.about(asks('move', 'X-9'))).toBeNull();
  });

  test('is that of the learner who has the name of a seat, else of who learns where one person plays', () => {
    const progress = progressIn({
      content: { learner: 'Ann', learners: { Ann: { met: { toy: ['X-1'] } } } },
      keep: () => undefined,
    });
    progress.learn('Bob');
    progress.predicted('toy', 'ask', 'X-2', true);
    const two = ledgersFor(progress, 'toy', ['Ann', 'Cid'], ['human', 'human']);
    expect(two(0)?.knows('X-1')).toBe(true);
    expect(two(0)?.knows('X-2')).toBe(false);
    expect(two(1)).toBeNull();
    const alone = ledgersFor(progress, 'toy', ['Player', 'Ann'], ['human', 'bot']);
    expect(alone(0)?.knows('X-2')).toBe(true);
    expect(alone(1)).toBeNull();
    alone(0)?.meet('X-3');
    expect([...progress.met('toy', 'Bob')]).toEqual(['X-3']);
    expect(ledgersFor(undefined, 'toy', ['Ann'], ['human'])(0)).toBeNull();
  });
});
