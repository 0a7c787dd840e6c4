import { describe, expect, test } from 'vitest';
import { emperorBoard } from '../../../../src/games/galactic-emperor/board/index.ts';
import { ROUND_PAGE } from '../../../../src/games/galactic-emperor/board/round-page.ts';
import { en } from '../../../../src/games/galactic-emperor/text/en.ts';
import { createFormatter } from '../../../../src/kernel/words/format.ts';
import type { LogEvent } from '../../../../src/kernel/match/events.ts';
import type { Ref, Viewer } from '../../../../src/kernel/words/message.ts';
import { scene } from '../scene.ts';
import type { Scene } from '../scene.ts';
import { contextOf, picture } from './painting.ts';

const format = createFormatter(en, ['Ann', 'Bob', 'Cid', 'Dee']);

/** What the inspector says of a thing, without where the facts come from. */
function told(table: Scene, ref: Ref): string {
  const found = emperorBoard.inspect?.(table.match.view('spectator'), ref, contextOf()) ?? null;
  const lines = (found?.sections ?? []).filter(({ aside }) => aside !== true).flatMap(section => section.lines);
  return lines.map(line => line.map(({ text }) => text).join('')).join('\n');
}

/** What the log says, in words. */
const said = (table: Scene, reader: Viewer = 'spectator'): string[] =>
  table.match.events(reader).map(({ words }) => format(words));

/** What a pane shows of a match. */
const shown = (table: Scene, pane: string): string => picture(pane, table.match.view('spectator'), 100, 40).join('\n');

/** The moments of what is done, each with its title and what it means. */
function moments(
  table: Scene,
  deeds: () => unknown,
): { readonly kind: string; readonly title: string; readonly why: string }[] {
  const found: { kind: string; title: string; why: string }[] = [];
  table.match.onBeat = ({ kind }) => {
    const { title = '', why = '' } = emperorBoard.scene?.(kind, table.match.view('spectator'), contextOf()) ?? {};
    found.push({ kind, title, why });
  };
  deeds();
  return found;
}

/** What moments of a kind mean. */
const why = (table: Scene, kind: string, deeds: () => unknown): string[] =>
  moments(table, deeds).flatMap(moment => (moment.kind === kind ? [moment.why] : []));

describe('the Roles pane', () => {
  test('GE-5.2 offers no technologies after Omega has exploded', () => {
    const before = scene().begin('round.begin', {});
    expect(shown(before, 'roles')).toContain('Robotics 2 energy');
    const after = scene().tile('d4', 'black-hole').begin('round.begin', {});
    expect(shown(after, 'roles')).not.toContain('Robotics');
    expect(shown(after, 'roles')).toContain('no more can be bought');
  });

  test('GE-15 marks prices and costs that are our design, not those that are printed or from the players’ own box', () => {
    const pane = shown(scene().begin('round.begin', {}), 'roles');
    expect(pane).toContain('Robotics 2 energy ~');
    expect(pane).toMatch(/Space Pirate 1 energy(?! ~)/);
    expect(pane).toContain('metal: 1 1 2 2 3 3 ~');
    expect(pane).toContain('~ designed or only implied');
    const box = { prices: { food: [1, 2, 3, 4, 5, 6], metal: [1, 2, 3, 4, 5, 6], energy: [1, 2, 3, 4, 5, 6] } };
    const own = shown(scene(3, { box }).begin('round.begin', {}), 'roles');
    expect(own).toMatch(/metal: 1 2 3 4 5 6(?! ~)/);
    expect(own).toContain('Robotics 2 energy ~');
  });
});

describe('the inspector', () => {
  test('GE-2.10 calls an unused home tile what it is, a planet sector', () => {
    const table = scene().tile('c5', 'home-yellow').row('home-purple').begin('round.begin', {});
    expect(told(table, 'space:c5')).toContain('planet sector');
    expect(told(table, 'tile:home-yellow')).toContain('planet sector');
    expect(told(table, 'tile:home-purple')).toContain('planet sector');
    expect(told(table, 'space:a4')).toMatch(/kind +home/);
    // The home of who has given up is one, too.
    table.match.concede(1);
    table.answer('clockwise');
    expect(told(table, 'space:g4')).toContain('planet sector');
  });

  test('GE-11.3 says of a Saboteur that was caught that it has left the game', () => {
    const table = scene()
      .also(state => state.gone.push('saboteur'))
      .begin('round.begin', {});
    expect(told(table, 'technology:saboteur')).toMatch(/owner +none: it has left the game/);
    expect(told(table, 'technology:robotics')).toMatch(/owner +nobody/);
  });
});

