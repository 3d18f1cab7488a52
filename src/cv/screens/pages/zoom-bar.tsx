import { Maximize, ZoomIn, ZoomOut } from 'lucide-react';
import { useFormatter, useTranslations } from 'use-intl';
import { IconButton } from '#ui/actions/icon-button.tsx';
import { useScreenAction } from '../screen-actions.tsx';
import type { useZoom } from './use-zoom.ts';

/** Zoom controls at the bottom of the pages. */
export function ZoomBar({ zoom }: { zoom: ReturnType<typeof useZoom> }) {
  const t = useTranslations('cv-history.pages');
  const format = useFormatter();
  useScreenAction('reduce', zoom.reduce);
  useScreenAction('enlarge', zoom.enlarge);
  useScreenAction('fit-width', zoom.fit);
  return (
    <div className="pointer-events-none sticky bottom-4 z-10 flex justify-end max-sm:bottom-20">
      <fieldset
        aria-label={t('zoom')}
        className="pointer-events-auto flex items-center rounded-card border border-border bg-floating shadow-float"
      >
        <IconButton name={t('smaller')} icon={ZoomOut} disabled={!zoom.reduce} onClick={zoom.reduce} />
        <output className="min-w-12 text-center text-text-secondary tabular-nums">
          {format.number(zoom.scale, { style: 'percent', maximumFractionDigits: 0 })}
        </output>
        <IconButton name={t('larger')} icon={ZoomIn} disabled={!zoom.enlarge} onClick={zoom.enlarge} />
        <IconButton name={t('fit')} icon={Maximize} onClick={zoom.fit} />
      </fieldset>
    </div>
  );
}
