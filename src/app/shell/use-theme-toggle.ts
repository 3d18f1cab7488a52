import { useTranslations } from 'use-intl';
import { useThemePreference } from '#identity/components.tsx';
import { useToast } from '#ui/feedback/use-toast.ts';
import { useTheme } from '#ui/theme.tsx';

type ShownTheme = 'light' | 'dark';

/** The themes that were offered since the page was loaded. Each is offered once, so that the offer never nags. */
const offered = new Set<ShownTheme>();
let closeOffer = () => {};

/**
 * Returns a function that toggles between light and dark. That lasts until the page is loaded again; the first time, a
 * notice offers to keep the theme.
 */
export function useThemeToggle() {
  const t = useTranslations('app.theme');
  const { theme, toggleTheme } = useTheme();
  const toast = useToast();
  const { preference, changePreference } = useThemePreference((text) => toast({ text, tone: 'error' }));
  return () => {
    const next: ShownTheme = theme.isDark ? 'light' : 'dark';
    toggleTheme();
    closeOffer();
    if (preference === next || offered.has(next)) return;
    offered.add(next);
    closeOffer = toast({
      text: t(`${next}Now`),
      action: { label: t(`${next}Always`), onSelect: () => void changePreference(next) },
    });
  };
}
