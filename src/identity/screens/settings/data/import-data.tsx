import { useMutation } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { FileField } from '#ui/files/file-field.tsx';
import { Spinner } from '#ui/spinner.tsx';
import { useAuth } from '../../auth-provider.tsx';
import { identityApi } from '../../identity-api.ts';
import { ImportReport } from './import-report.tsx';
import { useErrorText } from '#ui/feedback/use-error-text.ts';

/** Imports a ZIP exported from a Vitrine instance. */
export function ImportData() {
  const t = useTranslations('profile.data');
  const { refresh } = useAuth();
  const wordsOf = useErrorText();
  const importArchive = useMutation(identityApi.importMe.mutationOptions({ onSuccess: () => refresh() }));
  return (
    <>
      <FileField
        label={t('importFile')}
        accept=".zip,application/zip,application/x-zip-compressed"
        error={importArchive.error ? wordsOf(importArchive.error) : undefined}
        // Operating systems use different media types for ZIP files.
        onFiles={([file]) =>
          file && !importArchive.isPending && importArchive.mutate(new Blob([file], { type: 'application/zip' }))
        }
      />
      <div role="status" className="empty:hidden">
        {importArchive.isPending && (
          <p className="mt-3 flex items-center gap-2 text-text-secondary">
            <Spinner />
            {t('importing')}
          </p>
        )}
        {importArchive.data && <ImportReport {...importArchive.data} />}
      </div>
    </>
  );
}
