import type { RoundChart } from '../../boards/retrospect.ts';
import type { MatchReport } from './report.ts';
import type { Formatter } from '../../kernel/words/format.ts';
import { message, sideName } from '../../kernel/words/message.ts';
import type { Param, Side } from '../../kernel/words/message.ts';
import { roundWords } from '../../kernel/words/rounds.ts';
import { say } from '../text/say.ts';
import type { SessionKey } from '../text/say.ts';

type Told = (key: SessionKey, params?: Readonly<Record<string, Param>>) => string;

/** The comment that marks a file as a report; it is invisible in the rendered page. */
const MARK = '<!--orrery:report:1-->';

/** Writes a report as readable Markdown, in the formatter's language. The text ends in a line break. */
export function markdownOf(report: MatchReport, format: Formatter): string {
  const told: Told = (key, params = {}) => format(say(key, params));
  const { game, seats, round, roundName, result, table, chart, facts, log } = report;
  const names = seats.map(({ name }) => name);
  const nameOf = (side: Side): string => format(message('kernel.side', { side: sideName(side) }));
  const parts = [
    `# ${plain(told('report.title', { game: game.title, names: names.join(', ') }))}`,
    result === null
      ? plain(
          round === 0 ? told('report.running.set-up') : told('report.running', { time: roundWords(round, roundName) }),
        )
      : [`**${plain(result.text)}**`, plain(result.how)].filter(line => line !== '').join('\n\n'),
    section(told, result === null ? 'report.standing' : 'report.final', tableOf(table)),
    ...(chart === null
      ? []
      : [`## ${plain(chart.title)}`, tableOf(chartRows(told(`report.${roundName}`), chart, nameOf))]),
    section(told, 'report.facts', facts.map(({ label, text }) => `- ${plain(label)}: ${plain(text)}`).join('\n')),
    section(told, 'report.log', logOf(log)),
    MARK,
  ];
  return `${parts.filter(part => part !== '').join('\n\n')}\n`;
}

function section(told: Told, key: SessionKey, body: string): string {
  return body === '' ? '' : `## ${plain(told(key))}\n\n${body}`;
}

function chartRows(
  heading: string,
  { from, series }: RoundChart,
  nameOf: (side: Side) => string,
): readonly (readonly string[])[] {
  const count = Math.max(0, ...series.map(({ values }) => values.length));
  const rounds = Array.from({ length: count }, (_, place) => String(from + place));
  return [[heading, ...rounds], ...series.map(({ side, values }) => [nameOf(side), ...values.map(String)])];
}

function tableOf(rows: readonly (readonly string[])[]): string {
  const [heading, ...others] = rows;
  if (heading === undefined) return '';
  const line = (cells: readonly string[]): string => `| ${cells.map(plain).join(' | ')} |`;
  return [line(heading), `| ${heading.map(() => '---').join(' | ')} |`, ...others.map(line)].join('\n');
}

function logOf(log: MatchReport['log']): string {
  const lines = log.map(({ heading, text, rule }) =>
    heading ? `\n### ${plain(text)}\n` : `- ${plain(text)}${rule === null ? '' : ` (${plain(rule)})`}`,
  );
  return lines.join('\n').trim();
}

/** Escapes a text, so that no part of a name or a sentence acts as Markdown or starts a new line. */
function plain(text: string): string {
  return text.replace(/[\\`*_{}[\]<>#|~]/g, '\\$&').replace(/\s+/g, ' ');
}
