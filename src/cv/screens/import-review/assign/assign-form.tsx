import { Check, X } from 'lucide-react';
import { type Ref, useId, useState } from 'react';
import { useTranslations } from 'use-intl';
import { IconButton } from '#ui/actions/icon-button.tsx';
import { CONTROL } from '#ui/fields/control-style.ts';
import type { TextSpan } from '../../../model/formats/unstructured/excerpt.ts';
import { overlaps } from '../../../model/review/cut-spans.ts';
import { fieldKey, fieldValue } from '../../../model/review/field-text.ts';
import { applyReviewAction, textOfSpans } from '../../../model/review/review.ts';
import { useReview } from '../review-context.ts';
import { useTargets } from './use-targets.ts';

type Props = {
  spans: readonly TextSpan[];
  /** The list of fields. */
  ref?: Ref<HTMLSelectElement>;
  onClose: () => void;
  /** Shows a button that closes the form; absent where another one is beside it. */
  onCancel?: () => void;
};

const SHOWN_LENGTH = 60;

/** A form that assigns text of the file to a field, as in ““Rider Tools Group” is the Department”. */
export function AssignForm({ spans, ref, onClose, onCancel }: Props) {
  const t = useTranslations('cv-import');
  const { review, dispatch } = useReview();
  const errorId = useId();
  const groups = useTargets(spans);
  const targets = groups.flatMap((group) => group.targets);
  const text = textOfSpans(review, spans);
  const holder = review.marks.find((mark) => spans.some((span) => overlaps(mark, span)));
  const empty = groups[0]?.targets.find(({ id }) => isEmptyField(id));
  const [picked, setPicked] = useState<string>();
  const chosen =
    picked ?? targets.find(({ id }) => holder && id === fieldKey(holder))?.id ?? empty?.id ?? targets[0]?.id ?? '';

  /** The target that the text did not fit. */
  const [refused, setRefused] = useState<{ target: string; spans: readonly TextSpan[] }>();
  const isRefused = refused?.target === chosen && refused.spans === spans;

  function isEmptyField(id: string) {
    const path = id.split('/');
    const value = fieldValue(review.content, { path: path.slice(0, -1), field: path.at(-1) ?? '' });
    return value === '';
  }

  const assign = () => {
    const target = targets.find(({ id }) => id === chosen);
    const action = target?.action(spans);
    if (action && applyReviewAction(review, action) === review) {
      setRefused({ target: chosen, spans });
      return;
    }
    if (action) dispatch(action);
    onClose();
  };
  return (
    <form
      className="flex flex-wrap items-center gap-2"
      onSubmit={(event) => {
        event.preventDefault();
        assign();
      }}
    >
      <p className="min-w-0 max-w-64 truncate text-text-secondary" title={text}>
        {t('textIs', { text: text.length > SHOWN_LENGTH ? `${text.slice(0, SHOWN_LENGTH)}…` : text })}
      </p>
      <select
        ref={ref}
        aria-label={t('field')}
        aria-invalid={isRefused || undefined}
        aria-describedby={isRefused ? errorId : undefined}
        value={chosen}
        onChange={({ target }) => setPicked(target.value)}
        className={`${CONTROL} w-auto! max-w-56 font-medium`}
      >
        {groups.map(({ label, targets: options }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two sections can have one title
          <optgroup key={index} label={label}>
            {options.map(({ id, label: option }) => (
              <option key={id} value={id}>
                {option}
              </option>
            ))}
          </optgroup>
        ))}
      </select>
      <div className="ms-auto flex gap-1">
        <IconButton name={t('assign')} icon={Check} type="submit" tone="primary" />
        {onCancel && <IconButton name={t('cancel')} icon={X} onClick={onCancel} />}
      </div>
      {isRefused && (
        <p id={errorId} role="alert" className="w-full text-error text-xs">
          {t('doesNotFit')}
        </p>
      )}
    </form>
  );
}
