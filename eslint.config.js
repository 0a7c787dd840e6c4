import { readFileSync } from 'node:fs';
import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';
import { orrery } from './scripts/lint/orrery.mjs';

/** Files that must give the same match on every machine: the kernel, and a game without its screens. */
const DETERMINISTIC = [
  'src/kernel/**/*.ts',
  'src/games/*/{rules,data,state,text,view,imagine,bot}/**/*.ts',
  'src/games/*/{rules,data,state,text,options,view,*-view,imagine,bot,game}.ts',
  'src/bots/**/*.ts',
];

const NO_DEFAULT_EXPORT = {
  selector: 'ExportDefaultDeclaration, ExportSpecifier[exported.name="default"]',
  message: 'Export it by its name.',
};
const NO_BARE_YIELD = {
  selector: 'YieldExpression[delegate=false]',
  message: 'Only the kernel yields; a rule says `yield* choose(…)`.',
};
const NO_LOCALE = {
  selector: 'MemberExpression[property.name=/^(localeCompare|toLocale\\w*)$/]',
  message: 'The locale of the machine must not change a match.',
};
const GLOBALS_OUTSIDE = [
  'Date',
  'Intl',
  'performance',
  'crypto',
  'process',
  'console',
  'setTimeout',
  'setInterval',
  'setImmediate',
  'queueMicrotask',
  'fetch',
  'Buffer',
  'globalThis',
].map(name => ({ name, message: 'Rules know no clock, no chance of their own and no machine.' }));

/** Files in which the profile of random matches, silent or with their history, spends more than 0.5 % of its time. */
const HOT = [
  'src/bots/{random,simulate}.ts',
  'src/cli/simulate.ts',
  'src/games/galactic-emperor/data/{spaces,tiles}.ts',
  'src/games/galactic-emperor/rules/{battle,battle-end,battle-hits,dice,engineer,explorer,fleets,influence,merchant,options,pieces,pirate,placing,regent,round,scientist,steward,trade,turns,walking,warlord}.ts',
  'src/games/galactic-emperor/state/{battle,board,influence,pieces,seats}.ts',
  'src/games/galactic-emperor/text/say.ts',
  'src/games/space-empires/game.ts',
  'src/games/space-empires/data/{scenarios,units}.ts',
  'src/games/space-empires/rules/{combat,economy,handling,movement,sequence,set-up,setting-out,sheet-faces,sheet-row,sheets}.ts',
  'src/games/space-empires/state/{alike,board,carried,lots,money,new-state,pieces,placing,seats,steps-allowed}.ts',
  'src/games/space-empires/text/say.ts',
  'src/games/starcraft/view.ts',
  'src/games/starcraft/rules/{abilities,battle,battle-cards,battle-line,build,build-units,buying,comparing,elimination,events,execution,galaxy-building,hand-limit,lift-off,limits,mobilize,moves,orphan-tokens,paying,pieces,placements,planning,price-rows,purchases,quick-set-up,regrouping,research,retreats,set-up,skirmish,starting-forces,technologies,unit-offers,winning}.ts',
  'src/games/starcraft/rules/event-effects/{buy-technology,discounted,place-units,rapid-redeployment,supply-run,unit-places}.ts',
  'src/games/starcraft/state/{areas,battle,galaxy,lacking,order-stacks,placing,resources,seats,sheet,standing,teams}.ts',
  'src/games/theseus/view.ts',
  'src/games/theseus/data/{cards,places,units}.ts',
  'src/games/theseus/rules/{actions,alike-rooms,arrival,attack-targets,attacks,deploying,free-acts,left-out,malfunction,modules,movement,moving,offer,pandora,paths,pending,pieces,sector-action,set-up-cards,set-up-units,tracks,traps,turn,upgrades,winning}.ts',
  'src/games/theseus/rules/card-effects/modules.ts',
  'src/games/theseus/rules/card-effects/scientists/gripper.ts',
  'src/games/theseus/state/{cards,reproduction,seats,units}.ts',
];
const HOT_KERNEL = [
  'src/kernel/history/{readers,running,writer}.ts',
  'src/kernel/match/{handles,offer,play,rule,run,sheets,steps,window}.ts',
  'src/kernel/plain/{copy,once,random}.ts',
  'src/kernel/words/grammar.ts',
];
/** What was slow there: objects without a shape of their own, lists of lists, patterns, and texts made to compare. */
const SLOW = [
  {
    selector: 'ObjectExpression:has(> SpreadElement) > Property[computed=true]',
    message: 'This runs often: write the object out, or change a copy.',
  },
  {
    selector: 'CallExpression[callee.property.name="flatMap"]',
    message: 'This runs often: use gather of kernel/plain/gather.ts, or push in a loop.',
  },
  { selector: 'Literal[regex]', message: 'This runs often: compare texts without a pattern.' },
  {
    selector: 'MemberExpression[object.name="JSON"][property.name="stringify"]',
    message: 'This runs often: compare what it would say.',
  },
];

