import type { Catalogue } from '../../../kernel/words/format.ts';

/** The English texts about settings. */
export const settingsTexts = {
  'settings.title': 'Settings',
  'settings.file': 'Kept in {file}',
  'settings.nowhere': 'They can’t be saved here, so they last until the program ends.',
  'settings.not-kept': 'That lasts until the program ends, but it can’t be saved: {reason}',
  'settings.overruled': '{about} For now, the command line sets this.',
  'settings.yes': 'yes',
  'settings.no': 'no',

  'settings.handOver': 'Handing over',
  'settings.handOver.private': 'for secrets',
  'settings.handOver.always': 'always',
  'settings.handOver.never': 'never',
  'settings.handOver.about':
    'When the screen is covered until the next person sits down: only for secrets, before every decision, or never, for people who hide nothing.',
  'settings.handOver.ask': 'Hand the keyboard over {value}?',
  'settings.handOver.agree':
    'From here on the table shows more than before, perhaps at once. Everyone at the table must agree.',
  'settings.handOver.yes': 'Everyone agrees',
  'settings.handOver.no': 'Not everyone: leave it as it is',

  'settings.speed': 'Speed',
  'settings.speed.wait': 'what matters waits for a key',
  'settings.speed.all': 'everything waits for a key',
  'settings.speed.slow': 'slow',
  'settings.speed.normal': 'normal',
  'settings.speed.fast': 'fast',
  'settings.speed.instant': 'at once',
  'settings.speed.about':
    'How long the table shows what happens without you, such as battles and the program’s own play.',

  'settings.quiet': 'Quiet time',
  'settings.quiet.value': '{count} ms',
  'settings.quiet.about':
    'A covered screen opens only after this long without a key, so that a key pressed twice shows nothing. For another person it also has to be in sight for 600 ms. With 0 ms it opens at once.',

  'settings.deaf': 'Deaf time',
  'settings.deaf.off': 'none',
  'settings.deaf.short': 'short: {left} ms',
  'settings.deaf.usual': 'usual: {left} ms',
  'settings.deaf.long': 'long: {left} ms',
  'settings.deaf.about':
    'After a card has closed by itself, keys answer nothing for this long. A key that closed something answers nothing until it has not been pressed for about a third of that time. Pressed twice, a key gives no second final answer.',

  'settings.coach': 'Coach in new matches',
  'settings.coach.about':
    'The coach explains each kind of decision the first time a person meets it, and then keeps quiet. The table menu turns it on or off for each seat of a match.',

  'settings.theme': 'Colours',
  'settings.theme.auto': 'like the terminal’s background',
  'settings.theme.okabe-ito': 'for all eyes',
  'settings.theme.dark': 'dark',
  'settings.theme.light': 'light',
  'settings.theme.high-contrast': 'high contrast',
  'settings.theme.plain': 'none, plain text',
  'settings.theme.about':
    'Light or dark by the terminal’s background, or one of them always; “for all eyes” suits every kind of colour vision. Single colours can be set in the file.',

  'settings.colour': 'Colour depth',
  'settings.colour.auto': 'as the terminal says',
  'settings.colour.24-bit': '24-bit',
  'settings.colour.256': '256',
  'settings.colour.16': '16',
  'settings.colour.none': 'no colour',
  'settings.colour.about': 'How many colours to use, if the terminal is wrong about itself.',

  'settings.ascii': 'Plain ASCII',
  'settings.ascii.auto': 'where the terminal needs it',
  'settings.ascii.about':
    'Only letters and signs that every keyboard has, for terminals that show boxes instead of marks, or marks twice as wide.',

  'settings.ascii.now': '{about} {why}',
  'settings.ascii.why.wide': 'It is on now because this terminal draws marks two cells wide.',
  'settings.ascii.why.console':
    'It is on now because TERM is linux: the fonts of the Linux console have lines, and few marks.',
  'settings.ascii.why.locale': 'It is on now because the locale (LC_ALL, LC_CTYPE or LANG) does not say UTF-8.',

  'settings.screenReader': 'Screen reader',
  'settings.screenReader.about':
    'The table speaks in plain sentences and lists instead of drawing, from the next start on; orrery --screen-reader does so at once.',

  'settings.language': 'Language',
  'settings.language.auto': 'as the system says: {language}',
  'settings.language.about':
    'The language of the open table. A seat may have a language of its own: choose it with the match or in the table menu.',

  'settings.mouse': 'Mouse',
  'settings.mouse.about': 'Whether the mouse can choose and scroll. Without it the terminal selects text as usual.',

  'settings.keys': 'Keys …',
  'settings.keys.about': 'All commands with their keys; you can change each of them.',

  // Error messages about the settings file.
  'settings.from-file': 'In the settings: {problems}',
  'settings.no-record': 'The file holds no settings; all are as usual.',
  'settings.unreadable': 'The file can’t be read ({reason}); all settings are as usual.',
  'settings.unknown': 'There is no setting “{name}”; there are {names}.',
  'settings.wrong': '“{name}” can’t be {value}; use {usable}. It is left out.',
  'settings.keys-wrong': '“{name}” can’t be {value}; use a list of keys. It is left out.',
  'settings.no-theme': 'There are no colours called “{name}”; there are {names}.',
  'settings.no-tone': 'The colours “{theme}” have no tone “{tone}”; there are {tones}.',
  'settings.no-hue': '“{tone}” of “{theme}” can’t be {value}; use "#RRGGBB" or a name such as "cyan". It is left out.',
} as const satisfies Catalogue;
