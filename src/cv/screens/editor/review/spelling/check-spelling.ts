import { forgetBlocks } from './checked-texts.ts';
import type { Mistake } from './mistake.ts';
import type { SpellingLanguage } from './spelling-language.ts';
import type { CheckRequest, CheckResponse } from './spelling-worker.ts';

/** The most texts whose mistakes are kept. A long CV has a few hundred. */
const MAX_CACHED = 2000;

let worker: Worker | undefined;
let lastId = 0;
const pending = new Map<number, (mistakes: Mistake[] | undefined) => void>();
const results = new Map<string, Promise<Mistake[] | undefined>>();
const finished = new Map<string, Mistake[]>();

const keyOf = (language: SpellingLanguage, text: string) => `${language} ${text}`;

/** Returns the mistakes in a text if they are known already. */
export const knownMistakes = (language: SpellingLanguage, text: string) => finished.get(keyOf(language, text));

/**
 * Finds the mistakes in a text, in a worker of the browser: no text leaves it. Resolves to undefined if the dictionary
 * could not be loaded, or the check failed.
 */
export function checkSpelling(language: SpellingLanguage, text: string): Promise<Mistake[] | undefined> {
  const key = keyOf(language, text);
  const existing = results.get(key);
  if (existing) return existing;
  const result = ask({ language, text });
  results.set(key, result);
  void result.then((mistakes) => {
    if (mistakes) finished.set(key, mistakes);
    else results.delete(key);
    if (results.size > MAX_CACHED) for (const oldest of [...results.keys()].slice(0, MAX_CACHED / 2)) forget(oldest);
  });
  return result;
}

function forget(key: string) {
  results.delete(key);
  finished.delete(key);
}

function ask(request: Omit<CheckRequest, 'id'>): Promise<Mistake[] | undefined> {
  return new Promise((resolve) => {
    lastId += 1;
    pending.set(lastId, resolve);
    worker ??= startWorker();
    worker.postMessage({ ...request, id: lastId } satisfies CheckRequest);
  });
}

function startWorker() {
  const started = new Worker(new URL('./spelling-worker.ts', import.meta.url), { type: 'module' });
  started.addEventListener('message', ({ data: { id, mistakes } }: MessageEvent<CheckResponse>) => {
    pending.get(id)?.(mistakes);
    pending.delete(id);
  });
  // A worker that cannot start, for example offline, never replies. The next text starts a new one.
  started.addEventListener('error', endWorker);
  return started;
}

function endWorker() {
  worker?.terminate();
  worker = undefined;
  for (const resolve of pending.values()) resolve(undefined);
  pending.clear();
}

/** Ends the worker and forgets all texts, so that neither outlives the editor or the member's session. */
export function endSpelling() {
  endWorker();
  results.clear();
  finished.clear();
  forgetBlocks();
}
