import { groupCompounds } from './compounds.ts';
import type { PreparedRules } from './prepared-rules.ts';
import type { AdLine } from './read-advertisement.ts';
import { isKnownName } from './synonyms.ts';
import { isSeparated, type Token } from './tokens.ts';

/** A word of an advertisement with everything joined to it: `Node.js`, `front-end`, `CI/CD`. */
export type Unit = {
  parts: Token[];
  start: number;
  end: number;
  /** Whether it is a name by its form (symbols, capitals, digits) or a known one. */
  strong: boolean;
  capital: boolean;
  /** Whether it has a capital where only names have one. */
  isDistinctive: boolean;
  /** Whether it follows a linking word: `projet` in `gestion de projet`. */
  isLinked: boolean;
};

/** Consecutive units with nothing but spaces and linking words between them. */
export type UnitSequence = Unit[];

const LEGAL_FORMS = new Set(
  'AG BV Corp GmbH Inc KG KGaA LLC Limited Ltd NV PLC SA SARL SAS SE SL SRL SpA Ltda Şti mbH plc'.split(' '),
);
/** The maximum number of characters of a unit. */
const MAX_LENGTH = 60;

export function unitSequencesIn(line: AdLine, rules: PreparedRules, companies: ReadonlySet<string>): UnitSequence[] {
  const sequences: UnitSequence[] = [];
  let sequence: UnitSequence = [];
  let isAfterLink = false;
  const endSequence = () => {
    if (sequence.length > 0) sequences.push(sequence);
    sequence = [];
    isAfterLink = false;
  };
  const isAllCaps = line.text === line.text.toUpperCase();
  const isTitleCase = line.isTitle || isInTitleCase(line.tokens);
  for (const [index, parts] of groupCompounds(line.tokens).entries()) {
    const [first] = parts;
    if (!first) continue;
    if (isSeparated(first) || first.separator === '/' || rules.beginnings?.test(first.folded)) endSequence();
    const contentTokens = isCutOff(parts, line.text) ? [] : contentTokensOf(parts, rules, isAllCaps, companies);
    if (contentTokens.length > 0) {
      const capital = startsWithCapital(contentTokens[0]);
      // The first word of a sentence has a capital anyway.
      const isDistinctive = capital && !isTitleCase && index > 0 && first.separator !== '' && !rules.capitalNouns;
      sequence.push({ ...makeUnit(contentTokens, isAllCaps, rules), isDistinctive, capital, isLinked: isAfterLink });
      isAfterLink = false;
      if (contentTokens.length < parts.length && parts.at(-1) !== contentTokens.at(-1)) endSequence();
    } else if (parts.length === 1 && sequence.length > 0 && isLink(first, isAfterLink, rules)) isAfterLink = true;
    else endSequence();
  }
  endSequence();
  return sequences;
}

/** Whether a compound is cut off: `Grund-` in `Grund- und Aufbaukurs`. */
const isCutOff = (parts: readonly Token[], text: string) =>
  /^[-‐‑]\s/.test(text.slice(parts.at(-1)?.end, (parts.at(-1)?.end ?? 0) + 2));

const isLink = ({ folded }: Token, isAfterLink: boolean, rules: PreparedRules) =>
  rules.links.has(folded) || (isAfterLink && rules.articles.has(folded));

/** Returns the words of company names, which precede a legal form, for example `Ltd`. They are not terms. */
export function companiesIn(lines: readonly AdLine[]): Set<string> {
  const names = new Set<string>();
  for (const { tokens } of lines) {
    for (const [index, token] of tokens.entries()) {
      if (!LEGAL_FORMS.has(token.text)) continue;
      for (let position = index - 1; position >= 0 && position >= index - 3; position -= 1) {
        const name = tokens[position];
        const next = tokens[position + 1];
        if (!name || !next || !startsWithCapital(name) || isSeparated(next)) break;
        names.add(name.folded);
      }
      names.add(token.folded);
    }
  }
  return names;
}

