import { useId } from 'react';
import { useTranslations } from 'use-intl';
import { OVERLAY_RADIO } from '#ui/overlays/overlay-radio.ts';
import type { SiteLayout } from '../../../model/site-shape.ts';
import { LAYOUT_OF_STYLE } from '../../../model/styles/style-layouts.ts';
import { isArtStyle, STYLE_IDS, type StyleId } from '../../../model/styles/style-shape.ts';
import { Group } from '../group.tsx';
import type { SiteEditor } from '../site-editor.ts';
import { CHOICE_CARD } from './choice-card.ts';
import { readable } from './readable.ts';
import { SiteThumbnail } from './site-thumbnail.tsx';
import { StylePicture } from './style-picture.tsx';

/** Art-directed styles first; the classic one is for those who choose colours and fonts themselves. */
const CHOICES = [...STYLE_IDS.filter(isArtStyle), 'classic'] as const satisfies StyleId[];

/** Returns a theme with the layout that it is chosen with: its own, or the current one if it has none. */
const designOf = (style: StyleId, layout: SiteLayout) => ({
  style,
  layout: isArtStyle(style) ? LAYOUT_OF_STYLE[style] : layout,
});

/** Choice of the site's theme. */
export function StyleGroup({ editor }: { editor: SiteEditor }) {
  const t = useTranslations('portfolio-editor.styles');
  const name = useId();
  const { value, change } = editor;
  const choose = (id: StyleId) =>
    change({
      style: { ...value.style, id },
      layout: designOf(id, value.layout).layout,
      ...readable(value.colors),
    });
  return (
    <Group title={t('title')} lead={t('lead')}>
      <div role="radiogroup" aria-label={t('title')} className="grid grid-cols-2 gap-3">
        {CHOICES.map((id) => (
          <label key={id} className={CHOICE_CARD}>
            <input
              type="radio"
              className={OVERLAY_RADIO}
              name={name}
              aria-labelledby={`${name}-${id}`}
              aria-describedby={`${name}-${id}-text`}
              checked={id === value.style.id}
              onChange={() => choose(id)}
            />
            <SiteThumbnail site={editor.site} design={designOf(id, value.layout)}>
              <StylePicture id={id} />
            </SiteThumbnail>
            <span className="block border-border border-t px-3 pt-2 pb-2.5">
              <span id={`${name}-${id}`} className="block font-medium">
                {t(`${id}.name`)}
              </span>
              <span id={`${name}-${id}-text`} className="block text-text-secondary text-xs">
                {t(`${id}.text`)}
              </span>
            </span>
          </label>
        ))}
      </div>
    </Group>
  );
}
