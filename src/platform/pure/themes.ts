export type ThemeColors = {
  primary: string;
  secondary: string;
  background: string;
  surface: string;
  text: string;
  textSecondary: string;
  border: string;
  error: string;
  success: string;
  warning: string;
};

export type Theme = { id: string; name: string; isDark: boolean; colors: ThemeColors };

/** The light theme of the specification. `tokens.css` has the same colours; a test compares them. */
export const LIGHT_THEME: Theme = {
  id: 'light',
  name: 'Light',
  isDark: false,
  colors: {
    primary: '#2563eb',
    secondary: '#475569',
    background: '#ffffff',
    surface: '#f9fafb',
    text: '#111827',
    textSecondary: '#4b5563',
    border: '#e5e7eb',
    error: '#b91c1c',
    success: '#15803d',
    warning: '#b45309',
  },
};

export const DARK_THEME: Theme = {
  id: 'dark',
  name: 'Dark',
  isDark: true,
  colors: {
    primary: '#3b82f6',
    secondary: '#94a3b8',
    background: '#111827',
    surface: '#1f2937',
    text: '#f9fafb',
    textSecondary: '#9ca3af',
    border: '#374151',
    error: '#f87171',
    success: '#4ade80',
    warning: '#fbbf24',
  },
};
