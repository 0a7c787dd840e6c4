import type { Catalogue } from '../../../kernel/words/format.ts';

type Filled = Readonly<Record<string, string | number>>;

/** The words of the table for people who listen. */
export const aloudTexts = {
  'aloud.help':
    'Type the number of a choice and Enter. A letter does what its key does: ? the rule, i inspect, b what is new on the board and again for all of it, u undo, m the menu, q leave; escape goes back; < turns back the pages of what only you may hear. A text is typed after a colon.',
  'aloud.asked': '{seat} is asked: {prompt} Rule {rule}.',
  'aloud.blocked': ({ option, why, rule }: Filled) =>
    `Not now: ${option}. ${why}${rule === '' ? '' : ` Rule ${rule}.`}`,
  'aloud.choice': '{number}: {text}',
  'aloud.enter': 'Enter goes on.',
  'aloud.before': ({ count }: Filled) =>
    `${count} ${count === 1 ? 'thing has' : 'things have'} happened before; L is the log.`,
  'aloud.goals':
    'It can be sent to {count} places: / and the name of one, such as :F7, looks for it, and two empty lines go there.',
  'aloud.same': 'Nothing has changed.',
  'aloud.choose-first': 'Type the number of an answer first.',
  'aloud.name-first': 'Type a number first.',
  'aloud.unknown': '“{typed}” is neither a number, nor a key, nor a text after a colon.',
  'aloud.more': 'There is more: Enter says it.',
  'aloud.page': 'That was page {at} of {of} for you alone: < the one before, > the next.',
  'aloud.stays': 'What is said here can’t be wiped: anybody who reads back finds it, secrets as well.',
  'aloud.pasted': 'Only the first of several lines is taken.',
  'aloud.pane': '{pane}:',
  'aloud.board.asked': 'The question is about:',
  'aloud.board.changed': 'New or changed since you heard the board last:',
  'aloud.board.unchanged': 'Nothing else has changed since you heard the board last.',
  'aloud.board.more': 'Also on the board: {panes}. b again says all of it.',
  'aloud.board.count': '{pane} {count}',
  'aloud.thing': '{kind} {title}: {facts}',
  'aloud.section': '{title}: {fact}',
  'aloud.goal': 'To do: {goal}',
  'aloud.goal-met': 'Done: {goal}',
  'aloud.leads-on': 'It leads on to:',
  'aloud.taken': '{count} so far',
  'aloud.place': '{at} of {of}',
  'aloud.row': '{place}. {figures}',
} as const satisfies Catalogue;
