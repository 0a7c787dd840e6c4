import { isSearching } from '../../bots/levels.ts';
import type { Level } from '../../bots/levels.ts';
import type { Reason } from '../../bots/reasons.ts';
import type { Explanation } from './thinking.ts';
import { levelsOf } from '../../games/index.ts';
import type { Answer, Decision } from '../../kernel/match/decision.ts';
import { message } from '../../kernel/words/message.ts';
import type { Message, Seat } from '../../kernel/words/message.ts';
import { say } from '../text/say.ts';

/** The level of the bot that gives hints in the game with that id. */
export function hintLevel(game: string): Level {
  return levelsOf(game).includes('hard') ? 'hard' : 'normal';
}

/** The text of a hint: what a bot of that level would do, and why. */
export function hintWords(level: Level, decision: Decision, reason: Reason): Message {
  const answer = answerWords(decision, reason.answer);
  return say('hint.would', { level: say(`level.${level}.name`), answer, why: reasonWords(decision, reason) });
}

/**
 * The text that says why a seat gave its answer. `level`: the level of the bot on the seat; `null`: a person plays it.
 */
export function givenReasonWords(seat: Seat, level: Level | null, { decision, reason }: Explanation): Message {
  const answer = answerWords(decision, reason.answer);
  const reasonText = level === null ? comparisonWords(decision, reason) : reasonWords(decision, reason);
  if (level === null) return say('why.person', { seat: { seat }, answer, why: reasonText });
  const givenReason = say('why.program', {
    seat: { seat },
    level: say(`level.${level}.name`),
    answer,
    why: reasonText,
  });
  // The bot chose its answer by other means than the comparison, so the text says so if the comparison favours the
  // other answer.
  const favoursOther = !reason.isNear && reason.better !== null && reason.better.other > reason.better.answer;
  return favoursOther
    ? say(isSearching(level) ? 'why.chose.search' : 'why.chose.thumb', { given: givenReason })
    : givenReason;
}

/**
 * Why the program gives an answer: a comparison, and its rule of thumb if the comparison does not say which answer is
 * better.
 */
export function reasonWords(decision: Decision, reason: Reason): Message {
  const comparison = comparisonWords(decision, reason);
  const { motive, other, worlds, better } = reason;
  if (other === null || better !== null) return comparison;
  if (motive === null) return say('why.thumb', { compared: comparison });
  return worlds === 0 ? motive : say('why.ruled', { rule: motive, compared: comparison });
}

/** How an answer compares with another one, in one or two sentences. */
function comparisonWords(
  decision: Decision,
  { other, worlds, better, chances, isNear, changes, ended }: Reason,
): Message {
  if (other === null) return say('why.only');
  const otherAnswer = answerWords(decision, other);
  if (worlds === 0) return say('why.blind', { other: otherAnswer });
  const hasNoDifference =
    changes.length === 0 && ended.answer.won === ended.other.won && ended.answer.lost === ended.other.lost;
  const comparison =
    better === null
      ? say(hasNoDifference ? 'why.alike' : 'why.compared', { other: otherAnswer, worlds })
      : better.answer === better.other
        ? say('why.as-good', { other: otherAnswer, worlds })
        : isNear
          ? say('why.near', { other: otherAnswer, worlds })
          : better.answer > better.other
            ? say('why.better', { other: otherAnswer, worlds, better: better.answer, worse: better.other })
            : say('why.worse', { other: otherAnswer, worlds, better: better.other, worse: better.answer });
  const withChances =
    chances === null || isNear
      ? comparison
      : say('why.chances', { compared: comparison, chance: percent(chances.answer), other: percent(chances.other) });
  const withWins =
    ended.answer.won === ended.other.won ? withChances : endWords('won', ended, withChances, otherAnswer);
  const withLosses = ended.answer.lost === ended.other.lost ? withWins : endWords('lost', ended, withWins, otherAnswer);
  const gains = changes.filter(({ isGain }) => isGain);
  const losses = changes.filter(({ isGain }) => !isGain);
  const withGains =
    gains.length === 0 ? withLosses : say('why.gains', { compared: withLosses, changes: changeWords(gains) });
  if (losses.length === 0) return withGains;
  const key = gains.length === 0 ? 'why.only-losses' : 'why.losses';
  return say(key, { compared: withGains, changes: changeWords(losses) });
}

function changeWords(changes: Reason['changes']): readonly Message[] {
  return changes.map(({ count, by }) => say('why.change', { count: message(`count.${count}`), by: signedNumber(by) }));
}

/** In how many worlds the match is won or lost after the answer, and after the other answer, whose words are `than`. */
function endWords(end: 'won' | 'lost', { answer, other }: Reason['ended'], compared: Message, than: Message): Message {
  return say(`why.${end}`, { compared, other: than, count: answer[end], otherwise: other[end] });
}

/** The words of an answer: those of the option, or the number. */
function answerWords({ options }: Decision, answer: Answer): Message {
  const option = options.find(({ id }) => id === answer);
  return option === undefined
    ? say('why.number', { number: String(answer) })
    : say('why.option', { option: option.words });
}

function percent(chance: number): number {
  return Math.round(100 * chance);
}

/** A number with its sign, rounded to a tenth: "+1.5". */
function signedNumber(by: number): string {
  const tenths = Math.round(by * 10) / 10;
  return tenths > 0 ? `+${tenths}` : String(tenths);
}
