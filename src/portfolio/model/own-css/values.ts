import { FUNCTIONS, PROPERTIES, UNITS } from './allowed.ts';
import { CssRefusal } from './faults.ts';
import { cssName, cssToken } from './serialize.ts';
import type { CssToken } from './tokens.ts';

const VALUE_SIGNS: ReadonlySet<string> = new Set(['+', '-', '*', '/']);
const CONDITION_SIGNS: ReadonlySet<string> = new Set(['<', '>', '=', '/', '+', '-', '*']);
/** Functions of conditions, besides those of values. */
const CONDITION_FUNCTIONS: ReadonlySet<string> = new Set(['selector', 'style', 'is', 'where', 'not', 'has']);
const HEX_LENGTHS: ReadonlySet<number> = new Set([3, 4, 6, 8]);
const MAX_DEPTH = 24;
const MAX_NAME = 64;

/** Returns a declaration as CSS. Throws a refusal if the property or anything in its value isn't allowed. */
export function cleanDeclaration(name: CssToken, value: readonly CssToken[]): string {
  const isCustom = name.text.startsWith('--');
  const property = isCustom ? name.text : name.text.toLowerCase();
  const isKnown = isCustom ? name.text.length > 2 && name.text.length <= MAX_NAME : PROPERTIES.has(property);
  if (!isKnown) throw new CssRefusal('property', name.text, name.at);
  const [rest, isImportant] = splitImportant(value);
  const text = cleanValue(rest);
  if (text === '') throw new CssRefusal('value', name.text, name.at);
  return `${cssName(property)}: ${text}${isImportant ? ' !important' : ''};`;
}

/** Returns a value without its `!important`, and whether it has one. */
function splitImportant(value: readonly CssToken[]): [readonly CssToken[], boolean] {
  const solid = value.filter(({ kind }) => kind !== 'space' && kind !== 'comment');
  const [sign, word] = solid.slice(-2);
  const isImportant =
    sign?.kind === 'delim' && sign.text === '!' && word?.kind === 'ident' && word.text.toLowerCase() === 'important';
  return isImportant && sign ? [value.slice(0, value.indexOf(sign)), true] : [value, false];
}

function cleanValue(tokens: readonly CssToken[]): string {
  checkBrackets(tokens);
  for (const token of tokens) {
    const { kind, text, at } = token;
    if (kind === 'url' || (kind === 'function' && text.toLowerCase() === 'url')) {
      throw new CssRefusal('url', text, at);
    }
    if (kind === 'function' && !FUNCTIONS.has(text.toLowerCase())) throw new CssRefusal('function', text, at);
    if (!isOfValue(token)) throw new CssRefusal('value', text, at);
  }
  return tokens
    .map((token) => (token.kind === 'hash' ? `#${token.text}` : cssToken(token)))
    .join('')
    .trim();
}

function isOfValue({ kind, text, unit }: CssToken): boolean {
  switch (kind) {
    case 'dimension':
      return UNITS.has(unit.toLowerCase());
    case 'hash':
      return HEX_LENGTHS.has(text.length) && /^[\da-f]+$/i.test(text);
    case 'delim':
      return VALUE_SIGNS.has(text);
    case 'open':
    case 'close':
      return text !== '{' && text !== '}';
    case 'at':
    case 'url':
    case 'bad':
    case 'colon':
    case 'semicolon':
      return false;
    default:
      return true;
  }
}

/** Returns the condition of an at-rule as CSS. Throws a refusal if anything in it isn't allowed. */
export function cleanCondition(tokens: readonly CssToken[]): string {
  checkBrackets(tokens);
  for (const token of tokens) {
    const { kind, text, at } = token;
    const name = text.toLowerCase();
    if (kind === 'url' || (kind === 'function' && name === 'url')) throw new CssRefusal('url', text, at);
    const isFunction = kind === 'function' && (FUNCTIONS.has(name) || CONDITION_FUNCTIONS.has(name));
    if (kind === 'function' && !isFunction) throw new CssRefusal('function', text, at);
    const isSign = kind === 'delim' && (CONDITION_SIGNS.has(text) || text === '.' || text === '&');
    if (!isSign && kind !== 'colon' && !isOfValue(token)) throw new CssRefusal('value', text, at);
  }
  // HTML sees a tag only where a name, a slash or the like follows the sign.
  const text = tokens.map((token, index) => {
    const next = tokens[index + 1];
    const isSafe = next?.kind === 'space' || (next?.kind === 'delim' && next.text === '=');
    return cssToken(token) + (token.kind === 'delim' && token.text === '<' && !isSafe ? ' ' : '');
  });
  return text.join('').trim();
}

/** Refuses brackets that don't match, and too many within each other. */
function checkBrackets(tokens: readonly CssToken[]) {
  const open: string[] = [];
  for (const { kind, text, at } of tokens) {
    if (kind === 'function' || kind === 'open') {
      open.push(kind === 'open' && text === '[' ? ']' : ')');
      if (open.length > MAX_DEPTH) throw new CssRefusal('nesting', text, at);
    } else if (kind === 'close' && open.pop() !== text) throw new CssRefusal('syntax', text, at);
  }
  const [first] = tokens;
  if (open.length > 0 && first) throw new CssRefusal('syntax', first.text, first.at);
}
