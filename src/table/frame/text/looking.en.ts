type TextParams = Readonly<Record<string, string | number>>;

/** The distance of a place in words: "2 steps", "5 steps, there in 2 turns". */
function distanceWords(steps: string | number | undefined, turns: string | number | undefined): string {
  const distance = steps === 1 ? '1 step' : `${steps} steps`;
  if (turns === 0) return distance;
  return turns === 1 ? `${distance}, there next turn` : `${distance}, there in ${turns} turns`;
}

/** The table's English texts for inspecting things and pointing at the board. */
export const lookingTexts = {
  'inspect.title': '{kind}: {title}',
  'inspect.choose': 'What do you want to look at?',
  'inspect.own': 'What you have',
  'inspect.by-idle': 'What could still move comes first, then by strength.',
  'inspect.by-place': 'By place.',
  'inspect.by-strength': 'The strongest first.',
  'inspect.idle': 'has not moved',
  'key.go-there': 'go there',
  'key.sort': 'sort',
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
  'table.goal': ({ steps, turns }: TextParams) => `${distanceWords(steps, turns)}, Enter goes`,
  'table.goal-ahead': ({ steps, turns, parts }: TextParams) => `${distanceWords(steps, turns)}, Enter goes: ${parts}`,
  'table.under': '{what} ({more})',
  'table.marked': 'marked',
  'table.hinted': 'hint',
  'table.nothing-near': 'Nothing unexplored can be reached from here.',
  'table.nothing-to-send': 'This can’t be sent anywhere.',
  'table.nothing-under-way': 'Nothing is on its way, and nothing can go on as before.',
  'table.nothing-here': 'Nothing can be chosen here.',
  'table.lay': '{place}: place an order here with {keys}.',
  'moment.not-taken-back':
    'The card took nothing back. Here the same key takes back the last answer, as far as that can be.',
  'table.lay-again': 'On {place}? {key} again places the order there, or choose another planet first.',
  'table.lay-blocked': '{keys}  not now: {why}',
  'table.narrowed': 'All options at that place; Esc shows every option again.',
  'key.look': 'look at it',
  'key.follow': 'follow',
  'key.neighbours': 'next',
  'key.all-things': 'all on the pane',
  'key.scroll-text': 'scroll',
} as const;
