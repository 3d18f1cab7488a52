import type { Queued } from '#platform/server/workers/fair-queue.ts';
import { type Task, workerProgram } from '#platform/server/workers/task.ts';
import { prepareTask, runTask } from '#platform/server/workers/workers.ts';
import type { CardData, CardPicture } from './card/card-data.ts';
import type { TypesetFolders } from './compile.ts';
import { fontFolders } from './font-files.ts';
import type { ReadingReport } from './reading/compare-reading.ts';
import type { RenderInput } from './render-input.ts';
import type { RenderResult } from './render-job.ts';
import { TEMPLATES_FOLDER } from './templates.ts';

/** A request to a typesetting worker. All work is done there, so that the main thread stays responsive. */
export type TypesetRequest = DocumentRequest | PageImageRequest | CardRequest | PhotoRequest;
export type DocumentRequest = { make: 'pdf' | 'pages' | 'count' | 'reading'; sheet: RenderInput; marks: boolean };
export type PageImageRequest = {
  make: 'picture';
  sheet: RenderInput;
  page: number;
  width: number;
  format: 'png' | 'webp';
};
type CardRequest = { make: 'card'; card: CardData; photo: Uint8Array | null; picture: CardPicture | null };
type PhotoRequest = { make: 'photo'; photo: Uint8Array };

export type TypesetResult =
  | Extract<RenderResult, { make: 'pdf' | 'pages' | 'count' }>
  | { make: 'reading'; report: ReadingReport }
  /** `bytes` is null if the CV has no such page. */
  | { make: 'picture'; pages: number; bytes: Uint8Array | null }
  | { make: 'card' | 'photo'; bytes: Uint8Array };

const typesetTask: Task<TypesetRequest, TypesetResult> = {
  program: workerProgram(import.meta.url, 'typeset-worker'),
  setup: { templates: TEMPLATES_FOLDER, fonts: fontFolders() } satisfies TypesetFolders,
  memoryMb: 400,
  cpuMs: 10_000,
  deadlineMs: 30_000,
  exceeded: { path: 'document', text: { word: 'cannotBeSet' } },
};

/**
 * Executes a request in a worker on behalf of the CV's owner.
 * Of queued requests with one `key`, only the latest is executed.
 */
export const typeset = async <Request extends TypesetRequest>(request: Request, options: Queued) =>
  (await runTask(typesetTask, request, options)) as Extract<TypesetResult, { make: Request['make'] }>;

/** Starts a worker ahead of the pages that a member in the CV list is about to request. */
export const prepareTypesetting = () => prepareTask(typesetTask);
