import { Download } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '#ui/actions/button.tsx';
import { CopyButton } from '#ui/actions/copy-button.tsx';
import { Checkbox } from '#ui/fields/checkbox.tsx';
import { FormActions } from '../form-actions.tsx';

type Props = { codes: readonly string[]; label: string; onSaved: () => void; onCancel?: (() => void) | undefined };

/** Shows backup codes, which are not shown again. The member continues by confirming that they are saved. */
export function BackupCodes({ codes, label, onSaved, onCancel }: Props) {
  const t = useTranslations('profile.two-factor');
  const tCopy = useTranslations('profile.copy');
  const [saved, setSaved] = useState(false);
  const [submitted, setSubmitted] = useState(false);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (saved) onSaved();
    else setSubmitted(true);
  };
  const text = codes.join('\n');
  return (
    <form onSubmit={submit} noValidate className="grid gap-4">
      <p className="max-w-prose">{t('codesText')}</p>
      <ul
        dir="ltr"
        aria-label={t('codes')}
        className="grid w-fit grid-cols-2 gap-x-8 gap-y-1 rounded-control border border-border bg-surface px-4 py-3 font-mono"
      >
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className="flex flex-wrap gap-2">
        <CopyButton text={text} words={{ copy: tCopy('copy'), copied: tCopy('copied') }} />
        <Button icon={Download} onClick={() => downloadText(t('codesFile'), `${t('codesFileHead')}\n\n${text}\n`)}>
          {t('download')}
        </Button>
      </div>
      <Checkbox
        label={t('kept')}
        checked={saved}
        onCheckedChange={setSaved}
        error={submitted && !saved ? t('keptNeeded') : undefined}
      />
      <FormActions label={label} busy={false} onCancel={onCancel} />
    </form>
  );
}

function downloadText(name: string, text: string) {
  const link = document.createElement('a');
  link.href = `data:text/plain;charset=utf-8,${encodeURIComponent(text)}`;
  link.download = name;
  link.click();
}
