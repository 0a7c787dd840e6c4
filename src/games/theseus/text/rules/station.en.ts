/** The rules on cards, sectors and tokens, in short (TH-10 to TH-15). */
export const stationRules = {
  'rule.TH-10.title': 'Cards and sectors',
  'rule.TH-10': 'Where your unit stopped, your action cards are carried out first. Then comes the sector itself.',
  'rule.TH-10.1.title': 'Action cards',
  'rule.TH-10.1':
    'You carry out each of your working action cards in the sector once, in any order. It is obligatory, but a card with nothing to do has no effect, and a one-use card is then kept.',
  'rule.TH-10.1.1.title': 'Up to N',
  'rule.TH-10.1.1':
    '"Up to N" means at least one, as long as there is something to choose. None at all is allowed only where the card says "may".',
  'rule.TH-10.2.title': 'Other people’s cards',
  'rule.TH-10.2': 'Cards of opponents give you nothing. A unit moved by an opponent’s card carries out nothing.',
  'rule.TH-10.3.title': 'Sector action',
  'rule.TH-10.3':
    'You use the action of the sector if it is common or your own. A hostile faction sector gives nothing.',
  'rule.TH-10.4.title': 'Corridors',
  'rule.TH-10.4': 'In the Corridors you make an assault in all sectors. It happens by itself.',
  'rule.TH-10.5.title': 'Tech Bay',
  'rule.TH-10.5':
    'You must take another whole turn, with a unit that has not moved yet. If that one stops here too, a third follows; with none left nothing happens.',
  'rule.TH-10.6.title': 'Control Room',
  'rule.TH-10.6':
    'You take the malfunction token and put it on any pending or installed card of an opponent. It may go back where it was, but never on a bonus card.',
  'rule.TH-10.7.title': 'Own sector',
  'rule.TH-10.7':
    'Take an upgrade token, or discard an enemy card that is installed here. A card under malfunction cannot be discarded.',
  'rule.TH-11.title': 'Pending cards',
  'rule.TH-11': 'New cards come through the pending slots. A card deployed onto a bonus card brings it along.',
  'rule.TH-11.1.title': 'One pending slot',
  'rule.TH-11.1':
    'You may use one pending slot where your move ended. You fill an empty one from your deck, replace an enemy card by your top card, or deploy your own card and fill its slot again.',
  'rule.TH-11.2.title': 'Filling a slot',
  'rule.TH-11.2':
    'If you replace or deploy a card, you must also fill the slot. A card under malfunction stays where it is. With an empty deck, the countdown goes on instead.',
  'rule.TH-11.3.title': 'Deploying',
  'rule.TH-11.3':
    'A card goes into any empty slot, onto a bonus card, or onto a card of your own, which is discarded with its tokens. It never goes onto an enemy card or one under malfunction.',
  'rule.TH-11.4.title': 'Working at once',
  'rule.TH-11.4': 'A card works as soon as it is deployed, with its tokens. Its action is not carried out then.',
  'rule.TH-11.5.title': 'Instants',
  'rule.TH-11.5': 'An instant that is deployed is set aside before you. Its slot is filled again.',
  'rule.TH-11.6.title': 'Playing instants',
  'rule.TH-11.6':
    'You may play instants at once or in any later turn of yours, as many as you like. Then they are discarded.',
  'rule.TH-11.7.title': 'Gaining bonus cards',
  'rule.TH-11.7':
    'When you deploy onto a bonus card, you take it and may use it at once or later. It never comes back to the board.',
  'rule.TH-11.8.title': 'Discarded cards',
  'rule.TH-11.8': 'Discarded cards are never shuffled into a deck again. They are out of the game.',
  'rule.TH-12.title': 'Tokens and upgrades',
  'rule.TH-12': 'Upgrade tokens make units and cards stronger. They come from your own sector and from cards.',
  'rule.TH-12.1.title': 'Spending tokens',
  'rule.TH-12.1':
    'In your turn a token turns one of your base units to its better side, even in space. Or you put tokens on your cards with a number.',
  'rule.TH-12.2.title': 'Price of a token',
  'rule.TH-12.2':
    'The first token on a card costs only itself. With k tokens there, the next one costs k more, and a card holds six at most.',
  'rule.TH-12.3.title': 'What a token does',
  'rule.TH-12.3': 'Each token adds one to the card’s number. A card without a number never carries any.',
  'rule.TH-12.4.title': 'Limits',
  'rule.TH-12.4': 'No token is made when none is left. Markers that only remind you of a card do not limit it.',
  'rule.TH-12.5.title': 'When a card goes',
  'rule.TH-12.5':
    'Tokens on a card that leaves the board return to the supply. If the card only moves, they go with it.',
  'rule.TH-13.title': 'Malfunction',
  'rule.TH-13': 'One card at a time may be under malfunction. It sleeps until the token moves on.',
  'rule.TH-13.1.title': 'On a pending card',
  'rule.TH-13.1': 'Nobody may deploy or discard a pending card under the token. The slot is of no use meanwhile.',
  'rule.TH-13.2.title': 'On an installed card',
  'rule.TH-13.2':
    'The card counts as not there: no effect, no copying, no upgrades, and nobody can discard or move it. Its slot stays taken.',
  'rule.TH-13.3.title': 'Tokens in play',
  'rule.TH-13.3':
    'What the card has brought into the game stays in force. Upgrade tokens and camera points stay on it and sleep as well.',
  'rule.TH-13.4.title': 'Lifting the token',
  'rule.TH-13.4':
    'A card works again the moment the token is lifted, before the token reaches its next place. So a Protection can draw it back to itself.',
  'rule.TH-14.title': 'Kinds of card',
  'rule.TH-14':
    'Actions, modules, traps, shortcuts and instants differ in when they work. Reproduction and a few special cards have rules of their own.',
  'rule.TH-14.1.title': 'Types',
  'rule.TH-14.1':
    'An action is carried out when your unit stops there; a module works all the time; a trap waits for enemies. A shortcut lets you skip its sector, and an instant is played from before you.',
  'rule.TH-14.2.title': 'One use',
  'rule.TH-14.2': 'Such a card is discarded after it has taken effect. Without an effect it stays.',
  'rule.TH-14.3.title': 'Numbers',
  'rule.TH-14.3':
    'Only a card with a number in the upgrade symbol can carry upgrade tokens. N is that number and the tokens.',
  'rule.TH-14.3.1.title': 'Attack bonuses',
  'rule.TH-14.3.1':
    'Battle Position and Chamber add N once in an attack event of their sector. The attackers must have dealt a wound, or gained a data point, there.',
  'rule.TH-15.title': 'Reproduction',
  'rule.TH-15': 'Reproduction makes your neighbouring cards count once more. What a copy adds depends on the card.',
  'rule.TH-15.1.title': 'Neighbours',
  'rule.TH-15.1':
    'Reproduction is a further copy of each of your cards right next to it on the grid of its sector. Diagonals do not count, so it copies three cards at most.',
  'rule.TH-15.1.1.title': 'Whose cards',
  'rule.TH-15.1.1':
    'It copies only cards of the same player and faction. Cards that Pandora has taken over count as Pandora’s; an ally’s cards are not copied.',
  'rule.TH-15.2.title': 'With tokens',
  'rule.TH-15.2': 'A copy counts the upgrade tokens and camera points of the card. It has none of its own.',
  'rule.TH-15.3.title': 'Not copied',
  'rule.TH-15.3': 'Cards under malfunction or switched off are not copied. Reproductions do not copy each other.',
  'rule.TH-15.4.title': 'What copies add',
  'rule.TH-15.4':
    'The copies of most cards add up, and those of others add nothing, as with Barricade or a shortcut. Some cards say themselves what a copy does.',
  'rule.TH-15.5.title': 'Copied actions',
  'rule.TH-15.5': 'A copy of an action card is carried out as an action of its own. You choose the order freely.',
  'rule.TH-15.6.title': 'Copies of one-use cards',
  'rule.TH-15.6': 'A one-use card and its copies take effect together. Only the card is discarded, Reproduction stays.',
} as const;
