import { compoundsOf } from './compounds.ts';
import type { AdLine } from './read-advertisement.ts';
import type { Reading } from './read-language.ts';
import { isKnownName } from './same-words.ts';
import { isDivided, type Token } from './tokens.ts';

/** A word of an advertisement with everything joined to it: `Node.js`, `front-end`, `CI/CD`. */
export type Unit = {
  parts: Token[];
  start: number;
  end: number;
  /** Whether it is a name by its form (symbols, capitals, digits) or a known one. */
  strong: boolean;
  capital: boolean;
  /** Whether it has a capital where only names have one. */
  telling: boolean;
  /** Whether it follows a linking word: `projet` in `gestion de projet`. */
  linked: boolean;
};

/** Consecutive units with nothing but spaces and linking words between them. */
export type Run = Unit[];

const LEGAL_FORMS = new Set(
  'AG BV Corp GmbH Inc KG KGaA LLC Limited Ltd NV PLC SA SARL SAS SE SL SRL SpA Ltda Şti mbH plc'.split(' '),
);
/** The maximum number of characters of a unit. */
const LONGEST = 60;

export function runsIn(line: AdLine, reading: Reading, companies: ReadonlySet<string>): Run[] {
  const runs: Run[] = [];
  let run: Run = [];
  let links = false;
  const end = () => {
    if (run.length > 0) runs.push(run);
    run = [];
    links = false;
  };
  const shouted = line.text === line.text.toUpperCase();
  const titled = line.first || isTitled(line.tokens);
  for (const [index, parts] of compoundsOf(line.tokens).entries()) {
    const [first] = parts;
    if (!first) continue;
    if (isDivided(first) || first.after === '/' || reading.beginnings?.test(first.folded)) end();
    const content = isCutOff(parts, line.text) ? [] : contentOf(parts, reading, shouted, companies);
    if (content.length > 0) {
      const capital = startsWithCapital(content[0]);
      // The first word of a sentence has a capital anyway.
      const telling = capital && !titled && index > 0 && first.after !== '' && !reading.capitalNouns;
      run.push({ ...unit(content, shouted, reading), telling, capital, linked: links });
      links = false;
      if (content.length < parts.length && parts.at(-1) !== content.at(-1)) end();
    } else if (parts.length === 1 && run.length > 0 && isLink(first, links, reading)) links = true;
    else end();
  }
  end();
  return runs;
}

/** Whether a compound is cut off: `Grund-` in `Grund- und Aufbaukurs`. */
const isCutOff = (parts: readonly Token[], text: string) =>
  /^[-‐‑]\s/.test(text.slice(parts.at(-1)?.end, (parts.at(-1)?.end ?? 0) + 2));

const isLink = ({ folded }: Token, links: boolean, reading: Reading) =>
  reading.links.has(folded) || (links && reading.articles.has(folded));

/** Returns the words of company names, which precede a legal form, for example `Ltd`. They are not terms. */
export function companiesIn(lines: readonly AdLine[]): Set<string> {
  const names = new Set<string>();
  for (const { tokens } of lines) {
    for (const [index, token] of tokens.entries()) {
      if (!LEGAL_FORMS.has(token.text)) continue;
      for (let at = index - 1; at >= 0 && at >= index - 3; at -= 1) {
        const name = tokens[at];
        const next = tokens[at + 1];
        if (!name || !next || !startsWithCapital(name) || isDivided(next)) break;
        names.add(name.folded);
      }
      names.add(token.folded);
    }
  }
  return names;
}

const startsWithCapital = (token: Token | undefined) => /^\.?\p{Lu}/u.test(token?.text ?? '');

/** Whether most words of a line have capitals, so that a capital says nothing. */
function isTitled(tokens: readonly Token[]) {
  const words = tokens.slice(1).filter(({ text }) => text.length > 3);
  return words.length > 3 && words.filter(startsWithCapital).length > words.length * 0.6;
}

/** Strips function words and filler from the ends of a compound: `SQL-Kenntnisse` becomes `SQL`. */
function contentOf(
  parts: readonly Token[],
  reading: Reading,
  shouted: boolean,
  companies: ReadonlySet<string>,
): Token[] {
  const [one, other] = parts;
  if (lengthOf(parts) > LONGEST || parts.some(({ folded }) => companies.has(folded))) return [];
  if (one && !other) return isEmpty(one, reading, shouted) ? [] : [withoutTail(one, reading)];
  if (isKnownName(parts.map(({ folded }) => folded).join('')) || (other?.after && '/&'.includes(other.after)))
    return [...parts];
  const whole = parts.map(({ folded }) => folded).join('-');
  if (parts.some(({ folded }) => reading.common.has(folded)) || reading.filler.has(whole)) return [];
  const first = parts.findIndex((part) => !isEmpty(part, reading, shouted));
  const last = parts.findLastIndex((part) => !isEmpty(part, reading, shouted));
  return first < 0 ? [] : parts.slice(first, last + 1);
}

const lengthOf = (parts: readonly Token[]) => (parts.at(-1)?.end ?? 0) - (parts[0]?.start ?? 0);

function withoutTail(token: Token, { tail }: Reading): Token {
  const tailLength = (tail?.exec(token.folded)?.[0] ?? '').length;
  const cut = (text: string) => text.slice(0, text.length - tailLength);
  return { ...token, text: cut(token.text), folded: cut(token.folded), end: token.end - tailLength };
}

function isEmpty(token: Token, { common, filler, endings, stem }: Reading, shouted: boolean) {
  const { text, folded } = token;
  if (/^[\p{N}+.]+$/u.test(text)) return true;
  if (text.length === 1) return !/^[CR]$/.test(text);
  // `IT` is not `it`, and `Go` is not `go`.
  if (!shouted && /^\p{Lu}{2}$/u.test(text)) return false;
  if (token.after !== '' && startsWithCapital(token) && isKnownName(folded)) return false;
  if (common.has(folded) || filler.has(folded) || filler.has(stem(folded))) return true;
  return endings?.test(folded) === true && text === text.toLowerCase();
}

function unit(parts: Token[], shouted: boolean, reading: Reading) {
  const [first, last] = [parts[0], parts.at(-1)];
  const strong =
    isKnownName(parts.map(({ folded }) => folded).join('')) ||
    parts.some((part, index) => (index > 0 && '/&.'.includes(part.after)) || looksLikeName(part, shouted)) ||
    (reading.language === 'ar' && /^\p{Script=Latin}/u.test(first?.text ?? ''));
  return { parts, start: first?.start ?? 0, end: last?.end ?? 0, strong };
}

/** Whether a token has the form of a name: `C++`, `.NET`, `B2B`, `JavaScript`, `SQL`, `R`. */
const looksLikeName = ({ text }: Token, shouted: boolean) =>
  /[+#]$|^\.|\p{Ll}\p{Lu}/u.test(text) ||
  (/\p{L}/u.test(text) && /\p{N}/u.test(text)) ||
  (!shouted && (/^\p{Lu}{2,6}s?$/u.test(text) || /^[CR]$/.test(text)));
