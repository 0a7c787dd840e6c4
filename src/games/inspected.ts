import type { Ref } from '../kernel/words.ts';
import type { Style } from '../widgets/style.ts';

/** A piece of a line in one style. */
export interface StyledText {
  readonly text: string;
  readonly style: Style;
}

/** One paragraph, piece by piece; the screen breaks it where it is too long. */
export type ToldLine = readonly StyledText[];

/** Paragraphs that belong together, under a heading; an empty title stands for none. */
export interface InspectedSection {
  readonly title: string;
  readonly lines: readonly ToldLine[];
}

/** Where an inspected thing leads on to. */
export interface InspectedLink {
  readonly ref: Ref;
  readonly label: string;
}

/** All that a viewer may know about one thing: what it is, its facts, what it leads on to, and the rules on it. */
export interface Inspected {
  /** What sort of thing it is: "Planet", "Unit". */
  readonly kind: string;
  readonly title: string;
  readonly sections: readonly InspectedSection[];
  readonly links: readonly InspectedLink[];
  /** The numbers of the rules that apply, the most telling first; each can be inspected as `rule:SC-6.2`. */
  readonly rules: readonly string[];
}
