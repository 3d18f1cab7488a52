import type { FileState } from '#ui/files/file-progress.ts';
import type { UploadProgress } from '../client/upload-task.ts';

/** A file being uploaded, with the result of processing it. */
export type Upload<Result> = {
  id: string;
  /** Kept in all states, so that the upload can be retried. */
  file: File;
  state: FileState;
  /** From 0 to 1. */
  progress: number;
  /** Alt text. */
  alt: string;
  failure?: unknown;
  result?: Result;
};

export const toUpload = (id: string, file: File): Upload<never> => ({
  id,
  file,
  state: 'waiting',
  progress: 0,
  alt: '',
});

/** Converts the progress of the storage client to that of an upload on screen. */
export const progressOf = ({ state, waiting, sent, total }: UploadProgress) => ({
  state: state === 'paused' ? ('paused' as const) : waiting ? ('offline' as const) : ('uploading' as const),
  progress: total === 0 ? 0 : sent / total,
});
