export type FileState = 'waiting' | 'uploading' | 'paused' | 'offline' | 'processing' | 'done' | 'failed';

/** The state of a file during its upload. */
export type FileProgress = {
  id: string;
  name: string;
  size: number;
  /**
   * `offline`: the connection is lost, and the upload resumes by itself. `processing`: the server processes the file.
   */
  state: FileState;
  /** The uploaded fraction, from 0 to 1. */
  progress?: number | undefined;
  error?: string | undefined;
  /** The preview of a picture: its bytes or a URL. */
  picture?: Blob | string | undefined;
  /** The alternative text of the picture. */
  alt?: string | undefined;
};

/** The actions available for a file in the list. An omitted action is not offered. */
export type FileActions = {
  onCancel?: ((id: string) => void) | undefined;
  onRetry?: ((id: string) => void) | undefined;
  onRemove?: ((id: string) => void) | undefined;
  onPause?: ((id: string) => void) | undefined;
  onResume?: ((id: string) => void) | undefined;
  /** If given, asks for the alternative text of each picture. */
  onDescribe?: ((id: string, alt: string) => void) | undefined;
};

const IN_PROGRESS: ReadonlySet<FileState> = new Set(['uploading', 'paused', 'offline', 'processing']);

/** Returns whether the upload has started and not finished or failed. */
export const isInProgress = ({ state }: Pick<FileProgress, 'state'>) => IN_PROGRESS.has(state);
