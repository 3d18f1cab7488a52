import type { ExampleContent } from '#cv/examples/build.ts';
import type { SectionKind } from '#cv/model/shapes.ts';

/** The texts of a specimen in one language. `FACTS` has the parts common to all languages. */
export type SpecimenWords = {
  language: string;
  name: string;
  headline: string;
  location: { address: string; city: string; region: string };
  born: { label: string; value: string };
  letters: { label: string; value: string };
  /** One entry for each paragraph. */
  summary: string[];
  /** Headings of sections whose default heading is unclear or missing in this language. */
  titles: Partial<Record<SectionKind, string>>;
  sections: ExampleContent['sections'];
};
