import type { Command } from 'commander';
import { kebabCase } from '../../src/cli/choices.ts';
import { examplesOf } from '../../src/cli/examples.ts';
import { commandsOf, pathOf } from '../../src/cli/known.ts';
import { usageOf } from '../../src/cli/manual-parts.ts';
import { programOf } from '../../src/cli/program.ts';
import { text } from '../../src/cli/say.ts';
import { GAMES, loadGame } from '../../src/games/index.ts';
import { createFormatter } from '../../src/kernel/words/format.ts';
import { table } from './table.ts';

const CHOICES = `\`orrery play\` and \`orrery simulate\` take \`--VALUE\` or \`--CHOICE=VALUE\`, as in \`--by-hand\` or \`--decks=beginner\`. A wrong
value gets a list of the right ones. Factions are given in \`--seats\`, after the name: \`"Ann:raynor,Bob:bot"\`.`;

const silent = (): void => undefined;

/** The page of all commands: what `orrery help` says of each of them. */
export async function commandsPage(): Promise<string> {
  const streams = { out: silent, err: silent, note: silent, json: silent, bytes: silent, columns: null };
  const program = programOf({ streams, language: null, finish: silent, heed: silent });
  const parts = [
    '# Commands',
    '`npm run pages` writes this page from the texts of `orrery help`. `orrery help COMMAND` shows one command.',
    block(examplesOf(program)),
    '## With any command',
    flagsTable(program),
    '`-` means standard input for a save, and standard output for `--out`. What `--json` writes: [json.md](json.md).',
    text('cli.more').split('\n\n')[0]?.trim().replace(/\n\s*/g, ' ') ?? '',
    ...commandsOf(program).flatMap(command => partsOf(command, '##')),
    '## What each game lets you choose',
    CHOICES,
    ...(await Promise.all(Object.keys(GAMES).map(choicesPart))),
  ];
  return `${parts.filter(part => part !== '').join('\n\n')}\n`;
}

/** What a game lets people choose, and whom they can play. */
async function choicesPart(id: string): Promise<string> {
  const game = await loadGame(id);
  if (game === null) return '';
  const format = createFormatter(game.texts.en, []);
  const rows = [...game.choices, ...game.seatChoices].map(({ id: choice, words, values, numbers }) => [
    `\`${kebabCase(choice)}\``,
    format(words),
    [
      ...values.map(value => `\`${kebabCase(value.id)}\``),
      ...(numbers === undefined ? [] : [`${numbers.min} to ${numbers.max}`]),
    ].join(', '),
  ]);
  return `### ${game.title}\n\n${table(['choice', 'what it is', 'values'], rows)}`;
}

function partsOf(command: Command, level: string): readonly string[] {
  if (command.name() === 'help' && command.parent?.parent !== null) return [];
  const description = command.description();
  return [
    `${level} ${pathOf(command).join(' ')}`,
    `${description.charAt(0).toUpperCase()}${description.slice(1)}.`,
    block([`  ${usageOf(command)}`, '', examplesOf(command) ?? ''].join('\n').trimEnd()),
    flagsTable(command),
    ...commandsOf(command).flatMap(below => partsOf(below, `${level}#`)),
  ];
}

function flagsTable(command: Command): string {
  const help = command.createHelp();
  const options = help.visibleOptions(command).filter(({ long }) => long !== '--help');
  if (options.length === 0) return '';
  return table(
    ['flag', 'what it does'],
    options.map(option => [`\`${option.flags}\``, help.optionDescription(option)]),
  );
}

/** Lines as they stand, as an indented block. */
function block(lines: string | null): string {
  return (lines ?? '')
    .split('\n')
    .map(line => (line === '' ? '' : `  ${line}`))
    .join('\n')
    .trimEnd();
}
