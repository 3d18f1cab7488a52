import { useEffect, useState } from 'react';
import { useTranslations } from 'use-intl';
import { ErrorState } from '#ui/error-state.tsx';
import { useRoom } from '#ui/use-room.ts';
import type { Site } from '../../../contract.ts';
import type { OwnLook } from '../../../model/frames.ts';
import type { SitePage } from '../../../model/site-view.ts';
import { frameSize, type ViewSize } from './frame-size.ts';
import { addressIn, pageAt } from './site-address.ts';
import { SiteFrame } from './site-frame.tsx';
import { ViewBar } from './view-bar.tsx';

type Props = {
  site: Site | undefined;
  /** Number of reloads that were requested. */
  looks: number;
  onLook: () => void;
  startsAs: ViewSize;
};

/** Preview of any page of the site, as saved or as published, in desktop, phone or print size. */
export function LiveSite({ site, looks, onLook, startsAs }: Props) {
  const t = useTranslations('portfolio-editor.view');
  const [page, setPage] = useState<SitePage>({ kind: 'home' });
  const [size, setSize] = useState<ViewSize>(startsAs);
  const [wish, setWish] = useState<OwnLook>('written');
  const [there, setThere] = useState<boolean>();
  const [ref, room] = useRoom<HTMLDivElement>();
  useEffect(() => {
    window.addEventListener('online', onLook);
    return () => window.removeEventListener('online', onLook);
  }, [onLook]);
  const isShown = typeof site?.publishedAt === 'string';
  const look = isShown ? wish : 'written';
  const frame = room && frameSize(size, room);
  const follow = (url: URL) => {
    const next = pageAt(look, url);
    if (next) setPage(next);
    else window.open(url, '_blank', 'noopener,noreferrer');
    return next !== undefined;
  };
  return (
    <section
      aria-label={t('label')}
      className="flex min-h-0 min-w-0 flex-1 flex-col bg-desk max-lg:-mt-4 max-lg:h-[calc(100dvh-6.125rem)]"
    >
      <ViewBar
        site={site}
        page={page}
        onPage={setPage}
        size={size}
        onSize={setSize}
        look={isShown ? look : undefined}
        onOther={setWish}
        onLook={onLook}
      />
      <div className="min-h-0 flex-1 p-3 sm:p-4">
        <div ref={ref} aria-busy={there === undefined || undefined} className="relative size-full">
          {frame && (
            <div
              style={{ width: frame.width * frame.scale, height: frame.height * frame.scale }}
              className={`relative isolate mx-auto overflow-hidden shadow-sheet ${size === 'phone' ? 'rounded-card' : ''} ${there === undefined ? 'bg-background' : ''}`}
            >
              <SiteFrame
                {...frame}
                address={addressIn(look, page, size)}
                stamp={stampOf(site, looks)}
                title={t('frame')}
                onLink={follow}
                onLoaded={setThere}
              />
            </div>
          )}
          {there === false && (
            <div className="absolute inset-x-0 bottom-0 rounded-card bg-background shadow-float">
              <ErrorState title={t('failedTitle')} text={t('failedText')} onRetry={onLook} />
            </div>
          )}
        </div>
      </div>
    </section>
  );
}

/** Returns a string that changes whenever the pages may have changed. */
const stampOf = (site: Site | undefined, looks: number) =>
  [site?.revision, site?.publishedAt, site?.holds.projects, site?.holds.achievements, looks].join(' ');
