import { NAME_FUNCTIONS, NTH_FUNCTIONS, PSEUDO_CLASSES, PSEUDO_ELEMENTS, SELECTOR_FUNCTIONS } from './allowed.ts';
import { CssRefusal } from './faults.ts';
import { cssName, cssString, cssToken } from './serialize.ts';
import type { CssToken } from './tokens.ts';

/** The class of the element that contains all that members' CSS may change. */
export const OWN_CLASS = 'own';

/** Keeps a rule within the element, whatever else its selector says, at no cost in specificity. */
const WITHIN = `:where(.${OWN_CLASS} *)`;

/** Elements outside that stand for the whole page. */
const ROOTS: ReadonlySet<string> = new Set(['html', 'body']);
const COMBINATORS: ReadonlySet<string> = new Set(['>', '+', '~']);
const MATCHERS: ReadonlySet<string> = new Set(['~', '|', '^', '$', '*']);
/** Pseudo-elements that may be written like pseudo-classes. */
const OLD_PSEUDO_ELEMENTS: ReadonlySet<string> = new Set(['after', 'before', 'first-letter', 'first-line']);
const MAX_DEPTH = 4;

/** How a selector list is read: within a rule, within a function such as `:is()`, or relative as in `:has()`. */
type SelectorPlace = 'rule' | 'nested' | 'function' | 'relative';

/**
 * Returns the selectors of a rule as CSS, each limited to elements within the site's own. Throws a refusal if one of
 * them isn't allowed.
 */
export const cleanSelectors = (tokens: readonly CssToken[], isNested: boolean): string[] =>
  readList(tokens, isNested ? 'nested' : 'rule', 0);

function readList(tokens: readonly CssToken[], place: SelectorPlace, depth: number): string[] {
  const solid = tokens.filter(({ kind }) => kind !== 'comment');
  const [first] = solid;
  if (depth > MAX_DEPTH) throw new CssRefusal('nesting', first?.text ?? '', first?.at ?? 0);
  const lists: CssToken[][] = [[]];
  for (let index = 0; index < solid.length; index += 1) {
    const token = solid[index];
    if (!token) break;
    const list = lists.at(-1) ?? [];
    if (token.kind === 'comma') lists.push([]);
    else if (token.kind === 'function' || token.kind === 'open') {
      const content = blockAt(solid, index);
      list.push(...content);
      index += content.length - 1;
    } else list.push(token);
  }
  return lists.map((list) => readComplex(trim(list), place, { depth, at: first?.at ?? 0 }));
}

/** Returns a block's tokens from the opening to the closing one. */
function blockAt(tokens: readonly CssToken[], from: number): CssToken[] {
  let depth = 0;
  for (let index = from; index < tokens.length; index += 1) {
    const kind = tokens[index]?.kind;
    if (kind === 'function' || kind === 'open') depth += 1;
    if (kind === 'close') depth -= 1;
    if (depth === 0) return tokens.slice(from, index + 1);
  }
  const opener = tokens[from];
  throw new CssRefusal('syntax', opener?.text ?? '', opener?.at ?? 0);
}

function trim(tokens: readonly CssToken[]): CssToken[] {
  const isSpace = (token: CssToken | undefined) => token?.kind === 'space';
  const from = isSpace(tokens[0]) ? 1 : 0;
  const to = isSpace(tokens.at(-1)) ? tokens.length - 1 : tokens.length;
  return tokens.slice(from, Math.max(from, to));
}

type Compound = { css: string; pseudoElement: string; isRoot: boolean; isParent: boolean };

