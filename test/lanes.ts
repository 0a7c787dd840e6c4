// Which tests run beside each other, and which of them run in the quick lane.

/**
 * Tests that change what other files of the same worker would meet, such as timers and the environment, or that count
 * what the worker allocates: each has a worker of its own. All others keep nothing (eslint.config.js), so that a worker
 * loads the games once for all of them.
 */
export const ALONE: readonly string[] = [
  'test/bench/**/*.test.ts',
  'test/cli/{listing,untrusted}.test.ts',
  'test/table/{frame/edge,match/replay}/**/*.test.{ts,tsx}',
  'test/table/app/effects/*.test.ts',
];

/** Tests that mostly wait for programs in pseudo-terminals. */
export const WAITING: readonly string[] = [
  'test/e2e/**/*.test.ts',
  'test/reliability/{kills,leaks/hand-overs,leaving/*,storage/*,terminal/*}.test.ts',
];

/**
 * The tests that take longest, the longest first. Each lane begins with its own of them: a long file that starts last
 * leaves the other workers idle.
 */
export const LONGEST: readonly string[] = [
  'test/reliability/terminal/terminal.test.ts',
  'test/games/lesson-walks.test.ts',
  'test/e2e/first-match.test.ts',
  'test/reliability/leaving/leaving.test.ts',
  'test/reliability/storage/storage.test.ts',
  'test/e2e/aloud-secrets.test.ts',
  'test/e2e/keyed-match.test.ts',
  'test/reliability/leaks/hand-overs.test.ts',
  'test/reliability/kills.test.ts',
  'test/e2e/saves.test.ts',
  'test/e2e/command-line.test.ts',
  'test/e2e/pasting.test.ts',
  'test/recorded/recorded.test.ts',
  'test/games/space-empires/random-matches.test.ts',
  'test/fuzz/many-at-once.test.ts',
  'test/table/home/lessons/lessons.test.tsx',
  'test/games/starcraft/secrets.test.ts',
  'test/reliability/leaks/whole-matches.test.ts',
  'test/games/starcraft/bot.test.ts',
  'test/games/theseus/bot.test.ts',
  'test/scripts/keys/played-table.test.ts',
  'test/table/app/aloud/listener.test.ts',
  'test/table/home/lessons/sight.test.ts',
  'test/reliability/cut-lines.test.ts',
];

/** Tests that start processes, and those of parts that are bundled first. */
const PROCESSES: readonly string[] = [
  'test/{package,npmrc,run-folder,installed}.test.ts',
  'test/docs/links.test.ts',
  'test/bin/*.test.ts',
  'test/bench/**/*.test.ts',
  'test/cli/{bundle,completion,export,key-log,manual,odd-arguments,untrusted}.test.ts',
  'test/fuzz/many-at-once.test.ts',
  'test/lint/**/*.test.ts',
  'test/protocol/document.test.ts',
  'test/saves/file/{file-history,open-match}.test.ts',
  'test/saves/input/plain-file.test.ts',
  'test/saves/old/refused.test.ts',
  'test/scripts/on-node.test.ts',
  'test/strength/**/*.test.ts',
];

/** Tests that play matches or lessons to their ends, or that take some two seconds of a processor or more. */
const LONG: readonly string[] = [
  'test/bots/searching.test.ts',
  'test/cli/{commands,json,looking-back,simulate}.test.ts',
  'test/fuzz/fuzz.test.ts',
  'test/games/*.test.ts',
  'test/games/*/{bot,coach,first-match,imagine,looked-back,private-answers,random-matches,secrets,why-not}.test.ts',
  'test/games/*/board/{any-match,decisive,inspect,outlook,battle-screen}.test.ts',
  'test/games/*/lessons/**/*.test.ts',
  'test/games/space-empires/bot/*.test.ts',
  'test/games/starcraft/{lessons,lost-lessons,oracles,saved-matches,variant-matches,warlike-matches,watched-again}.test.ts',
  'test/games/starcraft/rules/whole-set-ups.test.ts',
  'test/games/starcraft/rules/technology-effects/random-battles.test.ts',
  'test/games/starcraft/view/chances.test.ts',
  'test/kernel/match/toy-play.test.ts',
  'test/oracles/worlds.test.ts',
  'test/protocol/{limits,whole-match,between-answers}.test.ts',
  'test/recorded/*.test.ts',
  'test/reliability/**/*.test.ts',
  'test/saves/{damaged,round-trip,samples}.test.ts',
  'test/saves/saved/golden-lines.test.ts',
  'test/saves/old/{golden,hostile}.test.ts',
  'test/scripts/{balance,keys,survival}/*.test.ts',
  'test/session/{people,saved-matches}.test.ts',
  'test/table/desk.test.ts',
  'test/table/app/{frames,guards,pure,smallest}.test.{ts,tsx}',
  'test/table/app/aloud/listener.test.ts',
  'test/table/home/lessons/*.test.{ts,tsx}',
  'test/table/home/rules/rules.test.ts',
  'test/table/home/seating/against.test.ts',
  'test/table/match/moments/order-card.test.tsx',
  'test/table/match/play/hands.test.tsx',
  'test/table/match/play/enter.test.ts',
  'test/table/match/play/question/steady-keys.test.ts',
  'test/table/match/play/question/laying.test.tsx',
  'test/table/match/replay/*.test.tsx',
  'test/table/app/effects/*.test.ts',
  'test/table/frame/text/languages.test.ts',
  'test/toys/**/*.test.ts',
];

/** What the quick lane leaves out. */
export const NOT_QUICK: readonly string[] = [...WAITING, ...PROCESSES, ...LONG];
