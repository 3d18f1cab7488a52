import { TriangleAlert } from 'lucide-react';
import { useState } from 'react';
import { Link as RouterLink } from 'react-router';
import { useTranslations } from 'use-intl';
import { Button } from '#ui/button.tsx';
import { Icon } from '#ui/icon.tsx';
import { Link } from '#ui/link.tsx';
import type { ImportReport } from '../../contract.ts';
import { editorAt } from '../editor/editor-at.ts';

const AT_FIRST = 6;

/** List of distinct warnings about an imported CV, each with its source in the file and a link to its place. */
export function WarningList({ id, warnings }: { id: string } & Pick<ImportReport, 'warnings'>) {
  const t = useTranslations('cv.import');
  const [all, setAll] = useState(false);
  const told = [...new Map(warnings.map((warning) => [JSON.stringify(warning), warning]))];
  const shown = all ? told : told.slice(0, AT_FIRST);
  const left = told.length - shown.length;
  return (
    <section aria-labelledby="import-check">
      <h3 id="import-check" className="flex items-center gap-2 font-medium">
        <Icon of={TriangleAlert} className="text-warning" />
        {t('check', { count: told.length })}
      </h3>
      <ul className="mt-1">
        {shown.map(([name, { problem, from, at, text }]) => (
          <li key={name} className="border-border border-b py-2 last:border-b-0">
            <p>{t(`problems.${problem}`)}</p>
            <p className="flex flex-wrap gap-x-2 text-text-secondary text-xs">
              <code dir="ltr" className="break-all">
                {from}
              </code>
              {text && (
                <q dir="auto" className="min-w-0 break-words">
                  {text}
                </q>
              )}
              {at && <Link render={<RouterLink to={editorAt(id, at)} />}>{t('lookAt')}</Link>}
            </p>
          </li>
        ))}
      </ul>
      {left > 0 && (
        <Button tone="quiet" className="-ms-3" onClick={() => setAll(true)}>
          {t('showAll', { count: left })}
        </Button>
      )}
    </section>
  );
}
