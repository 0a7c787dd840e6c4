import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { commentsIn, drawn, namesIn } from './draw/drawing.ts';
import type { Found } from './draw/drawing.ts';

// npm run draw -- COMMIT: 60 names and 60 comments of src/, drawn by the hash of the commit, to be read by somebody who
// does not know the code: at most three of each may need a second reading.

const COUNT = 60;

const commit = execFileSync('git', ['rev-parse', process.argv[2] ?? 'HEAD'], { encoding: 'utf8' }).trim();
const files = execFileSync('git', ['ls-files', 'src'], { encoding: 'utf8' })
  .split('\n')
  .filter(file => /\.tsx?$/.test(file))
  .map(file => ({ file, text: readFileSync(file, 'utf8') }));

const listed = (found: readonly Found[]): string => found.map(({ file, text }) => `${file}: ${text}\n`).join('');
const names = drawn(files.flatMap(namesIn), `${commit} names`, COUNT);
const comments = drawn(files.flatMap(commentsIn), `${commit} comments`, COUNT);
process.stdout.write(`${commit}\n\n${listed(names)}\n${listed(comments)}`);
