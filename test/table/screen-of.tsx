import chalk from 'chalk';
import { renderToString } from 'ink';
import { NO_GUARD } from '../../src/table/frame/store/guard.ts';
import type { ReactNode } from 'react';
import type { Board } from '../../src/boards/board.ts';
import { drawScreen } from '../../src/table/app/screens/screens.ts';
import type { ScreenState } from '../../src/table/app/screens/screens.ts';
import { matchNow } from '../../src/session/running/match-now.ts';
import type { MatchNow } from '../../src/session/running/match-now.ts';
import type { Session } from '../../src/session/running/session.ts';
import { preferencesNow } from '../../src/table/frame/preferences/now.ts';
import type { Settings } from '../../src/table/frame/preferences/settings.ts';
import { matchAppearance } from '../../src/table/frame/store/feature-context.ts';
import type { FeatureContext } from '../../src/table/frame/store/feature-context.ts';
import type { Appearance } from '../../src/table/frame/theme/look.ts';
import { AppearanceProvider } from '../../src/table/frame/ui/text.tsx';
import { NO_PAINT } from '../../src/table/frame/theme/theme.ts';
import type { Size } from '../../src/table/frame/edge/too-small.ts';
import { preferencesOf } from './desk-of.ts';
import { plainRows } from './render-at.tsx';

/** What the screen may show of a session, with everybody reading the words of `look`. */
export function matchOf(session: Session, board: Board, { format }: Appearance): MatchNow {
  const texts = session.game.texts.en;
  const languages = { languages: [], to: () => format, reads: () => ({ format, texts }), loadAll: () => undefined };
  return matchNow(session, board, languages, 0);
}

/** What screens read beside their own state, without a table around them. */
export function situationAt(
  size: Size,
  look: Appearance,
  match: MatchNow | null = null,
  settings: Partial<Settings> = {},
): FeatureContext {
  const preferences = preferencesNow(preferencesOf(settings));
  const { glyphs, keymap, format } = look;
  const coloured = { glyphs, keymap, format, paint: NO_PAINT };
  return { size, appearance: coloured, preferences, games: [], taught: false, match, time: 0, guard: NO_GUARD };
}

/** The rows of a tree that is drawn once, without a terminal. */
export function drawnAt(at: FeatureContext, tree: ReactNode): readonly string[] {
  chalk.level = 0;
  return plainRows(
    renderToString(<AppearanceProvider value={matchAppearance(at)}>{tree}</AppearanceProvider>, {
      columns: at.size.columns,
    }),
  );
}

/** The rows of a screen. */
export function rowsOf(screen: ScreenState, at: FeatureContext): readonly string[] {
  return drawnAt(at, drawScreen(screen.screen, screen, at));
}
