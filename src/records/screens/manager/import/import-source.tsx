import { type ClipboardEvent, useState } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '#ui/actions/button.tsx';
import { Delayed } from '#ui/feedback/delayed.tsx';
import { TextArea } from '#ui/fields/text-area.tsx';
import { FileField } from '#ui/files/file-field.tsx';
import { Spinner } from '#ui/spinner.tsx';

const MAX_BYTES = 2 * 1024 * 1024;

type Props = { accept: string; busy: boolean; onFile: (file: File) => void };

/** Source of an import: a file upload or pasted text. */
export function ImportSource({ accept, busy, onFile }: Props) {
  const t = useTranslations('records.import');
  const [text, setText] = useState('');
  const importText = (content: string) => onFile(new File([content], 'pasted.txt', { type: 'text/plain' }));
  const onPaste = (event: ClipboardEvent) => {
    const pasted = event.clipboardData.getData('text');
    if (event.defaultPrevented || event.target instanceof HTMLTextAreaElement || pasted.trim() === '') return;
    event.preventDefault();
    importText(pasted);
  };
  return (
    <div onPaste={onPaste} className="grid gap-4" aria-busy={busy || undefined}>
      <FileField
        label={t('file')}
        labelHidden
        accept={accept}
        largest={MAX_BYTES}
        main
        onFiles={([file]) => file && onFile(file)}
      />
      <details className="group">
        <summary className="w-fit cursor-default rounded-control text-link hover:underline">{t('orText')}</summary>
        <div className="mt-3 grid gap-2">
          <TextArea
            label={t('text')}
            value={text}
            rows={6}
            spellCheck={false}
            style={{ maxHeight: '12rem', overflowY: 'auto' }}
            onChange={(event) => setText(event.target.value)}
          />
          <div>
            <Button busy={busy} onClick={() => text.trim() !== '' && importText(text)}>
              {t('preview')}
            </Button>
          </div>
        </div>
      </details>
      {busy && (
        <Delayed>
          <p className="flex items-center gap-2 text-text-secondary">
            <Spinner label={t('reading')} />
            <span aria-hidden="true">{t('reading')}</span>
          </p>
        </Delayed>
      )}
    </div>
  );
}