/** What a screen wants to happen later it says by `soon`. */
const NO_TIMER = 'Timers of the table are set by app/effects/timers.ts, which is closed when people leave.';

/** Files that may hold what people read: nothing but catalogues, one for each language. */
const CATALOGUES = ['**/*.[a-z][a-z].ts', '**/*.[a-z][a-z]-[A-Z][A-Z].ts'];

/**
 * What they say stands in brackets behind the words of a refusal: which place of a file's state is wrong, for whoever
 * opens the file.
 */
const STATE_READERS = ['src/games/*/state/saved-*.ts', 'src/kernel/{match/shapes,plain/tree}.ts'];

/** The titles of the games, as they stand in their list. */
const TITLES = [
  ...readFileSync(new URL('src/games/index.ts', import.meta.url), 'utf8').matchAll(/^    title: '(.+)',$/gm),
].map(([, title]) => `^${title}$`);

/** Texts that read like words and are none, by file: each a pattern, and why. */
const NO_WORDS = {
  // The grammar of the command line: names of flags and of their values.
  'src/cli/{program,commands/*}.ts': ['^(-[a-z], )?--[a-z]+( <[a-z|]+>)?$', '^[a-z]+( [<[][a-z.]+[>\\]])+$'],
  // Scripts for shells, and the comment in each for whoever opens it.
  'src/cli/completion-scripts.ts': ['^(#compdef orrery\\n)?# (bash|zsh|fish) completion for orrery'],
  // What stands in a manual page beside its words.
  'src/cli/manual.ts': ['^\\.(TH|SH|SS|B) ', ' \\\\- '],
  // Games are called as on their boxes in every language.
  'src/games/{index,*/game}.ts': TITLES,
  // A language is called by itself.
  'src/kernel/words/languages.ts': ['^English$'],
  // Parts of records, by which origins name what is ours.
  'src/games/theseus/board/inspect/inspector.ts': ['^(room grid|(installed|bonus|pending) slots)$'],
  // A mark: so much damage.
  'src/games/theseus/board/tile.ts': ['^ d\u0000$'],
  // Seeds, from which chance comes.
  'src/session/begin.ts': ['^\u0000 bots( \u0000)?$'],
  'src/session/teaching/begin-lesson.ts': ['^lesson \u0000$'],
  'src/session/lesson.ts': ['^lesson \u0000$'],
  'src/bots/simulate.ts': ['^players of \u0000$'],
  // Names of shapes of the screen.
  'src/table/match/board/layout.ts': ['^(two|three) columns$'],
  // What the settings file may hold, as JSON.
  'src/table/frame/preferences/settings-file.ts': ['^true, false$'],
};

