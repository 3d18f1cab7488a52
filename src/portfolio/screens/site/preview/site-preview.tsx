import { useEffect, useState } from 'react';
import { useTranslations } from 'use-intl';
import type { Language } from '#platform/pure/i18n/languages.ts';
import { ErrorState } from '#ui/feedback/error-state.tsx';
import { useElementSize } from '#ui/use-element-size.ts';
import type { Site } from '../../../contract.ts';
import { PREVIEW_PATHS, type PreviewState } from '../../../model/preview-paths.ts';
import { withPreviewOptions } from '../../../model/preview-query.ts';
import type { SiteDocument } from '../../../model/site-shape.ts';
import type { SitePage } from '../../../model/site-view.ts';
import { pathAndQueryOf, readSitePath } from '../../../pages/site-paths.ts';
import type { PagePart } from '../page-part.ts';
import { frameSize, type PreviewSize } from './frame-size.ts';
import { PreviewFrame } from './preview-frame.tsx';
import { PreviewToolbar } from './preview-toolbar.tsx';
import { usePreviewSize } from './use-preview-size.ts';
import { useShowsUnpublished } from './use-shows-unpublished.ts';

type Props = {
  site: Site | undefined;
  page: SitePage;
  onPage: (page: SitePage) => void;
  /** Number of reloads that were requested. */
  refreshCount: number;
  onRefresh: () => void;
  initialSize: PreviewSize;
  /** The site as it is edited. */
  siteDocument: SiteDocument;
  /** The part of the page whose field has the focus. */
  focusedPart: PagePart | undefined;
  onEditPart: (part: PagePart) => void;
  /** Moves the keyboard focus back to the fields. */
  onLeave: () => void;
};

/** Preview of any page of the site, as saved or as published, in the size of a device or in print. */
export function SitePreview(props: Props) {
  const { site, page, onPage, refreshCount, onRefresh, initialSize, siteDocument, focusedPart, onEditPart, onLeave } =
    props;
  const t = useTranslations('portfolio-editor.view');
  const [language, setLanguage] = useState<Language>();
  const [size, setSize] = usePreviewSize(initialSize);
  const [selectedState, setSelectedState] = useState<PreviewState>('written');
  const [isLoaded, setIsLoaded] = useState<boolean>();
  const [ref, available] = useElementSize<HTMLDivElement>();
  useEffect(() => {
    window.addEventListener('online', onRefresh);
    return () => window.removeEventListener('online', onRefresh);
  }, [onRefresh]);
  const [showsUnpublished, setShowsUnpublished] = useShowsUnpublished();
  const isShown = typeof site?.publishedAt === 'string';
  const state = isShown ? selectedState : 'written';
  const languages = site?.document.languages ?? [];
  const isRemoved = state === 'written' && !languages.some((one) => one.language === language);
  const shownLanguage = isRemoved ? undefined : language;
  const frame = available && frameSize(size, available);
  /** Leaves the page of a project or post that the other version may lack. */
  const leaveUnpublished = () => {
    if ((page.kind === 'project' || page.kind === 'post') && hasUnpublished(site, siteDocument))
      onPage({ kind: 'home' });
  };
  const followLink = (url: URL) => {
    const next = pageOfPreviewUrl(state, url);
    if (next) {
      onPage(next.page);
      setLanguage(next.language);
    } else window.open(url, '_blank', 'noopener,noreferrer');
    return next !== undefined;
  };
  return (
    // Below the tabs, it fills the rest of the pane.
    <section
      aria-label={t('label')}
      className="flex min-h-0 min-w-0 flex-1 flex-col bg-desk max-lg:h-[calc(100cqh-2.75rem-1px)]"
    >
      <PreviewToolbar
        site={site}
        page={page}
        onPage={onPage}
        size={size}
        onSize={setSize}
        state={isShown ? state : undefined}
        unpublished={
          state === 'written' && hasUnpublished(site, siteDocument)
            ? {
                isShown: showsUnpublished,
                show: (next) => {
                  leaveUnpublished();
                  setShowsUnpublished(next);
                },
              }
            : undefined
        }
        onStateChange={(next) => {
          leaveUnpublished();
          setSelectedState(next);
          // The other version may lack the language.
          setLanguage(undefined);
        }}
        onRefresh={onRefresh}
      />
      <div className="min-h-0 flex-1 p-3 sm:p-4">
        <div ref={ref} aria-busy={isLoaded === undefined || undefined} className="relative size-full">
          {frame && (
            <PreviewFrame
              frame={frame}
              size={size}
              pageKind={page.kind}
              siteDocument={siteDocument}
              focusedPart={focusedPart}
              onEditPart={onEditPart}
              address={previewUrl(state, page, { size, language: shownLanguage, publishedOnly: !showsUnpublished })}
              reloadKey={reloadKeyOf(site, refreshCount)}
              isLoaded={isLoaded}
              onLink={followLink}
              onLoaded={setIsLoaded}
              onLeave={onLeave}
            />
          )}
          {isLoaded === false && (
            <div className="absolute inset-x-0 bottom-0 rounded-card bg-background shadow-float">
              <ErrorState title={t('failedTitle')} text={t('failedText')} onRetry={onRefresh} />
            </div>
          )}
        </div>
      </div>
    </section>
  );
}

/** Returns whether the saved site shows something that only its member sees: unpublished work, or samples. */
const hasUnpublished = (site: Site | undefined, { samples }: SiteDocument) =>
  samples !== '' || (site !== undefined && site.unpublished.length + site.scheduled > 0);

/** Returns a string that changes whenever the pages may have changed. */
const reloadKeyOf = (site: Site | undefined, refreshCount: number) =>
  [
    site?.revision,
    site?.publishedAt,
    ...Object.values(site?.holds ?? {}),
    site?.unpublished.length,
    site?.scheduled,
    refreshCount,
  ].join(' ');

type PreviewOptions = { size: PreviewSize; language: Language | undefined; publishedOnly: boolean };

/** Returns the preview URL of a page, which only its owner may see. */
function previewUrl(state: PreviewState, page: SitePage, { size, language, publishedOnly }: PreviewOptions) {
  const path = [PREVIEW_PATHS[state], language, pathAndQueryOf(page)].filter(Boolean).join('/');
  return withPreviewOptions(path, { asPrint: size === 'print', publishedOnly: publishedOnly && state === 'written' });
}

/** Returns the page that a preview URL leads to, with its language; undefined for any other URL. */
function pageOfPreviewUrl(state: PreviewState, url: URL) {
  const base = PREVIEW_PATHS[state];
  if (url.origin !== location.origin || !`${url.pathname}/`.startsWith(`${base}/`)) return undefined;
  const sitePath = readSitePath(url.pathname.slice(base.length + 1), url.search);
  return sitePath?.kind === 'page' ? { page: sitePath.page, language: sitePath.language } : undefined;
}
