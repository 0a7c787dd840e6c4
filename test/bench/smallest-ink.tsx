import { readFileSync } from 'node:fs';
import { render, Text, useInput } from 'ink';
import { useState } from 'react';
import type { ReactNode } from 'react';
import * as v from 'valibot';

// The smallest ordinary Ink program: one component, its own stdin and stdout, and two frames that a key goes between. What the
// table takes for a key is measured beside it (table.ts).

const [one, other] = v.parse(
  v.tuple([v.string(), v.string()]),
  JSON.parse(readFileSync(process.argv[2] ?? '', 'utf8')),
);

function Frames(): ReactNode {
  const [isOther, setOther] = useState(false);
  useInput(() => setOther(before => !before));
  return <Text>{isOther ? other : one}</Text>;
}

render(<Frames />, { maxFps: 1000 });
