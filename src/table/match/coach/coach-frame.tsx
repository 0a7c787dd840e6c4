import { Box } from 'ink';
import type { ReactNode } from 'react';
import { matchAppearance } from '../../frame/store/feature-context.ts';
import type { FeatureContext } from '../../frame/store/feature-context.ts';
import { Lines, Row } from '../../frame/ui/text.tsx';
import { coachRows, goalsRow } from './coach.ts';
import type { CoachPanel } from './coach.ts';

interface CoachFrameProps {
  readonly panel: CoachPanel | null;
  readonly at: FeatureContext;
  /** The table, drawn in the remaining room. */
  readonly children: ReactNode;
}

/** The table with the coach above it and, in a lesson, the goals below it. */
export function CoachFrame({ panel: around, at, children }: CoachFrameProps): ReactNode {
  if (around === null) return children;
  const { columns, rows } = at.size;
  const appearance = matchAppearance(at);
  return (
    <Box flexDirection="column" width={columns} height={rows}>
      <Box flexShrink={0}>
        <Lines lines={coachRows(around, columns, appearance)} />
      </Box>
      {children}
      {around.goals === null ? null : (
        <Box flexShrink={0}>
          <Row spans={goalsRow(around, columns, appearance)} />
        </Box>
      )}
    </Box>
  );
}
