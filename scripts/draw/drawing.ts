import { createHash } from 'node:crypto';
import ts from 'typescript';

/** A file of the sources. */
export interface SourceText {
  readonly file: string;
  readonly text: string;
}

/** A name or a comment, and the file it stands in. */
export interface Found {
  readonly file: string;
  readonly text: string;
}

/** The names that a file declares: functions, types, classes, constants, and parameters of exported functions. */
export function namesIn({ file, text }: SourceText): Found[] {
  const names: string[] = [];
  const visit = (node: ts.Node): void => {
    const isNamed =
      ts.isFunctionDeclaration(node) ||
      ts.isTypeAliasDeclaration(node) ||
      ts.isInterfaceDeclaration(node) ||
      ts.isClassDeclaration(node) ||
      ts.isVariableDeclaration(node);
    if (isNamed && node.name !== undefined && ts.isIdentifier(node.name)) names.push(node.name.text);
    if (ts.isFunctionDeclaration(node) && isExported(node)) {
      for (const { name } of node.parameters) if (ts.isIdentifier(name)) names.push(name.text);
    }
    ts.forEachChild(node, visit);
  };
  visit(parsed(file, text));
  return names.map(name => ({ file, text: name }));
}

/** The comment blocks of a file: a block comment, or the line comments that follow each other. */
export function commentsIn({ file, text }: SourceText): Found[] {
  const source = parsed(file, text);
  const ranges = new Map<number, ts.CommentRange>();
  const visit = (node: ts.Node): void => {
    for (const range of ts.getLeadingCommentRanges(text, node.getFullStart()) ?? []) ranges.set(range.pos, range);
    for (const range of ts.getTrailingCommentRanges(text, node.getEnd()) ?? []) ranges.set(range.pos, range);
    ts.forEachChild(node, visit);
  };
  visit(source);
  const comments: { end: number; text: string }[] = [];
  for (const { pos, end } of [...ranges.values()].sort((one, other) => one.pos - other.pos)) {
    const words = plain(text.slice(pos, end));
    const last = comments.at(-1);
    const goesOn = text.startsWith('//', pos) && last !== undefined && /^\r?\n[ \t]*$/.test(text.slice(last.end, pos));
    if (goesOn) Object.assign(last, { end, text: `${last.text} ${words}` });
    else comments.push({ end, text: words });
  }
  return comments.map(comment => ({ file, text: comment.text }));
}

/** So many of `things`, in the order of a hash over `seed` and each thing: the same seed draws the same. */
export function drawn(things: readonly Found[], seed: string, count: number): Found[] {
  const rank = ({ file, text }: Found, at: number): string =>
    createHash('sha256').update(`${seed} ${at} ${file} ${text}`).digest('hex');
  return things
    .map((thing, at) => ({ thing, rank: rank(thing, at) }))
    .sort((one, other) => (one.rank < other.rank ? -1 : 1))
    .slice(0, count)
    .map(({ thing }) => thing);
}

function parsed(file: string, text: string): ts.SourceFile {
  return ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
}

function isExported({ modifiers }: ts.FunctionDeclaration): boolean {
  return modifiers?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword) === true;
}

function plain(comment: string): string {
  return comment
    .replace(/^\/\*+|\*+\/$|^\/\//g, '')
    .replace(/\n\s*\*/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
}