describe('battles', () => {
  const surprise = (change: (table: Scene) => void = () => undefined) => {
    const table = scene()
      .noShips()
      .tile('d4', 'black-hole')
      .ships(0, 'd4', { cruiser: 1 })
      .ships(1, 'g2', { fighter: 3 });
    change(table);
    return table.dice(5, 5).role('warlord', 2).begin('warlord.begin', { seat: 0 });
  };
  const attack = (table: Scene) => table.answer('warp:cruiser-1@d4', 'to:g2');

  test('GE-9.10 the battle pane names a surprise attack, which is no round', () => {
    const table = surprise(one => one.ships(1, 'g2', { fighter: 3, cruiser: 1 }));
    attack(table);
    expect(shown(table, 'battle')).toContain('G2: surprise attack, phase 2');
    expect(shown(table, 'battle')).not.toContain('round 0');
  });

  test('GE-9.10 nobody is said to fire back in a surprise attack, GE-9.14: in a round both sides fire', () => {
    const table = surprise(one => one.ships(1, 'g2', { fighter: 3, cruiser: 1 }));
    const [first] = why(table, 'dice', () => attack(table));
    expect(first).toContain('nobody fires back');
    expect(first).not.toContain('both sides');
    const usual = scene().noShips().ships(0, 'c4', { cruiser: 1 }).ships(1, 'c5', { cruiser: 1 }).dice(1, 1, 1, 1);
    usual.role('warlord', 2).begin('warlord.begin', { seat: 0 });
    const [round] = why(usual, 'dice', () => usual.answer('move:cruiser-1@c4', 'to:c5'));
    expect(round).toContain(
      'Fighters hit on 5 and 6, everything else on 4 to 6; both sides of a phase fire at the same time.',
    );
  });

  test('GE-11.3 with Plasma Weapons the card of the dice says what hits', () => {
    const table = surprise(one => one.technology(0, 'plasma-weapons'));
    const [first] = why(table, 'dice', () => attack(table));
    expect(first).toContain('Plasma Weapons');
    expect(first).toContain('Fighters on 4 to 6, bigger ships on 3 to 6');
  });

  test('GE-9.12 the card of a battle says when it is fought', () => {
    const begun = (battles: 'any-time' | 'after-movement') => {
      const table = scene(3, { battles }).noShips().ships(0, 'c4', { cruiser: 1 }).ships(1, 'c5', { cruiser: 1 });
      table.role('warlord', 2).begin('warlord.begin', { seat: 0 });
      return why(table, 'battle', () => table.answer('move:cruiser-1@c4', 'to:c5'))[0];
    };
    expect(begun('any-time')).toContain('between moves or after them');
    expect(begun('after-movement')).toContain('All movement of a turn comes first');
  });

  test('GE-12.8 the final battle has a card of its own', () => {
    const view = scene().noShips().ships(0, 'c4', { cruiser: 1 }).ships(1, 'c5', { cruiser: 1 });
    view
      .also(state => {
        const side = (seat: number) =>
          ({
            seat,
            groups: [{ kind: 'cruiser', from: null, warped: false, count: 1, onSide: 0 }],
            token: null,
            shields: 'none',
          }) as const;
        state.battle = {
          kind: 'final',
          space: null,
          sides: [
            { ...side(0), groups: [...side(0).groups] },
            { ...side(1), groups: [...side(1).groups] },
          ],
          round: 1,
          phase: 1,
          extra: null,
          empireFell: false,
        };
      })
      .technology(0, 'plasma-weapons')
      .begin('battle.round', {});
    const seen = emperorBoard.scene?.('battle', view.match.view('spectator'), contextOf());
    expect([seen?.title, seen?.why]).toEqual([
      'The final battle begins',
      'All ships of both fight in a neutral place until one side has none, without attacker and defender.',
    ]);
    expect(emperorBoard.scene?.('dice', view.match.view('spectator'), contextOf())?.why).not.toContain('Plasma');
  });

  test('GE-9.16 what lies on its side is in sight where the pane is narrow', () => {
    const table = scene()
      .noShips()
      .tile('c4', 't05')
      .ships(0, 'c4', { dreadnought: 1 })
      .ships(1, 'c5', { dreadnought: 2 });
    table.dice(1, 1, 1, 6, 1, 1, 1, 1, 1).role('warlord', 2).begin('warlord.begin', { seat: 0 });
    table.answer('move:dreadnought-1@c4', 'to:c5').until('battle.retreat', 'fight');
    const pane = picture('battle', table.match.view('spectator'), 42, 20).join('\n');
    expect(pane).toContain('1 Dreadnought, from C4, 1 on its side');
  });

  test('GE-11.6 a move that is taken back is told in good grammar', () => {
    const table = scene()
      .noShips()
      .ships(0, 'c2', { fighter: 1 })
      .technology(0, 'fusion-engines')
      .technology(2, 'saboteur');
    table.role('warlord', 1).begin('warlord.begin', { seat: 0 });
    table.answer('move:fighter-1@c2', 'to:c3', 'to:c4', 'to:c5', 'block', 'leave');
    expect(said(table)).toContain(
      'Ann takes back a move that only Fusion Engines made possible: 1 Fighter back at C2.',
    );
  });
});

