import { useRef } from 'react';
import { useTranslations } from 'use-intl';
import { FileField, type FileFieldProps } from './file-field.tsx';
import { FileList } from './file-list.tsx';
import type { FileActions, FileProgress } from './file-progress.ts';

type Props = Omit<FileFieldProps, 'ref'> & FileActions & { files: readonly FileProgress[] };

/** A file field with a list of the uploads and their progress. */
export function UploadField(props: Props) {
  const { files, onCancel, onRetry, onRemove, onPause, onResume, onDescribe, ...field } = props;
  const t = useTranslations('ui.file');
  const chooser = useRef<HTMLButtonElement>(null);
  return (
    <div className="min-w-0">
      <FileField {...field} ref={chooser} />
      <FileList
        label={t('list', { label: field.label })}
        files={files}
        focusFallback={chooser}
        {...{ onCancel, onRetry, onRemove, onPause, onResume, onDescribe }}
      />
    </div>
  );
}
