import { AppError, type FieldFault } from '#platform/pure/errors.ts';
import { serveTask } from '#platform/server/workers/serve-task.ts';
import { type FileText, parseTranslationFile } from './parse-translation-file.ts';

export type TranslationRequest = { content: string };
export type TranslationResult = { texts: FileText[] } | { faults: FieldFault[] };

/** Worker that reads large files of translators. */
serveTask(() => async ({ content }: TranslationRequest): Promise<TranslationResult> => {
  try {
    return { texts: parseTranslationFile(content) };
  } catch (error) {
    if (error instanceof AppError) return { faults: error.details.fields ?? [] };
    throw error;
  }
});
