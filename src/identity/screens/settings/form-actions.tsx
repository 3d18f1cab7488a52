import { useTranslations } from 'use-intl';
import { Button } from '#ui/actions/button.tsx';

type Props = { label: string; busy: boolean; onCancel?: (() => void) | undefined };

/** Renders the submit button of an expanded form, and a cancel button if `onCancel` is given. */
export function FormActions({ label, busy, onCancel }: Props) {
  const t = useTranslations('profile');
  return (
    <div className="flex flex-wrap gap-2">
      <Button type="submit" tone="primary" busy={busy}>
        {label}
      </Button>
      {onCancel && (
        <Button tone="quiet" onClick={onCancel}>
          {t('cancel')}
        </Button>
      )}
    </div>
  );
}
