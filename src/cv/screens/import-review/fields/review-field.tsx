import { CircleHelp } from 'lucide-react';
import { useId } from 'react';
import { useTranslations } from 'use-intl';
import { Checkbox } from '#ui/fields/checkbox.tsx';
import { Icon } from '#ui/icon.tsx';
import { fieldKey } from '../../../model/review/field-text.ts';
import { textOfSpans } from '../../../model/review/review.ts';
import { useReview } from '../review-context.ts';
import { FieldControl } from './field-control.tsx';
import type { FormField } from './form-fields.ts';
import { useDoubtText } from './use-doubt-text.ts';
import { useFieldLabel } from './use-field-label.ts';

/** A field of the reviewed CV. It is highlighted together with its text on the page. */
export function ReviewField({ field }: { field: FormField }) {
  const t = useTranslations('cv-import');
  const labelOf = useFieldLabel();
  const labels = useTranslations('cv-editor.form.labels');
  const id = useId();
  const doubtTextOf = useDoubtText();
  const { review, dispatch, toCheck, active, setActive, problemOf } = useReview();
  const { path, field: name, type, ongoing, isBullet, value } = field;
  const key = fieldKey(field);
  const label = labelOf(field);
  const isToCheck = toCheck.has(key);
  const at = { path, field: name };
  const marks = review.marks.filter((mark) => fieldKey(mark) === key);
  const hint =
    problemOf(key) ?? (isToCheck ? doubtTextOf(marks, { value, source: textOfSpans(review, marks) }) : undefined);
  const isWide = type === 'text' || type === 'words' || isBullet;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: only shows the place of the field on the page
    <div
      data-field={key}
      className={`min-w-0 scroll-my-24 rounded-control transition-shadow ${isWide ? 'sm:col-span-2' : ''} ${active === key ? 'shadow-[0_0_0_4px_var(--selected)]' : ''}`}
      onFocus={() => setActive(key)}
      onMouseEnter={() => setActive(key)}
    >
      <div className="mb-1 flex items-center justify-between gap-2">
        <label htmlFor={id} className="font-medium text-text-secondary text-xs leading-5">
          {label}
        </label>
        {ongoing !== undefined && (
          <Checkbox
            label={labels('ongoing')}
            checked={ongoing}
            onCheckedChange={(checked) => dispatch({ do: 'edit', path, field: 'ongoing', value: checked })}
          />
        )}
      </div>
      <FieldControl
        id={id}
        field={field}
        describedBy={hint ? `${id}-hint` : undefined}
        disabled={ongoing === true}
        onValue={(next) => dispatch({ do: 'edit', ...at, value: next })}
        onConfirm={isToCheck ? () => dispatch({ do: 'confirm', ...at }) : undefined}
        confirmLabel={t('confirmField', { field: label })}
      />
      {hint && (
        <p id={`${id}-hint`} dir="auto" className="mt-1 flex items-start gap-1.5 text-warning text-xs">
          <Icon of={CircleHelp} className="mt-px size-3.5" />
          <span className="min-w-0 break-words">{hint}</span>
        </p>
      )}
    </div>
  );
}
