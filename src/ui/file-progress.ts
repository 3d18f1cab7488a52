export type FileState = 'waiting' | 'uploading' | 'paused' | 'offline' | 'processing' | 'done' | 'failed';

/** How a file is doing on its way to where it is kept. */
export type FileProgress = {
  id: string;
  name: string;
  size: number;
  /** `offline`: the connection is lost, and it goes on by itself. `processing`: it has arrived, and is made ready. */
  state: FileState;
  /** From 0 to 1: how much of it has arrived. */
  progress?: number | undefined;
  /** Why it failed. */
  error?: string | undefined;
  /** What it shows, where it is a picture: its bytes, or an address. */
  picture?: Blob | string | undefined;
  /** The picture in words, for those who do not see it. */
  alt?: string | undefined;
};

/** What can be done with a file of the list; what is left out cannot be done. */
export type FileActs = {
  onCancel?: ((id: string) => void) | undefined;
  onRetry?: ((id: string) => void) | undefined;
  onRemove?: ((id: string) => void) | undefined;
  onPause?: ((id: string) => void) | undefined;
  onResume?: ((id: string) => void) | undefined;
  /** Where it is given, each picture is asked to be put in words. */
  onDescribe?: ((id: string, alt: string) => void) | undefined;
};

const UNDER_WAY: ReadonlySet<FileState> = new Set(['uploading', 'paused', 'offline', 'processing']);

/** Whether it has begun to move and has not come to an end. */
export const isUnderWay = ({ state }: Pick<FileProgress, 'state'>) => UNDER_WAY.has(state);
