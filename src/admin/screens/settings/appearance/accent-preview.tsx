import { useTranslations } from 'use-intl';
import { mixColors } from '#platform/pure/contrast.ts';
import { primariesOf } from '#platform/pure/instance-settings/accent.ts';
import { DARK_THEME, LIGHT_THEME } from '#platform/pure/themes.ts';

/** Link colours; must match `tokens.css`. */
const LINKS = {
  light: (primary: string) => primary,
  dark: (primary: string) => mixColors(primary, '#ffffff', 0.3),
};
const THEMES = { light: LIGHT_THEME, dark: DARK_THEME };

/** Preview of an accent colour in both themes, as button and link. */
export function AccentPreview({ accent }: { accent: string }) {
  const t = useTranslations('admin-settings.branding.preview');
  const primaries = accent === LIGHT_THEME.colors.primary ? DEFAULT_PRIMARIES : primariesOf(accent);
  return (
    <ul aria-label={t('label')} className="grid gap-3 sm:grid-cols-2">
      {(['light', 'dark'] as const).map((theme) => {
        const { background, text, border } = THEMES[theme].colors;
        const { primary, onPrimary } = primaries[theme];
        return (
          <li
            key={theme}
            className="flex flex-wrap items-center gap-x-4 gap-y-2 rounded-card border p-4 forced-color-adjust-none"
            style={{ background, color: text, borderColor: border }}
          >
            <span
              className="inline-flex min-h-9 items-center rounded-control px-3 font-medium"
              style={{ background: primary, color: onPrimary }}
            >
              {t('button')}
            </span>
            <span className="underline underline-offset-2" style={{ color: LINKS[theme](primary) }}>
              {t('link')}
            </span>
            <span className="ms-auto text-xs">{t(theme)}</span>
          </li>
        );
      })}
    </ul>
  );
}

/** Default colours of `tokens.css`. */
const DEFAULT_PRIMARIES = {
  light: { primary: LIGHT_THEME.colors.primary, onPrimary: LIGHT_THEME.colors.background },
  dark: { primary: DARK_THEME.colors.primary, onPrimary: '#0b1220' },
};
