// The floors of the house: what may import what. ARCHITECTURE.md draws them; this file enforces them.

const GAME = '^src/games/([^/]+)/';

/** The libraries that the program is made with: they, and what they need, go into the bundle. */
const BUNDLED = [
  'chalk',
  'commander',
  'conf',
  'env-paths',
  'ink',
  'leven',
  '@noble/ciphers',
  '@noble/hashes',
  'pure-rand',
  'react',
  'string-width',
  'valibot',
];

/** The rooms of a sitting, from the bottom up; what lies in none of them puts them together. */
const SESSION_ROOMS = ['text', 'teaching', 'learning', 'setting', 'sitting', 'looking-back', 'running'];
/** The rooms of the table's frame, from the bottom up. */
const FRAME_ROOMS = ['edge', 'text', 'theme', 'preferences', 'store', 'ui'];
/**
 * The features of the table, by their group: each may import the group's first room, which is no feature, but no other
 * feature.
 */
const FEATURES = {
  match: ['play', 'moments', 'replay', 'hand-over', 'end', 'coach', 'log', 'inspect'],
  home: ['front', 'seating', 'lessons', 'settings', 'menu', 'ask', 'rules'],
};
/** Rooms within rooms, from the bottom up; what lies in none of them lies above them. */
const INNER_ROOMS = {
  'match/play': ['question', 'panes'],
  app: ['screens', 'effects'],
};
/** The words of the list of games, which is there before a game is loaded. */
const GAMES_WORDS = '^src/games/listed\\.[a-zA-Z-]+\\.ts$';

/** Whatever comes from a registry. */
const ANY_PACKAGE = ['npm', 'npm-dev', 'npm-optional', 'npm-peer', 'npm-bundled', 'npm-no-pkg', 'npm-unknown'];

/** `view.ts`, and pieces of it such as `battle-view.ts`. */
const VIEW = '[a-z-]*view';

/** A part of a game may be one file (`state.ts`) or a folder (`state/`). */
const part = (...names) => `^src/games/$1/(${names.join('|')})(/|\\.tsx?$)`;
const from = (...names) => ({ path: `${GAME}(${names.join('|')})(/|\\.tsx?$)` });

/** `names` of a game may import only `allowed` of that same game. */
const within = (names, allowed) => ({
  name: `game-${names.join('-').replace(VIEW, 'view')}`,
  comment: `${names.join(', ')} of a game may import only ${allowed.join(', ')} of it`,
  severity: 'error',
  from: from(...names),
  to: { path: '^src/games/$1/', pathNot: part(...allowed) },
});

/** Files under `path` may import only `allowed` of the house. */
const floor = (name, path, allowed) => ({
  name,
  comment: `${name} may import only ${allowed.join(', ') || 'itself'}`,
  severity: 'error',
  from: typeof path === 'string' ? { path } : path,
  to: { path: '^(src|test|bin|scripts)/', pathNot: allowed },
});

/** What a sitting, and so the table, stands on. */
const BELOW_SESSION = [
  '^src/(kernel|saves|bots|boards)/',
  '^src/lessons/lesson\\.ts$',
  '^src/games/index\\.ts$',
  GAMES_WORDS,
  '^src/games/[^/]+/game\\.ts$',
];

