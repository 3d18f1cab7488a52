import { Upload } from 'lucide-react';
import { type ClipboardEvent, type DragEvent, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from './button.tsx';
import { Field, type FieldWords, useFieldIds } from './field.tsx';
import { acceptsFile } from './file-accept.ts';
import { FileList, type FileProgress } from './file-list.tsx';
import { Icon } from './icon.tsx';

type Props = FieldWords & {
  /** As the attribute of the same name: `image/*,.pdf`. */
  accept?: string;
  multiple?: boolean;
  /** Files were chosen, dropped or pasted. Where they go is not this field's business. */
  onFiles: (files: File[]) => void;
  files?: readonly FileProgress[];
  onCancel?: (id: string) => void;
  onRetry?: (id: string) => void;
  onRemove?: (id: string) => void;
  disabled?: boolean;
  className?: string;
};

/** Takes files: chosen, dropped or pasted; shows how each of them is doing. */
export function FileField(props: Props) {
  const { label, hint, accept = '', multiple = false, onFiles, files = [], disabled = false, className = '' } = props;
  const t = useTranslations('ui.file');
  const [over, setOver] = useState(false);
  const [refused, setRefused] = useState<string>();
  const input = useRef<HTMLInputElement>(null);
  const error = refused ? t('refused', { name: refused }) : props.error;
  const { id, describedBy } = useFieldIds({ hint, error });

  const take = (list: ArrayLike<File> | null) => {
    const all = Array.from(list ?? []);
    const fitting = all.filter((file) => acceptsFile(accept, file)).slice(0, multiple ? undefined : 1);
    setRefused(all.find((file) => !acceptsFile(accept, file))?.name);
    if (fitting.length > 0 && !disabled) onFiles(fitting);
  };
  const onDrop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    take(event.dataTransfer.files);
  };
  const onDragOver = (event: DragEvent) => {
    event.preventDefault();
    if (!disabled) setOver(true);
  };
  const onPaste = (event: ClipboardEvent) => {
    if (event.clipboardData.files.length === 0) return;
    event.preventDefault();
    take(event.clipboardData.files);
  };
  return (
    <div className={`min-w-0 ${className}`}>
      <Field id={id} label={label} hint={hint} error={error} group>
        {/* biome-ignore lint/a11y/useSemanticElements: a group of one field, not a set of fields */}
        <div
          role="group"
          aria-labelledby={`${id}-label`}
          aria-describedby={describedBy}
          data-over={over || undefined}
          onDragOver={onDragOver}
          onDragLeave={() => setOver(false)}
          onDrop={onDrop}
          onPaste={onPaste}
          className="flex flex-wrap items-center gap-x-3 gap-y-1 rounded-control border border-control border-dashed p-3 transition-colors data-over:border-primary data-over:border-solid data-over:bg-selected"
        >
          <input
            ref={input}
            id={id}
            type="file"
            accept={accept}
            multiple={multiple}
            hidden
            onChange={(event) => {
              take(event.target.files);
              event.target.value = '';
            }}
          />
          <Button icon={Upload} disabled={disabled} onClick={() => input.current?.click()}>
            {t('choose', { multiple: String(multiple) })}
          </Button>
          <span className="flex items-center gap-1 text-text-secondary">
            {over ? (
              <>
                <Icon of={Upload} /> {t('dropNow')}
              </>
            ) : (
              t('drop')
            )}
          </span>
        </div>
      </Field>
      {files.length > 0 && (
        <FileList
          label={t('list', { label })}
          files={files}
          onCancel={props.onCancel}
          onRetry={props.onRetry}
          onRemove={props.onRemove}
        />
      )}
    </div>
  );
}
