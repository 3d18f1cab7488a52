import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { useTranslations } from 'use-intl';
import { fieldMessage, isApiError, messageOf } from '#platform/pure/api-errors.ts';
import { isInProgress } from '#ui/files/file-progress.ts';
import { StorageFailure } from '../client/storage-failure.ts';
import type { StoredImage } from '../contract.ts';
import { filesApi } from './files-api.ts';
import type { UploadFolder } from './open-storage.ts';
import type { Upload } from './upload.ts';
import { makeUploads } from './uploads.ts';
import { useStorage } from './use-storage.ts';

type Options<Result> = {
  /** Subfolder to upload to; defaults to images. */
  uploadFolder?: UploadFolder;
  /** Processes an uploaded file, given its full name. */
  finish: (file: string) => Promise<Result>;
  /** Receives the results of files chosen after this one that are done already; `insertBefore` keeps that order. */
  onDone?: (result: Result, later: readonly Result[]) => void;
};

const imageOptions = { finish: (file: string): Promise<StoredImage> => filesApi.images.make.call({ file }) };

/** Uploads images to the member's storage; the result of each is an image for pages. */
export const useImageUploads = () => useUploads<StoredImage>(imageOptions);

/**
 * Uploads files to the member's storage, two at a time, and processes each. `field` holds the props of `UploadField`.
 * Requires the message namespace `files`.
 *
 *     const uploads = useImageUploads();
 *     <UploadField label={t('pictures')} accept="image/*" multiple {...uploads.field} onDescribe={uploads.describe} />
 *     uploads.all.flatMap(({ result, alt }) => (result ? [{ image: result, alt }] : []))
 */
export function useUploads<Result>(options: Options<Result>) {
  const errorTextOf = useUploadErrorText();
  const { storage, open } = useStorage();
  const latest = useRef(options);
  latest.current = options;
  const [store] = useState(() =>
    makeUploads<Result>({
      open,
      ...(options.uploadFolder ? { uploadFolder: options.uploadFolder } : {}),
      finish: (file) => latest.current.finish(file),
      onDone: (result, later) => latest.current.onDone?.(result, later),
    }),
  );
  const all = useSyncExternalStore(store.subscribe, store.all);
  useEffect(() => store.stop, [store]);
  useLeaveConfirmation(all.some(isInProgress));
  const { add, cancel, retry, remove, pause, resume, describe } = store;
  const rowOf = ({ id, file, state, progress, alt, failure }: Upload<Result>) => ({
    ...{ id, state, progress, alt },
    name: file.name,
    size: file.size,
    picture: file.type.startsWith('image/') ? file : undefined,
    error: state === 'failed' ? errorTextOf(failure) : undefined,
  });
  return {
    all,
    add,
    retry,
    remove,
    describe,
    field: {
      files: all.map(rowOf),
      largest: storage?.largestFile,
      onFiles: add,
      onCancel: cancel,
      onRetry: retry,
      onRemove: remove,
      onPause: pause,
      onResume: resume,
    },
  };
}

/** Makes the browser ask for confirmation before the page is left, while `enabled` is true. */
function useLeaveConfirmation(enabled: boolean) {
  useEffect(() => {
    if (!enabled) return;
    const onBeforeUnload = (event: Event) => event.preventDefault();
    window.addEventListener('beforeunload', onBeforeUnload);
    return () => window.removeEventListener('beforeunload', onBeforeUnload);
  }, [enabled]);
}

/** Returns a function that explains a failed upload in a sentence: by its storage code, else in the server's words. */
export function useUploadErrorText() {
  const t = useTranslations('files.failures');
  const tForm = useTranslations('ui.form');
  return (failure: unknown) => {
    if (failure instanceof StorageFailure) return t(failure.code);
    if (isApiError(failure)) return fieldMessage(failure, 'file') ?? messageOf(failure);
    return tForm(failure instanceof TypeError ? 'unreachable' : 'failed');
  };
}
