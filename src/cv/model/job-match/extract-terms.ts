import type { AdSection, PreparedRules } from './prepared-rules.ts';
import { type AdLine, readAdvertisement } from './read-advertisement.ts';
import { synonymsOf } from './synonyms.ts';
import { companiesIn, type Unit, type UnitSequence, unitSequencesIn } from './units.ts';

/** A relevant term of an advertisement. */
export type AdTerm = {
  term: string;
  weight: number;
  /** All names of the term, without spaces and punctuation. */
  names: string[];
};

const MAX_TERMS = 60;
const MIN_WEIGHT = 3;
const WEIGHT_BY_SECTION: Record<AdSection, number> = { needed: 2, wished: 1.5, tasks: 1, anywhere: 0.5, around: -1 };
const LIST_WEIGHT = 1;
/** Without any heading, each line may hold a requirement. */
const NO_HEADINGS_WEIGHT = 2;
const STRONG_NAME_WEIGHT = 2.5;
/** Less than `STRONG_NAME_WEIGHT`, because a capital alone may belong to a place or a person. */
const CAPITAL_WEIGHT = 1.5;
const ENUMERATION_WEIGHT = 1;
const PHRASE_WEIGHT = 1;
const NOUN_WEIGHT = 1;
const NOT_NOUN_WEIGHT = -1.5;
const TITLE_WEIGHT = 1.5;
const REPETITION_WEIGHT = 1;
const MAX_REPETITION_WEIGHT = 3;
const MAX_PHRASE_WORDS = 3;

/** Extracts the terms of an advertisement, highest weight first, with the rules of its language. */
export function extractTerms(advertisement: string): { terms: AdTerm[]; rules: PreparedRules } {
  const { lines, rules } = readAdvertisement(advertisement);
  const companies = companiesIn(lines);
  const hasHeadings = lines.some(({ section }) => section !== 'anywhere' && section !== 'around');
  const termsByKey = new Map<string, { term: string; names: string[]; best: number; count: number; at: number }>();
  for (const line of lines) {
    const isEnumerated = isEnumeration(line);
    for (const sequence of unitSequencesIn(line, rules, companies)) {
      for (const units of phrasesOf(sequence)) {
        const names = namesOf(units, rules);
        const key = synonymsOf(names[0] ?? '')[0] ?? '';
        const weight = weightOf(units, {
          isWholeItem: isEnumerated && units.length === sequence.length,
          hasHeadings,
          line,
          rules,
        });
        const existing = termsByKey.get(key);
        if (existing) {
          existing.best = Math.max(existing.best, weight);
          existing.count += 1;
          existing.names = [...new Set([...existing.names, ...names])];
        } else {
          const term = line.text.slice(units[0]?.start, units.at(-1)?.end);
          termsByKey.set(key, { term, names, best: weight, count: 1, at: termsByKey.size });
        }
      }
    }
  }
  const terms = [...termsByKey.values()]
    .map(({ best, count, ...term }) => ({
      ...term,
      weight: best + Math.min(MAX_REPETITION_WEIGHT, (count - 1) * REPETITION_WEIGHT),
    }))
    .filter(({ weight }) => weight >= MIN_WEIGHT)
    .sort((a, b) => b.weight - a.weight || a.at - b.at)
    .slice(0, MAX_TERMS)
    .map(({ term, weight, names }) => ({ term, weight, names }));
  return { terms, rules };
}

const isName = (unit: Unit | undefined) => unit?.strong === true || unit?.isDistinctive === true;

/** Whether a line lists words between commas, rather than being a sentence with commas. */
function isEnumeration({ text, tokens }: AdLine) {
  const parts = text.split(/[,،;]/).length;
  return parts > 1 && tokens.length <= parts * 4;
}

/**
 * Splits a run into terms. Adjacent names form one term, as do two or three words; longer groups are split into words.
 */
function phrasesOf(sequence: UnitSequence): Unit[][] {
  const groups: Unit[][] = [];
  for (const unit of sequence) {
    const group = groups.at(-1);
    if (group && isName(group[0]) === isName(unit) && !(unit.isLinked && group.some(({ isLinked }) => isLinked)))
      group.push(unit);
    else groups.push([unit]);
  }
  return groups.flatMap((group) => (group.length <= MAX_PHRASE_WORDS ? [group] : group.map((unit) => [unit])));
}

type TermContext = { isWholeItem: boolean; hasHeadings: boolean; line: AdLine; rules: PreparedRules };

function weightOf(
  units: readonly Unit[],
  { isWholeItem, hasHeadings, line: { section, isListed, isTitle }, rules }: TermContext,
) {
  const [unit] = units;
  const isSingleWord = units.length === 1 && !isName(unit);
  const isNoun = rules.capitalNouns && units.some(({ capital }) => capital);
  const sectionWeight = hasHeadings || section !== 'anywhere' ? WEIGHT_BY_SECTION[section] : NO_HEADINGS_WEIGHT;
  return (
    sectionWeight +
    (isListed ? LIST_WEIGHT : 0) +
    (unit?.strong ? STRONG_NAME_WEIGHT : unit?.isDistinctive ? CAPITAL_WEIGHT : 0) +
    (isWholeItem ? ENUMERATION_WEIGHT : 0) +
    (units.length > 1 ? PHRASE_WEIGHT : 0) +
    (isNoun ? NOUN_WEIGHT : 0) +
    (isSingleWord && !isNoun && rules.capitalNouns ? NOT_NOUN_WEIGHT : 0) +
    (rules.language === '' && !isName(unit) ? NOT_NOUN_WEIGHT : 0) +
    (isTitle ? TITLE_WEIGHT : 0)
  );
}

/** Returns the names of a term: by the stems of its words, as written, then its synonyms. */
function namesOf(units: readonly Unit[], { stem }: PreparedRules): string[] {
  const words = units.flatMap(({ parts }) => parts.map(({ folded }) => folded));
  const [stemmed, written] = [words.map(stem).join(''), words.join('')];
  return [...new Set([stemmed, written, ...synonymsOf(stemmed), ...synonymsOf(written)])];
}
