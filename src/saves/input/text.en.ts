import type { Catalogue } from '../../kernel/words/format.ts';
import { kernelTexts, timeTexts } from '../../kernel/words/text.en.ts';

/**
 * All English texts about saves: what is wrong with one, and what to do. Their keys define the keys of the other
 * languages.
 */
export const saveTexts = {
  ...kernelTexts,
  ...timeTexts,

  // The saves folder and its files.
  'save.folder.not-made': "The saves folder {folder} can't be made ({reason}). Name another one with --saves DIR.",
  'save.folder.unreadable': "The saves folder {folder} can't be read ({reason}). Name another one with --saves DIR.",
  'save.no-home': 'This computer does not say where your home folder is. Name a folder for the saves with --saves DIR.',
  'save.bad-name': '{name} is not a name for a save: use a-z, 0-9 and hyphens.',
  'save.odd-name': '{file} has no name of a save: a-z, 0-9 and hyphens, 80 at most. Give the file another name.',
  'save.report.bad-name': '{name} is not a name for a report.',
  'save.missing': 'There is no save {name} in {folder}. See orrery saves list.',
  'save.not-deleted.folder': '{file} is a folder, not a save. It was left alone.',
  'save.not-deleted': "{name} can't be deleted ({reason}).",
  'save.not-written':
    "The match can't be saved to {file} ({reason}). Make room or name another folder with --saves DIR.",
  'save.not-written.before':
    "The match can't be saved to {file} ({reason}). The save from before is intact; make room or name another folder with --saves DIR.",
  'save.full':
    'The match has become longer than a save can hold, so no more of it is written. {file} is intact up to what was saved last.',
  'save.held': '{file} is open in another window (process {process} on {host}).',
  'save.report.not-written': "The report can't be written to {file} ({reason}). Make room and try again.",

  // Reading a save.
  'save.advised': '{fault} {advice}',
  'save.backup.whole':
    'There is {file}, which is intact: resume the match to go on from it, at most one answer earlier.',
  'save.backup.damaged': 'There is {file}, which is damaged too.',
  'save.no-file': 'There is no save at {source}.',
  'save.dangling': '{source} is a link to nowhere.',
  'save.not-json': '{source} is not a complete JSON file; perhaps it was cut off.',
  'save.not-ours': '{source} is not a save of Orrery.',
  'save.snapshot': '{source} was saved by orrery engine: load it there.',
  'save.no-plain-file': '{source} is not a save of Orrery, nor even a file.',
  'save.too-large': '{source} is too large to be a save.',
  'save.not-unpacked': "{source} is a packed match that can't be unpacked; perhaps it was cut off.",
  'save.unreadable': "{source} can't be read ({reason}).",
  'save.unwritten': '{file}: {reason}.',
  'save.newer': '{source} was saved by a newer Orrery (format {format}); update to open it.',
  'save.head-damaged': '{source} is damaged at its very beginning, so none of it can be read.',
  'save.end-damaged': "{source} is damaged: how the match stands can't be read.",
  'save.file.nearly-full':
    '{file} holds {size} of the {most} MB that a save can hold. Finish the match, or look back and go on with a copy: that leaves out what was taken back.',
  'save.file.full':
    '{file} is as large as a save can be: no more is written to it. Look back and go on with a copy: that leaves out what was taken back.',
  'save.line.nearly-full':
    'The match will soon have more in play than {file} can hold in a line of 1 MB. Finish it soon: what comes after that can’t be saved.',
  'save.line.full': 'The match has more in play than {file} can hold in a line of 1 MB: no more is written to it.',
  'save.checksum': '{source} was changed or damaged: its checksum is wrong.',
  'save.nested': '{source} is not a save: it is nested too deeply, or has too many parts.',
  'save.unsound': '{source} is not a sound save: {fault}.',
  'save.the-save': 'The save',

  // What is wrong in a save.
  'save.fault.seat': 'it names a seat that is not there',
  'save.fault.format': 'its format is {format}, which no Orrery writes',
  'save.fault.migration': "it can't be brought from format {from} to {to} ({reason})",
  'save.fault.number': '{place}: a number is too large',
  'save.fault.control': '{place}: a text holds control characters',
  'save.fault.nested': '{place}…: it is nested too deeply',
  'save.fault.key': '{place}: it has a key that no save has',
  'save.fault.keys': '{place}: it has more keys than any save',
  'save.fault.top': 'the top',
  'save.fault.at': '{place}: {fault}',
  'save.position': 'The position is not sound: {fault}.',
  'save.position.unfit': 'The position does not fit the rules of {game}: {reason}',

  // What is wrong with a name that people type.
  'save.name.empty': 'is empty',
  'save.name.long': 'is longer than 24 characters',
  'save.name.control': 'holds characters that can’t be printed',
  'save.name.invisible': 'holds characters that can’t be seen',
  'save.name.accents': 'holds accents without a letter',
  'save.name.joined':
    'holds an emoji made of several characters, which terminals draw in different widths; use a single one',
  'save.name.twice': 'two of them have the same name; give each its own',
  'save.name.blank': 'begins or ends with a space',

  // Restoring the match of a save.
  'save.other-game': 'The save is of a match of {other}, not of {game}.',
  'save.newer-rules': 'The save needs newer rules of {game} (version {version}); update Orrery to open it.',
  'save.unfit': 'The save does not fit the rules of {game}: {reason}',
  'save.lost.past': 'The rules have changed since this was saved: its log and replay begin where it was last saved.',
  'save.lost.answered': ({ count }) =>
    count === 1 ? 'The last answer could not be given again.' : `The last ${count} answers could not be given again.`,
  'save.lost.end': 'The end of this save is damaged: the last things done may be lost.',
  'save.lost.amid': 'This save is damaged: its log, replay and charts lack what can’t be read. The log says where.',
  'save.lost.question':
    'The rules have changed since this was saved: you are asked something else now. No answer is lost.',
  'save.lost.answers': ({ count, decision }) =>
    `The rules have changed since this was saved: ${
      count === 1 ? 'the last answer no longer fits' : `the last ${count} answers no longer fit`
    }, and the match goes on at decision ${decision}.`,
} as const satisfies Catalogue;
