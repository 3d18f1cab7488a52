import { CircleCheck, TriangleAlert } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { Icon } from '#ui/icon.tsx';
import type { SeenRecord } from '../contract.ts';

/** The result of the last check for one record, with its fault and the values found. */
export function RecordResult({ seen }: { seen: SeenRecord }) {
  const t = useTranslations('domains');
  if (seen.isRight) {
    return (
      <span className="flex items-center gap-1.5 text-success">
        <Icon of={CircleCheck} />
        {t('records.right')}
      </span>
    );
  }
  const fault = seen.fault === 'elsewhere' && seen.type === 'TXT' ? 'otherText' : (seen.fault ?? 'none');
  return (
    <div className="grid gap-1">
      <span className="flex items-start gap-1.5 text-warning">
        <Icon of={TriangleAlert} className="mt-0.5" />
        <span className="min-w-0">{t(`faults.${fault}`)}</span>
      </span>
      {seen.values.length > 0 && (
        <span className="break-all text-text-secondary text-xs">
          {t('records.saw', { values: seen.values.join(', ') })}
        </span>
      )}
    </div>
  );
}
