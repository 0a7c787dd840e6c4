import { describe, expect, test } from 'vitest';
import { sessionFormatter } from '../../../src/session/text/say.ts';
import { galacticEmperor } from '../../../src/games/galactic-emperor/game.ts';
import { theseus } from '../../../src/games/theseus/game.ts';
import { fakeGame } from '../../table/fake-game.ts';
import { sessionOf, sit } from '../session-of.ts';
import { reasonOf, SlowExplainer } from '../slow-explainer.ts';

function asking(wanted: Parameters<typeof sessionOf>[0] = {}) {
  const explainer = new SlowExplainer();
  const { session, saved } = sessionOf({ explainer, ...wanted });
  let heard = 0;
  session.help.advising.onHint = () => void (heard += 1);
  return { explainer, session, saved, heard: () => heard };
}

const words = sessionFormatter(fakeGame.texts.en, ['Ann', 'Bob']);

describe('a hint', () => {
  test('is looked for beside the table, by what the seat knows that is asked, and then says what and why', async () => {
    const { explainer, session, heard } = asking();
    sit(session);
    session.help.advising.ask();
    expect(session.help.advising.hint).toBe('awaited');
    session.help.advising.ask();
    expect(explainer.asked).toHaveLength(1);
    expect(explainer.asked[0]).toMatchObject({ answer: null, level: 'normal', record: { start: { seed: 'table' } } });
    const { asked } = session.hotSeat;
    await explainer.has({ options: asked?.options ?? [] }, reasonOf('hide:cave', 'hide:lake'));
    expect(heard()).toBe(1);
    const hint = session.help.advising.hint;
    if (hint === null || typeof hint === 'string') throw new Error('no hint');
    expect(hint.answer).toBe('hide:cave');
    expect(words(hint.words)).toMatch(
      /^normal would take “.*”: better than “.*” in 6 of 8 imagined matches, worse in 2\. Chance to win: about 60 %, otherwise 40 %\. With it the match is won in 1 of them, with “.*” in 0\.$/,
    );
  });

  test('leaves the question open meanwhile, and goes with it', async () => {
    const { explainer, session, saved } = asking();
    sit(session);
    session.help.advising.ask();
    session.answer('hide:cave');
    expect(saved.kept.entries).toEqual(['hide:cave']);
    expect(session.help.advising.hint).toBeNull();
    await explainer.has({ options: [] }, reasonOf('hide:cave', 'hide:lake'));
    expect(session.help.advising.hint).toBeNull();
  });

  test('is none where none can be had, and can be asked for again then', async () => {
    const { explainer, session } = asking();
    sit(session);
    session.help.advising.ask();
    await explainer.fails();
    expect(session.help.advising.hint).toBe('failed');
    session.help.advising.ask();
    expect(explainer.asked).toHaveLength(2);
  });

  test('is for the seat alone that is asked: nobody else who looks on gets what it knows', () => {
    const { explainer, session } = asking();
    // Ann and Bob have hidden their things: what is asked now is asked before both.
    for (let seat = 0; seat < 2; seat += 1) {
      sit(session);
      session.answer('hide:cave');
      session.answer('hide:lake');
    }
    expect(session.hotSeat.picture()).toMatchObject({ show: 'table', viewer: 'spectator' });
    session.help.advising.ask();
    expect(explainer.asked).toEqual([]);
    expect(session.notes.note?.words).toMatchObject({ key: 'hint.own-view' });
    expect(session.help.advising.hint).toBeNull();
  });

  test('is given before everybody where the seat that is asked knows no more than all', () => {
    const seats = [{ name: 'Ann' }, { name: 'Bob' }];
    const match = theseus.start({ seats, options: {}, seed: 'open' });
    const { explainer, session } = asking({ game: theseus, match, settings: { speed: 'instant' } });
    expect(session.hotSeat.picture()).toMatchObject({ show: 'table', viewer: 'spectator' });
    expect(session.help.advising.isOffered).toBe(true);
    session.help.advising.ask();
    expect(explainer.asked).toHaveLength(1);
    expect(session.help.advising.hint).toBe('awaited');
  });

  test('is refused where the seat knows its own points, and it is said how to get one', () => {
    const seats = ['Ann', 'Bob', 'Cyd'].map(name => ({ name }));
    const match = galacticEmperor.start({ seats, options: {}, seed: 'open' });
    const { explainer, session } = asking({ game: galacticEmperor, match, settings: { speed: 'instant' } });
    expect(session.hotSeat.picture()).toMatchObject({ show: 'table', viewer: 'spectator' });
    session.help.advising.ask();
    expect(explainer.asked).toEqual([]);
    const { note } = session.notes;
    expect(note && words(note.words)).toContain('set “Handing over” to “always”');
  });

  test('that was found is gone while the screen is covered', async () => {
    const { explainer, session } = asking();
    sit(session);
    session.help.advising.ask();
    await explainer.has({ options: [] }, reasonOf('hide:cave', 'hide:lake'));
    session.hotSeat.cover();
    expect(session.help.advising.hint).toBeNull();
  });

  test('is not to be had where the table wanted none, and the save keeps that', () => {
    const { explainer, session, saved } = asking({ hints: false });
    sit(session);
    session.help.advising.ask();
    expect(explainer.asked).toEqual([]);
    expect(session.notes.note?.words).toEqual({ key: 'hint.off' });
    session.save();
    expect(saved.text).toContain('"hints":false');
    expect(session.history.another('next')).toMatchObject({ hints: false });
  });

  test('is looked for no more when the match is left', () => {
    const { explainer, session } = asking();
    sit(session);
    session.help.advising.ask();
    session.leave();
    expect(explainer.stopped).toBe(1);
  });
});
