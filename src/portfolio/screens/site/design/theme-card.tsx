import { OVERLAY_RADIO } from '#ui/overlay-radio.ts';
import type { SiteTheme } from '../../../model/themes.ts';
import { CHOICE_CARD } from './choice-card.ts';

type Props = { theme: SiteTheme; label: string; group: string; checked: boolean; onChoose: () => void };

/** Radio card with a preview of a theme's colours. */
export function ThemeCard({ theme: { id, colors }, label, group, checked, onChoose }: Props) {
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
