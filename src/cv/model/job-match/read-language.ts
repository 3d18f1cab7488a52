import { fold } from '../fold.ts';
import { AR } from './languages/ar.ts';
import { DE } from './languages/de.ts';
import { EN } from './languages/en.ts';
import { ES } from './languages/es.ts';
import { FR } from './languages/fr.ts';
import { TR } from './languages/tr.ts';
import type { LanguageRules } from './languages.ts';

export const SPOTS = ['needed', 'wished', 'tasks', 'around'] as const;
/** The kind of heading that a line is under, or `anywhere`. */
export type Spot = (typeof SPOTS)[number] | 'anywhere';

/** The rules of a language, prepared for lookups. */
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

/** The minimum share of distinct words in a text that its language lists. A few match other languages as well. */
const LEAST_SHARE = 0.15;

/** Rules for an unsupported language: no common words and no stemming. */
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

/** Detects the language by its function words and by the words typical of advertisements. */
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
