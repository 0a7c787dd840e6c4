import type { Board } from '../../games/board.ts';
import type { Formatter } from '../../kernel/words/format.ts';
import type { Game } from '../../kernel/history/playable.ts';
import type { Viewer } from '../../kernel/words/message.ts';
import { keyLabel } from '../../widgets/keymap.ts';
import type { Grid } from '../../widgets/grid.ts';
import type { Mouse } from '../../widgets/mouse.ts';
import type { Size } from '../../widgets/too-small.ts';
import { pressed, type Pressed } from '../keys.ts';
import { lookTelling } from '../look.ts';
import type { Look } from '../look.ts';
import type { Page, Soon } from '../page.ts';
import { viewerOf, type Picture } from '../picture.ts';
import { say } from '../say.ts';
import { paintCover, paintHandOver } from '../screens/hand-over.ts';
import { paintMoment } from '../screens/moment.ts';
import { layoutFor, LOG, paintTable, type PaintedTable } from '../screens/table.ts';
import type { Session } from '../session.ts';
import type { TableSettings } from '../settings.ts';
import { BlindKeys } from './blind-keys.ts';
import { Covered } from './covered.ts';
import { CurrentQuestion } from './current-question.ts';
import { EndView } from './end.ts';
import { Hands } from './hands.ts';
import { LogLines } from './log-lines.ts';
import { LookBack } from './look-back.ts';
import { contextFor, momentState } from './moment-state.ts';
import { MomentPlayer } from './moments.ts';
import { hitOn } from './table-mouse.ts';
import { Overlays } from './overlays.ts';
import type { TableDoors } from './overlays.ts';
import { PaneTurner } from './pane-turner.ts';
import { tableState, unsavedText } from './table-state.ts';

/** The table: it shows what the session's picture allows, and hands the session what the keys mean. */
export class TablePage implements Page {
  readonly #session: Session;
  readonly #board: Board;
  readonly #settings: TableSettings;
  /** What is shown is told with: in the words of whoever looks. */
  readonly look: Look;
  /** Whose view is on the screen. */
  #looking: Viewer = 'spectator';
  readonly #doors: TableDoors;
  readonly #log: LogLines;
  readonly #panes: PaneTurner;
  readonly #hands: Hands;
  readonly #moments: MomentPlayer;
  readonly #end: EndView;
  readonly #lookBack: LookBack;
  readonly #over: Overlays;
  readonly #covered: Covered;
  readonly #blindKeys: BlindKeys;
  readonly #question: CurrentQuestion;
  #size: Size = { columns: 80, rows: 24 };
  #painted: PaintedTable | null = null;
  /** At the end: whether the board is looked at, not the result. */
  #lookingBack = false;

