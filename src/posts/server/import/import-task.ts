import type { FieldFault } from '#platform/pure/errors.ts';
import { invalidFields } from '#platform/pure/errors.ts';
import { type Task, workerProgram } from '#platform/server/workers/task.ts';
import { runTask } from '#platform/server/workers/workers.ts';
import type { PostImportFormat } from '../../model/import.ts';
import type { FittedPost } from './fit-post.ts';

/** A file of posts, and the indexes of those to convert; without any, all are summed up. */
export type ImportRequest = { bytes: Uint8Array; name: string; take: readonly number[] | undefined };

/** A post without its content, for the preview. */
export type PostSummary = Omit<FittedPost, 'blocks' | 'pictures'> & { blocks: number; pictures: number };

export type ImportOutput =
  | { format: PostImportFormat; count: number; summaries: PostSummary[]; posts: { index: number; post: FittedPost }[] }
  | { faults: FieldFault[] };

const importTask: Task<ImportRequest, ImportOutput> = {
  program: workerProgram(import.meta.url, 'import-worker'),
  // Reading an export of 48 MB takes 780 MB and half of the processor time.
  memoryMb: 1024,
  cpuMs: 60_000,
  deadlineMs: 180_000,
  exceeded: { path: 'file', text: { word: 'importTooComplex' } },
};

type LazyRequest = Omit<ImportRequest, 'bytes'> & { read: () => Promise<Uint8Array> };

/** Reads a file of posts in a worker, on behalf of the member. Its bytes are read when a worker is free. */
export async function readPosts({ read, ...request }: LazyRequest, owner: string) {
  const input = async (): Promise<ImportRequest> => ({ ...request, bytes: await read() });
  const output = await runTask(importTask, input, { owner });
  if ('faults' in output) throw invalidFields(output.faults);
  return output;
}
