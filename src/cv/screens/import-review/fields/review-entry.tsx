import { ChevronDown, List } from 'lucide-react';
import { useId, useState } from 'react';
import { useTranslations } from 'use-intl';
import { Icon } from '#ui/icon.tsx';
import { fieldKey } from '../../../model/review/field-text.ts';
import { useCaptions } from '../../editor/captions.ts';
import { useReview } from '../review-context.ts';
import type { FormEntry } from './form-fields.ts';
import { ReviewField } from './review-field.tsx';

type Props = { entry: FormEntry; number: number; isOpen: boolean; onOpenChange: (open: boolean) => void };

/** An entry of the reviewed CV. While it is closed, it shows only the fields to check. */
export function ReviewEntry({ entry, number, isOpen, onOpenChange }: Props) {
  const { titleOf, captionOf } = useCaptions();
  const { toCheck, active } = useReview();
  const id = useId();
  const { node, fields, path } = entry;
  const isActive = active?.startsWith(`${path.join('/')}/`) ?? false;
  const shown = isOpen ? fields : fields.filter((field) => toCheck.has(fieldKey(field)));
  return (
    <li
      className={`border-border border-b py-3 ps-4 transition-shadow last:border-b-0 ${isActive ? 'shadow-[inset_3px_0_0_var(--primary)] rtl:shadow-[inset_-3px_0_0_var(--primary)]' : ''}`}
    >
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => onOpenChange(!isOpen)}
        className="flex min-h-8 w-full items-center gap-2 rounded-control text-start hover:bg-hover pointer-coarse:min-h-11"
      >
        <span className="font-medium tabular-nums">{number}</span>
        <span dir="auto" className="min-w-0 truncate font-medium">
          {titleOf(node)}
        </span>
        <span dir="auto" className="min-w-0 flex-1 truncate text-text-secondary max-sm:hidden">
          {captionOf(node)}
        </span>
        <Icon
          of={ChevronDown}
          className={`ms-auto text-text-secondary transition-transform ${isOpen ? 'rotate-180' : ''}`}
        />
      </button>
      <div id={id}>{shown.length > 0 && <EntryFields fields={shown} />}</div>
    </li>
  );
}

/** Fields in two columns, with the bullets behind a button of their own. */
export function EntryFields({ fields }: Pick<FormEntry, 'fields'>) {
  const t = useTranslations('cv-import');
  const { toCheck, active } = useReview();
  const [showsBullets, setShowsBullets] = useState(false);
  const bullets = fields.filter(({ isBullet }) => isBullet);
  const others = fields.filter(({ isBullet }) => !isBullet);
  const isNeeded = bullets.some((field) => toCheck.has(fieldKey(field)) || fieldKey(field) === active);
  const areShown = showsBullets || isNeeded;
  return (
    <div className="grid gap-3 pt-2 pb-1 sm:grid-cols-2">
      {others.map((field) => (
        <ReviewField key={fieldKey(field)} field={field} />
      ))}
      {bullets.length > 0 && (
        <button
          type="button"
          aria-expanded={areShown}
          onClick={() => setShowsBullets(!areShown)}
          className="flex min-h-8 w-fit items-center gap-2 rounded-control text-text-secondary hover:text-text sm:col-span-2 pointer-coarse:min-h-11"
        >
          <Icon of={List} />
          {t('bullets', { count: bullets.length })}
          <Icon of={ChevronDown} className={areShown ? 'rotate-180' : ''} />
        </button>
      )}
      {areShown && bullets.map((field) => <ReviewField key={fieldKey(field)} field={field} />)}
    </div>
  );
}
