import { type SiteDocument, themeOfSite } from '../../model/site.ts';
import { readableColours } from '../../model/themes.ts';
import type { SiteFaces } from '../site-given.ts';

const PLAIN_FACES = { body: 'Georgia, "Times New Roman", serif', heading: 'Georgia, "Times New Roman", serif' };
/** Font of small texts if body and headings are both serif. */
const SMALL_WORDS = 'system-ui, "Segoe UI", Roboto, "Helvetica Neue", Arial, sans-serif';

type Look = Pick<SiteDocument, 'theme' | 'colors'>;

/**
 * Returns a site's font rules and its CSS variables for colours and fonts. Values need no escaping: they are validated
 * colours and constants.
 */
export function variablesOf(site: Look, faces: SiteFaces | undefined): string[] {
  const theme = themeOfSite(site);
  const colors = readableColours(theme.colors);
  const { body, heading } = faces ?? PLAIN_FACES;
  const isBookish = isSerif(body);
  const variables = {
    'color-scheme': theme.isDark ? 'dark' : 'light',
    '--primary': colors.primary,
    '--secondary': colors.secondary,
    '--ground': colors.background,
    '--surface': colors.surface,
    '--ink': colors.text,
    '--soft': colors.textSecondary,
    '--hair': colors.border,
    '--error': colors.error,
    '--success': colors.success,
    '--body': body,
    '--heading': heading,
    '--small': isBookish ? (isSerif(heading) ? SMALL_WORDS : heading) : body,
    '--weight': `${faces?.headingWeight ?? 600}`,
    '--slant': isBookish ? 'italic' : 'normal',
  };
  return [
    ...(faces?.rules ?? []),
    `:root {\n${Object.entries(variables)
      .map(([name, value]) => `  ${name}: ${value};\n`)
      .join('')}}`,
  ];
}

const isSerif = (faces: string) => !/(?:sans-serif|monospace)\s*$/.test(faces);
