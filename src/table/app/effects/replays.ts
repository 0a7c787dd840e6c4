import { Replay } from '../../../kernel/history/replay.ts';
import type { Seat } from '../../../kernel/words/message.ts';
import type { SaveEntry } from '../../../saves/saved/entry.ts';
import type { Loaded } from '../../../saves/saved/load.ts';
import { searchLoaded } from '../../../saves/saved/lost.ts';
import type { CopiedMatch } from '../../../session/begin.ts';
import type { NewMatch } from '../../../session/setting/draft.ts';
import type { LoadedGame } from '../../../session/setting/games.ts';
import { LookingBack } from '../../../session/looking-back/looking-back.ts';
import type { ReplayAct } from '../../../session/looking-back/replay-now.ts';
import { levelOf } from '../../../session/setting/levels.ts';
import type { Explainer } from '../../../session/setting/thinking.ts';
import type { Languages, SeatLanguages } from '../../../session/running/seat-languages.ts';
import type { Session } from '../../../session/running/session.ts';
import type { Store } from '../../frame/store/store.ts';
import type { TableState } from '../screens/state.ts';
import type { TableInput } from '../screens/update.ts';

/** The current replay, which the replay screen shows. */
export class Replays {
  readonly #store: Pick<Store<TableState, never>, 'state' | 'subscribe'>;
  readonly #dispatch: (input: TableInput) => void;
  #open: LookingBack | null = null;
  #unsubscribe: (() => void) | null = null;

  constructor(store: Pick<Store<TableState, never>, 'state' | 'subscribe'>, dispatch: (input: TableInput) => void) {
    this.#store = store;
    this.#dispatch = dispatch;
  }

  /** Opens a replay screen over the others. */
  open(next: LookingBack): void {
    this.close();
    this.#open = next;
    this.#unsubscribe = this.#store.subscribe(() => this.#closeUnseen());
    const screenRequest = { open: 'replay', shown: next.read() } as const;
    this.#dispatch({ kind: 'go', effects: [{ do: 'open', screen: screenRequest }] });
  }

  perform(act: ReplayAct): void {
    if (act.act === 'why') {
      const openRequest = this.#open;
      void openRequest?.why().then(told => {
        if (told !== null && this.#open === openRequest) this.#dispatch(told);
      });
      return;
    }
    const result = this.#open?.perform(act) ?? null;
    if (result !== null) this.#dispatch(result);
  }

  /** Closes the replay, even while its screen is open. */
  close(): void {
    this.#unsubscribe?.();
    this.#unsubscribe = null;
    this.#open?.close();
    this.#open = null;
  }

  /** Closes the replay when its screen is gone. */
  #closeUnseen(): void {
    if (!this.#store.state().screens.some(({ screen }) => screen === 'replay')) this.close();
  }
}

/** What a replay of the match at the table needs in addition to its match. */
export interface ReplayOfMatch {
  readonly languages: SeatLanguages;
  /** Finds out why answers were given. */
  readonly explainer: Explainer;
  /** Milliseconds since an arbitrary start. */
  readonly clock: () => number;
  readonly copy: (
    loaded: LoadedGame,
    copied: CopiedMatch,
    people: Pick<NewMatch, 'players' | 'persons' | 'languages' | 'hints'>,
  ) => void;
}

/** The replay of the match at the table, from an event of its log or from its end. */
export function replayOf(
  { game, names, people, history, lesson, seats }: Session,
  loadedGame: LoadedGame,
  startAtPlace: number | 'last',
  { languages, clock, copy, explainer }: ReplayOfMatch,
): LookingBack {
  const { head, people: players } = history;
  return new LookingBack(history.replay(), { at: startAtPlace }, clock, {
    game,
    board: loadedGame.board,
    names,
    people,
    wordsFor: viewer => ({ format: languages.to(viewer), texts: languages.reads(viewer, game).texts }),
    explainer,
    levelOf: seat => levelOf(players.players[seat] ?? 'human'),
    hints: seats.hints && lesson === null,
    // A lesson can't be continued as a copy.
    copy: lesson !== null ? null : lines => copy(loadedGame, { head, lines }, players),
    close: () => undefined,
  });
}

/** The replay of the match in a file, from its beginning; a seat's view only if the match has ended. */
export function replayOfSave(
  save: SaveEntry,
  { match, table, lost, close }: Loaded,
  loadedGame: LoadedGame,
  seat: Seat | null,
  { languages, clock, copy, explainer }: Omit<ReplayOfMatch, 'languages'> & { readonly languages: Languages },
): LookingBack {
  const { game, board } = loadedGame;
  const names = save.seats.map(({ name }) => name);
  const ownLanguages = names.map((_, at) => table?.languages[at] ?? null);
  const players = save.seats.map(({ player }) => player);
  const showsHints = table?.hints ?? true;
  const startPlace = { at: 'first', ...(seat !== null && match.outcome !== null && { viewer: seat }) } as const;
  const { texts } = languages.reads('spectator', game);
  return new LookingBack(new Replay(game, match), startPlace, clock, {
    game,
    board,
    names,
    people: players.flatMap((player, at) => (player === 'human' ? [at] : [])),
    wordsFor: by => ({
      format: languages.tells({ game, names }, by === 'spectator' ? null : (ownLanguages[by] ?? null)),
      texts,
    }),
    lost: searchLoaded({ match, lost }),
    explainer,
    levelOf: at => levelOf(players[at] ?? 'human'),
    hints: showsHints,
    copy: lines =>
      copy(loadedGame, { head: match.history.head, lines }, { players, languages: ownLanguages, hints: showsHints }),
    close,
  });
}
