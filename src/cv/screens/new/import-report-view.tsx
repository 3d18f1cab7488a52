import { Archive, CircleCheck } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { NoticeLine } from '#ui/feedback/notice-line.tsx';
import { Icon } from '#ui/icon.tsx';
import type { ImportReport } from '../../contract.ts';
import { WarningList } from './warning-list.tsx';

const CELL = 'py-2 font-normal align-baseline';
const TEXT_CELL = `${CELL} pe-4 text-start`;
const NUMBER_CELL = `${CELL} text-end tabular-nums`;

type Props = { id: string; report: ImportReport };

/** Report on an import: the CV section for each part of the file, the unmapped data kept, and the warnings. */
export function ImportReportView({ id, report }: Props) {
  const t = useTranslations('cv.import');
  const headings = useTranslations('cv-page.sections');
  const { sections, kept: unmappedCount } = report;
  const isMostlyUnmapped = report.warnings.some(({ problem }) => problem === 'mostlyKept');
  const warnings = report.warnings.filter(({ problem }) => problem !== 'mostlyKept');
  return (
    <div className="grid gap-6">
      {isMostlyUnmapped && <NoticeLine tone="warning" placement="within" text={t('problems.mostlyKept')} />}
      {sections.length > 0 && (
        <table className="w-full border-collapse">
          <caption className="sr-only">{t('where')}</caption>
          <thead className="border-border border-b text-text-secondary text-xs">
            <tr>
              <th scope="col" className={TEXT_CELL}>
                {t('inFile')}
              </th>
              <th scope="col" className={TEXT_CELL}>
                {t('inCv')}
              </th>
              <th scope="col" className={NUMBER_CELL}>
                {t('entries')}
              </th>
            </tr>
          </thead>
          <tbody>
            {sections.map(({ kind, from, count }) => (
              <tr key={`${from} ${kind} ${count}`} className="border-border border-b last:border-b-0">
                <td dir="auto" className={`${TEXT_CELL} break-words text-text-secondary`}>
                  {from}
                </td>
                <th scope="row" className={TEXT_CELL}>
                  {headings(kind)}
                </th>
                <td className={NUMBER_CELL}>{count}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {unmappedCount > 0 && (
        <p className="flex gap-2 text-text-secondary">
          <Icon of={Archive} className="mt-0.5" />
          {t('kept', { count: unmappedCount })}
        </p>
      )}
      {warnings.length > 0 ? (
        <WarningList id={id} warnings={warnings} />
      ) : (
        <p className="flex gap-2 text-text-secondary">
          <Icon of={CircleCheck} className="mt-0.5 text-success" />
          {t(unmappedCount > 0 ? 'cleanOther' : 'clean')}
        </p>
      )}
    </div>
  );
}
