import { readFileSync } from 'node:fs';
import { render, Text, useInput } from 'ink';
import { useState } from 'react';
import type { ReactNode } from 'react';
import * as v from 'valibot';
import { starcraftBoard } from '../../src/games/starcraft/board/index.ts';
import { starcraft } from '../../src/games/starcraft/game.ts';
import { loadMatch } from '../../src/saves/saved/load.ts';

// The smallest ordinary Ink program: one component, its own stdin and stdout, and two frames that a key goes between,
// with the same match loaded as at the table. What the table takes for a key, for memory and for its first frame is
// measured beside it (table.ts).

const [, , frames = '', save = ''] = process.argv;
const [one, other] = v.parse(v.tuple([v.string(), v.string()]), JSON.parse(readFileSync(frames, 'utf8')));
const { match } = loadMatch(starcraft, save, { checkpointEvery: 0 });
// What is needed until the end stays in memory.
process.on('exit', () => {
  process.exitCode = starcraftBoard.panes(match.view('spectator')).length === 0 ? 1 : 0;
});

function Frames(): ReactNode {
  const [isOther, setOther] = useState(false);
  useInput(() => setOther(before => !before));
  return <Text>{isOther ? other : one}</Text>;
}

render(<Frames />, { maxFps: 1000 });
