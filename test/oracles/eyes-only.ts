/** What only eyes understand, by what is wrong with it. Text that is read aloud has none of it. */
const FOR_EYES: Readonly<Record<string, RegExp>> = {
  // Looking at a marker is something that a Cruiser does.
  'looks at the screen': /\blook at (?!one marker|F4)|\bas (you|one) can see\b|\bthe pictures?\b/iu,
  'says where on the screen':
    /\b(on|at|to) the (left|right|top|bottom|side)\b|\b(upper|lower|left|right)(-hand)? (corner|half|row|column)\b/iu,
  'names a colour': /\b(red|blue|green|yellow|purple|orange|white|black|golden|gray|coloured|colou?rs?)\b(?! hole)/iu,
  'tells by how it is drawn':
    /\b(highlighted|underlined|bold|dimmed|framed|blinking|brackets?|question marks?|arrows?)\b/iu,
  'shows a sign of the board': /[▸▹◆■▲●★☠✦✓✗↑↓→←⌂╌━]|\((?:\*|\.|oo|p\d[^)]*)\)/u,
};

/** What of a text only eyes understand; empty: it can be read aloud as it is. */
export function forEyesOnly(text: string): readonly string[] {
  return Object.entries(FOR_EYES).flatMap(([what, sign]) => {
    const found = sign.exec(text)?.[0];
    return found === undefined ? [] : [`${what}: “${found}” in “${text}”`];
  });
}
