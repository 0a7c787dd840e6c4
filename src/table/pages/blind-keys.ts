import type { Grid } from '../../widgets/grid.ts';
import type { Size } from '../../widgets/too-small.ts';
import { keyLabel } from '../../widgets/keymap.ts';
import type { Pressed } from '../keys.ts';
import type { Look } from '../look.ts';
import type { Picture } from '../picture.ts';
import { say } from '../say.ts';
import { paintCard } from '../screens/blind.ts';
import type { Session } from '../session.ts';
import { Menu } from './menu.ts';

/** What keys do to secret choices on the open table, and to the private card before them. */
export class BlindKeys {
  readonly #session: Session;
  readonly #look: Look;
  #menu = new Menu();

  constructor(session: Session, look: Look) {
    this.#session = session;
    this.#look = look;
  }

  /** Whether the key was for the choice. */
  choose({ question }: Extract<Picture, { show: 'blind' }>, { command, nth }: Pressed): boolean {
    const { keymap } = this.#look;
    const { chosen, keys } = question;
    const session = this.#session;
    if (command === 'nth' && !chosen) {
      if (!session.hotSeat.blind.press(nth)) session.notes.notify(say('blind.no-key', { keys }), 'warning');
    } else if (command === 'take' && chosen) session.answerBlind();
    else if (command === 'take') {
      session.notes.notify(say('blind.not-yet', { key: keyLabel(keymap.peek[0] ?? '', this.#look) }), 'warning');
    } else if ((command === 'back' || command === 'rub-out') && chosen) session.hotSeat.blind.again();
    else if (command === 'peek') session.hotSeat.blind.showCard();
    else return command === 'nth';
    return true;
  }

  /** The card is on the screen. */
  card(press: Pressed): void {
    const { blind } = this.#session.hotSeat;
    const ways = [() => blind.haveRead(), () => blind.deal(true), () => blind.askAlone()];
    const taken = this.#menu.press(press, ways.length);
    if (taken === null) return;
    this.#menu = new Menu();
    ways[taken]?.();
  }

  /** Paints the card. */
  paintCard({ card, choices }: Extract<Picture, { show: 'card' }>, size: Size): Grid {
    const { format } = this.#look;
    const painted = paintCard(
      {
        card,
        name: this.#session.names[card.seat] ?? '',
        choices: choices.map(format),
        ways: [say('card.go'), say('card.new'), say('card.alone')].map(format),
        list: this.#menu.list,
      },
      size,
      this.#look,
    );
    this.#menu.painted(painted);
    return painted.grid;
  }
}