/** What the page of a round says of a match so far. */
const page = (table: Scene, reader: Viewer = 'spectator'): string[] => pageOn(table.match.events(reader));

/** What it says of events. */
const pageOn = (events: readonly LogEvent[]): string[] =>
  (ROUND_PAGE.things?.(events) ?? []).map(
    ({ seat, words }) => `${seat === null ? 'all' : (['Ann', 'Bob', 'Cid'][seat] ?? '')}: ${format(words)}`,
  );

test('GE-8.1 the page of a round counts the free Fighter of the chooser among the new ships', () => {
  const table = scene()
    .also(state => {
      for (const seat of state.seats) Object.assign(seat, { metal: 6, energy: 3, marks: 9 });
    })
    .role('engineer', 0)
    .play();
  table.answer(table.options.find(id => id.startsWith('cruiser:')) ?? '', 'done');
  expect(page(table)).toContain('Ann: New ships: 1 Fighter, 1 Cruiser.');
});

test('GE-9.23 the page of a round says how many Empires were destroyed', () => {
  const table = scene(3, { openScores: true }).role('regent', 0).begin('regent.score', {});
  const [event] = table.match.events('spectator');
  if (event === undefined) throw new Error('nothing was told');
  const fallen = { ...event, words: { key: 'points.empire', with: { seat: { seat: 1 }, points: 1 } } };
  expect(pageOn([fallen])).toEqual(['Bob: +1 point for destroying an Empire.']);
  expect(pageOn([fallen, fallen])).toEqual(['Bob: +2 points for destroying 2 Empires.']);
});

