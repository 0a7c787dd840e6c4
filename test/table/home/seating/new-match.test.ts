import { expect, test } from 'vitest';
import { starcraft } from '../../../../src/games/starcraft/game.ts';
import { theseus } from '../../../../src/games/theseus/game.ts';
import { messageFor } from '../../../../src/kernel/match/refusal.ts';
import type { Game, Match } from '../../../../src/kernel/history/playable.ts';
import { newMatchFeature, openNewMatch } from '../../../../src/table/home/seating/new-match.tsx';
import { spaceEmpires } from '../../../../src/games/space-empires/game.ts';
import type { PastGame } from '../../../../src/session/learning/ledger.ts';
import { DEFAULT_VALUES } from '../../../../src/session/setting/draft.ts';
import { tableFormatter } from '../../../../src/table/frame/text/say.ts';
import { preferencesOf } from '../../desk-of.ts';
import { rowsOf, situationAt } from '../../screen-of.tsx';

/** The seed by which chance deals. */
const HIDDEN = 'a8f1-hidden';

/** The form for a game, its keys, and the matches that it began. */
function newMatchOf(game: Game, size = { columns: 120, rows: 40 }, past: readonly PastGame[] = []) {
  const begun: Match[] = [];
  const format = tableFormatter(game.texts.en);
  const at = situationAt(size, preferencesOf().look(format));
  let state = openNewMatch(
    { loaded: { game, texts: game.texts.en, format }, hiddenSeed: HIDDEN, beginnings: DEFAULT_VALUES, past },
    at,
  );
  const press = (...keys: readonly string[]): void => {
    for (const key of keys) {
      const step = newMatchFeature.update(state, { kind: 'key', key }, at);
      ({ state } = step);
      for (const effect of step.effects ?? []) {
        if (effect.do !== 'begin') continue;
        try {
          begun.push(game.start(effect.match.setting));
        } catch (error) {
          ({ state } = newMatchFeature.update(state, { kind: 'refused', words: messageFor(error) }, at));
        }
      }
    }
  };
  return { begun, frame: () => rowsOf(state, at).join('\n'), press };
}

/** Two lines below the line of the seats, three for each seat, and four choices: the last of them is teams. */
const toTeams = (seats: number): string[] => Array.from({ length: 2 + 3 * seats + 4 }, () => 'down');
const back = (steps: readonly string[]): string[] => steps.map(() => 'up');

test.each([starcraft, theseus])('all that can be chosen for $title is named whole', game => {
  const { frame } = newMatchOf(game, { columns: 80, rows: 23 });
  expect(frame()).toContain(game.title);
  expect(frame()).not.toContain('…');
});

test('the seed that chance deals by is not shown on the open page; one that is typed is', () => {
  const { begun, frame, press } = newMatchOf(theseus);
  expect(frame()).toMatch(/Seed +by chance *$/m);
  press('end');
  expect(frame()).toMatch(/Seed +_ by chance/);
  expect(frame()).not.toContain(HIDDEN);
  press('home', 'enter', 'end', 'k', '7');
  expect(frame()).toMatch(/Seed +k7_ *$/m);
  press('home', 'enter');
  expect(begun.map(({ start }) => start.seed)).toEqual([HIDDEN, 'k7']);
});

test('SC-23.2 teams for two seats are refused on the page, with the reason; for four they begin', () => {
  const { begun, frame, press } = newMatchOf(starcraft);
  press(...toTeams(2), 'right', ...back(toTeams(2)), 'enter');
  expect(begun).toEqual([]);
  expect(frame()).toContain('Team play is for 4 or 6 seats, in teams of two; there are 2.');
  press('down', 'down', 'right');
  expect(frame()).not.toContain('Team play is for 4 or 6 seats');
  press('up', 'up', 'enter');
  expect(frame()).toContain('in teams of two; there are 3.');
  press('down', 'down', 'right', 'up', 'up', 'enter');
  expect(begun).toHaveLength(1);
  expect(begun[0]?.start).toMatchObject({ options: { teams: 'yes' } });
});

test('a changed game keeps the cursor on its row, so that the next one is one key away, and the names that were typed', () => {
  const format = tableFormatter(theseus.texts.en);
  const at = {
    ...situationAt({ columns: 80, rows: 23 }, preferencesOf().look(format)),
    games: [
      { id: starcraft.id, title: starcraft.title },
      { id: theseus.id, title: theseus.title },
    ],
  };
  let state = openNewMatch(
    {
      loaded: { game: starcraft, texts: starcraft.texts.en, format },
      hiddenSeed: HIDDEN,
      beginnings: DEFAULT_VALUES,
      past: [],
    },
    at,
  );
  for (const key of ['down', 'down', 'down', 'rub-out', 'backspace', 'Z', 'up', 'up']) {
    ({ state } = newMatchFeature.update(state, { kind: 'key', key }, at));
  }
  const { effects = [] } = newMatchFeature.update(state, { kind: 'key', key: 'right' }, at);
  const [effect] = effects;
  if (effect?.do !== 'new-match') throw new Error('the next game is not asked for');
  expect(effect.game).toBe(theseus.id);
  const changed = openNewMatch(
    {
      loaded: { game: theseus, texts: theseus.texts.en, format },
      hiddenSeed: HIDDEN,
      beginnings: effect.beginnings ?? DEFAULT_VALUES,
      past: [],
    },
    at,
  );
  expect(rowsOf(changed, at).find(row => row.includes('▸'))).toContain('← Theseus: The Dark Orbit →');
  expect(rowsOf(changed, at).join('\n')).toMatch(/Seat 1 name +AnZ/);
});

test('who plays alone reads how games with the same scenario and difficulty ended', () => {
  const past = (scenario: string, difficulty: string, won: boolean, round: number): PastGame => ({
    seed: `${scenario} ${round}`,
    choices: { scenario, difficulty },
    won,
    round,
  });
  const games = [
    past('solo-machines-small', 'easy', true, 14),
    past('solo-machines-small', 'easy', true, 12),
    past('solo-machines-small', 'easy', false, 9),
    past('solo-machines-small', 'hard', true, 15),
  ];
  const { frame, press } = newMatchOf(spaceEmpires, { columns: 120, rows: 40 }, games);
  expect(frame()).not.toContain('games like this');
  press('down', 'down', 'left');
  expect(frame()).toMatch(
    /3 games, 2 won\. The quickest victory came in cycle 12\. The last one was lost in cycle 9\./,
  );
});
