/// <reference lib="webworker" />
import { createBinaryModuleFromUrl } from 'harper.js';
import deAffixes from '../../../../../../node_modules/dictionary-de/index.aff?url';
import deWords from '../../../../../../node_modules/dictionary-de/index.dic?url';
import esAffixes from '../../../../../../node_modules/dictionary-es/index.aff?url';
import esWords from '../../../../../../node_modules/dictionary-es/index.dic?url';
import frAffixes from '../../../../../../node_modules/dictionary-fr/index.aff?url';
import frWords from '../../../../../../node_modules/dictionary-fr/index.dic?url';
import trAffixes from '../../../../../../node_modules/dictionary-tr/index.aff?url';
import trWords from '../../../../../../node_modules/dictionary-tr/index.dic?url';
import harperWasm from '../../../../../../node_modules/harper.js/dist/harper_wasm_slim_bg.wasm?url';
import { makeHarperChecker } from './harper-checker.ts';
import { makeHunspellChecker } from './hunspell-checker.ts';
import type { Mistake, SpellingChecker } from './mistake.ts';
import type { SpellingLanguage } from './spelling-language.ts';

export type CheckRequest = { id: number; language: SpellingLanguage; text: string };
/** `mistakes` is undefined if the checker could not be loaded or failed. */
export type CheckResponse = { id: number; mistakes: Mistake[] | undefined };

const hunspell = async (affixesUrl: string, wordsUrl: string, options: { capitalizesNouns?: boolean } = {}) => {
  const [affixes, words] = await Promise.all([affixesUrl, wordsUrl].map(fetchText));
  return makeHunspellChecker({ affixes: affixes ?? '', words: words ?? '', ...options });
};

async function fetchText(url: string) {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`the dictionary could not be loaded: ${response.status}`);
  return response.text();
}

const harper = (isBritish: boolean) => makeHarperChecker(createBinaryModuleFromUrl(harperWasm, 'slim'), isBritish);

const LOAD_BY_LANGUAGE: Record<SpellingLanguage, () => Promise<SpellingChecker>> = {
  en: () => harper(false),
  'en-GB': () => harper(true),
  de: () => hunspell(deAffixes, deWords, { capitalizesNouns: true }),
  es: () => hunspell(esAffixes, esWords),
  fr: () => hunspell(frAffixes, frWords),
  tr: () => hunspell(trAffixes, trWords),
};

const checkers = new Map<SpellingLanguage, Promise<SpellingChecker>>();

function checkerFor(language: SpellingLanguage) {
  const checker = checkers.get(language) ?? LOAD_BY_LANGUAGE[language]();
  checkers.set(language, checker);
  return checker;
}

const scope = self as unknown as DedicatedWorkerGlobalScope;
scope.onmessage = async ({ data: { id, language, text } }: MessageEvent<CheckRequest>) => {
  const answer = (mistakes: Mistake[] | undefined) => scope.postMessage({ id, mistakes } satisfies CheckResponse);
  const checker = checkerFor(language);
  try {
    answer(await (await checker)(text));
  } catch {
    // The next text downloads it again, or starts a fresh one: a failed WebAssembly module may not recover.
    if (checkers.get(language) === checker) checkers.delete(language);
    answer(undefined);
  }
};
