import type { PageWords } from '../outline/outline.ts';

/** The words of a page in one language, as lists in the order of `SECTIONS`, `LABELS` and `DOCUMENT`, separated by ` | `. */
export type WordRows = {
  sections: string;
  present: string;
  native: string;
  labels: string;
  levels: string;
  document: string;
};

const SEPARATOR = ' | ';
const SECTIONS = [
  ...['summary', 'work', 'volunteer', 'education', 'projects', 'achievements', 'awards', 'certificates'],
  ...['publications', 'talks', 'skills', 'languages', 'interests', 'references', 'text'],
] as const;
const LABELS = [
  ...[
    'email',
    'phone',
    'location',
    'website',
    'grade',
    'courses',
    'validUntil',
    'credentialId',
    'doi',
    'qr',
    'editors',
  ],
] as const;
const LEVELS = ['1', '2', '3', '4', '5'];
const DOCUMENT = ['title', 'career', 'name', 'placeAndDate', 'signature'];

/** Returns the words of a page from the rows of a language. */
export function pageWordsOfRows({ sections, present, native, labels, levels, document }: WordRows): PageWords {
  const headings = byName(SECTIONS, sections);
  return {
    // A custom section has the heading of a text until it has its own.
    sections: { ...headings, custom: headings.text } as PageWords['sections'],
    present,
    native,
    labels: byName(LABELS, labels) as PageWords['labels'],
    levels: byName(LEVELS, levels),
    document: byName(DOCUMENT, document) as PageWords['document'],
  };
}

const byName = (names: readonly string[], row: string): Record<string, string> => {
  const words = row.split(SEPARATOR);
  return Object.fromEntries(names.map((name, at) => [name, words[at] ?? '']));
};
