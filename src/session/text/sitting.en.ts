import type { Catalogue } from '../../kernel/words/format.ts';

type TextParams = Readonly<Record<string, string | number>>;

/** The texts of a session: set-up, play, hand-over, saving, and the end of a match. */
export const sittingTexts = {
  // The line for a match in a list.
  'match.line': '{game} · {time} · {names}',
  'match.over': '{game} · ended · {names}',

  // The set-up of a new match.
  'new.start': 'Start the match',
  'new.game': 'Game',
  'new.seats': 'Seats',
  'new.seed': 'Seed',
  'new.seed.chance': 'by chance',
  'new.name': 'Seat {number} name',
  'new.player': '  played by',
  'new.seat-choice': '  {choice}',
  'new.language': '  reads in',
  'new.language.table': 'as the table',
  'new.dealt': 'left open',
  'new.hints': 'Hints',
  'new.hints.on': 'for anyone who asks',
  'new.hints.off': 'none in this match',
  'new.human': 'a person',
  'new.coached': 'a person, with the coach',
  'new.bot': 'the program',
  'new.level': '  strength',
  'new.with': '{name}, here too',
  'new.bad-name': 'The name of seat {number} {reason}.',
  'new.same-name': 'Two seats have the name {name}.',
  'new.no-human': 'At least one seat must be played by a person.',
  'new.default-name': ({ seat }: TextParams) => DEFAULT_NAMES[Number(seat)] ?? `Player ${Number(seat) + 1}`,

  // The levels of the program's players.
  'level.easy.name': 'easy',
  'level.normal.name': 'normal',
  'level.hard.name': 'hard',
  'level.master.name': 'master',
  'level.easy': 'easy: now and then takes its second choice',
  'level.normal': 'normal: plays by rules of thumb',
  'level.normal.highest': 'normal: plays by rules of thumb; the strongest level of this game',
  'level.hard': 'hard: tries its choices in imagined matches',
  'level.hard.highest': 'hard: other rules of thumb, for an early war; the strongest level of this game',
  'level.master': 'master: tries more of them, and takes longer',
  'level.against': 'against {count}, {level}',
  'level.program': 'the program, {level}',

  // The match at the table.
  'table.moved': 'Another program has changed the save of this match. It goes on as {file}; nothing is lost.',
  'table.copied': 'The match goes on as {file}; {from} stays as it was.',
  'table.protected': '{from} is read-only, so the match goes on as {file}.',
  'table.linked': '{from} is only a link to a save, so the match goes on as {file}.',
  'table.save-failed': '{reason} The match goes on; it is tried again after every answer.',
  'table.saved-again': 'The match is saved again.',
  'table.by-hand': 'From now on you are asked what the program chose for you, such as how to pay.',
  'table.not-by-hand': 'From now on the program again chooses what hardly matters, such as how to pay.',
  'table.refused': '{reason}',
  'table.refused-take-back': '{reason} Press {key}.',
  'table.on-watch': 'They stay on watch: they are skipped until something comes near.',
  'table.off-watch': 'They are no longer on watch.',
  'table.cant-go-on': 'That is not possible here.',
  'table.undone': 'Taken back: {what}. {key} redoes it.',
  'table.undone-only': 'Taken back: {what}.',
  'table.undone-answer': 'the last answer',
  'table.redone': 'Redone.',
  'table.took-back': 'The table went back to this decision.',
  'table.bot-failed': 'The program could not answer for {seat}. A person plays this seat now.',
  'table.older': 'An older program saved this match. It goes on in {file}; the old save stays as it was.',
  'since.both': '{one} {two}',
  'take-back.secret': 'something secret',

  // Changes of who plays a seat.
  'players.now-bot': 'The program plays for {seat} from now on ({level}).',
  'players.now-person': 'A person plays for {seat} from now on.',
  'players.nobody': 'No seat is played by a person any more: you can watch the match to its end.',
  'concede.done': ({ seat }: TextParams) =>
    `${seat} gives up. Until that takes effect, the program answers for ${seat}.`,

  // The end of a match.
  'end.winner': ({ count, names }: TextParams) => `${names} ${count === 1 ? 'wins' : 'win together'}`,
  'end.nobody': 'Nobody wins',
  'end.all-lose': 'Everybody loses to {powers}',
  'end.place': '#',
  'end.seat': 'Seat',
} as const satisfies Catalogue;

/** The names of seats until somebody types a name. */
const DEFAULT_NAMES = ['Ann', 'Bob', 'Cyd', 'Dan', 'Eve', 'Fay', 'Gil', 'Hal'];
