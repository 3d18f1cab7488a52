import { useCallback, useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { useTranslations } from 'use-intl';
import { Button } from '#ui/actions/button.tsx';
import { ErrorState } from '#ui/feedback/error-state.tsx';
import { Skeleton } from '#ui/feedback/skeleton.tsx';
import { useElementSize } from '#ui/use-element-size.ts';
import { type PreviewedKind, recordPreviewPath } from '../../model/preview-paths.ts';
import { SiteFrame } from '../site/preview/site-frame.tsx';
import { recordOfPreviewUrl } from './record-of-preview-url.ts';

type Props = {
  kind: PreviewedKind;
  record: { id: string; title: string; revision: number; status: string };
};

const SCREENS = { project: '/projects', post: '/posts' } as const;
const WORDS = { project: 'projects.detail.page', post: 'posts.detail.page' } as const;

/** Lets the arrow keys scroll a page before its first link has the focus. */
function makeScrollable(page: Document) {
  page.body.tabIndex = 0;
}

/** The page of a project or post in a frame, as the member's site shows it or would show it. */
export function RecordFrame({ kind, record }: Props) {
  const t = useTranslations(WORDS[kind]);
  const navigate = useNavigate();
  const [refreshCount, setRefreshCount] = useState(0);
  const [isLoaded, setIsLoaded] = useState<boolean>();
  const [ref, size] = useElementSize<HTMLDivElement>();
  const end = useRef<HTMLDivElement>(null);
  const refresh = useCallback(() => setRefreshCount((before) => before + 1), []);
  useEffect(() => {
    window.addEventListener('online', refresh);
    return () => window.removeEventListener('online', refresh);
  }, [refresh]);
  const followLink = (url: URL) => {
    const other = recordOfPreviewUrl(url);
    if (other) void navigate(`${SCREENS[other.kind]}/${encodeURIComponent(other.slug)}`);
    else window.open(url, '_blank', 'noopener,noreferrer');
    return other !== undefined;
  };
  return (
    <section aria-label={t('label')} className="relative mt-4 max-sm:-mx-4">
      <Button className="absolute start-2 top-2 z-10 not-focus-visible:sr-only" onClick={() => end.current?.focus()}>
        {t('skip')}
      </Button>
      <div
        ref={ref}
        aria-busy={isLoaded === undefined || undefined}
        className="relative isolate h-[calc(100dvh-13rem)] min-h-96 overflow-hidden border-border border-y bg-background sm:rounded-card sm:border-x"
      >
        {isLoaded === undefined && <Skeleton shape="block" className="absolute inset-0 h-full" />}
        {size && (
          <SiteFrame
            {...size}
            scale={1}
            address={recordPreviewPath(kind, record.id)}
            reloadKey={`${record.revision} ${record.status} ${refreshCount}`}
            title={t('frame', { title: record.title })}
            onLink={followLink}
            onPage={makeScrollable}
            onLoaded={(page) => setIsLoaded(page !== undefined)}
          />
        )}
        {isLoaded === false && (
          <div className="absolute inset-x-0 bottom-0 bg-background">
            <ErrorState title={t('failedTitle')} text={t('failedText')} onRetry={refresh} />
          </div>
        )}
      </div>
      <div ref={end} tabIndex={-1} />
    </section>
  );
}
