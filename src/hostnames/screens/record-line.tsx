import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { CopyButton } from '#ui/actions/copy-button.tsx';
import type { RecordRow } from '../model/record-rows.ts';
import { RecordResult } from './record-result.tsx';

/** A table row for one record: its name, the values to copy and the last check's result. */
export function RecordLine({ row, isChecked }: { row: RecordRow; isChecked: boolean }) {
  const tAll = useTranslations('domains');
  const t = useTranslations('domains.records');
  const { type, name, values, purpose } = row;
  return (
    <tr className="border-border border-b align-middle @max-xl:grid @max-xl:gap-2 @max-xl:py-3">
      <Cell label={t('type')}>
        <span className="font-medium">{type}</span>
        <span className="block text-text-secondary text-xs @xl:max-w-32">{t(purpose)}</span>
      </Cell>
      <Cell label={t('name')}>
        <Code>{name}</Code>
      </Cell>
      <Cell label={t('value')}>
        {values.length === 0 ? (
          <span className="text-warning">{t('remove')}</span>
        ) : (
          <div className="grid gap-2">
            {values.map((value) => (
              <div key={value} className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-3">
                <Code>{value}</Code>
                <CopyButton
                  text={value}
                  words={{ copy: t('copy'), copied: t('copied'), copyNamed: t('copyNamed', { value }) }}
                />
              </div>
            ))}
          </div>
        )}
      </Cell>
      {isChecked && (
        <Cell label={t('seen')}>
          {row.seen ? (
            <RecordResult seen={row.seen} />
          ) : (
            <span className="text-text-secondary">{tAll('faults.none')}</span>
          )}
        </Cell>
      )}
    </tr>
  );
}

const Cell = ({ label, children }: { label: string; children: ReactNode }) => (
  <td className="min-w-0 py-3 pe-4 @max-xl:grid @max-xl:grid-cols-[5rem_minmax(0,1fr)] @max-xl:gap-x-3 @max-xl:py-0 @max-xl:pe-0">
    <span aria-hidden="true" className="hidden text-text-secondary text-xs leading-5 @max-xl:block">
      {label}
    </span>
    <div className="min-w-0">{children}</div>
  </td>
);

const Code = ({ children }: { children: string }) => (
  <code dir="ltr" className="min-w-0 select-all wrap-anywhere font-mono text-xs leading-5">
    {children}
  </code>
);
