import compile from 'icu-minify/compile';
import type { Plugin } from 'vite';

const WORDS = /\/messages\/[\w-]+\/[\w-]+\.json$/;

/** Compiles the messages at build time, so that the browser needs no message parser. */
export const compiledWords = (): Plugin => ({
  name: 'compiled-words',
  enforce: 'pre',
  config: () => ({ resolve: { alias: { 'use-intl/format-message': 'use-intl/format-message/format-only' } } }),
  transform: {
    filter: { id: WORDS },
    handler: (json) => JSON.stringify(compileAll(JSON.parse(json))),
  },
});

function compileAll(words: unknown): unknown {
  if (typeof words === 'string') return compile(words);
  return Object.fromEntries(Object.entries(words as object).map(([key, value]) => [key, compileAll(value)]));
}
