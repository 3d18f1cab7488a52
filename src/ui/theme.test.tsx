import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { DARK_THEME, LIGHT_THEME, type ThemeColors } from '#platform/pure/themes.ts';
import { root } from '#platform/server/root.ts';
import { useTheme } from './theme.tsx';

describe('themes', () => {
  it('throw outside their provider', () => {
    const ThemeProbe = () => useTheme().theme.name;
    expect(() => renderToString(<ThemeProbe />)).toThrow('useTheme must be used within a ThemeProvider');
  });

  it.each([
    [LIGHT_THEME, ':root {'],
    [DARK_THEME, ':root.dark {'],
  ])('have the colours of the style sheet: %o', (theme, start) => {
    const css = readFileSync(join(root, 'src/ui/tokens.css'), 'utf8');
    const block = css.slice(css.indexOf(start), css.indexOf('}', css.indexOf(start)));
    const property = (name: string) => `--${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;
    const found = Object.keys(theme.colors).map((name) => {
      const [, value] = new RegExp(`${property(name)}: (#[0-9a-f]{6});`).exec(block) ?? [];
      return [name, value];
    });
    expect(Object.fromEntries(found) as ThemeColors).toEqual(theme.colors);
  });

  it('have the colours that the specification defines', () => {
    const specifiedColors = ({ primary, background, surface, text, border }: ThemeColors) =>
      [primary, background, surface, text, border].join(' ');
    expect(specifiedColors(LIGHT_THEME.colors)).toBe('#2563eb #ffffff #f9fafb #111827 #e5e7eb');
    expect(specifiedColors(DARK_THEME.colors)).toBe('#3b82f6 #111827 #1f2937 #f9fafb #374151');
  });
});
