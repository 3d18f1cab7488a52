import { type AdLine, readAdvertisement } from './read-advertisement.ts';
import type { Reading, Spot } from './read-language.ts';
import { namesOfSame } from './same-words.ts';
import { companiesIn, type Run, runsIn, type Unit } from './units.ts';

/** A relevant term of an advertisement. */
export type PickedTerm = {
  term: string;
  weight: number;
  /** All names of the term, without spaces and punctuation. */
  names: string[];
};

const MOST_TERMS = 60;
const ENOUGH = 3;
const BY_SPOT: Record<Spot, number> = { needed: 2, wished: 1.5, tasks: 1, anywhere: 0.5, around: -1 };
const LISTED = 1;
/** Without any heading, each line may hold a requirement. */
const UNHEADED = 2;
const STRONG = 2.5;
/** Less than `STRONG`, because a capital alone may belong to a place or a person. */
const CAPITAL = 1.5;
const ENUMERATED = 1;
const PHRASE = 1;
const NOUN = 1;
const NO_NOUN = -1.5;
const IN_TITLE = 1.5;
const AGAIN = 1;
const MOST_AGAIN = 3;
const PHRASE_WORDS = 3;

/** Extracts the terms of an advertisement, highest weight first, with the rules of its language. */
export function pickTerms(advertisement: string): { terms: PickedTerm[]; reading: Reading } {
  const { lines, reading } = readAdvertisement(advertisement);
  const companies = companiesIn(lines);
  const headed = lines.some(({ spot }) => spot !== 'anywhere' && spot !== 'around');
  const seen = new Map<string, { term: string; names: string[]; best: number; count: number; at: number }>();
  for (const line of lines) {
    const enumerated = isEnumeration(line);
    for (const run of runsIn(line, reading, companies)) {
      for (const units of phrasesOf(run)) {
        const names = namesOf(units, reading);
        const key = namesOfSame(names[0] ?? '')[0] ?? '';
        const weight = weightOf(units, { whole: enumerated && units.length === run.length, headed, line, reading });
        const before = seen.get(key);
        if (before) {
          before.best = Math.max(before.best, weight);
          before.count += 1;
          before.names = [...new Set([...before.names, ...names])];
        } else {
          const term = line.text.slice(units[0]?.start, units.at(-1)?.end);
          seen.set(key, { term, names, best: weight, count: 1, at: seen.size });
        }
      }
    }
  }
  const terms = [...seen.values()]
    .map(({ best, count, ...term }) => ({ ...term, weight: best + Math.min(MOST_AGAIN, (count - 1) * AGAIN) }))
    .filter(({ weight }) => weight >= ENOUGH)
    .sort((a, b) => b.weight - a.weight || a.at - b.at)
    .slice(0, MOST_TERMS)
    .map(({ term, weight, names }) => ({ term, weight, names }));
  return { terms, reading };
}

const isName = (unit: Unit | undefined) => unit?.strong === true || unit?.telling === true;

/** Whether a line lists words between commas, rather than being a sentence with commas. */
function isEnumeration({ text, tokens }: AdLine) {
  const parts = text.split(/[,،;]/).length;
  return parts > 1 && tokens.length <= parts * 4;
}

/**
 * Splits a run into terms. Adjacent names form one term, as do two or three words; longer groups are split into words.
 */
function phrasesOf(run: Run): Unit[][] {
  const groups: Unit[][] = [];
  for (const unit of run) {
    const group = groups.at(-1);
    if (group && isName(group[0]) === isName(unit) && !(unit.linked && group.some(({ linked }) => linked)))
      group.push(unit);
    else groups.push([unit]);
  }
  return groups.flatMap((group) => (group.length <= PHRASE_WORDS ? [group] : group.map((unit) => [unit])));
}

type Standing = { whole: boolean; headed: boolean; line: AdLine; reading: Reading };

function weightOf(units: readonly Unit[], { whole, headed, line: { spot, listed, first }, reading }: Standing) {
  const [unit] = units;
  const alone = units.length === 1 && !isName(unit);
  const noun = reading.capitalNouns && units.some(({ capital }) => capital);
  const place = headed || spot !== 'anywhere' ? BY_SPOT[spot] : UNHEADED;
  return (
    place +
    (listed ? LISTED : 0) +
    (unit?.strong ? STRONG : unit?.telling ? CAPITAL : 0) +
    (whole ? ENUMERATED : 0) +
    (units.length > 1 ? PHRASE : 0) +
    (noun ? NOUN : 0) +
    (alone && !noun && reading.capitalNouns ? NO_NOUN : 0) +
    (reading.language === '' && !isName(unit) ? NO_NOUN : 0) +
    (first ? IN_TITLE : 0)
  );
}

/** Returns the names of a term: by the stems of its words, as written, then its synonyms. */
function namesOf(units: readonly Unit[], { stem }: Reading): string[] {
  const words = units.flatMap(({ parts }) => parts.map(({ folded }) => folded));
  const [stemmed, written] = [words.map(stem).join(''), words.join('')];
  return [...new Set([stemmed, written, ...namesOfSame(stemmed), ...namesOfSame(written)])];
}
