import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';

/** A number that a file names, `SC-6.2` or `EX-47`, and where. */
export interface Named {
  readonly number: string;
  readonly file: string;
}

const ROOT = join(import.meta.dirname, '../..');

/**
 * Every number with that prefix, `SC-`, in the files of a folder: in code, in strings and in comments. Paths are from
 * the root.
 */
export function namedInFiles(folder: string, prefix: string, leaveOut: RegExp | null = null): Named[] {
  return filesOf(folder)
    .filter(file => leaveOut?.test(file) !== true)
    .flatMap(file => numbersIn(readFileSync(join(ROOT, file), 'utf8'), prefix).map(number => ({ number, file })));
}

/**
 * Every number with that prefix that a test names: in the title of a `test` or `describe`, or in the table of a
 * `test.each`. A comment and an expectation do not count: what a test is about stands in its title.
 */
export function namedByTests(prefix: string): Named[] {
  const tests = filesOf('test').filter(file => /\.test\.tsx?$/.test(file));
  return tests.flatMap(file => {
    const text = readFileSync(join(ROOT, file), 'utf8');
    // Parsing takes long: only files in which there is something to be found are parsed, and once for all prefixes.
    if (numbersIn(text, prefix).length === 0) return [];
    const titles = titlesByFile.get(file) ?? titlesOf(ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true));
    titlesByFile.set(file, titles);
    return titles.flatMap(title => numbersIn(title, prefix).map(number => ({ number, file })));
  });
}

const titlesByFile = new Map<string, readonly string[]>();

/** The rulings of more than one word that the files of a folder name: `ruling small-retreat`. */
export function rulingsNamedIn(folder: string): Named[] {
  return filesOf(folder).flatMap(file => {
    const found = readFileSync(join(ROOT, file), 'utf8').matchAll(/\bruling ([a-z]+(?:-[a-z]+)+)\b/g);
    return [...found].map(([, number = '']) => ({ number, file }));
  });
}

/** The numbers with that prefix in a text. */
export function numbersIn(text: string, prefix: string): string[] {
  return text.match(new RegExp(`\\b${prefix}(?:F?\\d+)(?:\\.(?:\\d+|[A-Z]\\b))*`, 'g')) ?? [];
}

function filesOf(folder: string): string[] {
  return readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .filter(file => /\.tsx?$/.test(file))
    .map(file => join(folder, file));
}

/** The titles and tables of the tests of a file, as they are written. */
function titlesOf(source: ts.SourceFile): string[] {
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isCallExpression(node) && /^(test|describe|it)\b/.test(node.expression.getText(source))) {
      const [first] = node.arguments;
      if (first !== undefined) found.push(first.getText(source));
      if (ts.isCallExpression(node.expression))
        found.push(...node.expression.arguments.map(arg => arg.getText(source)));
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}