  constructor(session: Session, board: Board, settings: TableSettings, look: Look, doors: TableDoors) {
    this.#session = session;
    this.#board = board;
    this.#settings = settings;
    const voice = (): Formatter => doors.languages?.to(this.#looking) ?? look.format;
    this.look = lookTelling(look, words => voice()(words));
    this.#log = new LogLines(session, board, this.look, voice);
    this.#doors = doors;
    this.#blindKeys = new BlindKeys(session, this.look);
    this.#question = new CurrentQuestion(session, board, this.look, {
      answer: answer => this.#session.answer(answer),
      letGo: () => this.#hands.letGo(),
      pages: () => this.#panes.front !== LOG || this.#layout().shape !== 'tabs',
    });
    this.#over = new Overlays(session, doors, this.look, {
      decision: () => this.#question.asked?.decision ?? null,
      follow: () => this.#follow(),
      tookBack: () => (this.#lookingBack = false),
      lookBack: () => this.#lookBack.replay(),
      rule: () => this.rule(),
    });
    const { clock } = doors;
    this.#covered = new Covered({
      session,
      settings,
      clock,
      leave: () => this.#over.leave(),
      menu: () => this.#over.menu(),
    });
    this.#moments = new MomentPlayer(board, settings);
    this.#lookBack = new LookBack({
      ...doors,
      session,
      board,
      settings,
      look: this.look,
      cover: () => this.#coverAll(),
    });
    this.#end = new EndView(session, board, this.look, {
      home: doors.home,
      again: doors.again,
      log: () => this.#lookBack.log(),
      lookBack: () => this.#lookBack.replay(),
      board: () => (this.#lookingBack = true),
      takeBack: () => this.#over.takeBack(),
      leave: () => this.#over.leave(),
    });
    this.#panes = new PaneTurner(
      board,
      () => this.#view(),
      () => this.#layout(),
    );
    this.#hands = new Hands(session, board, this.look, doors, {
      asked: () => this.#question.asked,
      front: () => this.#panes.front,
      layout: () => this.#layout(),
      cover: () => this.cover(),
      bring: pane => this.#panes.bring(pane),
      answer: answer => this.#session.answer(answer),
      scrollLog: by => this.#panes.scrollLog(by),
    });
    this.#follow();
  }

  viewer(): Viewer {
    return viewerOf(this.#session.hotSeat.picture());
  }

  game(): Game {
    return this.#session.game;
  }

  rule(): string | null {
    const picture = this.#session.hotSeat.picture();
    return picture.show === 'blind' ? picture.question.rule : (this.#question.asked?.decision.rule ?? null);
  }

  takesAllKeys(): boolean {
    return this.#question.asked?.typing ?? false;
  }

  cover(): void {
    if (this.viewer() !== 'spectator') this.#session.hotSeat.cover();
    this.#follow();
  }

  soon(): Soon | null {
    const picture = this.#session.hotSeat.picture();
    const then = (run: () => void) => () => {
      run();
      this.#follow();
    };
    if (picture.show === 'moment') {
      const pass = (): void => {
        if (this.#moments.pass()) this.#session.hotSeat.nextMoment();
      };
      return { after: this.#moments.after, run: then(pass) };
    }
    if (picture.show !== 'table' || picture.thinking === null) return null;
    const after = this.#session.hotSeat.hurrying ? 0 : 500;
    return { after, of: this.#session.recent.state, run: then(() => this.#session.answerForBot()) };
  }

  // ---- keys ------------------------------------------------------------------------------------------------------

  key(key: string): void {
    const picture = this.#session.hotSeat.picture();
    const press = pressed(this.look.keymap, key, { typing: this.#question.asked?.typing ?? false });
    if (picture.show === 'hand-over' || picture.show === 'cover') this.#covered.key(picture, press);
    else {
      this.#noteRead(picture);
      if (press.command === 'cover') this.#session.hotSeat.cover();
      else if (picture.show === 'moment') this.#pastMoment(press.command === 'back');
      else if (picture.show === 'since' && press.command === 'watch')
        this.#lookBack.missed(picture, () => this.#readOn());
      else if (picture.show === 'since') this.#session.hotSeat.goOn();
      else if (picture.show === 'card') this.#blindKeys.card(press);
      else if (picture.show === 'blind') this.#playBlind(picture, press);
      else this.#play(picture, press);
    }
    this.#follow();
  }

  paste(text: string): boolean {
    return this.#question.paste(text);
  }

  mouse(mouse: Mouse): void {
    const picture = this.#session.hotSeat.picture();
    const onBoard = picture.show === 'table' && (!picture.over || this.#lookingBack || picture.peek);
    if (picture.show === 'moment' && mouse.button === 'left') this.#pastMoment();
    else if (onBoard && this.#painted !== null) {
      this.#session.notes.clear();
      this.#hands.mouse(picture, hitOn(this.#painted, mouse), mouse.button);
    }
    this.#follow();
  }

  /** Only on these pictures a note stands, so that it can have been read; else it waits for one of them. */
  #noteRead({ show }: Picture): void {
    if (show === 'table' || show === 'blind') this.#session.notes.clear();
  }

  /** Any key goes on; Esc leaves out the rest. */
  #pastMoment(all = false): void {
    if (all || this.#moments.goOn()) this.#session.hotSeat.nextMoment(all);
  }

  #playBlind(picture: Extract<Picture, { show: 'blind' }>, press: Pressed): void {
    if (this.#blindKeys.choose(picture, press) || this.#panes.key(press)) return;
    this.#command({ over: false }, press);
  }

  #play(picture: Extract<Picture, { show: 'table' }>, press: Pressed): void {
    if (picture.peek) {
      if (press.command === 'log') this.#lookBack.log();
      else if (!this.#panes.key(press) && !this.#hands.key(picture, press) && press.command !== null)
        this.#session.hotSeat.standUp();
      return;
    }
    if (picture.over && !this.#lookingBack) {
      this.#end.key(press);
      return;
    }
    if (this.#hands.point(picture, press)) return;
    if (this.#question.key(press) || this.#panes.key(press) || this.#hands.key(picture, press)) return;
    this.#command(picture, press);
  }

  #command({ over }: Pick<Extract<Picture, { show: 'table' }>, 'over'>, { command }: Pressed): void {
    const { keymap } = this.look;
    if (command === 'undo') this.#session.undo(keyLabel(keymap.redo[0] ?? '', this.look));
    else if (command === 'redo') this.#session.redo();
    else if (command === 'take-back') this.#over.takeBack();
    else if (command === 'peek') this.#over.peek();
    else if (command === 'help') this.#over.help();
    else if (command === 'log') this.#lookBack.log();
    else if (command === 'watch') this.#lookBack.replay();
    else if (command === 'menu') this.#over.menu();
    else if (command === 'keys') this.#doors.keys();
    else if (command === 'leave') this.#over.leave();
    else if (command === 'back' && over) this.#lookingBack = false;
    else if (command === 'back' && this.#doors.instead !== undefined) this.#over.leave();
    else if (command === 'back') this.#session.notes.notify(say('table.no-back'), 'warning');
  }

  /** What was missed has been seen. */
  #readOn(): void {
    this.#session.hotSeat.goOn();
    this.#follow();
  }

  /** The screen is put aside while pages lie over the table. */
  #coverAll(): void {
    this.#doors.clear();
    this.#session.hotSeat.cover();
    this.#follow();
  }

  // ---- following the session -------------------------------------------------------------------------------------

  /** Brings the cursor and the panes in line with what is asked by now. */
  #follow(): void {
    const picture = this.#session.hotSeat.picture();
    this.#looking = viewerOf(picture);
    this.#covered.follow(picture);
    const seen = picture.show === 'moment' ? picture.seen : null;
    this.#moments.follow(seen, contextFor(this.#session, seen, this.look));
    const asked = this.#question.follow(picture);
    if (asked === null) return;
    this.#hands.follow(picture);
    this.#panes.toEnd();
    this.#panes.bringFor(asked, this.#looking);
  }

  #layout() {
    const warning = this.#session.saving.unsaved === null ? null : '';
    return layoutFor({ board: this.#board, view: this.#view(), warning }, this.#size);
  }

  #view(): unknown {
    return this.#session.views.view(viewerOf(this.#session.hotSeat.picture()));
  }

  // ---- painting --------------------------------------------------------------------------------------------------

  paint(size: Size): Grid {
    this.#size = size;
    const picture = this.#session.hotSeat.picture();
    this.#looking = viewerOf(picture);
    const { names } = this.#session;
    const { unsaved } = this.#session.saving;
    const warning = unsaved === null ? null : unsavedText(unsaved, this.look);
    if (picture.show === 'cover') return paintCover(warning, size, this.look);
    if (picture.show === 'hand-over') {
      const { seat, peek, same } = picture;
      return paintHandOver({ seat, name: names[seat] ?? '', peek, same, warning }, size, this.look);
    }
    if (picture.show === 'card') return this.#blindKeys.paintCard(picture, size);
    if (picture.show === 'table' && picture.over && !this.#lookingBack) {
      return this.#end.paint(picture.view, size);
    }
    if (picture.show === 'moment') {
      const state = momentState(this.#session, this.#board, picture.seen, this.#moments, null, this.look);
      return paintMoment(state, size, this.look);
    }
    const log = this.#log.of(picture.viewer, this.#panes.looking.back);
    const looking = {
      ...this.#panes.looking,
      ...this.#hands.shown(),
      log,
      scripted: this.#doors.instead !== undefined,
    };
    const state = tableState(this.#session, this.#board, picture, this.#question.asked, looking, this.look);
    const painted = paintTable(state, size, this.look);
    this.#painted = painted;
    this.#panes.painted(painted.logBack);
    if (painted.question !== null) this.#question.asked?.painted(painted.question);
    return painted.grid;
  }
}
