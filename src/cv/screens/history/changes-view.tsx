import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { ErrorState } from '#ui/feedback/error-state.tsx';
import { Loading } from '#ui/feedback/loading.tsx';
import { Skeleton } from '#ui/feedback/skeleton.tsx';
import { useErrorText } from '#ui/fields/use-error-text.ts';
import type { Cv } from '../../contract.ts';
import { cvApi } from '../cv-api.ts';
import type { CvChange } from './cv-change.ts';
import { DiffText } from './diff-text.tsx';
import { useChangeDescription } from './use-change-description.ts';

type Props = { cv: Cv; version: string };

/** List of the changes since a version, in the order of the CV. */
export function ChangesView({ cv: { id, revision, document }, version }: Props) {
  const t = useTranslations('cv-history.changes');
  const messageOf = useErrorText();
  const old = useQuery(cvApi.version.queryOptions({ input: { id, version } }));
  const describeChange = useChangeDescription(old.data ? [document, old.data.document] : [document]);
  const options = cvApi.compare.queryOptions({ input: { id, version } });
  const query = useQuery({ ...options, queryKey: [...options.queryKey, revision] });
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
        <ul aria-label={t('list')}>
          {query.data.changes.map((change) => (
            <li key={changeKey(change)} className="border-border border-b py-3 last:border-b-0">
              <p className="break-words">{describeChange(change)}</p>
              {change.words && <DiffText words={change.words} />}
            </li>
          ))}
        </ul>
      )}
    </Loading>
  );
}

/** Returns a unique key: no two changes of a comparison share action, path and field. */
const changeKey = ({ did, at, field = '' }: CvChange) => [did, ...at, field].join(' ');
