import { useId } from 'react';
import { useTranslations } from 'use-intl';
import { OWN_THEME, themeOfSite } from '../../../model/site-shape.ts';
import { readableColours, type SiteTheme, THEMES } from '../../../model/themes.ts';
import { Group } from '../group.tsx';
import type { SiteEditor } from '../site-editor.ts';
import { OwnColours } from './own-colours.tsx';
import { ThemeCard } from './theme-card.tsx';

/** Choice of the site's theme: a built-in one, or the member's own. */
export function ThemeGroup({ editor }: { editor: SiteEditor }) {
  const t = useTranslations('portfolio-editor.themes');
  const name = useId();
  const { value, change } = editor;
  const { theme, colors } = value;
  const currentTheme = themeOfSite(value);
  // The member's own theme starts with the current colours.
  const chooseTheme = (id: string) =>
    change({
      theme: id,
      // Unreadable colours are not saved, and could not be fixed once their fields are hidden.
      ...(colors
        ? { colors: readableColours(colors) }
        : id === OWN_THEME
          ? { colors: readableColours(currentTheme.colors) }
          : {}),
    });
  const ownTheme: SiteTheme = { id: OWN_THEME, isDark: false, colors: colors ?? currentTheme.colors };
  return (
    <Group title={t('title')}>
      <div role="radiogroup" aria-label={t('title')} className="grid grid-cols-3 gap-2">
        {[...THEMES, ownTheme].map((one) => (
          <ThemeCard
            key={one.id}
            theme={one}
            label={t(one.id as 'own')}
            group={name}
            checked={one.id === theme}
            onChoose={() => chooseTheme(one.id)}
          />
        ))}
      </div>
      {theme === OWN_THEME && colors && <OwnColours editor={editor} colors={colors} />}
    </Group>
  );
}