describe('influence', () => {
  test('GE-10.7 the page of a round counts as won only what somebody else or nobody had', () => {
    const table = scene().tile('b4', 't05', 0, 'starbase').tile('c4', 't06', 0).tile('c5', 't07').tile('e4', 't08', 2);
    table.role('regent', 2).play().until('regent.place', 'pass');
    // Ann raises Anvil and takes Cobalt Deep; Bob lowers her Ferrum; Cid guards Ember.
    table.answer('space:c4', 'space:c5', 'space:b4', 'done', 'space:e4', 'done');
    expect(said(table)).toEqual(
      expect.arrayContaining([
        'The Starbase of Ann on Ferrum (B4) is lowered: 1 left, an Empire.',
        'Ann has 2 left on Anvil (C4), and raises a Starbase.',
        'Ann has 1 left on Cobalt Deep (C5): Empire.',
      ]),
    );
    expect(page(table)).toEqual(
      expect.arrayContaining([
        'Ann: Won by influence: Cobalt Deep (C5).',
        'Ann: Raised to Starbases: Anvil (C4).',
        'Ann: Lowered to Empires: Ferrum (B4).',
        'Cid: Raised to Starbases: Ember (E4).',
      ]),
    );
    expect(page(table).filter(line => line.includes('Ferrum'))).toHaveLength(1);
  });

  test('GE-10.6, GE-10.7 the page of a round says who has lost a sector by influence', () => {
    const table = scene().tile('b4', 't05', 1).tile('c4', 't06', 2).role('regent', 2).play();
    table.until('regent.place', 'pass');
    // Ann outnumbers Bob's Empire; Bob is as strong as Cid's, which nobody keeps.
    table.answer('space:b4', 'space:b4', 'space:c4', 'done', 'done');
    expect(said(table)).toEqual(
      expect.arrayContaining([
        'Ann has 1 left on Ferrum (B4): Empire. Bob loses it.',
        'Nobody has influence left on Anvil (C4). Cid loses it.',
      ]),
    );
    expect(page(table)).toEqual(
      expect.arrayContaining([
        'Ann: Won by influence: Ferrum (B4).',
        'Bob: Lost by influence: Ferrum (B4).',
        'Cid: Lost by influence: Anvil (C4).',
      ]),
    );
  });

  test('GE-10.6 what stays as it was is told as that', () => {
    const table = scene().tile('b4', 't05', 0, 'starbase').role('regent', 2).play().until('regent.place', 'pass');
    table.answer('space:b4', 'done', 'space:b4', 'done', 'done');
    // 3 against 1 leaves the Starbase.
    expect(said(table)).toContain('Ann keeps Ferrum (B4) with 2 left: Starbase.');
    expect(page(table).filter(line => line.includes('Ferrum'))).toEqual([]);
  });

  test('GE-13.3 the page says how many points only to who got them', () => {
    const table = scene().tile('b4', 't11', 1).role('regent', 0).begin('regent.score', {});
    expect(page(table)).toEqual(['Ann: Points for planets.', 'Bob: Points for planets.', 'Cid: Points for planets.']);
    expect(page(table, 1)).toContain('Bob: +3 points for planets.');
  });
});

describe('points', () => {
  test('GE-13.3 the card of a Regent says that points are hidden only where they are', () => {
    const scored = (openScores: boolean) => {
      const table = scene(3, { openScores }).role('regent', 0).play().until('regent.place', 'pass');
      return why(table, 'points', () => table.answer('done', 'done', 'done'));
    };
    expect(scored(false)[0]).toContain('hidden until the end');
    expect(scored(true)).toEqual(['Each planet brings a point.']);
  });

  test('GE-12.5 the last points have a card of their own', () => {
    const table = scene()
      .also(state => (state.paid = 115))
      .role('regent', 0)
      .play()
      .until('regent.place', 'pass');
    const found = moments(table, () => table.answer('done', 'done', 'done')).filter(({ kind }) => kind === 'tycoons');
    expect(found.map(({ why: words }) => words)).toEqual([expect.stringContaining('full Storage')]);
  });
});

test('GE-12.3 who has all tokens on sectors is named before the role ends, but not while influence lies about', () => {
  const spaces = ['b3', 'b4', 'c4', 'c5', 'c3', 'b2', 'a2', 'a3', 'e3', 'e4', 'e5'] as const;
  const tiles = ['t01', 't02', 't03', 't04', 't05', 't06', 't07', 't08', 't09', 't10', 't11'] as const;
  const told = (tokens: number, role: 'warlord' | 'regent') => {
    const table = scene();
    for (const [at, space] of spaces.slice(0, tokens).entries()) table.tile(space, tiles[at] ?? 't01', 1);
    table.role(role, 0).play();
    return emperorBoard.alarms?.(table.match.view('spectator'), contextOf()) ?? [];
  };
  const end = 'Bob has all tokens on sectors: if that stays so, the game ends after this role.';
  expect(told(11, 'warlord')).toContain(end);
  expect(told(10, 'warlord')).not.toContain(end);
  expect(told(10, 'regent')).not.toContain(end);
});

test('GE-6.1 the card of the market says that a table makes prices of dice', () => {
  const table = scene().role('steward', 0).begin('round.begin', {});
  const { why: words } = emperorBoard.scene?.('market', table.match.view('spectator'), contextOf()) ?? {};
  expect(words).toContain('the table');
  expect(words).not.toMatch(/is the price/);
});