/** Reads one selector without commas: compounds with combinators between them. */
function readComplex(
  tokens: readonly CssToken[],
  place: SelectorPlace,
  { depth, at }: { depth: number; at: number },
): string {
  const parts: string[] = [];
  let next = 0;
  let subject: Compound | undefined;
  const leading = tokens[0];
  const startsRelative = leading?.kind === 'delim' && COMBINATORS.has(leading.text);
  if (startsRelative && (place === 'nested' || place === 'relative')) {
    parts.push(`${leading.text} `);
    next = tokens[1]?.kind === 'space' ? 2 : 1;
  }
  while (next < tokens.length) {
    if (subject?.pseudoElement) throw refusalAt(tokens, next, at);
    const read = readCompound(tokens, next, { place, depth, isFirst: subject === undefined && parts.length === 0 });
    subject = read.compound;
    next = read.next;
    const isLast = next >= tokens.length;
    parts.push(isLast ? '' : subject.css + subject.pseudoElement);
    if (isLast) break;
    const combinator = readCombinator(tokens, next);
    if (!combinator) throw refusalAt(tokens, next, at);
    parts.push(combinator.css);
    next = combinator.next;
    if (next >= tokens.length) throw refusalAt(tokens, next - 1, at);
  }
  if (!subject) throw new CssRefusal('selector', '', at);
  const isInFunction = place === 'function' || place === 'relative';
  const isAlone = parts.filter((part) => part !== '').length === 0;
  const css = parts.join('') + (isInFunction ? subject.css : limited(subject, isAlone)) + subject.pseudoElement;
  return place === 'nested' && !(tokens[0]?.kind === 'delim' && tokens[0].text === '&') ? `& ${css}` : css;
}

/** Limits the element that a selector is about. The page itself becomes the element that contains the site's own. */
function limited({ css, isRoot, isParent }: Compound, isAlone: boolean): string {
  if (isRoot) return `${css} :where(.${OWN_CLASS})`;
  // The parent rule is limited already.
  return isParent && isAlone ? css : css + WITHIN;
}

const refusalAt = (tokens: readonly CssToken[], index: number, at: number) =>
  new CssRefusal('selector', tokens[index]?.text ?? '', tokens[index]?.at ?? at);

function readCombinator(tokens: readonly CssToken[], from: number) {
  let next = from;
  let css = '';
  while (next < tokens.length) {
    const token = tokens[next];
    if (token?.kind === 'space') css ||= ' ';
    else if (token?.kind === 'delim' && COMBINATORS.has(token.text) && css.trim() === '') css = ` ${token.text} `;
    else break;
    next += 1;
  }
  return css === '' ? undefined : { css, next };
}

type CompoundOptions = { place: SelectorPlace; depth: number; isFirst: boolean };

function readCompound(
  tokens: readonly CssToken[],
  from: number,
  { place, depth, isFirst }: CompoundOptions,
): { compound: Compound; next: number } {
  const compound: Compound = { css: '', pseudoElement: '', isRoot: false, isParent: false };
  let next = from;
  while (next < tokens.length) {
    const token = tokens[next];
    if (!token || token.kind === 'space') break;
    const following = tokens[next + 1];
    const isStart = next === from;
    if (compound.pseudoElement && token.kind !== 'colon') throw refusalAt(tokens, next, token.at);
    if (token.kind === 'ident' && isStart) {
      compound.css += cssName(token.text);
      compound.isRoot = ROOTS.has(token.text.toLowerCase());
    } else if (token.kind === 'hash') compound.css += cssToken(token);
    else if (token.kind === 'colon') {
      const read = readPseudo(tokens, next, { compound, depth });
      next = read;
      continue;
    } else if (token.kind === 'open' && token.text === '[') {
      const block = blockAt(tokens, next);
      compound.css += attribute(block);
      next += block.length;
      continue;
    } else if (token.kind === 'delim' && token.text === '*' && isStart) compound.css += '*';
    else if (token.kind === 'delim' && token.text === '&' && isStart && isFirst && place === 'nested') {
      compound.css += '&';
      compound.isParent = true;
    } else if (token.kind === 'delim' && token.text === '.' && following?.kind === 'ident') {
      compound.css += `.${cssName(following.text)}`;
      next += 1;
    } else if (token.kind === 'delim' && COMBINATORS.has(token.text) && !isStart) break;
    else throw refusalAt(tokens, next, token.at);
    next += 1;
  }
  return { compound, next };
}

