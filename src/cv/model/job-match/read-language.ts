import { fold } from '../fold.ts';
import { AR } from './languages/ar.ts';
import { DE } from './languages/de.ts';
import { EN } from './languages/en.ts';
import { ES } from './languages/es.ts';
import { FR } from './languages/fr.ts';
import { TR } from './languages/tr.ts';
import type { LanguageRules } from './languages.ts';

export const SPOTS = ['needed', 'wished', 'tasks', 'around'] as const;
/** What kind of heading a line stands under, if any. */
export type Spot = (typeof SPOTS)[number] | 'anywhere';

/** The rules of a language, ready to be asked. */
export type Reading = {
  language: string;
  common: ReadonlySet<string>;
  filler: ReadonlySet<string>;
  links: ReadonlySet<string>;
  articles: ReadonlySet<string>;
  headings: readonly { phrase: string; spot: Spot }[];
  capitalNouns: boolean;
  tail: RegExp | undefined;
  endings: RegExp | undefined;
  beginnings: RegExp | undefined;
  stem: (word: string) => string;
};

const RULES: Readonly<Record<string, LanguageRules>> = { ar: AR, de: DE, en: EN, es: ES, fr: FR, tr: TR };
const READINGS = Object.entries(RULES).map(([language, rules]) => ready(language, rules));

/** How many of the different words of a text its language's own are at least; a few look like another language's. */
const LEAST_SHARE = 0.15;

/** A language that we know nothing of: no word is common, and each form is a word of its own. */
const UNKNOWN: Reading = {
  language: '',
  common: new Set(),
  filler: new Set(READINGS.flatMap(({ common }) => [...common])),
  links: new Set(),
  articles: new Set(),
  headings: READINGS.flatMap(({ headings }) => headings),
  capitalNouns: false,
  tail: undefined,
  endings: undefined,
  beginnings: undefined,
  stem: (word) => word,
};

const countOf = (words: ReadonlySet<string>, known: ReadonlySet<string>) => words.intersection(known).size;

/** Tells the language by its small words, and by what advertisements say in it. */
export function readingOf(words: readonly string[]): Reading {
  const different = new Set(words);
  const scored = READINGS.map((reading) => ({
    reading,
    share: (countOf(different, reading.common) + countOf(different, reading.filler) / 2) / different.size,
  }));
  const best = scored.reduce((most, each) => (each.share > most.share ? each : most));
  return best.share >= LEAST_SHARE ? best.reading : UNKNOWN;
}

function ready(language: string, rules: LanguageRules): Reading {
  const set = (words = '') => new Set(fold(words).split(/\s+/).filter(Boolean));
  const fillerForms = [...set(rules.filler)];
  return {
    language,
    common: set(rules.common),
    filler: new Set([...fillerForms, ...fillerForms.map(rules.stem)]),
    links: set(rules.links),
    articles: set(rules.articles),
    headings: SPOTS.flatMap((spot) =>
      rules.headings[spot].split('|').map((phrase) => ({ phrase: fold(phrase), spot })),
    ),
    capitalNouns: rules.capitalNouns ?? false,
    tail: rules.tail,
    endings: rules.endings,
    beginnings: rules.beginnings,
    stem: rules.stem,
  };
}
