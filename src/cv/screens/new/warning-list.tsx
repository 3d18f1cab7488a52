import { TriangleAlert } from 'lucide-react';
import { useState } from 'react';
import { Link as RouterLink } from 'react-router';
import { useTranslations } from 'use-intl';
import { Button } from '#ui/actions/button.tsx';
import { Link } from '#ui/actions/link.tsx';
import { Icon } from '#ui/icon.tsx';
import type { ImportReport } from '../../contract.ts';
import { editorHref } from '../editor/editor-location.ts';

const INITIAL_COUNT = 6;

/** List of distinct warnings about an imported CV, each with its source in the file and a link to its node. */
export function WarningList({ id, warnings }: { id: string } & Pick<ImportReport, 'warnings'>) {
  const t = useTranslations('cv.import');
  const [showsAll, setShowsAll] = useState(false);
  const distinct = [...new Map(warnings.map((warning) => [JSON.stringify(warning), warning]))];
  const shown = showsAll ? distinct : distinct.slice(0, INITIAL_COUNT);
  const hiddenCount = distinct.length - shown.length;
  return (
    <section aria-labelledby="import-check">
      <h3 id="import-check" className="flex items-center gap-2 font-medium">
        <Icon of={TriangleAlert} className="text-warning" />
        {t('check', { count: distinct.length })}
      </h3>
      <ul className="mt-1">
        {shown.map(([name, { problem, from, at, text }]) => (
          <li key={name} className="border-border border-b py-2 last:border-b-0">
            <p>{t(`problems.${problem}`)}</p>
            <p className="flex flex-wrap gap-x-2 text-text-secondary text-xs">
              {from && (
                <code dir="ltr" className="break-all">
                  {from}
                </code>
              )}
              {text && (
                <q dir="auto" className="min-w-0 break-words">
                  {text}
                </q>
              )}
              {at && <Link render={<RouterLink to={editorHref(id, at)} />}>{t('lookAt')}</Link>}
            </p>
          </li>
        ))}
      </ul>
      {hiddenCount > 0 && (
        <Button tone="quiet" className="-ms-3" onClick={() => setShowsAll(true)}>
          {t('showAll', { count: hiddenCount })}
        </Button>
      )}
    </section>
  );
}
