import type { Catalogue } from '../../kernel/words/format.ts';

type TextParams = Readonly<Record<string, string | number>>;

/** In how many of the imagined matches the other answer is better, and in how many neither is. */
function remainingCounts(
  better: string | number | undefined,
  worse: string | number | undefined,
  worlds: string | number | undefined,
): string {
  const equalCount = Number(worlds) - Number(better) - Number(worse);
  return `worse in ${worse}${equalCount > 0 ? ` and as good in ${equalCount}` : ''}`;
}

/** The texts of hints, and of the reasons why bots answer as they do. */
export const reasonTexts = {
  // Reasons for answers.
  'why.option': '“{option}”',
  'why.number': '{number}',
  'why.only': 'there is no other answer.',
  'why.blind': 'the rules of thumb would think of {other} next.',
  'why.better': ({ other, better, worse, worlds }: TextParams) =>
    `better than ${other} in ${better} of ${worlds} imagined matches, ${remainingCounts(better, worse, worlds)}.`,
  'why.worse': ({ other, better, worse, worlds }: TextParams) =>
    `but ${other} is better in ${better} of ${worlds} imagined matches, ${remainingCounts(better, worse, worlds)}.`,
  'why.as-good': 'as good as {other} in {worlds} imagined matches.',
  'why.near': 'about as good as {other} in {worlds} imagined matches.',
  'why.compared': 'tried against {other} in {worlds} imagined matches.',
  'why.alike': 'tried against {other} in {worlds} imagined matches, without a clear difference.',
  'why.thumb': 'it follows a rule of thumb. For comparison: {compared}',
  'why.ruled': '{rule} That is a rule of thumb. For comparison: {compared}',
  'why.chances': '{compared} Chance to win: about {chance} %, otherwise {other} %.',
  'why.gains': '{compared} For it, on average: {changes}.',
  'why.losses': '{compared} Against it: {changes}.',
  'why.only-losses': '{compared} Against it, on average: {changes}.',
  'why.change': '{count} {by}',
  'why.won': '{compared} With it the match is won in {count} of them, with {other} in {otherwise}.',
  'why.lost': '{compared} With it the match is lost in {count} of them, with {other} in {otherwise}.',

  // Reasons for a given answer, in a replay.
  'why.program': '{seat} (the program, {level}) took {answer}: {why}',
  'why.chose.search': '{given} When it chose, it had imagined other matches, and more answers.',
  'why.chose.thumb': '{given} It chose by rules of thumb, without imagined matches.',
  'why.person': '{seat} took {answer}: {why}',
  'why.looking': 'The program looks for the reason …',
  'why.no-answer': 'Nobody answered anything here.',
  'why.not-yet':
    'Reasons can be asked for when the match is over. Before that, a seat can ask about its own answers, on its own view.',
  'why.none': 'No reason can be found for this answer.',

  // Hints for the current question.
  'hint.would': '{level} would take {answer}: {why}',
  'hint.looking': 'The program looks for what it would do here …',
  'hint.failed': 'The program has no hint for this question.',
  'hint.off': 'Hints were switched off for this match before it began.',
  'hint.own-view':
    'A hint may tell what only {seat} knows. Ask for it when {seat} is alone at the screen. Where that never happens, set “Handing over” to “always” (m, Settings).',
} as const satisfies Catalogue;
