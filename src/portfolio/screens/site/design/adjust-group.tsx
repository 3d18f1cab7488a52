import { useTranslations } from 'use-intl';
import { Segments } from '#ui/fields/segments.tsx';
import {
  type SiteStyle,
  STYLE_CORNERS,
  STYLE_DENSITIES,
  STYLE_PALETTES,
  STYLE_SCHEMES,
  STYLE_SIZES,
} from '../../../model/styles/style-shape.ts';
import { Group } from '../group.tsx';
import type { SiteEditor } from '../site-editor.ts';
import { PictureChoices } from './picture-choices.tsx';
import { readable } from './readable.ts';
import { ColourThemes } from './theme-group.tsx';

/** Choices within an art-directed theme: light or dark, colours, size, spacing, corners and pictures. */
export function AdjustGroup({ editor }: { editor: SiteEditor }) {
  const t = useTranslations('portfolio-editor.adjust');
  const { style } = editor.value;
  const set = (change: Partial<SiteStyle>) => editor.change({ style: { ...style, ...change } });
  const choicesOf = <Value extends string>(values: readonly Value[], labelOf: (value: Value) => string) =>
    values.map((value) => ({ value, label: labelOf(value) }));
  return (
    <Group title={t('title')}>
      <Segments
        label={t('palette')}
        choices={choicesOf(STYLE_PALETTES, (palette) => t(palette === 'style' ? 'ofStyle' : 'ofTheme'))}
        value={style.palette}
        onValueChange={(palette) => editor.change({ style: { ...style, palette }, ...readable(editor.value.colors) })}
      />
      {style.palette === 'theme' ? (
        <>
          <p className="-mt-2 text-text-secondary text-xs">{t('ofThemeHint')}</p>
          <ColourThemes label={t('colorPalette')} editor={editor} />
        </>
      ) : (
        <Segments
          label={t('scheme')}
          choices={choicesOf(STYLE_SCHEMES, t)}
          value={style.scheme}
          onValueChange={(scheme) => set({ scheme })}
        />
      )}
      <Segments
        label={t('size')}
        choices={choicesOf(STYLE_SIZES, t)}
        value={style.size}
        onValueChange={(size) => set({ size })}
      />
      <Segments
        label={t('density')}
        choices={choicesOf(STYLE_DENSITIES, t)}
        value={style.density}
        onValueChange={(density) => set({ density })}
      />
      <Segments
        label={t('corners')}
        choices={choicesOf(STYLE_CORNERS, (corners) => t(corners === 'style' ? 'ofStyle' : corners))}
        value={style.corners}
        onValueChange={(corners) => set({ corners })}
      />
      <PictureChoices editor={editor} onChange={set} />
    </Group>
  );
}
