import type { Argument, Command, Option } from 'commander';
import { GAMES, loadGame, loadLessons } from '../games/index.ts';
import { SaveFault } from '../saves/input/fault.ts';
import { saveNames } from '../saves/folder/folder.ts';
import { kebabCase } from './choices.ts';
import { commandsOf } from './known.ts';
import { cliFormatter, textsOf } from './say.ts';

/** A completion: a word that may be inserted at the cursor, and a description of it. */
export interface Candidate {
  readonly word: string;
  readonly about: string;
}

/**
 * All completions at the cursor. `files`: whether names of files or folders, which the shell completes itself, are
 * possible too.
 */
export interface Candidates {
  readonly words: readonly Candidate[];
  readonly files: 'none' | 'files' | 'folders';
}

/** A parsed command line up to the cursor. */
interface ParsedLine {
  readonly command: Command;
  /** The words after the command that are not flags. */
  readonly operands: readonly string[];
  /** The option whose value is being typed at the cursor; `null`: no option's value is. */
  readonly option: Option | null;
  /** The beginning of the word at the cursor that is not completed itself, such as `--color=`. */
  readonly before: string;
  readonly typed: string;
}

const NO_CANDIDATES: Candidates = { words: [], files: 'none' };

/** The completions for the last of the words after `orrery`, which may be incomplete or empty. */
export async function candidatesFor(program: Command, words: readonly string[], folder: string): Promise<Candidates> {
  const { words: whole, cut } = joinSplitWords(words);
  const line = lineOf(program, whole);
  const { words: found, files } = await candidatesAt(line, folder);
  const matching = found.filter(({ word }) => word.startsWith(line.typed));
  const withoutTypedPart = ({ word, about }: Candidate): Candidate => {
    const fullWord = `${line.before}${word}`;
    return { word: cut ? fullWord.slice(fullWord.indexOf('=') + 1) : fullWord, about };
  };
  return { words: matching.map(withoutTypedPart), files };
}

/**
 * The completions in the format that the shell scripts read: one line each, with a tab before the description, and a
 * last line for files.
 */
export function candidateLines({ words, files }: Candidates): string {
  return [...words.map(({ word, about }) => `${word}\t${about}`), `:${files}`].map(line => `${line}\n`).join('');
}

/**
 * Joins words that Bash has split: it passes `--color=never` as three words. `cut`: whether the last word is such a
 * joined one.
 */
function joinSplitWords(words: readonly string[]): { readonly words: readonly string[]; readonly cut: boolean } {
  const joinedWords: string[] = [];
  let isCut = false;
  for (const [place, word] of words.entries()) {
    const last = joinedWords.at(-1) ?? '';
    const isValue = words[place - 1] === '=' && last.endsWith('=');
    isCut = isValue || (word === '=' && last.startsWith('--'));
    if (isCut) joinedWords[joinedWords.length - 1] = `${last}${word}`;
    else joinedWords.push(word);
  }
  return { words: joinedWords, cut: isCut };
}

function lineOf(program: Command, words: readonly string[]): ParsedLine {
  let command = program;
  let option: Option | null = null;
  const operands: string[] = [];
  for (const word of words.slice(0, -1)) {
    if (option !== null) option = null;
    else if (word.startsWith('-') && word !== '-') option = optionWithValue(command, word);
    else {
      const subcommand = operands.length === 0 ? command.commands.find(each => each.name() === word) : undefined;
      if (subcommand === undefined) operands.push(word);
      else command = subcommand;
    }
  }
  const last = words.at(-1) ?? '';
  const [, flag = '', value = ''] = option === null ? (/^(--[^=]+)=(.*)$/.exec(last) ?? []) : [];
  const joinedOption = flag === '' ? null : optionWithValue(command, flag);
  if (joinedOption !== null) return { command, operands, option: joinedOption, before: `${flag}=`, typed: value };
  return { command, operands, option, before: '', typed: last };
}

/** The option that a flag stands for, if the option takes a value; else `null`. */
function optionWithValue(command: Command, flag: string): Option | null {
  const found = optionsOf(command).find(({ long, short }) => flag === long || flag === short);
  return found?.required === true ? found : null;
}

