import { describe, expect, test } from 'vitest';
import { tableFormatter } from '../../../src/table/frame/text/say.ts';
import type { Session } from '../../../src/session/running/session.ts';
import { fakeGame } from '../../table/fake-game.ts';
import { hideAll, NAMES, sessionOf, sit } from '../session-of.ts';

const format = tableFormatter(fakeGame.texts.en, NAMES);
const noteOf = (session: Session): string => (session.notes.note === null ? '' : format(session.notes.note.words));

describe('handing over', () => {
  test('a private decision waits behind a hand-over screen that holds nothing of the match', () => {
    const { session } = sessionOf();
    expect(session.hotSeat.picture()).toEqual({ show: 'hand-over', seat: 0, peek: false, same: false });
  });

  test('what all may know stands on the hand-over; after sitting down come the own view and the decision', () => {
    const { session } = sessionOf();
    expect(session.hotSeat.news).toMatchObject([{ words: { key: 'round' } }]);
    session.hotSeat.sitDown();
    expect(session.hotSeat.news).toEqual([]);
    expect(session.hotSeat.picture()).toMatchObject({ show: 'table', viewer: 0, decision: { kind: 'hide', seat: 0 } });
  });

  test('private decisions of one seat in a row do not hand over again', () => {
    const { session } = sessionOf();
    sit(session);
    session.answer('hide:cave');
    expect(session.hotSeat.picture()).toMatchObject({ show: 'table', viewer: 0, decision: { kind: 'hide' } });
  });

  test('the next seat gets a hand-over, and what the others did since it last sat', () => {
    const { session } = sessionOf();
    sit(session);
    session.answer('hide:cave');
    session.answer('hide:tree');
    expect(session.hotSeat.picture()).toMatchObject({ show: 'hand-over', seat: 1, same: false });
    const told = session.hotSeat.news.map(({ words }) => format(words));
    expect(told).toEqual(['Round 1 begins.', 'Ann hides something.', 'Ann hides something.']);
    session.hotSeat.sitDown();
    expect(session.hotSeat.picture()).toMatchObject({ show: 'table', viewer: 1 });
  });

  test('what is for one seat alone is read after sitting down, apart from what all may know', () => {
    const { session, saved } = sessionOf();
    sit(session);
    session.answer('hide:cave');
    const { session: again } = sessionOf({ match: saved.resumed(), seen: [0, 0] });
    expect(JSON.stringify(again.hotSeat.news)).not.toContain('SECRET');
    again.sitDown();
    // A thing or two stand on the table, for those eyes alone.
    const { note } = again.notes;
    expect(again.hotSeat.picture()).toMatchObject({ show: 'table', viewer: 0 });
    expect([note?.viewer, note === null ? '' : format(note.words)]).toEqual([
      0,
      expect.stringContaining('SECRET-0-cave'),
    ]);
  });

  test('what is more than that is read on a page first', () => {
    const { session, saved } = sessionOf();
    hideAll(session);
    session.answer('rest');
    session.answer('rest');
    sit(session);
    session.answer('hide:cave');
    const { session: again } = sessionOf({ match: saved.resumed(), seen: [0, 0] });
    again.sitDown();
    const picture = again.hotSeat.picture();
    const own = picture.show === 'since' ? picture.missed.map(({ words }) => format(words)) : [];
    expect(own.length).toBeGreaterThan(2);
    expect(again.notes.note).toBeNull();
    again.hotSeat.goOn();
    expect(again.hotSeat.picture()).toMatchObject({ show: 'table', viewer: 0 });
  });

  test('an open decision stands on the open table, without handing over', () => {
    const { session } = sessionOf();
    hideAll(session);
    expect(session.hotSeat.picture()).toMatchObject({
      show: 'table',
      viewer: 'spectator',
      decision: { kind: 'act', seat: 0 },
    });
  });

  test('after the open table even the same person is asked to be alone', () => {
    const { session } = sessionOf();
    hideAll(session);
    session.answer('rest');
    session.answer('rest');
    expect(session.hotSeat.picture()).toMatchObject({ show: 'hand-over', seat: 0, same: false });
    sit(session);
    session.hotSeat.cover();
    expect(session.hotSeat.picture()).toMatchObject({ show: 'hand-over', seat: 0 });
  });

  test('with "never" nothing is handed over, and private decisions show their own view', () => {
    const { session } = sessionOf({ settings: { handOver: 'never' } });
    expect(session.hotSeat.picture()).toMatchObject({ show: 'table', viewer: 0, decision: { kind: 'hide' } });
    session.answer('hide:cave');
    session.answer('hide:cave');
    expect(session.hotSeat.picture()).toMatchObject({ show: 'table', viewer: 1 });
  });

  test('with "always" open decisions are handed over too, to their own view', () => {
    const { session } = sessionOf({ settings: { handOver: 'always' } });
    hideAll(session);
    expect(session.hotSeat.picture()).toMatchObject({ show: 'hand-over', seat: 0 });
    sit(session);
    expect(session.hotSeat.picture()).toMatchObject({ show: 'table', viewer: 0, decision: { kind: 'act' } });
  });

  test('one person against the program sees its own view all the time', () => {
    const { session } = sessionOf({ players: ['human', 'bot'] });
    expect(session.hotSeat.picture()).toMatchObject({ show: 'table', viewer: 0 });
    session.answer('hide:cave');
    session.answer('hide:cave');
    expect(session.hotSeat.picture()).toMatchObject({ show: 'table', viewer: 0, thinking: 1, decision: null });
    session.answerForBot();
    session.hotSeat.nextMoment();
    session.answerForBot();
    session.hotSeat.nextMoment();
    expect(session.hotSeat.picture()).toMatchObject({ show: 'table', viewer: 0, decision: { kind: 'act' } });
  });

  test('nothing can be answered from a covered screen', () => {
    const { session, saved } = sessionOf();
    const before = saved.text;
    session.answer('hide:cave');
    session.back.undo('U');
    expect(saved.text).toBe(before);
    expect(session.blocked()).toEqual([]);
  });

  test('covering the open table shows nothing until somebody uncovers it', () => {
    const { session } = sessionOf();
    hideAll(session);
    session.hotSeat.cover();
    expect(session.hotSeat.picture()).toEqual({ show: 'cover' });
    session.hotSeat.uncover();
    expect(session.hotSeat.picture()).toMatchObject({ show: 'table', viewer: 'spectator' });
  });
});

