import { useTranslations } from 'use-intl';
import { FONT_PAIRS, type FontPair, fontPairOf } from '#cv/components.tsx';
import { Select } from '#ui/fields/select.tsx';
import { isArtStyle } from '../../../model/styles/style-shape.ts';
import { Group } from '../group.tsx';
import type { SiteEditor } from '../site-editor.ts';
import { AdjustGroup } from './adjust-group.tsx';
import { LayoutGroup } from './layout-group.tsx';
import { OwnCssGroup } from './own-css/own-css-group.tsx';
import { OwnFacesGroup } from './own-faces/own-faces-group.tsx';
import { StyleGroup } from './style-group.tsx';
import { ThemeGroup } from './theme-group.tsx';

/** The tab of theme and layout, and of the colours and fonts that the theme leaves to the member. */
export function DesignTab({ editor }: { editor: SiteEditor }) {
  const isArt = isArtStyle(editor.value.style.id);
  return (
    <>
      <StyleGroup editor={editor} />
      <LayoutGroup editor={editor} />
      {isArt && <AdjustGroup editor={editor} />}
      {!isArt && (
        <>
          <ThemeGroup editor={editor} />
          <FontsGroup editor={editor} />
        </>
      )}
      <OwnFacesGroup editor={editor} />
      <OwnCssGroup editor={editor} />
    </>
  );
}

const PAIRS = Object.keys(FONT_PAIRS) as FontPair[];

/** Choice of the site's fonts. */
function FontsGroup({ editor }: { editor: SiteEditor }) {
  const t = useTranslations('portfolio-editor.fonts');
  const nameOf = (pair: FontPair) => {
    const { heading, body } = FONT_PAIRS[pair];
    return heading === body ? body : t('pair', { heading, body });
  };
  return (
    <Group title={t('title')}>
      <Select
        label={t('label')}
        hint={t('hint')}
        options={PAIRS.map((pair) => ({ value: pair, label: nameOf(pair) }))}
        value={fontPairOf(editor.value.fonts)}
        onValueChange={(fonts) => editor.change({ fonts })}
      />
    </Group>
  );
}
