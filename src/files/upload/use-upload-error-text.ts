import { useTranslations } from 'use-intl';
import { fieldMessage, isApiError, messageOf } from '#platform/api-errors.ts';
import { StorageFailure } from '../client/storage-failure.ts';

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
