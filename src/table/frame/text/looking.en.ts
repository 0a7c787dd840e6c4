/** What the table says while people look at things and point at the board. */
export const lookingTexts = {
  'inspect.title': '{kind}: {title}',
  'inspect.choose': 'What do you want to look at?',
  'inspect.nothing': 'There is nothing to look at here.',
  'inspect.no-note':
    'Nothing under the cursor takes a note. Notes for yourself are written on your own view of the board.',
  'inspect.leads-on': 'Leads on to',
  'inspect.remark': 'Your note, which only you see',
  'inspect.remark.write':
    'A note for yourself, which only you see. Enter keeps it, Esc leaves it as it was; an empty one is deleted.',
  'inspect.remark.typed': '{text}_',
  'table.remark': '(your note: {text})',
  'key.remark': 'note for yourself',
  'key.keep': 'keep it',
  'inspect.rules': 'Rules',
  'table.zoom': '{pane}: {zoom}',
  'table.no-places': 'None of these options has a place on the board.',
  'table.nothing-here': 'Nothing can be chosen here.',
  'table.lay': '{place}: lay it with {keys}.',
  'table.lay-blocked': '{keys}  not now: {why}',
  'table.narrowed': 'All options at that place; Esc shows every option again.',
  'key.look': 'look at it',
  'key.follow': 'follow',
  'key.neighbours': 'next',
  'key.all-things': 'all on the pane',
  'key.scroll-text': 'scroll',
} as const;
