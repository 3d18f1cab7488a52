import { useQuery } from '@tanstack/react-query';
import { RotateCcw } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { Button } from '#ui/actions/button.tsx';
import { ErrorState } from '#ui/feedback/error-state.tsx';
import { Loading } from '#ui/feedback/loading.tsx';
import { Skeleton } from '#ui/feedback/skeleton.tsx';
import { useErrorText } from '#ui/feedback/use-error-text.ts';
import type { Cv } from '../../contract.ts';
import { cvApi } from '../cv-api.ts';
import type { CvChange } from './cv-change.ts';
import { DiffText } from './diff-text.tsx';
import { hasReadableWords } from './has-readable-words.ts';
import { useChangeDescription } from './use-change-description.ts';
import { useVersionActions } from './use-version-actions.ts';

type Props = { cv: Cv; version: string; onRestored: () => void };

/** The changes since a version, in the order of the CV and grouped by section, each of which can be restored alone. */
export function ChangesView({ cv, version, onRestored }: Props) {
  const { id, revision, document } = cv;
  const t = useTranslations('cv-history.changes');
  const headings = useTranslations('cv-page.sections');
  const messageOf = useErrorText();
  const { restore } = useVersionActions(cv);
  const old = useQuery(cvApi.version.queryOptions({ input: { id, version } }));
  const describeChange = useChangeDescription(old.data ? [document, old.data.document] : [document]);
  const options = cvApi.compare.queryOptions({ input: { id, version } });
  const query = useQuery({ ...options, queryKey: [...options.queryKey, revision] });
  const restoreSection = async (section: string) => {
    if (await restore({ id: version }, section)) onRestored();
  };
  return (
    <Loading waiting={query.isPending || old.isPending} label={t('loading')} skeleton={<Skeleton />}>
      {query.data === undefined ? (
        <ErrorState
          title={t('failed')}
          text={query.error && messageOf(query.error)}
          onRetry={() => void query.refetch()}
          retrying={query.isFetching}
        />
      ) : query.data.changes.length === 0 ? (
        <p className="text-text-secondary">{t('none')}</p>
      ) : (
        [...Map.groupBy(query.data.changes, sectionIdOf)].map(([sectionId, changes]) => {
          const hasId = ({ id: one }: { id: string }) => one === sectionId;
          const earlier = old.data?.document.sections.find(hasId);
          const section = earlier ?? document.sections.find(hasId);
          const name = section && (section.title || headings(section.kind));
          return (
            <div key={sectionId ?? ''} className="border-border border-b py-3 last:border-b-0">
              <ul aria-label={name ?? t('list')} className="grid gap-3">
                {changes.map((change) => (
                  <li key={changeKey(change)}>
                    <p className="break-words">{describeChange(change)}</p>
                    {change.words && hasReadableWords(change) && <DiffText words={change.words} />}
                  </li>
                ))}
              </ul>
              {earlier && name && !cv.locked && (
                <Button
                  tone="quiet"
                  icon={RotateCcw}
                  className="-ms-3 mt-1"
                  onClick={() => void restoreSection(earlier.id)}
                >
                  {t('restoreSection', { name })}
                </Button>
              )}
            </div>
          );
        })
      )}
    </Loading>
  );
}

const sectionIdOf = ({ at: [list, id] }: CvChange) => (list === 'sections' ? id : undefined);

/** Returns a unique key: no two changes of a comparison share action, path and field. */
const changeKey = ({ did, at, field = '' }: CvChange) => [did, ...at, field].join(' ');