/** Reads a pseudo-class or pseudo-element into a compound, and returns the index of the next token. */
function readPseudo(
  tokens: readonly CssToken[],
  from: number,
  { compound, depth }: { compound: Compound; depth: number },
): number {
  const isDouble = tokens[from + 1]?.kind === 'colon';
  const at = from + (isDouble ? 2 : 1);
  const token = tokens[at];
  const name = token?.text.toLowerCase() ?? '';
  if (!token) throw refusalAt(tokens, from, 0);
  if (token.kind === 'ident' && PSEUDO_ELEMENTS.has(name) && (isDouble || OLD_PSEUDO_ELEMENTS.has(name))) {
    if (compound.pseudoElement) throw refusalAt(tokens, at, token.at);
    compound.pseudoElement = `::${name}`;
    return at + 1;
  }
  if (isDouble || compound.pseudoElement) throw refusalAt(tokens, at, token.at);
  if (token.kind === 'ident' && PSEUDO_CLASSES.has(name)) {
    compound.css += `:${name}`;
    compound.isRoot ||= name === 'root';
    return at + 1;
  }
  if (token.kind !== 'function') throw refusalAt(tokens, at, token.at);
  const block = blockAt(tokens, at);
  const content = trim(block.slice(1, -1));
  compound.css += `:${name}(${functionContent(name, content, { token, depth })})`;
  return at + block.length;
}

function functionContent(
  name: string,
  content: readonly CssToken[],
  { token, depth }: { token: CssToken; depth: number },
) {
  if (SELECTOR_FUNCTIONS.has(name)) {
    return readList(content, name === 'has' ? 'relative' : 'function', depth + 1).join(', ');
  }
  const isNth = NTH_FUNCTIONS.has(name) && content.length > 0 && content.every(isOfNth);
  const isName = NAME_FUNCTIONS.has(name) && content.length > 0 && content.every(isOfNames);
  if (!isNth && !isName) throw new CssRefusal('selector', token.text, token.at);
  return content.map(cssToken).join('');
}

const isOfNth = ({ kind, text, unit }: CssToken) =>
  kind === 'space' ||
  kind === 'number' ||
  (kind === 'dimension' && /^n(?:-\d*)?$/i.test(unit)) ||
  (kind === 'ident' && /^(?:odd|even|-?n(?:-\d*)?)$/i.test(text)) ||
  (kind === 'delim' && (text === '+' || text === '-'));

const isOfNames = ({ kind, text }: CssToken) =>
  kind === 'space' || kind === 'ident' || kind === 'string' || kind === 'comma' || (kind === 'delim' && text === '*');

/** Returns an attribute selector as CSS. */
function attribute(block: readonly CssToken[]): string {
  const [name, ...rest] = block.slice(1, -1).filter(({ kind }) => kind !== 'space');
  const refusal = new CssRefusal('selector', '[', block[0]?.at ?? 0);
  if (name?.kind !== 'ident') throw refusal;
  if (rest.length === 0) return `[${cssName(name.text)}]`;
  const [first] = rest;
  const hasMatcher = first?.kind === 'delim' && MATCHERS.has(first.text);
  const [equals, value, flag, ...others] = hasMatcher ? rest.slice(1) : rest;
  const isMatch = equals?.kind === 'delim' && equals.text === '=';
  if (!isMatch || (value?.kind !== 'ident' && value?.kind !== 'string') || others.length > 0) throw refusal;
  const isFlag = flag === undefined || (flag.kind === 'ident' && /^[is]$/i.test(flag.text));
  if (!isFlag) throw refusal;
  const ending = flag ? ` ${flag.text.toLowerCase()}` : '';
  return `[${cssName(name.text)}${hasMatcher ? first.text : ''}=${cssString(value.text)}${ending}]`;
}
