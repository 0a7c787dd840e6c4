import type { RoundChart } from '../../boards/retrospect.ts';
import type { MatchReport } from './report.ts';
import type { Formatter } from '../../kernel/words/format.ts';
import { message, sideName } from '../../kernel/words/message.ts';
import type { Param, Side } from '../../kernel/words/message.ts';
import { roundWords } from '../../kernel/words/rounds.ts';
import { say } from '../text/say.ts';
import type { SessionKey } from '../text/say.ts';

type TextOf = (key: SessionKey, params?: Readonly<Record<string, Param>>) => string;

/** The comment that marks a file as a report; it is invisible in the rendered page. */
const REPORT_MARK = '<!--orrery:report:1-->';

/** Writes a report as readable Markdown, in the formatter's language. The text ends in a line break. */
export function markdownOf(report: MatchReport, format: Formatter): string {
  const textOf: TextOf = (key, params = {}) => format(say(key, params));
  const { game, seats, round, roundName, result, table, chart, facts, log } = report;
  const names = seats.map(({ name }) => name);
  const nameOf = (side: Side): string => format(message('kernel.side', { side: sideName(side) }));
  const sections = [
    `# ${escaped(textOf('report.title', { game: game.title, names: names.join(', ') }))}`,
    result === null
      ? escaped(
          round === 0
            ? textOf('report.running.set-up')
            : textOf('report.running', { time: roundWords(round, roundName) }),
        )
      : [`**${escaped(result.text)}**`, escaped(result.how)].filter(line => line !== '').join('\n\n'),
    section(textOf, result === null ? 'report.standing' : 'report.final', tableOf(table)),
    ...(chart === null
      ? []
      : [`## ${escaped(chart.title)}`, tableOf(chartRows(textOf(`report.${roundName}`), chart, nameOf))]),
    section(textOf, 'report.facts', facts.map(({ label, text }) => `- ${escaped(label)}: ${escaped(text)}`).join('\n')),
    section(textOf, 'report.log', logOf(log)),
    REPORT_MARK,
  ];
  return `${sections.filter(part => part !== '').join('\n\n')}\n`;
}

function section(told: TextOf, key: SessionKey, body: string): string {
  return body === '' ? '' : `## ${escaped(told(key))}\n\n${body}`;
}

function chartRows(
  heading: string,
  { from, series }: RoundChart,
  nameOf: (side: Side) => string,
): readonly (readonly string[])[] {
  const roundCount = Math.max(0, ...series.map(({ values }) => values.length));
  const rounds = Array.from({ length: roundCount }, (_, place) => String(from + place));
  return [[heading, ...rounds], ...series.map(({ side, values }) => [nameOf(side), ...values.map(String)])];
}

function tableOf(rows: readonly (readonly string[])[]): string {
  const [heading, ...others] = rows;
  if (heading === undefined) return '';
  const line = (cells: readonly string[]): string => `| ${cells.map(escaped).join(' | ')} |`;
  return [line(heading), `| ${heading.map(() => '---').join(' | ')} |`, ...others.map(line)].join('\n');
}

function logOf(log: MatchReport['log']): string {
  const lines = log.map(({ heading, text, rule }) =>
    heading ? `\n### ${escaped(text)}\n` : `- ${escaped(text)}${rule === null ? '' : ` (${escaped(rule)})`}`,
  );
  return lines.join('\n').trim();
}

/** Escapes a text, so that no part of a name or a sentence acts as Markdown or starts a new line. */
function escaped(text: string): string {
  return text.replace(/[\\`*_{}[\]<>#|~]/g, '\\$&').replace(/\s+/g, ' ');
}
