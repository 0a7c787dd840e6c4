import type { Catalogue } from '../../../kernel/words/format.ts';

type TextParams = Readonly<Record<string, string | number>>;

/** The table's English texts for reading aloud. */
export const aloudTexts = {
  'aloud.help':
    'Type the number of a choice, then Enter. A letter is a key: ? explains the rule, i inspects, u undoes, m opens the menu, q leaves. b tells what is new on the board, b again tells all of it. escape goes back. < turns back pages that only you may hear. To enter a text, type a colon first.',
  'aloud.asked': '{seat} is asked: {prompt} Rule {rule}.',
  'aloud.blocked': ({ option, why, rule }: TextParams) =>
    `Not now: ${option}. ${why}${rule === '' ? '' : ` Rule ${rule}.`}`,
  'aloud.choice': '{number}: {text}',
  'aloud.enter': 'Enter goes on.',
  'aloud.before': ({ count }: TextParams) =>
    `${count} ${count === 1 ? 'thing has' : 'things have'} happened before; L is the log.`,
  'aloud.goals':
    'It can be sent to {count} places. Type / and then the name of one, such as :F7, to find it; two empty lines send it there.',
  'aloud.cursor': 'The cursor is on: {option}',
  'aloud.find': ({ text }: TextParams) =>
    text === '' ? 'Type a colon and what you look for.' : `You look for “${text}”. An empty line goes there.`,
  'aloud.same': 'Nothing has changed.',
  'aloud.too-soon': 'That key came too soon. Press it again.',
  'aloud.choose-first': 'Type the number of an answer first.',
  'aloud.name-first': 'Type a number first.',
  'aloud.unknown': '“{typed}” is neither a number, nor a key, nor a text after a colon.',
  'aloud.more': 'There is more: Enter says it.',
  'aloud.page': 'That was page {at} of {of} for you alone. < is the page before, > the next.',
  'aloud.stays': 'What is said here can’t be erased: anybody can read it later, secrets too.',
  'aloud.pasted': 'Only the first of several lines is taken.',
  'aloud.pane': '{pane}:',
  'aloud.board.asked': 'The question is about:',
  'aloud.board.changed': 'New or changed since you heard the board last:',
  'aloud.board.unchanged': 'Nothing else has changed since you heard the board last.',
  'aloud.board.more': 'Also on the board: {panes}. Type b again to hear all of it.',
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
