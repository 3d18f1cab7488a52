import { RotateCcw } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '#ui/actions/button.tsx';

type Props = {
  /** Label of the field, for screen readers. */
  label: string;
  /** Default value in words. */
  defaultText: ReactNode;
  isDefault: boolean;
  onReset: () => void;
};

/** Shows the default of a setting, with a button to return to it. */
export function DefaultLine({ label, defaultText, isDefault, onReset }: Props) {
  const t = useTranslations('admin-settings.default');
  return (
    <p className="mt-1 flex min-h-9 flex-wrap items-center gap-x-3 text-text-secondary text-xs">
      <span className="min-w-0 break-words">{t.rich('is', { value: () => <bdi>{defaultText}</bdi> })}</span>
      {!isDefault && (
        <Button tone="quiet" icon={RotateCcw} aria-label={t('backNamed', { field: label })} onClick={onReset}>
          {t('back')}
        </Button>
      )}
    </p>
  );
}
