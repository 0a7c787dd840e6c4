import type { Catalogue } from '../../kernel/words/format.ts';

type TextParams = Readonly<Record<string, string | number>>;

/** The texts that the lessons of all games share, and those of the coach. Each game has its own texts as well. */
export const taughtTexts = {
  // The lesson about the table.
  'table-lesson.title': 'The table itself',
  'table-lesson.begin':
    'Before any game: the table. My words come first, then the board, then a question with its answers, and last the keys that work now. Type the number of an answer, or move to it and press Enter. Nothing you do in a lesson is final.',
  'table-lesson.pane':
    'The board has several panes: a map, sheets, players, the log. Tab turns to the next one, and Shift-Tab back; [ and ] show what doesn’t fit, and e says what every sign means. If you listen, type b to hear the board. Turn to another pane.',
  'table-lesson.pane.mark': 'Panes',
  'table-lesson.pane.goal': 'you have turned to another pane',
  'table-lesson.inspect':
    'You can look closely at everything on the board: i opens what the answer under the cursor is about, or a list of all there is. Esc comes back. Inspect something.',
  'table-lesson.inspect.mark': 'Inspecting',
  'table-lesson.inspect.goal': 'you have inspected something',
  'table-lesson.help':
    'What is not on offer has a reason. Press ?: it says which answers are blocked now and by which rule, and lists all keys. Esc comes back.',
  'table-lesson.help.mark': 'Why not?',
  'table-lesson.help.goal': 'you have asked why not',
  'table-lesson.rules':
    'The rule book is always one key away. Each question names its rule: r opens the book there, and / searches it. Esc comes back.',
  'table-lesson.rules.mark': 'The rules',
  'table-lesson.rules.goal': 'you have opened the rules',
  'table-lesson.log': 'Everything that has happened is in the log: L opens it, and Esc comes back.',
  'table-lesson.log.mark': 'The log',
  'table-lesson.log.goal': 'you have opened the log',
  'table-lesson.undo':
    'Now choose any answer, and then take it back: u. In a match that is free until something hidden is revealed or somebody else is asked; in a lesson it is always free.',
  'table-lesson.undo.mark': 'Undo',
  'table-lesson.undo.goal': 'you have taken something back',
  'table-lesson.close':
    'That is all you need. When you are stuck, H gives a hint, here and in a match; m opens the menu, with settings and a way out. Matches are saved after every answer: leave whenever you like.',
  'table-lesson.remember.1': 'i looks closely, ? says why not, r opens the rules, L the log.',
  'table-lesson.remember.2': 'u takes back; nothing in a lesson is final.',
  'table-lesson.remember.3': 'H helps when you are stuck.',

  // Texts of every lesson.
  'lesson.go-on': 'Go on',
  'lesson.again': 'Go back to the beginning of this part',
  'lesson.further': 'Go back further: {part}',
  'lesson.read': 'Read what the coach says, look around, then go on.',
  'lesson.lost-prompt': 'The goal of this part is out of reach now.',
  'lesson.lost': ({ over, count, advice }: TextParams) =>
    `${over}, ${count === 1 ? 'and the goal of this part is not reached' : 'but not every goal of this part is reached'}. ${advice}`,
  'lesson.lost-why': ({ over, goal }: TextParams) =>
    `${over === '' ? 'Not reached this way' : `${over}, and this is not reached`}: ${goal}. Before I say why: which of your answers did that? Go back and try another one, or ask for a hint.`,
  'lesson.advice': 'Go back to its beginning and try another way.',
  'lesson.round-over': 'The round is over',
  'lesson.match-over': 'The match is over',
  'lesson.right': 'As you said! {because}',
  'lesson.wrong': 'You said: {said}. It is: {came}. {because}',
  'lesson.hint.thought': 'A thought: {thought}',
  'lesson.hint.about': 'A hint: this is about rule {rule}. Ask once more for a narrower one.',
  'lesson.hint.narrow': 'Compare these two: {one}, or {two}. At least one of them leads on: which, and why?',
  'lesson.hint.free': 'Much leads on here. One way goes on like this: {answer}. Ask again at the next question.',
  'lesson.hint.goal': 'You want this: {goal}. What does each answer lead to, and which of them leads there?',
  'lesson.hint.look':
    'No answer does this: press the key that I named. Answers do no harm, and undo takes them back. Ask again to hear my words.',
  'lesson.hint.guess': 'A wrong guess costs nothing: say what you expect, and see.',
  'lesson.hint.answer': 'Choose: {answer}. It is on the way to this goal: {goal}.',
  'lesson.hint.goals': 'Choose: {answer}. It is on the way to the goals of this part.',
  'lesson.hint.choose': 'Choose: {answer}.',
  'lesson.hint.on-request': '{hint} The list leaves it out: press D, and it is shown.',
  'lesson.hint.strayed':
    'You have left the way that I know. Go on by yourself, or take your last answers back with undo.',
  'lesson.hint.back': 'I know no answer here that leads on. Take your last answer back with undo, and try another way.',
  'lesson.left-out': ({ count }: TextParams) => (count === 1 ? '1 other answer' : `${count} other answers`),
  'lesson.outside': 'not in this lesson',
  'lesson.poor': 'The rules allow it, but listen to the coach first.',
  'lesson.why': '{why} ({rule})',
  'lesson.over': 'The lesson is over.',
  'lesson.stale': 'You are asked something else now.',
  'lesson.no-undo': 'There is nothing to go back to in this lesson.',
  'lesson.no-redo': 'A lesson has no redo: just do it once more.',

  // The coach of a match.
  'coach.silent': 'The coach has nothing to say about that.',
  'coach.new-rule': 'New to you: {title} ({rule}). The rules have it in full.',
  'coach.new-reason': 'New to you: {title} ({rule}) forbids some answers here. The help says which.',
} as const satisfies Catalogue;
