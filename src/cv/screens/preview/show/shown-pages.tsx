import type { RefObject } from 'react';
import { useTranslations } from 'use-intl';
import { fieldMessage } from '#platform/api-errors.ts';
import { ErrorState } from '#ui/error-state.tsx';
import { LiveText } from '#ui/live-text.tsx';
import { Spinner } from '#ui/spinner.tsx';
import { useFailureWords } from '#ui/use-failure-words.ts';
import { usePatient } from '#ui/use-patient.ts';
import { PageSheet } from '../../pages/page-sheet.tsx';
import { inPlaces } from '../in-places.ts';
import { VersionGone } from '../version-gone.tsx';
import type { useShownPages } from './use-shown-pages.ts';

type Props = ReturnType<typeof useShownPages> & {
  onLeaveVersion: () => void;
  list: RefObject<HTMLOListElement | null>;
  /** The height of a page's slot if each page fills the screen. */
  high: number | undefined;
  size: { width: number; height: number };
  background: string;
};

/** The pages of the full view, or the reason why they cannot be shown. */
export function ShownPages({ query, isGone, onLeaveVersion, list, high, size, background }: Props) {
  const t = useTranslations('cv-history.pages');
  const wordsOf = useFailureWords();
  const waiting = usePatient(query.isPending);
  const sheet = { ...size, backgroundColor: background };
  const total = query.data?.pages.length ?? 0;
  if (isGone || query.isError) {
    return (
      <div className="grid min-h-dvh content-center px-4 py-20">
        <div className="mx-auto w-full max-w-xl rounded-card bg-background">
          {isGone ? (
            <VersionGone onLeave={onLeaveVersion} />
          ) : (
            <ErrorState
              title={t('failed')}
              text={fieldMessage(query.error, 'document') ?? wordsOf(query.error)}
              onRetry={() => void query.refetch()}
              retrying={query.isFetching}
            />
          )}
        </div>
      </div>
    );
  }
  return (
    <section aria-label={t('list')} aria-busy={query.isFetching || undefined}>
      <LiveText>{waiting ? t('loading') : ''}</LiveText>
      {query.isPending && (
        <div aria-hidden="true" className="grid min-h-dvh place-items-center">
          <div style={sheet} className="grid place-items-center text-on-paper/60 shadow-sheet">
            {waiting && <Spinner size={20} />}
          </div>
        </div>
      )}
      <ol ref={list} className={`w-max min-w-full ${high === undefined ? 'py-14' : ''}`}>
        {inPlaces(query.data?.pages ?? []).map(({ key, piece: svg }, index) => (
          <li
            key={key}
            style={high === undefined ? undefined : { height: high }}
            className="grid snap-start place-items-center px-4 py-2"
          >
            <div style={sheet} className="overflow-hidden shadow-sheet forced-colors:border">
              <PageSheet svg={svg} at={index + 1} total={total} />
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
}
