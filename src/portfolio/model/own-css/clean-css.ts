import { CONDITIONS } from './allowed.ts';
import { type CssFault, CssRefusal } from './faults.ts';
import { MAX_OWN_CSS } from './limits.ts';
import { cleanSelectors } from './selectors.ts';
import { cssName } from './serialize.ts';
import { type CssItem, type CssSheet, itemsOf, openSheet } from './sheet.ts';
import { cleanCondition, cleanDeclaration } from './values.ts';

const MAX_DEPTH = 8;
/** More selectors than a sheet of this length has; without a limit they would make it several times as long. */
const MAX_SELECTORS = 2000;

/** CSS that is safe on the member's site, and what was dropped, by line; only the first faults are listed. */
export type CleanCss = { css: string; faults: readonly CssFault[] };

/**
 * Returns the part of a member's CSS that may apply, limited to the site's own elements. It is read as browsers read
 * it, and a fault drops only the declaration or rule that has it. Never throws.
 */
export function cleanCss(source: string): CleanCss {
  if (source.trim() === '') return { css: '', faults: [] };
  if (source.length > MAX_OWN_CSS) return { css: '', faults: [{ line: 1, kind: 'size', what: '' }] };
  const sheet = openSheet(source);
  return { css: readRules(sheet, 0, sheet.tokens.length, 0).join('\n'), faults: sheet.faults };
}

/** Returns the rules between two tokens, outside of any selector. */
function readRules(sheet: CssSheet, from: number, to: number, depth: number): string[] {
  const rules: string[] = [];
  for (const item of itemsOf(sheet, from, to, false)) {
    sheet.keep(rules, () => readRule(sheet, item, { depth, isNested: false }));
  }
  return rules;
}

/** Returns the declarations and nested rules between two tokens. */
function readBlock(sheet: CssSheet, from: number, to: number, depth: number): string[] {
  const parts: string[] = [];
  for (const item of itemsOf(sheet, from, to, true)) {
    const isRule = item.first.kind === 'at' || item.block !== undefined;
    sheet.keep(parts, () => (isRule ? readRule(sheet, item, { depth, isNested: true }) : readDeclaration(sheet, item)));
  }
  return parts;
}

type Place = { depth: number; isNested: boolean };

function readRule(sheet: CssSheet, item: CssItem, { depth, isNested }: Place): string {
  const { first, from, stop, block } = item;
  if (first.kind === 'at') return readAtRule(sheet, item, { depth, isNested });
  if (!block) throw new CssRefusal('syntax', sheet.snippet(first.at), first.at);
  if (depth >= MAX_DEPTH) throw new CssRefusal('nesting', sheet.snippet(first.at), first.at);
  const selectors = cleanSelectors(sheet.tokens.slice(from, stop), isNested);
  sheet.selectors += selectors.length;
  if (sheet.selectors > MAX_SELECTORS) throw new CssRefusal('size', sheet.snippet(first.at), first.at);
  return wrap(selectors.join(', '), readBlock(sheet, stop + 1, block.end, depth + 1));
}

function readAtRule(sheet: CssSheet, { first, from, stop, block }: CssItem, { depth, isNested }: Place): string {
  const name = first.text.toLowerCase();
  const isCondition = CONDITIONS.has(name);
  const isAnimation = name === 'keyframes' && !isNested;
  if (!block || !(isCondition || isAnimation)) throw new CssRefusal('atRule', `@${first.text}`, first.at);
  if (depth >= MAX_DEPTH) throw new CssRefusal('nesting', `@${first.text}`, first.at);
  const prelude = sheet.tokens.slice(from + 1, stop);
  if (isCondition) {
    const condition = cleanCondition(prelude);
    if (condition === '') throw new CssRefusal('syntax', `@${first.text}`, first.at);
    const read = isNested ? readBlock : readRules;
    return wrap(`@${name} ${condition}`, read(sheet, stop + 1, block.end, depth + 1));
  }
  const [animation, ...others] = prelude.filter(({ kind }) => kind !== 'space' && kind !== 'comment');
  if (animation?.kind !== 'ident' || others.length > 0) throw new CssRefusal('syntax', `@${first.text}`, first.at);
  const frames: string[] = [];
  for (const frame of itemsOf(sheet, stop + 1, block.end, false)) sheet.keep(frames, () => readKeyframe(sheet, frame));
  return wrap(`@keyframes ${cssName(animation.text)}`, frames);
}

function readKeyframe(sheet: CssSheet, { first, from, stop, block }: CssItem): string {
  if (!block) throw new CssRefusal('syntax', sheet.snippet(first.at), first.at);
  const positions = sheet.tokens.slice(from, stop).flatMap(({ kind, text, at }) => {
    if (kind === 'space' || kind === 'comment' || kind === 'comma') return [];
    if (kind === 'percentage') return [`${text}%`];
    const name = text.toLowerCase();
    if (kind === 'ident' && (name === 'from' || name === 'to')) return [name];
    throw new CssRefusal('selector', text, at);
  });
  if (positions.length === 0) throw new CssRefusal('syntax', sheet.snippet(first.at), first.at);
  const declarations: string[] = [];
  for (const item of itemsOf(sheet, stop + 1, block.end, true)) {
    sheet.keep(declarations, () => readDeclaration(sheet, item));
  }
  return wrap(positions.join(', '), declarations);
}

function readDeclaration(sheet: CssSheet, { first, from, stop, block }: CssItem): string {
  const tokens = sheet.tokens.slice(from + 1, stop);
  const colon = tokens.findIndex(({ kind }) => kind !== 'space' && kind !== 'comment');
  if (first.kind !== 'ident' || block || tokens[colon]?.kind !== 'colon') {
    throw new CssRefusal('syntax', sheet.snippet(first.at), first.at);
  }
  return cleanDeclaration(first, tokens.slice(colon + 1));
}

/** Returns a rule with its content; an empty text if it has none. */
const wrap = (prelude: string, content: readonly string[]) =>
  content.length === 0 ? '' : `${prelude} {\n${content.join('\n')}\n}`;
