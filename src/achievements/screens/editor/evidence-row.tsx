import { Download } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { fileUrl, useStorage } from '#files/components.tsx';
import { FieldAnchor, UrlField } from '#records/components.tsx';
import { Link } from '#ui/actions/link.tsx';
import { TextField } from '#ui/fields/text-field.tsx';
import { Icon } from '#ui/icon.tsx';
import { fileNameOf } from './file-name-of.ts';
import type { EditableEvidence } from './prepare-achievement.ts';

type Props = {
  row: EditableEvidence;
  at: number;
  errorOf: (path: string) => string | undefined;
  onChange: (row: EditableEvidence) => void;
};

/** A piece of evidence in the editor: a link or a file. */
export function EvidenceRow({ row, at, errorOf, onChange }: Props) {
  const t = useTranslations('achievements.editor');
  return (
    <div className="grid gap-2 sm:grid-cols-2">
      {'file' in row ? (
        <StoredFile name={row.file} error={errorOf(`evidence.${at}.file`) ?? errorOf(`evidence.${at}`)} />
      ) : (
        <FieldAnchor at={`evidence.${at}.url`}>
          <UrlField
            label={t('linkAddress')}
            error={errorOf(`evidence.${at}.url`) ?? errorOf(`evidence.${at}`)}
            value={row.url}
            onChange={(url) => onChange({ ...row, url })}
          />
        </FieldAnchor>
      )}
      <FieldAnchor at={`evidence.${at}.label`}>
        <TextField
          label={t('evidenceLabel')}
          placeholder={t('evidenceLabelPlaceholder')}
          error={errorOf(`evidence.${at}.label`)}
          dir="auto"
          autoComplete="off"
          value={row.label}
          onChange={(event) => onChange({ ...row, label: event.target.value })}
        />
      </FieldAnchor>
    </div>
  );
}

function StoredFile({ name, error }: { name: string; error: string | undefined }) {
  const t = useTranslations('achievements.editor');
  const { storage } = useStorage();
  return (
    <div className="min-w-0">
      <p className="mb-1 font-medium text-text-secondary text-xs leading-5">{t('file')}</p>
      <p className="flex min-h-9 min-w-0 items-center gap-2">
        <Icon of={Download} className="text-text-secondary" />
        <Link
          href={storage ? fileUrl(storage.bucket, name) : undefined}
          download={fileNameOf(name)}
          dir="auto"
          className="truncate"
        >
          {fileNameOf(name)}
        </Link>
      </p>
      {error && (
        <p role="alert" className="mt-1 text-error text-xs">
          {error}
        </p>
      )}
    </div>
  );
}
