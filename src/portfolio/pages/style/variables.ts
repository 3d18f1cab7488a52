import { type SiteDocument, themeOfSite } from '../../model/site.ts';
import { readableColours } from '../../model/themes.ts';
import type { PageFonts } from '../site-page-input.ts';

const FALLBACK_FONTS = { body: 'Georgia, "Times New Roman", serif', heading: 'Georgia, "Times New Roman", serif' };
/** Font of small texts if body and headings are both serif. */
const SMALL_TEXT_FONT = 'system-ui, "Segoe UI", Roboto, "Helvetica Neue", Arial, sans-serif';

type SiteDesign = Pick<SiteDocument, 'theme' | 'colors'>;

/**
 * Returns a site's font rules and its CSS variables for colours and fonts. Values need no escaping: they are validated
 * colours and constants.
 */
export function variablesOf(site: SiteDesign, fonts: PageFonts | undefined): string[] {
  const theme = themeOfSite(site);
  const colors = readableColours(theme.colors);
  const { body, heading } = fonts ?? FALLBACK_FONTS;
  const isSerifBody = isSerif(body);
  const variables = {
    'color-scheme': theme.isDark ? 'dark' : 'light',
    '--primary': colors.primary,
    '--ground': colors.background,
    '--surface': colors.surface,
    '--ink': colors.text,
    '--soft': colors.textSecondary,
    '--hair': colors.border,
    '--error': colors.error,
    '--success': colors.success,
    '--body': body,
    '--heading': heading,
    '--small': isSerifBody ? (isSerif(heading) ? SMALL_TEXT_FONT : heading) : body,
    '--weight': `${fonts?.headingWeight ?? 600}`,
    '--slant': isSerifBody ? 'italic' : 'normal',
  };
  return [
    ...(fonts?.rules ?? []),
    `:root {\n${Object.entries(variables)
      .map(([name, value]) => `  ${name}: ${value};\n`)
      .join('')}}`,
  ];
}

const isSerif = (fonts: string) => !/(?:sans-serif|monospace)\s*$/.test(fonts);