describe('peeking', () => {
  test('goes through a hand-over and answers nothing', () => {
    const { session } = sessionOf();
    hideAll(session);
    session.hotSeat.peek(1);
    expect(session.hotSeat.picture()).toMatchObject({ show: 'hand-over', seat: 1, peek: true });
    session.hotSeat.sitDown();
    expect(session.hotSeat.picture()).toMatchObject({ show: 'table', viewer: 1, peek: true, decision: null });
    session.hotSeat.standUp();
    expect(session.hotSeat.picture()).toMatchObject({ show: 'table', viewer: 'spectator', decision: { seat: 0 } });
  });

  test('into the middle of a private decision hands back through the screen', () => {
    const { session } = sessionOf();
    sit(session);
    session.hotSeat.peek(1);
    session.hotSeat.sitDown();
    session.hotSeat.standUp();
    expect(session.hotSeat.picture()).toMatchObject({ show: 'hand-over', seat: 0 });
  });
});

describe('the way back', () => {
  test('undo says what it takes back, and redo gives it again', () => {
    const { session } = sessionOf();
    hideAll(session);
    session.answer('name');
    session.back.undo('U');
    expect(noteOf(session)).toBe('Taken back: name a number. U redoes it.');
    session.back.redo();
    expect(session.hotSeat.picture()).toMatchObject({ decision: { kind: 'name' } });
  });

  test('what is said of a private answer is for its own view only', () => {
    const { session } = sessionOf();
    sit(session);
    session.answer('hide:cave');
    session.back.undo('U');
    expect(noteOf(session)).toContain('SECRET-0-cave-1');
    expect(session.notes.note?.viewer).toBe(0);
  });

  test('what cannot be undone is said', () => {
    const { session } = sessionOf({ settings: { speed: 'instant' } });
    hideAll(session);
    session.answer('roll');
    session.back.undo('U');
    expect(noteOf(session)).toMatch(/has been revealed/);
  });

  test('the journal lists earlier decisions; a private row counts as one and says what all were told of it', () => {
    const { session } = sessionOf();
    hideAll(session);
    session.answer('name');
    session.answer(7);
    const journal = session.history.journal().map(({ n, seat, what }) => [n, seat, format(what)]);
    expect(journal).toEqual([
      [0, 0, 'Ann hides something.'],
      [2, 1, 'Bob hides something.'],
      [4, 0, 'name a number'],
      [5, 0, '7'],
    ]);
    expect(JSON.stringify(session.history.journal())).not.toContain('SECRET');
  });

  test('a take-back goes there, hands over, and stands in the log', () => {
    const { session } = sessionOf();
    hideAll(session);
    session.answer('rest');
    session.back.takeBack(2);
    expect(session.hotSeat.picture()).toMatchObject({ show: 'hand-over', seat: 1 });
    const last = session.views.events('spectator', 0).at(-1);
    expect(last?.words.key).toBe('kernel.took-back');
  });

  test('the journal is still there after a take-back and a resume', () => {
    const { session, saved } = sessionOf();
    hideAll(session);
    session.answer('rest');
    session.back.takeBack(4);
    const again = sessionOf({ match: saved.resumed() }).session;
    expect(session.history.journal()).toHaveLength(2);
    expect(again.history.journal()).toEqual(session.history.journal());
  });
});

