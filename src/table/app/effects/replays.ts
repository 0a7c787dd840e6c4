import type { CopiedMatch } from '../../../session/begin.ts';
import type { NewMatch } from '../../../session/setting/draft.ts';
import type { LoadedGame } from '../../../session/setting/games.ts';
import { LookingBack } from '../../../session/looking-back/looking-back.ts';
import type { ReplayAct } from '../../../session/looking-back/replay-now.ts';
import type { SeatLanguages } from '../../../session/running/seat-languages.ts';
import type { Session } from '../../../session/running/session.ts';
import type { Store } from '../../frame/store/store.ts';
import type { TableState } from '../screens/state.ts';
import type { TableInput } from '../screens/update.ts';

/** The match that is looked back on: the replay behind the screen of it. */
export class Replays {
  readonly #store: Pick<Store<TableState, never>, 'state'>;
  readonly #dispatch: (input: TableInput) => void;
  #open: LookingBack | null = null;

  constructor(store: Pick<Store<TableState, never>, 'state' | 'subscribe'>, dispatch: (input: TableInput) => void) {
    this.#store = store;
    this.#dispatch = dispatch;
    store.subscribe(() => this.#closeUnseen());
  }

  /** Lays the screen of a replay over the others. */
  open(next: LookingBack): void {
    this.#open?.close();
    this.#open = next;
    const screen = { open: 'replay', shown: next.read() } as const;
    this.#dispatch({ kind: 'go', effects: [{ do: 'open', screen }] });
  }

  perform(act: ReplayAct): void {
    const result = this.#open?.perform(act) ?? null;
    if (result !== null) this.#dispatch(result);
  }

  /** Closes it, also while its screen is open. */
  close(): void {
    this.#open?.close();
    this.#open = null;
  }

  /** Closes it when nobody looks at it any more. */
  #closeUnseen(): void {
    if (!this.#store.state().screens.some(({ screen }) => screen === 'replay')) this.close();
  }
}

/** What looking back on the match at the table needs besides. */
export interface ReplayOfMatch {
  readonly languages: SeatLanguages;
  /** Milliseconds from any beginning. */
  readonly clock: () => number;
  readonly copy: (
    loaded: LoadedGame,
    copied: CopiedMatch,
    people: Pick<NewMatch, 'players' | 'persons' | 'languages'>,
  ) => void;
}

/** The match at the table from an event of its log on, or from its end. */
export function replayOf(
  { game, names, people, history, lesson }: Session,
  loaded: LoadedGame,
  at: number | 'last',
  { languages, clock, copy }: ReplayOfMatch,
): LookingBack {
  const { head, people: players } = history;
  return new LookingBack(history.replay(), { at }, clock, {
    game,
    board: loaded.board,
    names,
    people,
    wordsFor: viewer => ({ format: languages.to(viewer), texts: languages.reads(viewer, game).texts }),
    // Nobody goes on with a copy of a lesson.
    copy: lesson !== null ? null : lines => copy(loaded, { head, lines }, players),
    close: () => undefined,
  });
}
