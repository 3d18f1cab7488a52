import { useTranslations } from 'use-intl';
import type { Hostname } from '../contract.ts';
import { type RecordRow, recordRows } from '../model/record-rows.ts';
import { RecordLine } from './record-line.tsx';

const COLUMNS = [
  { name: 'type', width: 'w-[13%]' },
  { name: 'name', width: 'w-[22%]' },
  { name: 'value', width: 'w-[40%]' },
  { name: 'seen', width: 'w-1/4' },
] as const;

/** The records of a domain: a table, or one card per record in a narrow container. */
export function RecordList({ domain }: { domain: Hostname }) {
  const t = useTranslations('domains.records');
  const rows = recordRows(domain);
  const isChecked = domain.checkedAt !== null;
  const isVerified = domain.state === 'authorized' || domain.state === 'verified';
  const table = (
    <div className="@container">
      <table aria-label={t('title')} className="w-full table-fixed border-border border-t text-start @max-xl:block">
        <thead className="@max-xl:sr-only">
          <tr className="border-border border-b">
            {COLUMNS.filter(({ name }) => isChecked || name !== 'seen').map(({ name, width }) => (
              <th
                key={name}
                scope="col"
                className={`py-2 pe-4 text-start font-medium text-text-secondary text-xs ${width}`}
              >
                {t(name)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <RecordLine key={`${row.type} ${row.name}`} row={row} isChecked={isChecked} />
          ))}
        </tbody>
      </table>
      {!isVerified && <RouteHint rows={rows} alias={domain.alias} />}
    </div>
  );
  if (!isVerified) return table;
  return (
    <details>
      <summary className="w-fit cursor-default rounded-control text-link hover:underline">{t('title')}</summary>
      <div className="mt-3">{table}</div>
    </details>
  );
}

/** A note on the choice between CNAME and address records. */
function RouteHint({ rows, alias }: { rows: readonly RecordRow[]; alias: string | null }) {
  const t = useTranslations('domains.records');
  const types = rows.filter(({ purpose, values }) => purpose === 'route' && values.length > 0).map(({ type }) => type);
  const hint = types.includes('CNAME')
    ? types.length > 1 && t('either')
    : alias !== null && t('alias', { name: alias });
  return hint && <p className="mt-2 text-text-secondary text-xs">{hint}</p>;
}
