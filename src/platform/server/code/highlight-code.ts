import { type CodeLanguage, readCodeLanguage } from '../../pure/code-languages.ts';
import { type CodeToken, type HighlightedCode, highlightKey } from '../../pure/highlighted-code.ts';
import { makeContentCache } from '../content-cache.ts';
import { exceededLimit, type Task, workerProgram } from '../workers/task.ts';
import { runTask } from '../workers/workers.ts';

/** A piece of code with the name of its language. */
export type Code = { text: string; language: string };
/** The input of the worker: code in a language that it knows. */
export type KnownCode = { text: string; language: CodeLanguage };

const MEGABYTE = 1024 * 1024;
/** How long code that exceeded a limit stays without colors before it is tried again. */
const FAILURE_MS = 60 * 60_000;

const highlightTask: Task<KnownCode, CodeToken[]> = {
  program: workerProgram(import.meta.url, 'highlight-worker'),
  memoryMb: 256,
  cpuMs: 3000,
  deadlineMs: 10_000,
  exceeded: { path: 'code', text: { word: 'tookTooLong' } },
};

const cacheTokens = makeContentCache<CodeToken[]>({
  maxSize: 8 * MEGABYTE,
  // Each token is an array of two strings.
  sizeOf: (tokens) => 64 + tokens.reduce((sum, [, text]) => sum + 64 + 2 * text.length, 0),
  failureMs: (error) => (exceededLimit(error) ? FAILURE_MS : 0),
});

/**
 * Highlights pieces of code in a worker on behalf of a member. Code in an unknown language, and code that takes too
 * long, is left out, and so is all that is left once the workers are busy: it is shown in one color.
 */
export async function highlightCode(pieces: readonly Code[], ownerId: string): Promise<HighlightedCode> {
  const highlighted = new Map<string, readonly CodeToken[]>();
  for (const { text, language: name } of pieces) {
    const language = readCodeLanguage(name);
    if (language === undefined || text.trim() === '' || highlighted.has(highlightKey(text, language))) continue;
    const tokens = await cacheTokens([language, text], () =>
      runTask(highlightTask, { text, language }, { owner: ownerId }),
    ).catch(() => undefined);
    if (tokens) highlighted.set(highlightKey(text, language), tokens);
  }
  return highlighted;
}
