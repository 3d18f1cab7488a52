import { type SiteDocument, themeOfSite } from '../../model/site.ts';
import { readableColours } from '../../model/themes.ts';
import type { SiteFaces } from '../site-given.ts';

const PLAIN_FACES = { body: 'Georgia, "Times New Roman", serif', heading: 'Georgia, "Times New Roman", serif' };
/** Small words beside those of a book’s typeface. */
const SMALL_WORDS = 'system-ui, "Segoe UI", Roboto, "Helvetica Neue", Arial, sans-serif';

type Look = Pick<SiteDocument, 'theme' | 'colors'>;

/** The colours and typefaces of a site, for all rules. Values are colours that were checked, and our own names. */
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
