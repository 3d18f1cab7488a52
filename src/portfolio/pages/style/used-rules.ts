import { type CssItem, itemsOf } from '../../model/own-css/sheet.ts';
import { type CssToken, tokenizeCss } from '../../model/own-css/tokens.ts';

/** Names of elements, and of classes with a dot before them. */
type Names = ReadonlySet<string>;

/** The names that a page has to contain for a selector to match: all of them, and one of each group of alternatives. */
type Needs = { all: readonly string[]; groups: readonly (readonly Needs[])[] };

type Rule =
  | { selectors: readonly { text: string; needs: Needs }[]; block: string }
  | { condition: string; rules: readonly Rule[] }
  /** Applies whatever the page contains. */
  | { text: string };

/** At-rules that contain rules for elements. */
const CONDITIONS: ReadonlySet<string> = new Set(['media', 'supports', 'container', 'layer']);
/** Pseudo-classes that match if one of the selectors in their brackets does. */
const ALTERNATIVES: ReadonlySet<string> = new Set(['is', 'where', 'has']);

/** Returns a function that reduces one of the constant style sheets to the rules that can apply to the markup of a page. */
export function rulesUsedBy(markup: string): (sheet: string) => string {
  const names = namesIn(markup);
  return (sheet) => writeRules(parsedSheet(sheet), names);
}

const namesIn = (markup: string): Names =>
  new Set([
    'html',
    ...Array.from(markup.matchAll(/<([a-z][a-z0-9]*)/g), ([, element = '']) => element),
    ...Array.from(markup.matchAll(/\sclass="([^"<>]*)"/g), ([, classes = '']) => classes)
      .flatMap((classes) => classes.split(' '))
      .map((name) => `.${name}`),
  ]);

const parsed = new Map<string, readonly Rule[]>();

/** Parses each constant sheet only once. */
function parsedSheet(sheet: string) {
  const rules = parsed.get(sheet) ?? readRules(sheet, tokenizeCss(sheet));
  parsed.set(sheet, rules);
  return rules;
}

function readRules(source: string, tokens: readonly CssToken[], from = 0, to = tokens.length): Rule[] {
  return [...itemsOf({ tokens }, from, to, false)].map((item) => readRule(source, tokens, item));
}

function readRule(source: string, tokens: readonly CssToken[], { first, from, stop, block }: CssItem): Rule {
  const textOf = (start: number, end: number) => source.slice(tokens[start]?.at, tokens[end]?.at).trim();
  if (!block) return { text: textOf(from, stop + 1) };
  const prelude = textOf(from, stop);
  if (first.kind !== 'at') {
    const selectors = selectorsIn(tokens, from, stop).map(([start, end]) => ({
      text: textOf(start, end),
      needs: needsOf(tokens, start, end),
    }));
    return { selectors, block: compactBlock(source, tokens, stop, block.end + 1) };
  }
  if (!CONDITIONS.has(first.text)) return { text: textOf(from, block.end + 1) };
  return { condition: prelude, rules: readRules(source, tokens, stop + 1, block.end) };
}

/** Returns a block without what means nothing: spaces beside punctuation, and its last semicolon. */
function compactBlock(source: string, tokens: readonly CssToken[], from: number, to: number) {
  let block = '';
  for (let at = from; at < to; at += 1) {
    const token = tokens[at];
    const isEmpty = token?.kind === 'space' && (isPunctuation(tokens[at - 1]) || isPunctuation(tokens[at + 1]));
    if (!isEmpty) block += source.slice(token?.at, tokens[at + 1]?.at);
  }
  return block.replace(/;\}$/, '}');
}

const isPunctuation = (token: CssToken | undefined) =>
  token?.kind === 'colon' ||
  token?.kind === 'semicolon' ||
  token?.kind === 'comma' ||
  ((token?.kind === 'open' || token?.kind === 'close') && (token.text === '{' || token.text === '}'));

/** Returns where each selector of a list begins and ends. */
function selectorsIn(tokens: readonly CssToken[], from: number, to: number): [start: number, end: number][] {
  const selectors: [number, number][] = [];
  let start = from;
  for (let at = from; at < to; at = next(tokens, at)) {
    if (tokens[at]?.kind !== 'comma') continue;
    selectors.push([start, at]);
    start = at + 1;
  }
  return [...selectors, [start, to]];
}

function needsOf(tokens: readonly CssToken[], from: number, to: number): Needs {
  const all: string[] = [];
  const groups: Needs[][] = [];
  for (let at = from; at < to; at = next(tokens, at)) {
    const token = tokens[at];
    const before = at > from ? tokens[at - 1] : undefined;
    if (token?.kind === 'function' && ALTERNATIVES.has(token.text)) {
      groups.push(selectorsIn(tokens, at + 1, token.end).map(([start, end]) => needsOf(tokens, start, end)));
    }
    if (token?.kind !== 'ident' || before?.kind === 'colon') continue;
    all.push(before?.kind === 'delim' && before.text === '.' ? `.${token.text}` : token.text);
  }
  return { all, groups };
}

/** Returns the token after one, or after the brackets that it opens. */
function next(tokens: readonly CssToken[], at: number) {
  const token = tokens[at];
  return token?.kind === 'function' || token?.kind === 'open' ? token.end + 1 : at + 1;
}

const isMet = ({ all, groups }: Needs, names: Names): boolean =>
  all.every((name) => names.has(name)) && groups.every((group) => group.some((needs) => isMet(needs, names)));

const writeRules = (rules: readonly Rule[], names: Names): string =>
  rules
    .map((rule) => writeRule(rule, names))
    .filter((text) => text !== '')
    .join('\n');

function writeRule(rule: Rule, names: Names): string {
  if ('text' in rule) return rule.text;
  if ('condition' in rule) {
    const inner = writeRules(rule.rules, names);
    return inner === '' ? '' : `${rule.condition}{\n${inner}\n}`;
  }
  const selectors = rule.selectors.filter(({ needs }) => isMet(needs, names)).map(({ text }) => text);
  return selectors.length === 0 ? '' : `${selectors.join(',')}${rule.block}`;
}