export default tseslint.config(
  { ignores: ['node_modules/', 'dist/', 'coverage/', 'saves/', 'docs/'] },
  { linterOptions: { reportUnusedDisableDirectives: 'error' } },
  {
    files: ['**/*.{ts,tsx,mts}'],
    extends: [tseslint.configs.strictTypeChecked, tseslint.configs.stylisticTypeChecked],
    plugins: { orrery },
    languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname } },
    rules: {
      '@typescript-eslint/consistent-type-assertions': ['error', { assertionStyle: 'never' }],
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/no-explicit-any': 'error',
      '@typescript-eslint/no-floating-promises': 'error',
      '@typescript-eslint/no-non-null-assertion': 'error',
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true, allowBoolean: true }],
      '@typescript-eslint/switch-exhaustiveness-check': ['error', { considerDefaultExhaustiveForUnions: true }],
      // `Steps` is a table of contents: a type literal, because an interface has no index signature.
      '@typescript-eslint/consistent-type-definitions': 'off',
      // A step without arguments is `'battle.draw': {}`.
      '@typescript-eslint/no-empty-object-type': 'off',
      '@typescript-eslint/no-generated-empty-object-type': 'off',
      '@typescript-eslint/no-confusing-void-expression': ['error', { ignoreArrowShorthand: true }],
      'no-restricted-syntax': ['error', NO_DEFAULT_EXPORT, NO_BARE_YIELD],
      'orrery/yield-star': 'error',
      eqeqeq: 'error',
      'max-lines': ['error', { max: 300, skipBlankLines: true, skipComments: true }],
      // Code is broken by the formatter, comments are not.
      'max-len': ['error', { code: 100_000, comments: 120, ignorePattern: 'eslint-disable', ignoreUrls: true }],
      'no-console': 'error',
      'prefer-const': 'error',
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
    },
  },
  {
    // A rule that asks nothing is still a rule, so that it can be one of `steps`.
    files: ['**/*.ts'],
    rules: { 'require-yield': 'off' },
  },
  {
    files: ['**/*.tsx'],
    extends: [reactHooks.configs.flat['recommended-latest'] ?? reactHooks.configs.flat.recommended],
  },
  {
    files: DETERMINISTIC,
    rules: {
      'no-restricted-syntax': ['error', NO_DEFAULT_EXPORT, NO_BARE_YIELD, NO_LOCALE],
      'no-restricted-globals': ['error', ...GLOBALS_OUTSIDE],
      'no-restricted-properties': [
        'error',
        { object: 'Math', property: 'random', message: 'Chance comes from the state: game.roll, game.shuffle.' },
      ],
      'no-restricted-imports': [
        'error',
        {
          patterns: [
            { group: ['node:*', 'ink', 'ink-*', 'react', 'react/*'], message: 'Rules know no machine and no screen.' },
            { regex: '^(fs|path|os|crypto|child_process|worker_threads|util|timers|perf_hooks)(/|$)' },
          ],
        },
      ],
    },
  },
  {
    files: ['src/games/*/{board,bot,lessons,view}/**/*.ts', 'src/games/*/{bot,view}.ts'],
    rules: { 'orrery/ids-whole': 'error' },
  },
  {
    files: HOT,
    rules: { 'no-restricted-syntax': ['error', NO_DEFAULT_EXPORT, NO_BARE_YIELD, NO_LOCALE, ...SLOW] },
  },
  {
    files: [
      'src/{cli,table,session,protocol,saves,boards,lessons,bots,kernel}/**/*.{ts,tsx}',
      'src/games/*.ts',
      'src/games/*/{board,lessons,rules,view,bot,state,text}/**/*.ts',
      'src/games/*/{bot,game,view}.ts',
    ],
    ignores: [...CATALOGUES, ...STATE_READERS],
    rules: { 'orrery/from-catalogues': 'error' },
  },
  ...Object.entries(NO_WORDS).map(([file, allowed]) => ({
    files: [file],
    rules: { 'orrery/from-catalogues': ['error', { allowed }] },
  })),
  {
    files: ['src/kernel/**/*.ts'],
    rules: {
      'no-restricted-syntax': ['error', NO_DEFAULT_EXPORT, NO_LOCALE],
      'orrery/yield-star': 'off',
    },
  },
  {
    // Behind the rules for all of the kernel, which would replace these.
    files: HOT_KERNEL,
    rules: { 'no-restricted-syntax': ['error', NO_DEFAULT_EXPORT, NO_LOCALE, ...SLOW] },
  },
  {
    // One component writes to the screen: what could steer the terminal is taken out there, and colours come from
    // tones.
    files: ['src/{table,session}/**/*.{ts,tsx}'],
    ignores: ['src/table/frame/ui/text.tsx'],
    rules: {
      'no-restricted-imports': [
        'error',
        {
          paths: [
            {
              name: 'ink',
              importNames: ['Text', 'Transform', 'Static', 'useFocus', 'useStdout'],
              message: 'Use Text, Row, Lines or Cells of frame/ui/text.tsx; nothing else may write to the screen.',
            },
          ],
          patterns: [{ group: ['timers', 'timers/*', 'node:timers', 'node:timers/*'], message: NO_TIMER }],
        },
      ],
    },
  },
  {
    // What is still to come keeps the program from ending: all of it is called off in one place. Who reads and writes
    // the terminal has a close of its own.
    files: ['src/{table,session}/**/*.{ts,tsx}'],
    ignores: ['src/table/app/effects/timers.ts', 'src/table/{frame/edge,app/aloud}/**'],
    rules: {
      'no-restricted-globals': [
        'error',
        ...['setTimeout', 'setInterval', 'setImmediate'].map(name => ({ name, message: NO_TIMER })),
      ],
    },
  },
  {
    // Files are read line by line, with generators that are no rules.
    files: [
      'src/saves/{disk/file-disk,file/file-history,file/growing-lines,file/match-file,lines/line-reader,lines/newest-lines,saved/stored,saved/lost}.ts',
    ],
    rules: { 'no-restricted-syntax': ['error', NO_DEFAULT_EXPORT], 'orrery/yield-star': 'off' },
  },
  {
    files: ['test/saves/**/*.ts'],
    rules: { 'orrery/yield-star': 'off' },
  },
  {
    // These drive generators by hand, as the kernel does.
    files: ['test/kernel/match/rule*.test.ts'],
    rules: { 'orrery/yield-star': 'off' },
  },
  {
    files: ['test/**/*.{ts,tsx}'],
    rules: { 'no-console': 'off', '@typescript-eslint/no-empty-function': 'off' },
  },
  {
    files: ['test/**/*.{ts,tsx}', 'scripts/**/*.ts'],
    ignores: ['test/{run-folder,run-folder.test,temporary-folder}.ts'],
    rules: {
      'no-restricted-imports': [
        'error',
        {
          paths: [
            {
              name: 'node:os',
              importNames: ['tmpdir'],
              message: 'temporaryFolder (test/temporary-folder.ts) makes folders that go with the test.',
            },
          ],
        },
      ],
    },
  },
  {
    // Their files share workers (vitest.config.ts): nothing may stay behind that another file could meet.
    files: ['test/**/*.{ts,tsx}'],
    ignores: [
      'test/{bench,e2e}/**',
      'test/cli/{listing,untrusted}.test.ts',
      'test/table/{frame/edge,match/replay}/**',
      'test/table/app/effects/*.test.ts',
      'test/reliability/{storage,terminal}/**',
    ],
    rules: {
      'no-restricted-properties': [
        'error',
        ...['mock', 'doMock', 'stubGlobal', 'stubEnv', 'useFakeTimers', 'setSystemTime', 'resetModules'].map(
          property => ({
            object: 'vi',
            property,
            message: 'It would reach the files that are run after this one.',
          }),
        ),
        { object: 'process', property: 'chdir', message: 'It would reach the files that are run after this one.' },
      ],
    },
  },
  {
    files: ['*.config.{js,ts}'],
    rules: { 'no-restricted-syntax': 'off' },
  },
);
