import { type ChangeEvent, useState } from 'react';
import { flushSync } from 'react-dom';
import { useTranslations } from 'use-intl';
import { Button } from '#ui/actions/button.tsx';
import { useToast } from '#ui/feedback/use-toast.ts';
import { CONTROL } from '#ui/fields/control-style.ts';
import { Field, useFieldIds } from '#ui/fields/field.tsx';
import { MAX_ADVERTISEMENT_LENGTH } from '../../../../model/job-match/advertisement-limit.ts';
import { truncateInsertion } from './truncate-insertion.ts';

/** The length from which the remaining room is displayed. */
const WARNING_LENGTH = MAX_ADVERTISEMENT_LENGTH * 0.9;

type Props = { text: string; onText: (text: string) => void };

/** Text area for a job advertisement. Text over the limit is cut off, with a notice. */
export function AdvertisementField({ text, onText }: Props) {
  const t = useTranslations('cv-job');
  const toast = useToast();
  const [cutCount, setCutCount] = useState(0);
  const { id } = useFieldIds({});
  const remaining = MAX_ADVERTISEMENT_LENGTH - text.length;
  const lengthMessage =
    cutCount > 0 ? t('cut', { maximum: MAX_ADVERTISEMENT_LENGTH, count: cutCount }) : t('left', { count: remaining });
  const write = ({ target }: ChangeEvent<HTMLTextAreaElement>) => {
    const result = truncateInsertion(text, target.value, MAX_ADVERTISEMENT_LENGTH);
    flushSync(() => {
      setCutCount(result.left);
      onText(result.text);
    });
    if (result.left > 0) target.setSelectionRange(result.caret, result.caret);
  };
  const clear = () => {
    setCutCount(0);
    onText('');
    document.getElementById(id)?.focus();
    toast({ text: t('cleared'), undo: () => onText(text) });
  };
  return (
    // The text is not part of the CV, so the browser's own undo applies.
    <div data-undo="own" className="grid gap-1">
      <Field id={id} label={t('advertisement')}>
        <textarea
          id={id}
          dir="auto"
          rows={5}
          spellCheck={false}
          value={text}
          onChange={write}
          aria-describedby={`${id}-room`}
          className={`${CONTROL} field-sizing-content max-h-52 min-h-28 resize-none overflow-y-auto py-2`}
        />
      </Field>
      <div className="flex min-h-9 items-start justify-between gap-3">
        <p
          id={`${id}-room`}
          role="status"
          className={`min-w-0 flex-1 text-pretty pt-1 text-xs ${cutCount > 0 ? 'text-warning' : 'text-text-secondary'}`}
        >
          {cutCount > 0 || text.length >= WARNING_LENGTH ? lengthMessage : ''}
        </p>
        {text !== '' && (
          <Button tone="quiet" className="-me-3" onClick={clear}>
            {t('clear')}
          </Button>
        )}
      </div>
    </div>
  );
}
