type Filled = Readonly<Record<string, string | number>>;

/**
 * Makes a text that begins with the name of a side, with the verb in the right number: "The first empire rolls 3", "The
 * aliens roll 3".
 */
export function sentence(pattern: string): (filled: Filled) => string {
  const isAboutMany = pattern.replace(/^(\{side\} )has\b/, '$1have').replace(/^(\{side\} [a-z]+)s\b/, '$1');
  const isAboutSide = pattern.includes('{side}');
  return filled => {
    const isMany = isAboutSide && /^the .*s$/.test(String(filled.side));
    const text = (isMany ? isAboutMany : pattern).replaceAll(/\{(\w+)\}/g, (_, name: string) => String(filled[name]));
    return capitalized(text);
  };
}

/** A text with its first letter as a capital. */
export function capitalized(text: string | number | undefined): string {
  const words = String(text);
  return words.charAt(0).toUpperCase() + words.slice(1);
}
