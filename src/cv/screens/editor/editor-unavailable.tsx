import { Trash2 } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { statusOf } from '#platform/pure/api-errors.ts';
import { DocumentLoadError, RecordNotFound, TrashedRecord } from '#records/components.tsx';
import type { FailedQuery } from '#ui/feedback/error-state.tsx';
import { cvApi } from '../cv-api.ts';

const calls = { restore: cvApi.restore.call };

type Props = { id: string; query: FailedQuery };

/** Shown when a CV cannot be edited: it does not exist, is in the trash, or failed to load. */
export function EditorUnavailable({ id, query }: Props) {
  const tManager = useTranslations('cv.manager');
  if (statusOf(query.error) === 404) {
    return (
      <div className="mx-auto max-w-6xl px-4 sm:px-8">
        <RecordNotFound back={{ to: '/cv', label: tManager('title') }} />
      </div>
    );
  }
  return (
    <div className="mx-auto max-w-xl px-4 py-16">
      {query.error === null ? (
        <TrashedRecord calls={calls} icon={Trash2} id={id} onRestored={() => void query.refetch()} />
      ) : (
        <DocumentLoadError query={query} />
      )}
    </div>
  );
}
