import { describe, expect, test } from 'vitest';
import { orrery } from './said.ts';
import { GAMES } from '../../src/games/index.ts';

const NO_CHESS = `There is no game "chess". The games: ${Object.keys(GAMES).join(', ')}.`;

describe('wrong usage ends with 2 and a word about what to do', () => {
  const wrong: readonly (readonly [readonly string[], string])[] = [
    [
      ['pley'],
      'There is no command "pley" of orrery. Did you mean play? Use one of play, learn, resume, replay, export, saves, rules, simulate, engine, paths, about, version, completion, man, or --help.',
    ],
    [['pley', '--json'], '--json'],
    [['--no-such-flag'], '--no-such-flag'],
    [['--color', 'pink'], 'is invalid. Use one of auto, always, never'],
    [
      ['saves', 'foo'],
      'There is no command "foo" of orrery saves. Use one of list, show, export, pack, rm, or --help.',
    ],
    [['saves', 'show'], "missing required argument 'save'"],
    [['saves', 'show', 'a', 'b'], 'too many arguments'],
    [['saves', 'rm', '../x', '--yes'], '"../x" is not the name of a save: see orrery saves list.'],
    [['saves', 'rm', '/etc/passwd', '--yes'], 'is not the name of a save'],
    [['saves', 'rm', '', '--yes'], 'is not the name of a save'],
    [['learn', 'chess'], NO_CHESS],
    [['learn', 'starcraft', 'juggling'], 'has no lesson "juggling". There are '],
    [['learn', 'theseus', 'juggling'], 'has no lesson "juggling". There are 0 table, 1 walking, '],
    [['learn', 'starcraft', 'workers-pay', 'now'], 'too many arguments'],
    [['play'], "orrery: missing required argument 'game'. Examples and all options: orrery --help"],
    [['--asci'], "orrery: unknown option '--asci' (Did you mean --ascii?). Examples"],
    [['play', 'chess'], NO_CHESS],
    [['play', 'starcraft', '--quick', '--by-hand'], 'Use --quick or --by-hand, not both.'],
    [['play', 'starcraft', '--beginner'], 'StarCraft: The Board Game has no --beginner. It has --set-up=quick|by-hand'],
    [['play', 'theseus', '--random'], '--random can mean --deal=random, --first=random, --ring=random.'],
    [['play', 'theseus', '--ring=square'], 'use --ring=standard, --ring=random, --ring=by-hand.'],
    [
      ['play', 'theseus', '--round-limit=soon'],
      'use --round-limit=none, --round-limit=10, --round-limit=15, --round-limit=20, --round-limit=30, or --round-limit=N for a number from 1 to 1000.',
    ],
    [['simulate', 'theseus', '--round-limit=1001'], 'or --round-limit=N for a number from 1 to 1000.'],
    [['play', 'theseus', 'beginner'], 'has no beginner'],
    [['play', 'theseus', '--galactic-conquest'], 'has no --galactic-conquest'],
    [['simulate', 'theseus', '--beginners'], 'has no --beginners'],
    [['play', 'starcraft', '--seats', 'Ann'], 'is for 2 to 6 seats, not 1.'],
    [['play', 'galactic-emperor', '--seats', '2'], 'Galactic Emperor is for 3 to 6 seats, not 2.'],
    [['play', 'space-empires', '--seats', '9'], 'is for 1 to 8 seats, not 9.'],
    [['play', 'starcraft', '--seats', 'A,B,C,D,E,F,G'], 'is for 2 to 6 seats, not 7.'],
    ...[2, 3, 5].flatMap(seats => {
      const names = ['Ann', 'Bob', 'Cyd', 'Dan', 'Eve'].slice(0, seats).join(',');
      const reason = `Team play is for 4 or 6 seats, in teams of two; there are ${seats}.`; // SC-23.2
      return [
        [['play', 'starcraft', '--seats', names, '--teams'], reason] as const,
        [['play', 'starcraft', '--seats', names, '--teams', '--galactic-conquest'], reason] as const,
        [['simulate', 'starcraft', '--seats', String(seats), '--teams'], reason] as const,
      ];
    }),
    [['play', 'theseus', '--seats', 'Ann,hard,hard'], '"hard" makes no computer player. That is a name and then :bot'],
    [['play', 'theseus', '--seats', 'Ann,Bob=hard'], 'write "Bob:bot-hard".'],
    [['play', 'theseus', '--seats', 'Ann,Bob=bot-easy'], 'write "Bob:bot-easy".'],
    [['play', 'theseus', '--seats', 'Ann,Bob:master'], 'write "Bob:bot-master".'],
    [['play', 'theseus', '--seats', 'Ann,bot'], 'write "Bob:bot".'],
    [['play', 'starcraft', '--seats', ''], 'needs a name of 1 to 24 printable characters'],
    [['play', 'starcraft', '--seats', 'Ann,\u001b[2J'], '"\\u001b[2J" needs a name'],
    [['play', 'starcraft', '--seats', `Ann,${'B'.repeat(25)}`], 'needs a name'],
    [
      ['play', 'starcraft', '--seats', 'Ann,Ann'],
      '--seats names Ann twice: give every seat its own name. A person with several seats is chosen on the new-match screen: "played by".',
    ],
    [['play', 'starcraft', '--seats', 'Ann:raynor,Bob:raynor'], 'raynor'],
    [['play', 'starcraft', '--seats', 'Ann:napoleon,Bob'], 'Ann can\'t have "napoleon". There are '],
    [['play', 'starcraft', '--seats', 'Ann:raynor:mengsk,Bob'], 'NAME:FACTION:bot'],
    [['play', 'starcraft', '--seed', 'x'.repeat(201)], 'Use at most 200 characters'],
    [['simulate'], "missing required argument 'game'"],
    [['simulate', 'chess'], NO_CHESS],
    [['simulate', '__proto__'], 'There is no game "__proto__"'],
    [['simulate', 'starcraft', '--seats', '7'], 'is for 2 to 6 seats, not 7.'],
    [['simulate', 'starcraft', '--seats', '1'], 'is for 2 to 6 seats, not 1.'],
    ...['0', '-1', '1.5', 'two', '', ' 2', '1e1', '0x2', '99'].map(
      seats => [['simulate', 'starcraft', `--seats=${seats}`], 'Use a whole number from 1 to 16'] as const,
    ),
    [['simulate', 'starcraft', '--matches', '0'], 'Use a whole number from 1 to 1000000'],
    [['engine', 'now'], 'too many arguments'],
  ];
  test.each(wrong)('orrery %j', async (args, message) => {
    const { code, out, err } = await orrery('--saves', '/nowhere', ...args);
    expect({ code, out }).toEqual({ code: 2, out: '' });
    expect(err).toContain(message);
    expect(err.trimEnd().split('\n').length).toBeLessThanOrEqual(2);
  });
});
