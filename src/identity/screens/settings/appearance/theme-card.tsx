import { useId } from 'react';
import type { ThemePreference } from '#platform/pure/preferences.ts';
import { DARK_THEME, LIGHT_THEME, type Theme } from '#platform/pure/themes.ts';

const SHOWN: Record<ThemePreference, readonly Theme[]> = {
  system: [LIGHT_THEME, DARK_THEME],
  light: [LIGHT_THEME],
  dark: [DARK_THEME],
};

type Props = { name: ThemePreference; label: string; hint: string; checked: boolean; onChoose: () => void };

/** Renders a theme to choose, with a picture of a screen in its colors. */
export function ThemeCard({ name, label, hint, checked, onChoose }: Props) {
  const id = useId();
  return (
    <div className="relative flex gap-3 rounded-card border border-border p-3 transition-colors has-checked:border-primary has-checked:outline-1 has-checked:outline-primary has-focus-visible:outline-2 has-focus-visible:outline-primary has-focus-visible:outline-offset-2 not-has-checked:hover:border-control sm:flex-col">
      <svg
        viewBox="0 0 96 60"
        aria-hidden="true"
        className="w-24 shrink-0 rounded-control border border-border sm:w-full"
      >
        {SHOWN[name].map((theme, at) => (
          <Screen key={theme.id} theme={theme} clip={at === 0 ? undefined : `polygon(100% 0, 100% 100%, 0 100%)`} />
        ))}
      </svg>
      <span className="flex min-w-0 items-start gap-2">
        <input
          type="radio"
          name="theme"
          id={id}
          aria-describedby={`${id}-hint`}
          checked={checked}
          onChange={onChoose}
          className="mt-0.5 size-4 shrink-0 accent-primary outline-none after:absolute after:inset-0"
        />
        <span className="min-w-0">
          <label htmlFor={id} className="block font-medium">
            {label}
          </label>
          <span id={`${id}-hint`} className="block text-text-secondary text-xs">
            {hint}
          </span>
        </span>
      </span>
    </div>
  );
}

/** Draws a screen of the app in the colors of a theme. */
function Screen({ theme: { colors }, clip }: { theme: Theme; clip: string | undefined }) {
  return (
    <g clipPath={clip}>
      <rect width="96" height="60" fill={colors.background} />
      <rect width="22" height="60" fill={colors.surface} />
      <path d="M22 0v60" stroke={colors.border} />
      <rect x="5" y="7" width="9" height="4" rx="1" fill={colors.primary} />
      <path
        d="M5 19h12M5 26h12M5 33h12"
        stroke={colors.textSecondary}
        strokeWidth="2"
        strokeLinecap="round"
        opacity=".5"
      />
      <path d="M31 12h22" stroke={colors.text} strokeWidth="4" strokeLinecap="round" />
      <rect x="29" y="21" width="27" height="30" rx="2" fill={colors.surface} stroke={colors.border} />
      <rect x="61" y="21" width="27" height="30" rx="2" fill={colors.surface} stroke={colors.border} />
      <path
        d="M34 28h16M34 34h10M66 28h16M66 34h10"
        stroke={colors.textSecondary}
        strokeWidth="2"
        strokeLinecap="round"
        opacity=".5"
      />
    </g>
  );
}
