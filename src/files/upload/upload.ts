import type { FileState } from '#ui/file-progress.ts';
import type { UploadProgress } from '../client/upload-task.ts';

/** A file on its way to the storage service, and what is made of it there. */
export type Upload<Result> = {
  id: string;
  /** Kept whatever happens, so that it can be tried again. */
  file: File;
  state: FileState;
  /** From 0 to 1. */
  progress: number;
  /** The picture in words. */
  alt: string;
  failure?: unknown;
  result?: Result;
};

export const asUpload = (id: string, file: File): Upload<never> => ({
  id,
  file,
  state: 'waiting',
  progress: 0,
  alt: '',
});

/** What the storage client tells of its task, as one sees it. */
export const progressOf = ({ state, waiting, sent, total }: UploadProgress) => ({
  state: state === 'paused' ? ('paused' as const) : waiting ? ('offline' as const) : ('uploading' as const),
  progress: total === 0 ? 0 : sent / total,
});
