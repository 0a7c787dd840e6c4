import { SLOT_IDS } from '../data/places.ts';
import type { CardId } from '../data/cards.ts';
import type { Message } from '../../../kernel/words/message.ts';
import { cardName, say } from '../text/say.ts';
import type { InstalledView, TheseusView } from '../view.ts';

interface CardPair {
  readonly was: InstalledView;
  readonly is: InstalledView;
}

/**
 * Describes how installed cards work differently after a change: they start or stop working, have more or fewer copies,
 * or another value of N.
 */
export function cardChanges(viewBefore: TheseusView, viewAfter: TheseusView): Message[] {
  const pairs = SLOT_IDS.flatMap((slot): CardPair[] => {
    const [was, is] = [viewBefore.installed[slot], viewAfter.installed[slot]];
    return was !== undefined && is?.card === was.card ? [{ was, is }] : [];
  });
  const cards = (isMeant: (pair: CardPair) => boolean): CardId[] => pairs.filter(isMeant).map(({ is }) => is.card);
  const startedCards = cards(({ was, is }) => !was.working && is.working);
  // The card under the malfunction token obviously does not work.
  const stoppedCards = cards(({ was, is }) => was.working && !is.working && is.card !== viewAfter.malfunction);
  const moreCopied = cards(({ was, is }) => is.working && was.working && is.copies > was.copies);
  const lessCopied = cards(({ was, is }) => is.working && was.working && is.copies < was.copies);
  return [
    ...pairs
      .filter(({ was, is }) => was.upgrades !== is.upgrades)
      .map(({ was, is }) => say('outlook.number', { card: cardName(is.card), from: was.number, to: is.number })),
    ...(startedCards.length === 0 ? [] : [say('outlook.wakes', { cards: startedCards.map(cardName) })]),
    ...(stoppedCards.length === 0 ? [] : [say('outlook.sleeps', { cards: stoppedCards.map(cardName) })]),
    ...(moreCopied.length === 0 ? [] : [say('outlook.copies', { cards: moreCopied.map(cardName) })]),
    ...(lessCopied.length === 0 ? [] : [say('outlook.fewer', { cards: lessCopied.map(cardName) })]),
  ];
}
