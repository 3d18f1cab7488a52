import { useId } from 'react';
import { useTranslations } from 'use-intl';
import { OVERLAY_RADIO } from '#ui/overlays/overlay-radio.ts';
import { SITE_LAYOUTS } from '../../../model/site-shape.ts';
import { Group } from '../group.tsx';
import type { SiteEditor } from '../site-editor.ts';
import { CHOICE_CARD } from './choice-card.ts';
import { LayoutPicture } from './layout-picture.tsx';
import { SiteThumbnail } from './site-thumbnail.tsx';

/** Choice of the site's layout. */
export function LayoutGroup({ editor }: { editor: SiteEditor }) {
  const t = useTranslations('portfolio-editor.layouts');
  const name = useId();
  const { value, change } = editor;
  return (
    <Group title={t('title')}>
      <div role="radiogroup" aria-label={t('title')} className="grid grid-cols-2 gap-3">
        {SITE_LAYOUTS.map((layout) => (
          <label key={layout} className={CHOICE_CARD}>
            <input
              type="radio"
              className={OVERLAY_RADIO}
              name={name}
              aria-labelledby={`${name}-${layout}`}
              aria-describedby={`${name}-${layout}-text`}
              checked={layout === value.layout}
              onChange={() => change({ layout })}
            />
            <SiteThumbnail site={editor.site} design={{ style: value.style.id, layout }}>
              <LayoutPicture layout={layout} />
            </SiteThumbnail>
            <span className="block border-border border-t px-3 pt-2 pb-2.5">
              <span id={`${name}-${layout}`} className="block font-medium">
                {t(`${layout}.name`)}
              </span>
              <span id={`${name}-${layout}-text`} className="block text-text-secondary text-xs">
                {t(`${layout}.text`)}
              </span>
            </span>
          </label>
        ))}
      </div>
    </Group>
  );
}