/** The options that help lists for a command: its own and the global ones. */
function optionsOf(command: Command): readonly Option[] {
  const help = command.createHelp();
  return [...help.visibleOptions(command), ...help.visibleGlobalOptions(command)];
}

async function candidatesAt({ command, operands, option, typed }: ParsedLine, folder: string): Promise<Candidates> {
  if (option !== null) return valuesOf(option);
  if (typed.startsWith('-') && typed !== '-') {
    const flags = optionsOf(command).map(({ long, short, description }) => ({
      word: long ?? short ?? '',
      about: description,
    }));
    return { words: [...flags, ...(await choicesOfGame(command, operands))], files: 'none' };
  }
  const subcommands = operands.length === 0 ? commandsOf(command) : [];
  const commands = subcommands.map(each => ({ word: each.name(), about: each.description() }));
  const { registeredArguments: places } = command;
  const argument = places[operands.length] ?? (places.at(-1)?.variadic === true ? places.at(-1) : undefined);
  const { words, files } =
    argument === undefined ? NO_CANDIDATES : await valuesFor(argument, command, operands, folder);
  return { words: [...commands, ...words], files };
}

function valuesOf({ argChoices = [], flags }: Option): Candidates {
  const files = flags.includes('<file>') ? 'files' : flags.includes('<dir>') ? 'folders' : 'none';
  return { words: argChoices.map(word => ({ word, about: '' })), files };
}

async function valuesFor(
  argument: Argument,
  command: Command,
  operands: readonly string[],
  folder: string,
): Promise<Candidates> {
  const [first = ''] = operands;
  switch (argument.name()) {
    case 'game':
      return { words: Object.entries(GAMES).map(([word, { title }]) => ({ word, about: title })), files: 'none' };
    case 'lesson':
      return { words: await lessonsOf(first), files: 'none' };
    case 'save':
      return { words: savesIn(folder), files: 'files' };
    case 'name':
      return { words: savesIn(folder), files: 'none' };
    case 'command':
      return { words: commandsBelow(command, operands), files: 'none' };
    default:
      return { words: (argument.argChoices ?? []).map(word => ({ word, about: '' })), files: 'none' };
  }
}

/** The completions for the next argument of `orrery help`. */
function commandsBelow({ parent: program }: Command, operands: readonly string[]): readonly Candidate[] {
  const group = operands.reduce(
    (command, name) => command?.commands.find(each => each.name() === name) ?? null,
    program,
  );
  return group === null ? [] : commandsOf(group).map(each => ({ word: each.name(), about: each.description() }));
}

async function lessonsOf(id: string): Promise<readonly Candidate[]> {
  const game = await loadGame(id);
  if (game === null) return [];
  const [{ sessionFormatter }, { withTableLesson }] = await Promise.all([
    import('../session/text/say.ts'),
    import('../session/teaching/table-lesson.ts'),
  ]);
  const format = sessionFormatter(await textsOf(game));
  return withTableLesson(await loadLessons(id)).map(lesson => ({ word: lesson.id, about: format(lesson.title) }));
}

/** The completions for the choices of a game, for commands that take such flags. */
async function choicesOfGame(command: Command, [id = '']: readonly string[]): Promise<readonly Candidate[]> {
  const [first] = command.registeredArguments;
  const takesGameFlags = ['play', 'simulate'].includes(command.name()) && first?.name() === 'game';
  const game = takesGameFlags ? await loadGame(id) : null;
  if (game === null) return [];
  const format = cliFormatter(await textsOf(game));
  return game.choices.flatMap(choice =>
    choice.values.map(value => ({
      word: `--${kebabCase(choice.id)}=${value.id}`,
      about: `${format(choice.words)}: ${format(value.words)}`,
    })),
  );
}

/**
 * The saves in the folder, as completions; empty if the folder can't be read, because errors would disturb the shell.
 */
function savesIn(folder: string): readonly Candidate[] {
  try {
    return saveNames(folder).map(word => ({ word, about: '' }));
  } catch (error) {
    if (error instanceof SaveFault) return [];
    throw error;
  }
}
