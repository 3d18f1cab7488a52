import { type CssFault, CssRefusal } from './faults.ts';
import { type CssToken, normalizeCss, tokenizeCss } from './tokens.ts';

const MAX_FAULTS = 50;
const MAX_WHAT = 40;

/** A part of a sheet: the index of its first token, and of the block, semicolon or end that it leads to. */
export type CssItem = { first: CssToken; from: number; stop: number; block: CssToken | undefined };

/** A style sheet while it is read. */
export type CssSheet = {
  tokens: readonly CssToken[];
  faults: CssFault[];
  /** How many selectors were kept. */
  selectors: number;
  /** Adds what `read` returns to the parts, unless it is empty or refused. */
  keep: (parts: string[], read: () => string) => void;
  /** Returns the beginning of a part as it was written. */
  snippet: (at: number) => string;
};

/** Opens a style sheet for reading. */
export function openSheet(source: string): CssSheet {
  const text = normalizeCss(source);
  const faults: CssFault[] = [];
  const shorten = (what: string) => [...what].slice(0, MAX_WHAT).join('');
  const snippet = (at: number) => shorten((text.slice(at, at + 2 * MAX_WHAT).split('\n')[0] ?? '').trim());
  const keep = (parts: string[], read: () => string) => {
    try {
      const part = read();
      if (part !== '') parts.push(part);
    } catch (error) {
      if (!(error instanceof CssRefusal)) throw error;
      if (faults.length >= MAX_FAULTS) return;
      const { kind, what, at } = error;
      faults.push({ line: text.slice(0, at).split('\n').length, kind, what: shorten(what) || snippet(at) });
    }
  };
  return { tokens: tokenizeCss(text), faults, selectors: 0, keep, snippet };
}

const isBlock = (token: CssToken | undefined) => token?.kind === 'open' && token.text === '{';

/**
 * Yields the rules and statements between two tokens. A rule ends with its block. A statement ends with a semicolon,
 * where there are statements: within a block, and after an at sign.
 */
export function* itemsOf(
  { tokens }: Pick<CssSheet, 'tokens'>,
  from: number,
  to: number,
  hasStatements: boolean,
): Generator<CssItem> {
  let next = from;
  while (next < to) {
    const first = tokens[next];
    if (!first) return;
    if (first.kind === 'space' || first.kind === 'comment' || (hasStatements && first.kind === 'semicolon')) {
      next += 1;
      continue;
    }
    const stop = findStop(tokens, next, { to, hasStatements: hasStatements || first.kind === 'at' });
    const block = stop < to && isBlock(tokens[stop]) ? tokens[stop] : undefined;
    yield { first, from: next, stop, block };
    next = block ? block.end + 1 : stop + 1;
  }
}

function findStop(
  tokens: readonly CssToken[],
  from: number,
  { to, hasStatements }: { to: number; hasStatements: boolean },
) {
  let at = from;
  while (at < to) {
    const token = tokens[at];
    if (!token || isBlock(token) || (hasStatements && token.kind === 'semicolon')) return at;
    at = token.kind === 'open' || token.kind === 'function' ? token.end + 1 : at + 1;
  }
  return to;
}