module.exports = {
  forbidden: [
    { name: 'no-circular', severity: 'error', from: {}, to: { circular: true } },
    {
      name: 'not-to-unresolvable',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true },
    },

    // ---- the floors, from the bottom up
    floor('kernel', '^src/kernel/', ['^src/kernel/']),
    floor('kernel-plain', '^src/kernel/plain/', ['^src/kernel/plain/']),
    floor('kernel-words', '^src/kernel/words/', ['^src/kernel/(words|plain)/']),
    floor('kernel-book', '^src/kernel/book/', ['^src/kernel/(book|words|plain)/']),
    floor('kernel-match', '^src/kernel/match/', ['^src/kernel/(match|book|words|plain)/']),
    floor('kernel-history', '^src/kernel/history/', ['^src/kernel/(history|match|book|words|plain)/']),
    // What is drawn with knows no match, but messages.
    floor('boards-drawing', '^src/boards/drawing/', [
      '^src/boards/drawing/',
      '^src/kernel/words/(message|format)\\.ts$',
    ]),
    floor('boards', '^src/boards/', ['^src/boards/', '^src/kernel/']),
    floor('lessons', '^src/lessons/', ['^src/lessons/', '^src/kernel/']),
    floor('saves', '^src/saves/', ['^src/saves/', '^src/kernel/']),
    floor('saves-input', '^src/saves/input/', ['^src/saves/input/', '^src/kernel/']),
    floor('saves-lines', '^src/saves/lines/', ['^src/saves/(lines|input)/', '^src/kernel/']),
    floor('saves-disk', '^src/saves/disk/', ['^src/saves/(disk|input)/', '^src/kernel/']),
    floor('saves-folder', '^src/saves/folder/', ['^src/saves/(folder|disk|input)/', '^src/kernel/']),
    floor('saves-file', '^src/saves/file/', ['^src/saves/(file|folder|disk|lines|input)/', '^src/kernel/']),
    floor('saves-old', '^src/saves/old/', ['^src/saves/(old|folder|lines|input)/', '^src/kernel/']),
    {
      name: 'saves-rooms-only',
      comment: 'every file of saves lies in one of its rooms',
      severity: 'error',
      from: { path: '^src/saves/[^/]+$' },
      to: {},
    },
    floor('bots', '^src/bots/', ['^src/bots/', '^src/kernel/']),
    floor('game-rules-side', from('data', 'text', 'state', 'options', 'rules', VIEW, 'imagine', 'game'), [
      '^src/games/$1/',
      '^src/kernel/',
    ]),
    floor('game-bot', from('bot'), ['^src/games/$1/', '^src/kernel/', '^src/bots/']),
    floor('game-screens', from('board', 'lessons'), ['^src/games/$1/', '^src/(boards|lessons|kernel)/']),
    floor('protocol', '^src/protocol/', [
      '^src/(protocol|kernel|saves|bots)/',
      '^src/games/index\\.ts$',
      '^src/games/[^/]+/game\\.ts$',
    ]),
    // What a sitting is: without a screen, so that the command line and scripts use it too.
    floor('session', '^src/session/', ['^src/session/', ...BELOW_SESSION]),
    ...SESSION_ROOMS.map((room, at) =>
      floor(`session-${room}`, `^src/session/${room}/`, [
        `^src/session/(${SESSION_ROOMS.slice(0, at + 1).join('|')})/`,
        ...BELOW_SESSION,
      ]),
    ),
    ...FRAME_ROOMS.map((room, at) =>
      floor(`table-frame-${room}`, `^src/table/frame/${room}/`, [
        `^src/table/frame/(${FRAME_ROOMS.slice(0, at + 1).join('|')})/`,
        '^src/session/',
        ...BELOW_SESSION,
      ]),
    ),
    floor('table-board', '^src/table/match/board/', [
      '^src/table/(frame|match/board)/',
      '^src/session/',
      ...BELOW_SESSION,
    ]),
    ...Object.entries(FEATURES).map(([group, features]) =>
      // A feature reaches another one only through `frame/store/screen-requests.ts`.
      floor(`table-${group}`, `^src/table/${group}/(${features.join('|')})/`, [
        `^src/table/${group}/$1/`,
        ...(group === 'match' ? ['^src/table/match/board/'] : []),
        '^src/table/frame/',
        '^src/(session|kernel|saves|boards)/',
        '^src/lessons/lesson\\.ts$',
      ]),
    ),
    ...Object.entries(INNER_ROOMS).flatMap(([around, rooms]) =>
      rooms.map((room, at) =>
        floor(`${around.replace('/', '-')}-${room}`, `^src/table/${around}/${room}/`, [
          `^src/table/${around}/(${rooms.slice(0, at + 1).join('|')})/`,
          `^src/(?!table/${around}/)`,
        ]),
      ),
    ),
    floor('table-app', '^src/table/', ['^src/(table|session)/', ...BELOW_SESSION]),
    {
      name: 'table-rooms-only',
      comment: 'every file of the table lies in app/, in a room of the frame, or in a feature of the match or of home',
      severity: 'error',
      from: {
        path: '^src/table/',
        pathNot: [
          '^src/table/app/',
          `^src/table/frame/(${FRAME_ROOMS.join('|')})/`,
          '^src/table/match/board/',
          ...Object.entries(FEATURES).map(([group, features]) => `^src/table/${group}/(${features.join('|')})/`),
        ],
      },
      to: {},
    },
    floor('cli', '^src/cli/', ['^src/']),
    {
      name: 'cli-lazy',
      comment: 'the command line loads screens and the protocol only when they are needed: await import(…)',
      severity: 'error',
      from: { path: '^src/cli/' },
      to: { path: '^src/(table|session|protocol|boards)/', dynamic: false, dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'cli-main-lazy',
      comment: 'main.ts loads every command and floor only when it is needed: await import(…)',
      severity: 'error',
      from: { path: '^src/cli/main\\.ts$' },
      to: { path: '^src/', pathNot: '^src/cli/', dynamic: false, dependencyTypesNot: ['type-only'] },
    },

    // ---- inside a game: data < text < state < options < rules < view < bot, game
    within(['data'], ['data']),
    within(['text'], ['data', 'text']),
    within(['state'], ['data', 'text', 'state']),
    within(['options'], ['data', 'text', 'state', 'options']),
    within(['rules'], ['data', 'text', 'state', 'options', 'rules']),
    within([VIEW], ['data', 'text', 'state', 'rules', VIEW]),
    within(['imagine'], ['data', 'text', 'state', 'rules', VIEW, 'imagine']),
    within(['bot'], ['data', 'text', 'state', 'rules', VIEW, 'imagine', 'bot']),
    within(['game'], ['data', 'text', 'state', 'options', 'rules', VIEW, 'imagine', 'bot', 'game']),
    within(['board'], ['data', 'text', 'state', VIEW, 'board']),
    within(['lessons'], ['data', 'text', 'state', 'rules', VIEW, 'lessons']),
    {
      name: 'game-parts',
      comment: 'a game consists of data, text, state, options, rules, view, bot, game, board and lessons',
      severity: 'error',
      from: {
        path: `${GAME}`,
        pathNot: `${GAME}(data|text|state|options|rules|${VIEW}|imagine|bot|game|board|lessons)(/|\\.tsx?$)`,
      },
      to: {},
    },

    // ---- the list of games
    floor('games-index', '^src/games/index\\.ts$', [
      '^src/kernel/',
      '^src/bots/', // what a bot is, and the one that every game has
      '^src/boards/', // what a board is, and what it paints with
      '^src/lessons/lesson\\.ts$',
      '^src/games/[^/]+/((game|bot)\\.ts$|(board|lessons)/index\\.ts$)',
      GAMES_WORDS,
    ]),
    floor('games-words', GAMES_WORDS, ['^src/kernel/']),
    {
      name: 'games-index-lazy',
      comment: 'a game, its player, its board and its lessons are loaded when a match needs them: await import(…)',
      severity: 'error',
      from: { path: '^src/games/index\\.ts$' },
      to: { path: '^src/games/[^/]+/', dynamic: false, dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'games-lists-only',
      comment: 'beside the games there is only their list, and its words',
      severity: 'error',
      from: { path: '^src/games/[^/]+$', pathNot: ['^src/games/index\\.ts$', GAMES_WORDS] },
      to: {},
    },

    // ---- what comes from outside
    {
      name: 'ink-on-screens-only',
      severity: 'error',
      from: { path: '^src/', pathNot: ['^src/table/', '^src/games/[^/]+/board(/|\\.tsx?$)'] },
      to: { path: '(^|node_modules/)(ink|react|react-dom|react-reconciler)(/|$)' },
    },
    {
      name: 'node-outside-only',
      comment: 'kernel, games and bots know no file, no clock and no process',
      severity: 'error',
      from: { path: '^src/', pathNot: '^src/(cli|saves|table|session|protocol)/' },
      to: { dependencyTypes: ['core'] },
    },
    {
      name: 'few-packages-below',
      comment: 'kernel: chance; a game without its screens: valibot',
      severity: 'error',
      from: {
        path: ['^src/(kernel|bots)/', `${GAME}(data|text|state|options|rules|${VIEW}|imagine|bot|game)(/|\\.tsx?$)`],
      },
      to: {
        dependencyTypes: ANY_PACKAGE,
        pathNot: 'node_modules/(@noble|pure-rand|valibot)/',
      },
    },
    {
      name: 'chance-in-one-file-only',
      comment: 'chance comes from the state, through the one file that knows the generators',
      severity: 'error',
      from: { path: '^src/', pathNot: '^src/kernel/plain/random\\.ts$' },
      to: { path: 'node_modules/(@noble|pure-rand)/' },
    },
    {
      name: 'bundled-only',
      comment: `all libraries are devDependencies, for what ships is a bundle; of them the program may import only ${BUNDLED.join(', ')}`,
      severity: 'error',
      from: { path: '^src/' },
      to: {
        dependencyTypes: ANY_PACKAGE,
        dependencyTypesNot: ['type-only'],
        pathNot: `node_modules/(@types|${BUNDLED.join('|')})/`,
      },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    tsConfig: { fileName: 'tsconfig.json' },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.mts', '.mjs', '.js', '.cjs', '.json'],
    },
  },
};
