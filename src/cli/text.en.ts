import type { Catalogue } from '../kernel/words/format.ts';
import { grammarOf } from '../kernel/words/grammar.ts';
import type { Forms } from '../kernel/words/grammar.ts';
import { listedTexts } from '../games/listed.en.ts';
import { saveTexts } from '../saves/input/text.en.ts';
import { helpTexts } from './text/help.en.ts';

type TextParams = Readonly<Record<string, string | number>>;

const pluralOf = (count: string | number | undefined, forms: Forms): string =>
  grammarOf('en').plural(Number(count), forms);

/** All English texts of the command line. Their keys define the keys of the other languages. */
export const cliTexts = {
  ...saveTexts,
  ...listedTexts,

  ...helpTexts,

  // Errors of all kinds.
  'cli.says': 'orrery: {message}',
  'cli.misused': '{fault}. Examples and all options: orrery --help',
  'cli.system': 'the system says {reason}',
  'cli.fault': [
    'an error in the program: {details}',
    '',
    'orrery {orrery}, node {node}, {system}',
    '{report} Send these lines along, and say what you did last; send the save too if it happens again with it.',
    'The match is saved up to the last answer: orrery resume goes on with it, orrery paths says where it is.',
  ].join('\n'),
  'cli.no-text':
    'This is not text, so a terminal can’t show it. Name a file with --out FILE, or redirect it: orrery … > FILE',
  'cli.no-output': "the output can't be written ({reason}).",
  'cli.settings': 'settings: {problem}',
  'cli.settings.in': 'settings: {problem} ({file})',
  'cli.config.no-file': 'it is not an ordinary file',
  'cli.config.too-large': 'it is too large',
  'cli.config.no-folder': 'its folder {folder} can’t be made: {reason}',
  'cli.config.no-json': 'it is not JSON: {reason}',
  'cli.config.no-object': 'it is not a JSON object',
  'cli.no-command': 'There is no command {word} of {program}.{meant} Use one of {names}, or --help.',
  'cli.no-command.below': 'There is no command {word}: {program} has no commands of its own.',
  'cli.meant': ' Did you mean {word}?',
  'cli.meant.nothing': '',
  'cli.use-one': 'Use one of {values}.',
  'cli.use-players': 'Use one of {values} for each seat.',
  'cli.use-number': 'Use a whole number from {min} to {max}.',
  'cli.use-length': 'Use at most {length} characters.',
  'cli.no-language': 'There is no language {wanted}. The languages: {known}.',
  'cli.no-game': 'There is no game {id}.{meant} The games: {games}.',

  // Texts of `orrery play` and `orrery learn`.
  'cli.both': 'Use --{one} or --{other}, not both.',
  'cli.choice-values': '{flag}: use {values}.',
  'cli.choice-numbers': '{flag}: use {values}, or --{name}=N for a number from {min} to {max}.',
  'cli.choice-which': '{flag} can mean {meanings}.',
  'cli.choice-none': '{game} has no {flag}.{meant} It has {known}.',
  'cli.seat-number': '--seats: {seats} is no number of seats. Use one from 1 to {most}, or names.',
  'cli.seat-twice':
    '--seats names {name} twice: give every seat its own name. A person with several seats is chosen on the new-match screen: "played by".',
  'cli.seat-bot':
    '--seats: {seat} makes no computer player. That is a name and then :bot, or :bot-LEVEL: write {example}.',
  'cli.bot-name': 'Bob',
  'cli.seat-name': '--seats: {seat} needs a name of 1 to 24 printable characters first; this one {reason}.',
  'cli.bot-level': 'There is no player {bot}. Use bot, or bot- and a level: {levels}.',
  'cli.level-not-here': "{game}'s players have no level {level}. Use {levels}.",
  'cli.seat-form':
    '--seats: write {seat} as NAME, NAME:FACTION, NAME:bot or NAME:FACTION:bot, with bot-LEVEL for a level, and :language=ID where wanted.',
  'cli.seat-faction': "--seats: {name} can't have {faction}.{meant} There are {known}.",
  'cli.seat-count': '{game} is for {min} to {max} seats, not {seats}.',
  'cli.flag-behind': '{flag} comes after --, where nothing is read as a flag. Leave out the --.',
  'cli.box.unreadable': 'The values of the box can’t be read from {file} ({reason}).',
  'cli.box.no-json': '{file} is not JSON.',
  'cli.keys.no-file': 'The keys can’t be logged in {file}: it is not an ordinary file.',
  'cli.keys.not-ours': '{file} exists already and is not a log of keys. Name another file.',
  'cli.keys.not-written': 'The keys can’t be logged in {file} ({reason}).',
  'cli.keys.ended': 'The log of the keys in {file} ends early ({reason}). The match is not affected.',
  'cli.player': 'Player {number}',
  'cli.no-lessons': '{game} has no lessons yet. There are some for {games}.',
  'cli.no-lesson': '{game} has no lesson {lesson}.{meant} There are {known}.',
  'cli.coverage': '{game}: {taught} of {rules} rules are taught in lessons; not taught are',
  'cli.coverage.open': 'To read one: orrery rules {id} {rule}',
  'cli.lesson': '  {number} {id}: {title}',
  'cli.lesson.begun': '  {number} {id}: {title} (begun)',
  'cli.lesson.done': '  {number} {id}: {title} (done)',

  // Texts of `orrery saves`, and errors with saves.
  'cli.save.none-there': 'There are no saves there yet.',
  'cli.save.there': 'There are: {names}.',
  'cli.save.missing': 'There is no save {name} in {folder}.{meant} {known}',
  'cli.save.no-last': 'There is no saved match in {folder} yet: begin one with orrery play.',
  'cli.save.no-list': 'No saves in {folder}.',
  'cli.save.no-folder': 'There is no folder {folder}.',
  'cli.save.no-samples': 'No samples come with this program.',
  'cli.save.reading': '{count} of {all} saves read …',
  'cli.save.damaged': 'damaged: {fault}',
  'cli.save.asked': '{seat} to decide',
  'cli.save.ended': 'ended',
  'cli.save.older': '{standing}; {file} from an older version is kept',
  'cli.save.no-game': 'The save is of a game that this Orrery does not have: {game}.',
  'cli.save.shown': '{game}: {seats}; {time}; {standing}; saved {saved}',
  'cli.save.secrets': 'This holds everything, even hidden cards and orders.',
  'cli.save.bad-name': '{name} is not the name of a save: see orrery saves list.',
  'cli.save.no-save': 'There is no save {name} in {folder}.',
  'cli.save.is-open':
    '{name} is open in another window (process {process} on {host}). Close it first, or use --force: what is played there is then lost.',
  'cli.save.has-backup':
    "{name} can't be read, but its backup is intact: orrery resume {name} goes on from it. To delete both, use --force.",
  'cli.save.has-older':
    '{name} goes on from {file}, which an older version wrote; that would be deleted too. To delete both, use --force.',
  'cli.pack.sure':
    'The match is not over, and a packed match holds every hidden card and order. If you are sure: orrery saves pack {name} --yes',
  'cli.pack.is-save': '{file} is a saved match, and a packed one never replaces it. Name another file.',
  'cli.pack.other': '{file} is another packed match. Use --force to replace it.',
  'cli.pack.not-ours': '{file} exists already and is not a packed match of Orrery. Use --force to replace it.',
  'cli.pack.not-written': "The packed match can't be written to {file} ({reason}).",
  'cli.pack.written': 'The match is in {file}: orrery resume FILE goes on with it in a copy.',
  'cli.save.strange':
    'The saves in {strange} are not used, since no match was ever saved there from this computer; {folder} is used instead. To use them: --saves {strange}',
  'cli.saves-empty': '--saves needs the name of a folder.',
  'cli.save.sure': "Deleting can't be undone. If you are sure: orrery saves rm {name} --yes",
  'cli.save.sure-all': ({ names, count }: TextParams) =>
    `Deleting can't be undone. ${pluralOf(count, { one: '# match', other: '# matches' })} would be deleted: ${names}. If you are sure, say the same with --yes.`,
  'cli.save.none-fits': 'No save in {folder} fits {pattern}.',
  'cli.save.deleted': 'Deleted {name}.',

  'cli.input': 'Standard input',
  'cli.input.keys': 'The table takes its keys from standard input, so the match must come from a file: name it.',

  // Texts of `orrery paths`.
  'cli.paths.are': ['saves     {saves}', 'settings  {settings}', 'lessons   {lessons}'].join('\n'),

  // Texts of `orrery replay` and `orrery export`, and errors with output files.
  'cli.replay.running':
    'The match is not over, so what {seat} saw is still secret. Look on as everybody (without --seat); at the table, p shows it when all who play agree.',
  'cli.replay.no-seat': '--seat: there is no seat {seat} in this match; there are {known}.',
  'cli.export.is-save': '{file} is a saved match, and a report never replaces it. Name another file.',
  'cli.export.not-ours': '{file} exists already and is not a report of Orrery. Use --force to replace it.',
  'cli.out.folder': '{file} is the name of a folder. Name a file.',
  'cli.out.no-reader': 'Nobody reads the pipe {file}. Start a reader first.',
  'cli.out.loose-link': '{file} is a link to a file that does not exist. Name that file itself.',
  'cli.export.not-written': "The report can't be written to {file} ({reason}).",
  'cli.export.written': 'The report is in {file}.',
  'cli.export.lost': '{lost} The file stays as it is.',

  // Texts of `orrery rules`.
  'cli.rules.none': '{game} has no rules to read yet.',
  'cli.rules.title': 'The rules of {game}, in our own words.',
  'cli.rules.chapter': 'One chapter:  orrery rules {game} {number}',
  'cli.rules.words': 'By words:     orrery rules {game} victory',
  'cli.rules.terms': 'The glossary: orrery rules {game} {terms}',
  'cli.rules.no-rule':
    'There is no rule {typed} of {game}; its chapters go from {first} to {last}. See orrery rules {id}.',
  'cli.rules.not-found': 'No rule of {game} contains {typed}.',
  'cli.rules.more': 'And {count} more:',
  'cli.rules.ruling': 'Ruling: {why} {does}',

  // Texts of `orrery simulate`.
  'cli.simulate.many-players': '--players names {players} players for {seats} seats: see --seats.',
  'cli.simulate.faulty': 'match {seed}: {fault}',
  'cli.simulate.so-far': ({ count, all }: TextParams) =>
    `${pluralOf(count, { one: '#', other: '#' })} of ${pluralOf(all, { one: '# match', other: '# matches' })}`,
  'cli.simulate.matches-played': ({ game, matches, faults }: TextParams) =>
    `${game}: ${pluralOf(matches, { one: '# match', other: '# matches' })}, ${pluralOf(faults, { one: '# fault', other: '# faults' })}`,
  'cli.simulate.speed': '{decisions} decisions in {seconds} s, {rate} a second',
  'cli.simulate.left': ({ matches }: TextParams) =>
    `${pluralOf(matches, { one: '# match was', other: '# matches were' })} left before the end`,
  'cli.simulate.rounds': 'rounds: {least} to {most}, half of them up to {middle}',
  'cli.simulate.cycles': 'cycles: {least} to {most}, half of them up to {middle}',
  'cli.simulate.wins': 'wins: {wins}',
  'cli.simulate.no-wins': 'none',
  'cli.simulate.by-value': '{value}: {words}',
  'cli.simulate.survived': 'survived {wins} of {played}, {share} % ({low} to {high} % with 95 % certainty)',
  'cli.simulate.survived-none': 'no match was played to its end',
  'cli.simulate.no-sweep': '--{choice}=all can’t be combined with the other choices.',
  'cli.simulate.wins-of': 'seat {seat}: {wins}',
} as const satisfies Catalogue;