describe('saving', () => {
  test('after every answer, with how far each seat has seen the log', () => {
    const { session, saved } = sessionOf();
    expect(saved.kept).toMatchObject({ entries: [], table: { seen: [0, 0] }, pending: { n: 0, seat: 0 } });
    sit(session);
    session.answer('hide:cave');
    expect(saved.kept).toMatchObject({ entries: ['hide:cave'], table: { seen: [2, 0] }, pending: { n: 1, seat: 0 } });
  });

  test('continues at the very decision, and with what was missed', () => {
    const { session, saved } = sessionOf();
    hideAll(session);
    session.answer('name');
    const again = sessionOf({ match: saved.resumed(), seen: saved.kept.table?.seen ?? [] }).session;
    expect(again.hotSeat.picture()).toMatchObject({ viewer: 'spectator', decision: { kind: 'name', n: 5 } });
  });

  test('that fails is told at once, and the match goes on until it works again', () => {
    const { session, saved } = sessionOf();
    hideAll(session);
    saved.disk.full = true;
    session.answer('name');
    expect(noteOf(session)).toContain('no space left on device');
    expect(session.saving.unsaved?.reason).toEqual({
      key: 'save.unwritten',
      with: { file: 'evening.jsonl', reason: 'no space left on device' },
    });
    expect(session.saving.unsaved?.since.getMinutes()).toBe(session.saving.saved?.getMinutes());
    session.notes.clear();
    session.answer(3);
    expect(session.hotSeat.picture()).toMatchObject({ decision: { kind: 'sure' } });
    expect(session.notes.note).toBeNull();
    expect(session.saving.unsaved).not.toBeNull();
    saved.disk.full = false;
    session.answer('yes');
    expect(session.saving.unsaved).toBeNull();
    expect(noteOf(session)).toBe('The match is saved again.');
  });
});

describe('beats', () => {
  test('are shown one after another on the open table, each as it was', () => {
    const { session } = sessionOf();
    hideAll(session);
    session.answer('roll');
    const dice: unknown[] = [];
    for (let picture = session.hotSeat.picture(); picture.show === 'moment'; picture = session.hotSeat.picture()) {
      expect(picture.viewer).toBe('spectator');
      dice.push(picture.view);
      session.hotSeat.nextMoment();
    }
    expect(dice).toMatchObject([{ dice: [expect.any(Number)] }, { dice: [expect.any(Number), expect.any(Number)] }]);
    expect(session.hotSeat.picture()).toMatchObject({ show: 'table', decision: { seat: 1 } });
  });

  test('are left out when everything is to happen at once', () => {
    const { session } = sessionOf({ settings: { speed: 'instant' } });
    hideAll(session);
    session.answer('roll');
    expect(session.hotSeat.picture()).toMatchObject({ show: 'table' });
  });

  test('do not fill up when they are skipped', () => {
    const { session } = sessionOf();
    hideAll(session);
    session.answer('roll');
    session.hotSeat.nextMoment(true);
    expect(session.hotSeat.picture()).toMatchObject({ show: 'table' });
  });
});

describe('the program as a player', () => {
  test('whose answer is no answer hands its seat to a person', () => {
    const { session } = sessionOf({ seats: 3, players: ['bot', 'human', 'human'], bot: () => 'nonsense' });
    expect(session.hotSeat.picture()).toMatchObject({ thinking: 0, viewer: 'spectator' });
    session.answerForBot();
    expect(noteOf(session)).toContain('could not answer for Ann');
    expect(session.hotSeat.picture()).toMatchObject({ show: 'hand-over', seat: 0 });
  });

  test('is given its own view and nothing else', () => {
    const views: unknown[] = [];
    const bot = ({ view }: { view: unknown }) => {
      views.push(view);
      return 'hide:cave';
    };
    const { session } = sessionOf({ seats: 3, players: ['bot', 'human', 'human'], bot });
    session.answerForBot();
    expect(views.length).toBeGreaterThan(0);
    expect(views).toMatchObject(views.map(() => ({ viewer: 0 })));
    expect(JSON.stringify(views)).not.toMatch(/SECRET-[12]/);
  });
});

test('a match of the program alone comes to its end', () => {
  const { session } = sessionOf({ seats: 3, players: ['bot', 'bot', 'bot'], settings: { speed: 'instant' } });
  for (let turn = 0; turn < 200; turn++) session.answerForBot();
  expect(session.views.outcome?.winners).toHaveLength(1);
  expect(session.hotSeat.picture()).toMatchObject({ show: 'table', over: true, viewer: 'spectator' });
});
