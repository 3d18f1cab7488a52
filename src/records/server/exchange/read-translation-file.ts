import { invalidFields } from '#platform/pure/errors.ts';
import { type Task, workerProgram } from '#platform/server/workers/task.ts';
import { runTask } from '#platform/server/workers/workers.ts';
import { type FileText, parseTranslationFile } from './parse-translation-file.ts';
import type { TranslationRequest, TranslationResult } from './translation-worker.ts';

/** Files up to this length are read within 20 ms. */
const MAX_LENGTH_IN_PROCESS = 1024 * 1024;

const readTask: Task<TranslationRequest, TranslationResult> = {
  program: workerProgram(import.meta.url, 'translation-worker'),
  memoryMb: 512,
  cpuMs: 20_000,
  deadlineMs: 60_000,
  exceeded: { path: 'content', text: { word: 'badField' } },
};

/** Returns the texts in an XLIFF or CSV file. A large one is read in a worker, on behalf of the member. */
export async function readTranslationFile(content: string, owner: string): Promise<FileText[]> {
  if (content.length <= MAX_LENGTH_IN_PROCESS) return parseTranslationFile(content);
  const result = await runTask(readTask, { content }, { owner });
  if ('faults' in result) throw invalidFields(result.faults);
  return result.texts;
}
