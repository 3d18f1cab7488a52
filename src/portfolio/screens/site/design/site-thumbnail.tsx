import { type ReactNode, useMemo } from 'react';
import { useTranslations } from 'use-intl';
import { useOnline } from '#ui/feedback/use-online.ts';
import { useElementSize } from '#ui/use-element-size.ts';
import { useIsVisible } from '#ui/use-is-visible.ts';
import type { Site } from '../../../contract.ts';
import { PREVIEW_PATHS } from '../../../model/preview-paths.ts';
import { type PreviewDesign, withPreviewOptions } from '../../../model/preview-query.ts';
import { useThumbnailFrames } from './use-thumbnail-frames.ts';

/** Viewport of the page, in which every layout shows all its columns, in the proportions of the drawings. */
const VIEWPORT = { width: 1200, height: 660 };

type Props = {
  /** The site as last saved; undefined until it is known. */
  site: Site | undefined;
  design: PreviewDesign;
  /** A drawing, shown until the page has loaded, and if it cannot be loaded. */
  children: ReactNode;
};

/** Small picture of the member's own home page in a theme and a layout. Loads while it is visible, a few at a time. */
export function SiteThumbnail({ site, design, children }: Props) {
  const t = useTranslations('portfolio-editor.view');
  const [visibilityRef, isVisible] = useIsVisible<HTMLSpanElement>();
  const [sizeRef, size] = useElementSize<HTMLSpanElement>();
  const isOnline = useOnline();
  const { style, layout } = design;
  const content = useMemo(() => site && contentKeyOf(site, { style, layout }), [site, style, layout]);
  const frames = useThumbnailFrames(isVisible && isOnline ? content : undefined);
  return (
    <span ref={visibilityRef} aria-hidden="true" inert className="block overflow-hidden">
      <span ref={sizeRef} className="relative block">
        {children}
        {size &&
          frames.map(({ key, isShown, onLoad }) => (
            <iframe
              key={key}
              src={withPreviewOptions(PREVIEW_PATHS.written, { design })}
              title={t('frame')}
              aria-hidden="true"
              tabIndex={-1}
              sandbox="allow-same-origin"
              onLoad={onLoad}
              // The measured width is rounded down.
              style={{ ...VIEWPORT, transform: `scale(${(size.width + 1) / VIEWPORT.width})` }}
              className={`pointer-events-none absolute start-0 top-0 origin-top-left border-0 rtl:origin-top-right ${isShown ? '' : 'opacity-0'}`}
            />
          ))}
      </span>
    </span>
  );
}

/** Returns a text that changes with everything that the page shows, except for a design that the thumbnail replaces. */
function contentKeyOf({ document, holds, unpublished }: Site, design: PreviewDesign) {
  const { style, layout: _, ...content } = document;
  return JSON.stringify([{ ...content, style: { ...style, id: design.style } }, design.layout, holds, unpublished]);
}
