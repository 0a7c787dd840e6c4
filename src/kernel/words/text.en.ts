import type { Catalogue } from './format.ts';

/** The texts on origins and printed pages that all games share. Every English catalogue includes them. */
export const originTexts = {
  'origin.print.high': 'From the printed rules.',
  'origin.print.medium': 'Partly from the printed rules.',
  'origin.print.low': 'From a passage of the printed rules that is hard to read.',
  'origin.public.high': 'From public sources that agree.',
  'origin.public.medium': 'From one public source; we are fairly sure of it.',
  'origin.public.low': 'From one public source; we are not sure of it.',
  'origin.designed.high': 'No source says enough.',
  'origin.designed.medium': 'No source says enough.',
  'origin.designed.low': 'No source says enough.',
  'origin.ours': 'Reconstructed: {parts}.',
  'origin.partly': 'Only implied: {parts}.',
  'print.at': 'In print: {places}.',
  'print.page': '{heading} (p. {page})',
  'print.pages': '{heading} (p. {page}–{to})',
} as const;

/** The texts for how far a match is, used in lists and reports but not in match histories. */
export const timeTexts = {
  'kernel.time.set-up': 'set-up',
  'kernel.time.round': 'round {round}',
  'kernel.time.cycle': 'cycle {round}',
} as const satisfies Catalogue;

/** The kernel's own texts. Every English catalogue includes them. */
export const kernelTexts = {
  'kernel.only-option': '{seat}: {option} (the only choice)',
  'kernel.only-number': '{seat}: {number} (the only choice)',
  'kernel.lost.rules': ({ count }) =>
    count === 1
      ? 'The rules have changed: the last answer could not be given again.'
      : `The rules have changed: the last ${count} answers could not be given again.`,
  'kernel.lost.damage': ({ count }) =>
    count === 1
      ? 'The file is damaged: the last answer could not be read.'
      : `The file is damaged: the last ${count} answers could not be read.`,
  'kernel.lost.amid': 'What happened here can’t be read: the save is damaged.',
  'kernel.took-back': ({ undone }) => `The table took back ${undone} answer${undone === 1 ? '' : 's'}.`,
  'kernel.seat': 'seat {number}',
  'kernel.side': '{side}',
  'kernel.no-sheet': '{seat} has written no sheet that is still secret.',
  'kernel.not-passed': '{seat} has not passed in advance: it is asked anyway.',
  'kernel.as-said': '{text}',

  // Reasons why an answer, an undo or a take-back is refused.
  'kernel.over': 'The match has ended; there is nothing left to answer.',
  'kernel.busy': 'The rules are still carrying out an answer.',
  'kernel.stale': 'That answers decision {n}, but decision {pending} is pending.',
  'kernel.not-in-range': 'Answer with a whole number from {min} to {max}.',
  'kernel.blocked': '{answer} is blocked by {rule}.',
  'kernel.not-an-option': '{answer} is not an option of decision {pending}.',
  'kernel.no-undo': 'There is nothing to undo.',
  'kernel.no-undo.acted': 'The table has acted since then.',
  'kernel.no-undo.revealed': 'Something hidden has been revealed since then: that needs a take-back.',
  'kernel.no-undo.over': 'The match has ended: that needs a take-back.',
  'kernel.no-undo.other-seat': 'Another player has been asked since then: that needs a take-back.',
  'kernel.no-redo': 'There is nothing to redo.',
  'kernel.no-take-back': 'There is no earlier decision {to} to go back to.',
  'kernel.no-take-back.rules': 'The rules have changed since decision {to}, so there is no way back to it.',
  'kernel.seat-out': 'Seat {seat} is not in the match.',
  'kernel.seat-conceded': 'Seat {seat} has already conceded.',

  // What is wrong with a part of untrusted data.
  'kernel.issue.at': '{place}: {fault}',
  'kernel.issue.extra': 'there is no such part',
  'kernel.issue.missing': 'it is missing',
  'kernel.issue.long': 'it is longer than {most}',
  'kernel.issue.short': 'it is shorter than {least}',
  'kernel.issue.high': 'it must be at most {most}',
  'kernel.issue.low': 'it must be at least {least}',
  'kernel.issue.whole': 'it must be a whole number',
  'kernel.issue.finite': 'it is not a finite number',
  'kernel.issue.expected': 'it must be {expected}',
  'kernel.issue.other': 'it is not what belongs there',

  // Reasons why a match can't begin or continue.
  'kernel.options': 'The options are wrong at {place}: {fault}',
  'kernel.options.top': 'the top',
  'kernel.options.too-many': '{named}: {count} were given, for {seats} seats.',
  'kernel.options.doubled': '{named}: two seats have {value}, and there is only one.',
  'kernel.seats': '{game} is for {min} to {max} seats, not {seats}.',
  'kernel.no-restore': 'This match can’t be restored: {reason}',
  'kernel.record.game': 'it is a match of {other}, not of {game}.',
  'kernel.record.answers': 'its checkpoint has a wrong number of answers: {said}.',
  'kernel.record.told': 'its checkpoint has a wrong number of events: {said}.',
  'kernel.record.no-checkpoint': 'there is no checkpoint in it that can be read.',
  'kernel.record.newer': 'it was continued by version {version} of the rules, which this program does not know.',
} as const satisfies Catalogue;
