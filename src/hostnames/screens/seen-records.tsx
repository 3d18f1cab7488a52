import { useTranslations } from 'use-intl';
import type { SeenRecord } from '../contract.ts';
import { RecordResult } from './record-result.tsx';

/** The records that the last check found for a domain, with the expected values beside wrong ones. */
export function SeenRecords({ seen }: { seen: readonly SeenRecord[] }) {
  const t = useTranslations('domains.records');
  return (
    <ul className="grid gap-3">
      {seen.map((record) => (
        <li key={`${record.type} ${record.name}`} className="grid gap-1">
          <span className="break-all text-text-secondary text-xs">
            {record.type} <bdi dir="ltr">{record.name}</bdi>
          </span>
          <RecordResult seen={record} />
          {!record.isRight && record.expected.length > 0 && (
            <span className="break-all text-text-secondary text-xs">
              {t('expected', { values: record.expected.join(', ') })}
            </span>
          )}
        </li>
      ))}
    </ul>
  );
}
