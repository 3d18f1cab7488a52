import type { RefObject } from 'react';
import { useTranslations } from 'use-intl';
import { useDelayedLoading } from '#ui/feedback/use-delayed-loading.ts';
import { LiveText } from '#ui/live-text.tsx';
import { Spinner } from '#ui/spinner.tsx';
import { PageImage } from '../../pages/page-image.tsx';
import { PagesError } from '../../pages/pages-error.tsx';
import { withIndexKeys } from '../../pages/with-index-keys.ts';
import { VersionNotFound } from '../version-not-found.tsx';
import type { useVersionPages } from './use-version-pages.ts';

type Props = ReturnType<typeof useVersionPages> & {
  onLeaveVersion: () => void;
  list: RefObject<HTMLOListElement | null>;
  /** The height of a page's slot if each page fills the screen. */
  slotHeight: number | undefined;
  size: { width: number; height: number };
  background: string;
};

/** The pages of the full view, or the reason why they cannot be shown. */
export function FullViewPages({ query, isGone, onLeaveVersion, list, slotHeight, size, background }: Props) {
  const t = useTranslations('cv-history.pages');
  const waiting = useDelayedLoading(query.isPending);
  const pageStyle = { ...size, backgroundColor: background };
  const total = query.data?.pages.length ?? 0;
  if (isGone || query.isError) {
    return (
      <div className="grid min-h-dvh content-center px-4 py-20">
        <div className="mx-auto w-full max-w-xl rounded-card bg-background">
          {isGone ? <VersionNotFound onLeave={onLeaveVersion} /> : <PagesError query={query} />}
        </div>
      </div>
    );
  }
  return (
    <section aria-label={t('list')} aria-busy={query.isFetching || undefined}>
      <LiveText>{waiting ? t('loading') : ''}</LiveText>
      {query.isPending && (
        <div aria-hidden="true" className="grid min-h-dvh place-items-center">
          <div style={pageStyle} className="grid place-items-center text-on-paper/60 shadow-sheet">
            {waiting && <Spinner size={20} />}
          </div>
        </div>
      )}
      <ol ref={list} className={`w-max min-w-full ${slotHeight === undefined ? 'py-14' : ''}`}>
        {withIndexKeys(query.data?.pages ?? []).map(({ key, item: svg }, index) => (
          <li
            key={key}
            style={slotHeight === undefined ? undefined : { height: slotHeight }}
            className="grid snap-start place-items-center px-4 py-2"
          >
            <div style={pageStyle} className="overflow-hidden shadow-sheet forced-colors:border">
              <PageImage svg={svg} at={index + 1} total={total} />
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
}
