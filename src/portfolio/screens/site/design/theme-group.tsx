import { useId } from 'react';
import { useTranslations } from 'use-intl';
import { OVERLAY_RADIO } from '#ui/overlays/overlay-radio.ts';
import { colourThemeOf, OWN_THEME } from '../../../model/site-shape.ts';
import { type SiteTheme, THEMES } from '../../../model/themes.ts';
import { Group } from '../group.tsx';
import type { SiteEditor } from '../site-editor.ts';
import { CHOICE_CARD } from './choice-card.ts';
import { OwnColours } from './own-colours.tsx';
import { readable } from './readable.ts';

/** Group for the choice of the site's colours. */
export function ThemeGroup({ editor }: { editor: SiteEditor }) {
  const t = useTranslations('portfolio-editor.themes');
  return (
    <Group title={t('title')}>
      <ColourThemes label={t('title')} editor={editor} />
    </Group>
  );
}

/** Choice of the site's colours: a built-in colour theme, or the member's own. */
export function ColourThemes({ label, editor }: { label: string; editor: SiteEditor }) {
  const t = useTranslations('portfolio-editor.themes');
  const name = useId();
  const { value, change } = editor;
  const { theme, colors } = value;
  const currentTheme = colourThemeOf(value);
  // The member's own theme starts with the current colours.
  const chooseTheme = (id: string) =>
    change({
      theme: id,
      ...(id === OWN_THEME ? readable(colors ?? currentTheme.colors) : readable(colors)),
    });
  const ownTheme: SiteTheme = { id: OWN_THEME, isDark: false, colors: colors ?? currentTheme.colors };
  return (
    <>
      <div role="radiogroup" aria-label={label} className="grid grid-cols-3 gap-2">
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
    </>
  );
}

type Props = { theme: SiteTheme; label: string; group: string; checked: boolean; onChoose: () => void };

/** Radio card with a preview of a theme's colours. */
function ThemeCard({ theme: { id, colors }, label, group, checked, onChoose }: Props) {
  const { background, surface, text, textSecondary, primary, border } = colors;
  return (
    <label className={CHOICE_CARD}>
      <input
        type="radio"
        className={OVERLAY_RADIO}
        name={group}
        aria-labelledby={`${group}-${id}`}
        checked={checked}
        onChange={onChoose}
      />
      <svg viewBox="0 0 96 56" aria-hidden="true" className="block w-full forced-color-adjust-none">
        <rect width="96" height="56" fill={background} />
        <rect x="54" width="42" height="56" fill={surface} />
        <path d="M54 0V56" stroke={border} />
        <rect x="10" y="12" width="26" height="5" fill={text} />
        <rect x="10" y="23" width="32" height="2.5" fill={textSecondary} />
        <rect x="10" y="29" width="22" height="2.5" fill={textSecondary} />
        <rect x="10" y="41" width="14" height="3" fill={primary} />
        <circle cx="75" cy="28" r="9" fill={primary} />
      </svg>
      <span id={`${group}-${id}`} className="block truncate border-border border-t px-2 py-1.5 text-xs">
        {label}
      </span>
    </label>
  );
}
