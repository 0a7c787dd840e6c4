type Filled = Readonly<Record<string, string | number>>;

/** A sentence that begins with the name of a side: "The first empire rolls 3". */
export function sentence(pattern: string): (filled: Filled) => string {
  return filled => {
    const text = pattern.replaceAll(/\{(\w+)\}/g, (_, name: string) => String(filled[name]));
    return capital(text);
  };
}

/** Words with a capital at their beginning. */
export function capital(text: string | number | undefined): string {
  const words = String(text);
  return words.charAt(0).toUpperCase() + words.slice(1);
}
