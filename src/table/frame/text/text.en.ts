import type { Catalogue } from '../../../kernel/words/format.ts';
import { sessionTexts } from '../../../session/text/text.en.ts';
import { commandTexts } from '../edge/commands.en.ts';
import { aloudTexts } from './aloud.en.ts';
import { coachTexts } from './coach.en.ts';
import { keyTexts } from './keys.en.ts';
import { menuTexts } from './menu.en.ts';
import { replayTexts } from './replay.en.ts';
import { readingTexts } from './reading.en.ts';
import { settingsTexts } from './settings.en.ts';
import { lessonTexts } from './lessons.en.ts';
import { lookingTexts } from './looking.en.ts';
import { lookingBackTexts } from './looking-back.en.ts';

type TextParams = Readonly<Record<string, string | number>>;

/** All English texts of the table, including those of a sitting. The type of the keys is derived from this object. */
export const tableTexts = {
  ...sessionTexts,
  ...commandTexts,
  ...keyTexts,
  ...settingsTexts,
  ...lookingTexts,
  ...lessonTexts,
  ...lookingBackTexts,
  ...menuTexts,
  ...readingTexts,
  ...replayTexts,
  ...aloudTexts,
  ...coachTexts,
  'table.title': 'Orrery',
  'table.subtitle': 'Four big space board games in your terminal.',

  'open.no-terminal': 'The table needs a terminal for its input and its output. Without one, see: orrery --help',

  'open.dumb':
    'Nothing can be drawn on this terminal: TERM is “{term}”. With --screen-reader Orrery plays in plain sentences on any terminal; if yours can do more, say so: TERM=xterm-256color orrery',
  'open.no-term':
    'Nothing can be drawn here: TERM does not say what kind of terminal this is. With --screen-reader Orrery plays in plain sentences on any terminal; if yours can do more, say so: TERM=xterm-256color orrery',

  // Texts of the home screen.
  'home.continue': 'Continue the last match',
  'home.look-back': 'Look back at the last match',
  'home.learn-first': 'Learn by playing',
  'home.against': 'Play against the program',
  'home.new': 'New match',
  'home.resume': 'Resume a match',
  'home.resume.another': 'Resume another match',
  'home.rules': 'Read the rules',
  'home.settings': 'Settings',
  'home.about': 'About Orrery',
  'about.text': '{what} {whose}\n{publishers}\n{report}',
  'about.close': 'Back',
  'home.quit': 'Quit',
  'home.loading': 'One moment …',

  // Texts of matches against the program.
  'against.title': 'Play against the program',
  'against.with': 'against {count}',
  'against.alone': 'alone',
  'against.line': '{game} · {with} · {time}',
  'against.about': 'about {time}',
  'against.time': ({ minutes }: TextParams) => inHalfHours(Number(minutes)),
  'against.begin': 'begin',
  'against.level': 'harder, easier',
  'against.level-line': '{level}.',
  'against.hint':
    'Enter begins at once: you against the program. Everything else has its usual value or is random; “New match” lets you choose everything.',

  // Texts of the form for a new match.
  'new.title': 'New match',
  'new.hint.heard':
    'The number of a line changes its value. The number of a name or of the seed empties it for a new text. 1 starts.',
  'new.hint.typed': 'Type a colon, then the new text.',
  'new.hint': 'The arrows change a value; names, numbers and the seed are typed. Enter on the first line starts.',
  'new.past': ({ played, won }: TextParams) =>
    `Your games like this: ${played === 1 ? '1 game' : `${played} games`}, ${won} won.`,
  'new.past.quickest': 'The quickest victory came in {time}.',
  'new.past.last-won': 'The last one was won in {time}.',
  'new.past.last-lost': 'The last one was lost in {time}.',

  // Texts of the list of saved matches.
  'resume.title': 'Resume a match',
  'resume.none': 'There are no saved matches here yet.',
  'resume.row': '{date}  {game} · {time}',
  'resume.row-over': '{date}  {game} · ended',
  'resume.detail': '{time} · {date}',
  'resume.file': 'File: {name}',
  'resume.older': '{file}, which an older Orrery saved, is kept as well.',
  'resume.damaged': 'can’t be read',
  'resume.delete': 'Delete {name} for good?',
  'resume.deleted': '{name} is deleted.',
  'resume.folder': 'Saves are in {folder}',
  'resume.reading': 'Reading … {count} so far.',
  'resume.with-backup': 'can’t be read; its backup can',
  'resume.delete.held':
    'It is open in another window (process {process} on {host}), and what is played there would be lost.',
  'resume.delete.older': 'The file that an older Orrery kept of this match would be deleted too.',
  'resume.delete.backup': 'It can’t be read, but its backup is intact, and would be deleted too.',
  'resume.unknown-game': 'This Orrery has no game called {game}.',

  // Texts about a save that can't be read but has a backup.
  'backup.title': '{name} can’t be read',
  'backup.take': 'Go on from the backup, one answer earlier',

  // Texts about a folder of saves that came from elsewhere.
  'folder.title': 'Play with the saves in this folder?',
  'folder.text':
    'There are saves in {folder}, but no match was ever saved there from this computer. If they are not yours, leave them: anybody may have made them.',
  'folder.yes': 'Use this folder, now and later',
  'folder.no': 'Leave it alone, now and later',
  'folder.later': 'Not now',

  // Texts about a save that another program has open.
  'held.title': 'This match is open in another window',
  'held.text':
    'Another Orrery has had it open since {time} (process {process} on {host}). If both continue it, each lacks the answers given in the other.',
  'held.copy': 'Go on with a copy',
  'held.here': 'Go on with it anyway',
  'held.here-detail': 'if the other window is gone',
  'held.back': 'Back',

  // Texts of the table while playing.
  'table.saved': 'saved {time}',
  'table.unsaved': 'NOT SAVED since {time}: {reason}',
  'table.unsaved-short': 'NOT SAVED',
  'table.crash-unquoted': 'its message may contain what only one seat may see, so it is left out',
  'table.final': 'final',
  'table.final-passes': 'final: others next',
  'table.blocked': '{why} ({rule})',
  'table.choose-first': 'Choose first: move the cursor, or press the key of an answer.',
  'table.name-first': 'Name a number first, by its digits or by the arrows.',
  'table.row-refused': '{row}: {why}',
  'table.no-more': 'No more of that can be taken now.',
  'table.none-taken': 'There is none of that to take back.',
  'table.no-less': 'That can’t be taken back on its own: {key} takes back the last answer.',
  'table.log': 'Log',
  'table.log-empty': 'Nothing has happened yet.',
  'table.asked': '{seat}',
  'table.pane-failed': 'This picture can’t be drawn ({reason}). The match is sound: play on, and please report it.',
  'table.find': 'Find: {text}',
  'table.find-none': 'No option has “{text}” in it. Enter looks for it on the board, Esc shows all again.',
  'table.amount': 'A whole number from {min} to {max}',
  'table.figure.now': 'now',
  'table.figure.next': 'next',
  'table.figure.cost': 'cost',
  'table.more-there': '+ one more: {what}',
  'table.part': '{part} of {of} go',
  'table.left': '{left} Press {key} again to end it anyway.',
  'table.not-that-way': 'That key does nothing with what the cursor is on.',
  'table.went-already': 'It went already: there was one way. Press the key again to send what the cursor is on.',
  'table.no-such-key': 'No answer has the key {key}.',
  'table.no-key-begins': 'No answer has a key that begins with {key}.',
  'table.after-mistyped': 'The key before was no answer’s, so this one takes nothing: Enter takes “{option}”.',
  'table.no-choice': ({ count, nth }: TextParams) =>
    `There is no choice ${nth}: there ${count === 1 ? 'is only 1' : `are ${count}`}.`,
  'table.amount-out': 'Name a whole number from {min} to {max}.',
  'table.thinking': '{seat} is thinking …',
  'table.peek': '{seat} looks at their own view. Enter covers it again.',
  'table.looking': 'The match has ended. Esc goes back to the result.',
  'table.pasted': 'Pasted text is not taken as keys. It goes only where a text is typed.',
  'table.any-key': 'Any key goes on.',
  'table.no-back': 'There is nothing to go back to here; q leaves the match.',
  'table.no-back-undo': 'There is no question to go back to here; {key} takes back the last answer.',
  'table.no-secrets': 'There is no view to peek at: no seat is played by a person.',

  // Texts of the goal page and of hand-overs.
  'goal.title': '{game}: how it is won',
  'goal.time': 'How long it takes',
  'goal.minutes': ({ minutes }: TextParams) =>
    `About ${inHalfHours(Number(minutes))} for one person against the program; more people take longer. The match is saved at every answer.`,

  'hand-over.pass': 'Pass the keyboard to',
  'hand-over.for': '{person}, for {seat}',
  'hand-over.same': 'For one person’s eyes only:',
  'hand-over.ready': '{seat}, press {key} when only you see the screen.',
  'hand-over.take-back': '{key} takes answers back, if everyone agrees.',
  'hand-over.undo': '{key} takes back what {seat} has just answered.',
  'hand-over.no-peek': '{key} goes back to the open table.',
  'cover.title': 'The screen is covered.',
  'cover.ready': '{key} uncovers it.',
  'aside.ask': 'Do this?',
  'aside.choose': 'What else do you want to do?',
  'aside.no': 'No, go back',
  'moment.since-turn': '{at} of {of} since you acted',
  'moment.more': 'more in the log',
  'moment.nothing': 'nothing',
  'told.times': ({ what, count }: TextParams) => {
    const [, sentence = '', end = ''] = /^(.*?)([.!?…]?)$/su.exec(String(what)) ?? [];
    return `${sentence} (${count} times)${end}`;
  },
  'moment.next-round': 'next round {soon}',
  'since.title': 'Since you were last here',
  'since.first': 'What has happened so far',
  'since.earlier': ({ count }: TextParams) => `… and ${count} ${count === 1 ? 'thing' : 'things'} before; see the log.`,

  // Texts about looking at one's own view, taking back and leaving.
  'peek.title': 'Who wants to look at their own view?',
  'take-back.title': 'Go back to which decision?',
  'take-back.none': 'There is no earlier decision to go back to.',
  'take-back.entry': ({ seat, what }: TextParams) => `${seat}: ${what}`,
  'take-back.ask': 'Take back everything since this decision of {seat}: {what}?',
  'take-back.ask-told': 'Take back everything since this? {what}',
  'take-back.agree': 'Everyone at the table must agree. The log will say so, and what was seen stays seen.',
  'take-back.yes': 'Everyone agrees: take it back',
  'take-back.no': 'Not everyone: go on as it is',
  'leave.title': 'Leave the match?',
  'leave.saved': 'It is saved, and will continue at this decision.',
  'leave.over': 'It is saved, and can be looked back at.',
  'leave.not-begun': 'Nothing was answered, so nothing is kept. The sample stays as it is.',
  'leave.unsaved': 'IT IS NOT SAVED: {reason} What happened since {time} would be lost.',
  'leave.was-unsaved': 'The match is NOT SAVED: {reason} What has happened since {time} is lost.',
  'leave.quit': 'Quit Orrery',
  'leave.home': 'To the home screen',
  'leave.stay': 'Keep playing',
  'confirm.yes': 'Yes',
  'confirm.no': 'No',

  // Texts of the result screen.
  'end.title': 'The match has ended',
  'end.you-win': 'You win',
  'end.you-lose': 'You lose',

  // Labels in the footer, for commands whose own names are too general.
  'key.choose': 'choose',
  'key.lay': 'lay here',
  'key.count': 'less and more',
  'key.change': 'change',
  'key.usual': 'usual keys',
  'key.move': 'move',
  'key.take': 'take',
  'key.open': 'open',
  'key.go-on': 'go on',
  'key.pause': 'pause',
  'key.run-on': 'run on',
  'key.pace.all': 'pace: all waits',
  'key.pace.wait': 'pace: usual',
  'key.pace.slow': 'pace: slow',
  'key.pace.normal': 'pace: normal',
  'key.pace.fast': 'pace: fast',
  'key.pace.instant': 'pace: at once',
  'key.cards': 'other cards',
  'key.cover': 'cover',
  'key.home': 'home',
  'key.quit': 'quit',
  'key.back': 'back',
  'key.scroll': 'scroll',
  'key.board': 'board',
  'key.places': 'place',
  'key.to-list': 'to the list',
  'key.everything': 'everything on the board',
  'key.page': 'its page',
  'key.pane': 'pane',
  'key.skip': 'skip',
} as const satisfies Catalogue;

/** The key of one of the table's texts. */
export type TableKey = keyof typeof tableTexts;

/** A duration in minutes, from an hour on in half hours. */
function inHalfHours(minutes: number): string {
  if (minutes < 60) return `${minutes} min`;
  const halfHours = Math.round(minutes / 30);
  return `${Math.floor(halfHours / 2)}${halfHours % 2 === 1 ? '½' : ''} h`;
}
