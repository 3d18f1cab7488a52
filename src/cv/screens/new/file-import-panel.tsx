import { useTranslations } from 'use-intl';
import { Delayed } from '#ui/delayed.tsx';
import { FileField } from '#ui/file-field.tsx';
import { FormMessage } from '#ui/form-message.tsx';
import { Spinner } from '#ui/spinner.tsx';
import type { useImportCv } from './use-import-cv.ts';

const ACCEPT = '.json,.yaml,.yml,.zip,.pdf,application/json,application/yaml,application/zip,application/pdf';

/** Panel that imports a CV from a file. */
export function FileImportPanel({ cvImport }: { cvImport: ReturnType<typeof useImportCv> }) {
  const t = useTranslations('cv');
  const { busy, errorMessage, start } = cvImport;
  return (
    <div className="grid gap-4" aria-busy={busy || undefined}>
      <p className="text-text-secondary">{t('new.fileText')}</p>
      <FormMessage form={{ message: errorMessage, failure: undefined }} />
      <FileField label={t('import.file')} labelHidden accept={ACCEPT} main onFiles={([file]) => file && start(file)} />
      {busy && (
        <Delayed>
          <p className="flex items-center gap-2 text-text-secondary">
            <Spinner label={t('import.reading')} />
            <span aria-hidden="true">{t('import.reading')}</span>
          </p>
        </Delayed>
      )}
    </div>
  );
}
