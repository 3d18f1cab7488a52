import { buildExample, type ExampleContent } from '#cv/examples/build.ts';
import { type CvContent, emptyNode } from '#cv/model/content.ts';
import type { Section, SectionKind } from '#cv/model/shapes.ts';
import { isObject } from '#platform/pure/json.ts';
import { arabic } from './cv-specimens/arabic.ts';
import { chinese } from './cv-specimens/chinese.ts';
import { english } from './cv-specimens/english.ts';
import { CONTACT_DETAILS, FACTS, LETTERS_URL, PROFILES } from './cv-specimens/facts.ts';
import { german } from './cv-specimens/german.ts';
import { hebrew } from './cv-specimens/hebrew.ts';
import { hindi } from './cv-specimens/hindi.ts';
import { japanese } from './cv-specimens/japanese.ts';
import { korean } from './cv-specimens/korean.ts';
import { russian } from './cv-specimens/russian.ts';
import type { SpecimenWords } from './cv-specimens/words.ts';

const CORE_WORDS = { English: english, German: german, Arabic: arabic, Hebrew: hebrew, Japanese: japanese };
const WORDS = { ...CORE_WORDS, Russian: russian, Hindi: hindi, Korean: korean, Chinese: chinese };
export type SpecimenLanguage = keyof typeof WORDS;
export const SPECIMEN_LANGUAGES = Object.keys(WORDS) as SpecimenLanguage[];
/** Languages for costly tests: long words, both reading directions, and text without spaces. */
export type CoreSpecimenLanguage = keyof typeof CORE_WORDS;
export const CORE_SPECIMEN_LANGUAGES = Object.keys(CORE_WORDS) as CoreSpecimenLanguage[];

/** The approximate number of A4 pages in the “classic” template. */
export const SPECIMEN_LENGTHS = ['one', 'two', 'four'] as const;
export type SpecimenLength = (typeof SPECIMEN_LENGTHS)[number];

/** The sections in their order, with the number of items for one, two and four pages. The summary counts paragraphs. */
const ITEMS: readonly (readonly [SectionKind, number, number, number])[] = [
  ['summary', 1, 1, 3],
  ['work', 1, 2, 4],
  ['skills', 2, 3, 5],
  ['projects', 0, 1, 3],
  ['education', 1, 2, 3],
  ['languages', 2, 4, 4],
  ['publications', 0, 1, 4],
  ['talks', 0, 0, 3],
  ['achievements', 0, 0, 3],
  ['certificates', 0, 1, 3],
  ['awards', 0, 0, 2],
  ['volunteer', 0, 0, 2],
  ['interests', 0, 4, 4],
  ['custom', 0, 0, 3],
  ['references', 0, 0, 4],
  ['text', 0, 0, 1],
];
const BULLETS = [2, 2, 6] as const;
const SIDEBAR_SECTIONS: readonly SectionKind[] = ['skills', 'languages', 'certificates', 'interests'];

/** Returns an example CV for testing templates: the same content in each language, and more for more pages. */
export function makeSpecimen(language: SpecimenLanguage, length: SpecimenLength): CvContent {
  const words = WORDS[language];
  const at = SPECIMEN_LENGTHS.indexOf(length) as 0 | 1 | 2;
  const { name, headline, summary, location: locationFields, born, letters } = words;
  const content = buildExample(
    { headline, summary: summary.slice(0, ITEMS[0]?.[at + 1] as number).join('\n\n'), sections: sectionsOf(words, at) },
    { name, email: CONTACT_DETAILS.email },
  );
  return {
    ...content,
    basics: {
      ...content.basics,
      ...CONTACT_DETAILS,
      location: { ...content.basics.location, ...locationFields, postalCode: 'SW1Y', countryCode: 'GB' },
      profiles: PROFILES.slice(0, at).map((profile, index) => ({
        ...emptyNode('profile', `profile-${index}`),
        ...profile,
      })),
      custom: [
        { ...emptyNode('contact', 'born'), icon: 'calendar', ...born },
        { ...emptyNode('contact', 'letters'), ...letters, url: LETTERS_URL },
      ].slice(0, at),
    },
    sections: content.sections.map((section) => arrangeSection(section, words, at)),
    design: {
      ...content.design,
      language: words.language,
      ...DESIGNS[at],
      footer: at === 2 ? `${name} · ${headline}` : '',
    },
  };
}

/** The design options, so that each choice occurs in one of the lengths. Four pages use a small font size. */
const DESIGNS = [
  { levels: 'dots', dateFormat: 'short', icons: true },
  { levels: 'words', dateFormat: 'long', icons: false },
  { levels: 'bar', dateFormat: 'numeric', icons: true, size: 9, lineHeight: 1.22, density: 'compact' },
] as const;

function arrangeSection(section: Section, { titles }: SpecimenWords, at: number): Section {
  const { kind } = section;
  return {
    ...section,
    title: titles[kind] ?? '',
    area: SIDEBAR_SECTIONS.includes(kind) ? 'sidebar' : 'main',
    columns: kind === 'references' ? 2 : 1,
    keepTogether: kind === 'education',
    startOnNewPage: kind === 'publications' && at === 2,
  };
}

function sectionsOf(words: SpecimenWords, at: 0 | 1 | 2): ExampleContent['sections'] {
  const included = ITEMS.filter(([kind, ...counts]) => kind !== 'summary' && counts[at]);
  return Object.fromEntries(
    included.map(([kind, ...counts]) => {
      const items = deepMerge(words.sections[kind] ?? [], FACTS[kind] ?? []) as Record<string, unknown>[];
      return [kind, items.slice(0, counts[at]).map((item) => shortenItem(kind, item, at))];
    }),
  );
}

/**
 * Removes bullets for the shorter lengths, and keywords from interests on two pages, which are then set as running
 * text.
 */
function shortenItem(kind: SectionKind, { keywords, ...item }: Record<string, unknown>, at: 0 | 1 | 2) {
  const short = withFewerBullets(item, BULLETS[at]) as Record<string, unknown>;
  return keywords === undefined || (kind === 'interests' && at === 1) ? short : { ...short, keywords };
}

function withFewerBullets(value: unknown, maxCount: number): unknown {
  if (Array.isArray(value)) return value.map((one) => withFewerBullets(one, maxCount));
  if (!isObject(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([field, inside]) => [
      field,
      field === 'highlights' && Array.isArray(inside) ? inside.slice(0, maxCount) : withFewerBullets(inside, maxCount),
    ]),
  );
}

/** Returns two halves of the same tree merged. */
function deepMerge(one: unknown, other: unknown): unknown {
  if (Array.isArray(one) && Array.isArray(other)) return one.map((value, at) => deepMerge(value, other[at]));
  if (isObject(one) && isObject(other))
    return Object.fromEntries(
      [...new Set([...Object.keys(one), ...Object.keys(other)])].map((key) => [key, deepMerge(one[key], other[key])]),
    );
  return one ?? other;
}