const startsWithCapital = (token: Token | undefined) => /^\.?\p{Lu}/u.test(token?.text ?? '');

/** Whether most words of a line have capitals, so that a capital says nothing. */
function isInTitleCase(tokens: readonly Token[]) {
  const words = tokens.slice(1).filter(({ text }) => text.length > 3);
  return words.length > 3 && words.filter(startsWithCapital).length > words.length * 0.6;
}

/** Strips function words and filler from the ends of a compound: `SQL-Kenntnisse` becomes `SQL`. */
function contentTokensOf(
  parts: readonly Token[],
  rules: PreparedRules,
  isAllCaps: boolean,
  companies: ReadonlySet<string>,
): Token[] {
  const [one, other] = parts;
  if (lengthOf(parts) > MAX_LENGTH || parts.some(({ folded }) => companies.has(folded))) return [];
  if (one && !other) return isFiller(one, rules, isAllCaps) ? [] : [withoutFillerSuffix(one, rules)];
  if (isKnownName(parts.map(({ folded }) => folded).join('')) || (other?.separator && '/&'.includes(other.separator)))
    return [...parts];
  const hyphenatedName = parts.map(({ folded }) => folded).join('-');
  if (parts.some(({ folded }) => rules.common.has(folded)) || rules.isFillerWord(hyphenatedName)) return [];
  const first = parts.findIndex((part) => !isFiller(part, rules, isAllCaps));
  const last = parts.findLastIndex((part) => !isFiller(part, rules, isAllCaps));
  return first < 0 ? [] : parts.slice(first, last + 1);
}

const lengthOf = (parts: readonly Token[]) => (parts.at(-1)?.end ?? 0) - (parts[0]?.start ?? 0);

function withoutFillerSuffix(token: Token, { tail }: PreparedRules): Token {
  const tailLength = (tail?.exec(token.folded)?.[0] ?? '').length;
  const cut = (text: string) => text.slice(0, text.length - tailLength);
  return { ...token, text: cut(token.text), folded: cut(token.folded), end: token.end - tailLength };
}

function isFiller(token: Token, { common, isFillerWord, endings }: PreparedRules, isAllCaps: boolean) {
  const { text, folded } = token;
  if (/^[\p{N}+.]+$/u.test(text)) return true;
  if (text.length === 1) return !/^[CR]$/.test(text);
  // `IT` is not `it`, and `Go` is not `go`.
  if (!isAllCaps && /^\p{Lu}{2}$/u.test(text)) return false;
  if (token.separator !== '' && startsWithCapital(token) && isKnownName(folded)) return false;
  if (common.has(folded) || isFillerWord(folded)) return true;
  return endings?.test(folded) === true && text === text.toLowerCase();
}

function makeUnit(parts: Token[], isAllCaps: boolean, rules: PreparedRules) {
  const [first, last] = [parts[0], parts.at(-1)];
  const strong =
    isKnownName(parts.map(({ folded }) => folded).join('')) ||
    parts.some((part, index) => (index > 0 && '/&.'.includes(part.separator)) || looksLikeName(part, isAllCaps)) ||
    (rules.language === 'ar' && /^\p{Script=Latin}/u.test(first?.text ?? ''));
  return { parts, start: first?.start ?? 0, end: last?.end ?? 0, strong };
}

/** Whether a token has the form of a name: `C++`, `.NET`, `B2B`, `JavaScript`, `SQL`, `R`. */
const looksLikeName = ({ text }: Token, isAllCaps: boolean) =>
  /[+#]$|^\.|\p{Ll}\p{Lu}/u.test(text) ||
  (/\p{L}/u.test(text) && /\p{N}/u.test(text)) ||
  (!isAllCaps && (/^\p{Lu}{2,6}s?$/u.test(text) || /^[CR]$/.test(text)));
