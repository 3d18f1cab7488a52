import { fieldMessage } from '#platform/api-errors.ts';
import type { FileState } from '#ui/file-progress.ts';
import { StorageFailure } from '../client/failure.ts';
import type { UploadTask } from '../client/upload-task.ts';
import type { Into, OpenStorage } from './open-storage.ts';
import { randomName } from './random-name.ts';
import { asUpload, progressOf, type Upload } from './upload.ts';

type Options<Result> = {
  open: () => Promise<OpenStorage>;
  into?: Into;
  /** Processes an uploaded file, given its full name. */
  finish: (file: string) => Promise<Result>;
  onDone?: (result: Result) => void;
  /** Most uploads at a time, which must not exceed the server's limit; others wait. */
  atOnce?: number;
};

const MOVING: ReadonlySet<FileState> = new Set(['uploading', 'offline', 'processing']);

/** Creates a store of concurrent uploads for one screen. A failed file is kept and can be retried. */
export function makeUploads<Result>({ open, into, finish, onDone, atOnce = 2 }: Options<Result>) {
  const listeners = new Set<() => void>();
  const endings = new Map<string, AbortController>();
  const tasks = new Map<string, UploadTask>();
  /** Names of uploaded files that were not processed yet. */
  const arrived = new Map<string, string>();
  let all: readonly Upload<Result>[] = [];

  const show = (next: readonly Upload<Result>[]) => {
    all = next;
    for (const listener of listeners) listener();
  };
  const change = (id: string, news: Partial<Upload<Result>>) =>
    show(all.map((upload) => (upload.id === id ? { ...upload, ...news } : upload)));

  function next() {
    const free = atOnce - all.filter(({ state }) => MOVING.has(state)).length;
    for (const upload of all.filter(({ state }) => state === 'waiting').slice(0, Math.max(0, free))) void run(upload);
  }

  async function run({ id, file }: Upload<Result>) {
    const ending = new AbortController();
    endings.set(id, ending);
    // Canceling sets the state at once; later updates are ignored.
    const tell = (news: Partial<Upload<Result>>) => void (ending.signal.aborted || change(id, news));
    try {
      const name = arrived.get(id) ?? (await send(id, file, ending.signal, tell));
      tell({ state: 'processing', progress: 1 });
      const result = await finish(name);
      arrived.delete(id);
      tell({ state: 'done', result });
      onDone?.(result);
    } catch (failure) {
      if (fieldMessage(failure, 'file') !== undefined) discard(id);
      if (!isExpected(failure)) reportError(failure);
      tell({ state: 'failed', failure });
    }
    if (endings.get(id) === ending) endings.delete(id);
    next();
  }

  async function send(id: string, file: File, signal: AbortSignal, tell: (news: Partial<Upload<Result>>) => void) {
    tell({ state: navigator.onLine === false ? 'offline' : 'uploading', progress: 0 });
    const storage = await open();
    signal.throwIfAborted();
    tell({ state: 'uploading' });
    const task = storage.send(file, into);
    tasks.set(id, task);
    signal.addEventListener('abort', () => task.cancel());
    task.onProgress((progress) => tell(progressOf(progress)));
    try {
      const { fullPath } = await task.done;
      arrived.set(id, fullPath);
      return fullPath;
    } finally {
      if (tasks.get(id) === task) tasks.delete(id);
    }
  }

  /** Deletes an uploaded file that will not be processed. A failure only wastes space. */
  function discard(id: string) {
    const name = arrived.get(id);
    arrived.delete(id);
    if (name !== undefined)
      open()
        .then((storage) => storage.remove(name), ignore)
        .catch(ignore);
  }

  const end = (id: string) => {
    endings.get(id)?.abort(new StorageFailure('canceled', 'The upload was cancelled.'));
    endings.delete(id);
  };

  return {
    all: () => all,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    add: (files: readonly File[]) => {
      show([...all, ...files.map((file) => asUpload(randomName(), file))]);
      next();
    },
    cancel: (id: string) => {
      end(id);
      change(id, { state: 'failed', failure: new StorageFailure('canceled', 'The upload was cancelled.') });
      next();
    },
    retry: (id: string) => {
      change(id, { state: 'waiting', failure: undefined });
      next();
    },
    remove: (id: string) => {
      end(id);
      discard(id);
      show(all.filter((upload) => upload.id !== id));
      next();
    },
    pause: (id: string) => void (tasks.get(id)?.pause() && next()),
    resume: (id: string) => void tasks.get(id)?.resume(),
    describe: (id: string, alt: string) => change(id, { alt }),
    /** Aborts pending uploads. Files that are being processed are finished. */
    stop: () => {
      for (const { id, state } of all) if (state !== 'processing' && state !== 'done') end(id);
    },
  };
}

const ignore = () => {};

/** Returns whether the failure is one of the service, the server or the network; any other is a bug. */
const isExpected = (failure: unknown) =>
  failure instanceof TypeError || (failure instanceof Error && 'code' in failure) || failure instanceof DOMException;
