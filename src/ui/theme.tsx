import { createContext, type ReactNode, use, useCallback, useEffect, useMemo, useState } from 'react';
import { preferenceCookie, preferencesInCookies, type ThemePreference } from '#platform/pure/preferences.ts';
import { DARK_THEME, LIGHT_THEME, type Theme } from '#platform/pure/themes.ts';

const CHOICE_KEY = 'theme';
/** Earlier versions kept here that the device remembers the choice. */
const FORMER_REMEMBER_KEY = 'theme.remember';

type ThemeContextValue = {
  theme: Theme;
  toggleTheme(): void;
  setTheme(id: Theme['id']): void;
  /** The theme with which every page load starts; null while that is undecided, which is light. */
  preference: ThemePreference | null;
  /** Decides with which theme this device starts, and shows it. */
  setPreference(preference: ThemePreference): void;
};

const ThemeContext = createContext<ThemeContextValue | undefined>(undefined);

const DARK_DEVICE = '(prefers-color-scheme: dark)';

const themeById = (id: Theme['id']) => (id === DARK_THEME.id ? DARK_THEME : LIGHT_THEME);

const themeFor = (preference: ThemePreference | null) =>
  preference === 'system'
    ? themeById(window.matchMedia(DARK_DEVICE).matches ? DARK_THEME.id : LIGHT_THEME.id)
    : themeById(preference ?? LIGHT_THEME.id);

function storePreference(preference: ThemePreference) {
  // biome-ignore lint/suspicious/noDocumentCookie: the cookie store is asynchronous and needs HTTPS
  document.cookie = preferenceCookie('theme', preference);
}

function readPreference() {
  if (localStorage.getItem(FORMER_REMEMBER_KEY) === 'true') {
    storePreference(localStorage.getItem(CHOICE_KEY) === DARK_THEME.id ? 'dark' : 'light');
    localStorage.removeItem(FORMER_REMEMBER_KEY);
  }
  return preferencesInCookies(document.cookie).theme;
}

/**
 * Provides the theme. Each page load starts with the preferred one, or light, as specified, if none is preferred. The
 * server has put it into the page already, so that the first paint has it.
 */
export function ThemeProvider({ children }: { children: ReactNode }) {
  const [preference, setDecided] = useState(readPreference);
  const [theme, setShown] = useState(() => themeFor(preference));

  useEffect(() => {
    document.documentElement.classList.toggle('dark', theme.isDark);
  }, [theme]);

  useEffect(() => {
    if (preference !== 'system') return;
    const device = window.matchMedia(DARK_DEVICE);
    const follow = () => setShown(themeFor('system'));
    device.addEventListener('change', follow);
    return () => device.removeEventListener('change', follow);
  }, [preference]);

  const setTheme = useCallback((id: Theme['id']) => {
    localStorage.setItem(CHOICE_KEY, id);
    setShown(themeById(id));
  }, []);

  const setPreference = useCallback((next: ThemePreference) => {
    storePreference(next);
    setDecided(next);
    setShown(themeFor(next));
  }, []);

  const value = useMemo<ThemeContextValue>(
    () => ({
      theme,
      setTheme,
      toggleTheme: () => setTheme(theme.isDark ? LIGHT_THEME.id : DARK_THEME.id),
      preference,
      setPreference,
    }),
    [theme, setTheme, preference, setPreference],
  );
  return <ThemeContext value={value}>{children}</ThemeContext>;
}

export function useTheme() {
  const context = use(ThemeContext);
  if (!context) throw new Error('useTheme must be used within a ThemeProvider');
  return context;
}
