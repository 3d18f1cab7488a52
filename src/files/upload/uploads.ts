import { fieldMessage } from '#platform/pure/api-errors.ts';
import type { FileState } from '#ui/files/file-progress.ts';
import { StorageFailure } from '../client/storage-failure.ts';
import type { RunningUpload, UploadFolder, UploadStorage } from './open-storage.ts';
import { randomName } from './random-name.ts';
import { progressOf, toUpload, type Upload } from './upload.ts';

type Options<Result> = {
  open: () => Promise<UploadStorage>;
  uploadFolder?: UploadFolder;
  /** Processes an uploaded file, given its full name. */
  finish: (file: string) => Promise<Result>;
  /** Receives the results of files chosen after this one that are done already, in the order of the files. */
  onDone?: (result: Result, later: readonly Result[]) => void;
  /** Most uploads at a time, which must not exceed the server's limit; others wait. */
  maxConcurrent?: number;
};

const ACTIVE_STATES: ReadonlySet<FileState> = new Set(['uploading', 'offline', 'processing']);

/** Creates a store of concurrent uploads for one screen. A failed file is kept and can be retried. */
export function makeUploads<Result>({ open, uploadFolder, finish, onDone, maxConcurrent = 2 }: Options<Result>) {
  const listeners = new Set<() => void>();
  const controllers = new Map<string, AbortController>();
  const tasks = new Map<string, RunningUpload>();
  /** Names of uploaded files that were not processed yet. */
  const uploadedNames = new Map<string, string>();
  let all: readonly Upload<Result>[] = [];

  const setAll = (next: readonly Upload<Result>[]) => {
    all = next;
    for (const listener of listeners) listener();
  };
  const change = (id: string, patch: Partial<Upload<Result>>) =>
    setAll(all.map((upload) => (upload.id === id ? { ...upload, ...patch } : upload)));

  function resultsAfter(id: string): readonly Result[] {
    const at = all.findIndex((upload) => upload.id === id);
    return at < 0 ? [] : all.slice(at + 1).flatMap(({ result }) => (result === undefined ? [] : [result]));
  }

  function next() {
    const freeSlots = maxConcurrent - all.filter(({ state }) => ACTIVE_STATES.has(state)).length;
    for (const upload of all.filter(({ state }) => state === 'waiting').slice(0, Math.max(0, freeSlots)))
      void run(upload);
  }

  async function run({ id, file }: Upload<Result>) {
    const controller = new AbortController();
    controllers.set(id, controller);
    // Canceling sets the state at once; later updates are ignored.
    const update = (patch: Partial<Upload<Result>>) => void (controller.signal.aborted || change(id, patch));
    try {
      const name = uploadedNames.get(id) ?? (await send(id, file, controller.signal, update));
      update({ state: 'processing', progress: 1 });
      const result = await finish(name);
      uploadedNames.delete(id);
      update({ state: 'done', result });
      onDone?.(result, resultsAfter(id));
    } catch (failure) {
      if (fieldMessage(failure, 'file') !== undefined) discard(id);
      if (!isExpected(failure)) reportError(failure);
      update({ state: 'failed', failure });
    }
    if (controllers.get(id) === controller) controllers.delete(id);
    next();
  }

  async function send(id: string, file: File, signal: AbortSignal, update: (patch: Partial<Upload<Result>>) => void) {
    update({ state: navigator.onLine === false ? 'offline' : 'uploading', progress: 0 });
    const storage = await open();
    signal.throwIfAborted();
    update({ state: 'uploading' });
    const task = storage.send(file, uploadFolder);
    tasks.set(id, task);
    signal.addEventListener('abort', () => task.cancel());
    task.onProgress((progress) => update(progressOf(progress)));
    try {
      const { fullPath } = await task.done;
      uploadedNames.set(id, fullPath);
      return fullPath;
    } finally {
      if (tasks.get(id) === task) tasks.delete(id);
    }
  }

  /** Deletes an uploaded file that will not be processed. A failure only wastes space. */
  function discard(id: string) {
    const name = uploadedNames.get(id);
    uploadedNames.delete(id);
    if (name !== undefined)
      open()
        .then((storage) => storage.remove(name), ignore)
        .catch(ignore);
  }

  const end = (id: string) => {
    controllers.get(id)?.abort(new StorageFailure('canceled', 'The upload was cancelled.'));
    controllers.delete(id);
  };

  return {
    all: () => all,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    add: (files: readonly File[]) => {
      setAll([...all, ...files.map((file) => toUpload(randomName(), file))]);
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
      setAll(all.filter((upload) => upload.id !== id));
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
