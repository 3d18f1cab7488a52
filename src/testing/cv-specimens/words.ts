import type { Example } from '#cv/examples/build.ts';
import type { SectionKind } from '#cv/model/shapes.ts';

/** All words of a specimen in one language; what is the same in all of them is not among them. */
export type SpecimenWords = {
  language: string;
  name: string;
  headline: string;
  place: { address: string; city: string; region: string };
  born: { label: string; value: string };
  letters: { label: string; value: string };
  /** By paragraphs. */
  summary: string[];
  /** Of sections whose own heading says little, or is not there in this language. */
  titles: Partial<Record<SectionKind, string>>;
  sections: Example['sections'];
};
