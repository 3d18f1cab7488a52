import { Moon, Sun } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { IconButton } from '#ui/actions/icon-button.tsx';
import { useTheme } from '#ui/theme.tsx';
import { useThemeToggle } from './use-theme-toggle.ts';

/** The button that toggles between light and dark. Its icon shows the current theme. */
export function ThemeButton() {
  const t = useTranslations('app.theme');
  const { theme } = useTheme();
  const toggle = useThemeToggle();
  return (
    <IconButton name={t('toggle')} aria-pressed={theme.isDark} icon={theme.isDark ? Moon : Sun} onClick={toggle} />
  );
}
