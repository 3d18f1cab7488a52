import { fold } from '../fold.ts';
import type { LanguageRules } from './language-rules.ts';
import { AR } from './languages/ar.ts';
import { DE } from './languages/de.ts';
import { EN } from './languages/en.ts';
import { ES } from './languages/es.ts';
import { FR } from './languages/fr.ts';
import { TR } from './languages/tr.ts';

export const AD_SECTIONS = ['needed', 'wished', 'tasks', 'around'] as const;
/** The kind of heading that a line is under, or `anywhere`. */
export type AdSection = (typeof AD_SECTIONS)[number] | 'anywhere';

/** The rules of a language, prepared for lookups. */
export type PreparedRules = {
  language: string;
  common: ReadonlySet<string>;
  /** Whether a folded word, in any form, is typical of all advertisements. */
  isFillerWord: (word: string) => boolean;
  links: ReadonlySet<string>;
  articles: ReadonlySet<string>;
  headings: readonly { phrase: string; section: AdSection }[];
  capitalNouns: boolean;
  tail: RegExp | undefined;
  endings: RegExp | undefined;
  beginnings: RegExp | undefined;
  stem: (word: string) => string;
};

const RULES: Readonly<Record<string, LanguageRules>> = { ar: AR, de: DE, en: EN, es: ES, fr: FR, tr: TR };
const ALL_PREPARED_RULES = Object.entries(RULES).map(([language, rules]) => prepareRules(language, rules));

/** The minimum share of distinct words in a text that its language lists. A few match other languages as well. */
const MIN_SHARE = 0.15;

/** Rules for an unsupported language: no common words and no stemming. */
const UNKNOWN_LANGUAGE_RULES: PreparedRules = {
  language: '',
  common: new Set(),
  isFillerWord: (word) => ALL_PREPARED_RULES.some(({ common }) => common.has(word)),
  links: new Set(),
  articles: new Set(),
  headings: ALL_PREPARED_RULES.flatMap(({ headings }) => headings),
  capitalNouns: false,
  tail: undefined,
  endings: undefined,
  beginnings: undefined,
  stem: (word) => word,
};

/** Detects the language by its function words and by the words typical of advertisements. */
export function detectRules(words: readonly string[]): PreparedRules {
  const distinctWords = [...new Set(words)];
  const scored = ALL_PREPARED_RULES.map((prepared) => {
    const common = distinctWords.filter((word) => prepared.common.has(word)).length;
    const filler = distinctWords.filter((word) => prepared.isFillerWord(word)).length;
    return { prepared, share: (common + filler / 2) / distinctWords.length };
  });
  const best = scored.reduce((bestSoFar, each) => (each.share > bestSoFar.share ? each : bestSoFar));
  return best.share >= MIN_SHARE ? best.prepared : UNKNOWN_LANGUAGE_RULES;
}

function prepareRules(language: string, rules: LanguageRules): PreparedRules {
  const wordSet = (words = '') => new Set(fold(words).split(/\s+/).filter(Boolean));
  const fillerForms = [...wordSet(rules.filler)];
  const filler = new Set([...fillerForms, ...fillerForms.map(rules.stem)]);
  return {
    language,
    common: wordSet(rules.common),
    isFillerWord: (word) => filler.has(word) || filler.has(rules.stem(word)),
    links: wordSet(rules.links),
    articles: wordSet(rules.articles),
    headings: AD_SECTIONS.flatMap((section) =>
      rules.headings[section].split('|').map((phrase) => ({ phrase: fold(phrase), section })),
    ),
    capitalNouns: rules.capitalNouns ?? false,
    tail: rules.tail,
    endings: rules.endings,
    beginnings: rules.beginnings,
    stem: rules.stem,
  };
}
