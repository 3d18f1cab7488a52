import { createContext, type ReactNode, use, useCallback, useEffect, useMemo, useState } from 'react';
import { DARK_THEME, LIGHT_THEME, type Theme } from '#platform/pure/themes.ts';

const CHOICE_KEY = 'theme';
const REMEMBER_KEY = 'theme.remember';

type ThemeContextValue = {
  theme: Theme;
  toggleTheme(): void;
  setTheme(id: Theme['id']): void;
  /** Whether the choice is restored on the next load. Otherwise every load starts with the light theme. */
  remembered: boolean;
  remember(yes: boolean): void;
};

const ThemeContext = createContext<ThemeContextValue | undefined>(undefined);

/** Provides the theme. It starts light, as specified, and restores the saved choice only if the user asked for that. */
export function ThemeProvider({ children }: { children: ReactNode }) {
  const [remembered, setRemembered] = useState(() => localStorage.getItem(REMEMBER_KEY) === 'true');
  const [theme, setChosen] = useState(() =>
    remembered && localStorage.getItem(CHOICE_KEY) === DARK_THEME.id ? DARK_THEME : LIGHT_THEME,
  );

  useEffect(() => {
    document.documentElement.classList.toggle('dark', theme.isDark);
  }, [theme]);

  const setTheme = useCallback((id: Theme['id']) => {
    localStorage.setItem(CHOICE_KEY, id);
    setChosen(id === DARK_THEME.id ? DARK_THEME : LIGHT_THEME);
  }, []);

  const remember = useCallback((yes: boolean) => {
    if (yes) localStorage.setItem(REMEMBER_KEY, 'true');
    else localStorage.removeItem(REMEMBER_KEY);
    setRemembered(yes);
  }, []);

  const value = useMemo<ThemeContextValue>(
    () => ({
      theme,
      setTheme,
      toggleTheme: () => setTheme(theme.isDark ? LIGHT_THEME.id : DARK_THEME.id),
      remembered,
      remember,
    }),
    [theme, setTheme, remembered, remember],
  );
  return <ThemeContext value={value}>{children}</ThemeContext>;
}

export function useTheme() {
  const context = use(ThemeContext);
  if (!context) throw new Error('useTheme must be used within a ThemeProvider');
  return context;
}
