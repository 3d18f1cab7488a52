import { type SiteDesign, schemesOfSite, themeOfSite } from '../../model/site.ts';
import { COLOUR_NAMES, readableColours, type SiteColours } from '../../model/themes.ts';
import type { PageFonts } from '../site-page-input.ts';

const FALLBACK_FONTS = { body: 'Georgia, "Times New Roman", serif', heading: 'Georgia, "Times New Roman", serif' };
/** Font of small texts if body and headings are both serif. */
const SMALL_TEXT_FONT = 'system-ui, "Segoe UI", Roboto, "Helvetica Neue", Arial, sans-serif';

/** Returns the colours of a site as CSS values, which follow the scheme of the page if the site has both schemes. */
export function cssColoursOf(site: SiteDesign): SiteColours {
  const { light, dark } = schemesOfSite(site);
  if (!light || !dark) return readableColours(light ?? dark ?? themeOfSite(site).colors);
  const [bright, dim] = [readableColours(light), readableColours(dark)];
  return Object.fromEntries(
    COLOUR_NAMES.map((name) => [
      name,
      bright[name] === dim[name] ? bright[name] : `light-dark(${bright[name]}, ${dim[name]})`,
    ]),
  ) as SiteColours;
}

/** Returns the value of `color-scheme` for a site. */
export function colorSchemeOf(site: SiteDesign): string {
  const { light, dark } = schemesOfSite(site);
  return light && dark ? 'light dark' : light ? 'light' : 'dark';
}

/**
 * Returns a site's font rules and its CSS variables for colours and fonts. Values need no escaping: they are validated
 * colours and constants.
 */
export function variablesOf(site: SiteDesign, fonts: PageFonts | undefined): string[] {
  const colors = cssColoursOf(site);
  const isArt = site.style.id !== 'classic';
  const { body, heading } = fonts ?? FALLBACK_FONTS;
  const isSerifBody = isSerif(body);
  const variables = {
    'color-scheme': colorSchemeOf(site),
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
    ...(isArt ? { '--voice': fonts?.voice ?? body, '--text-weight': `${fonts?.bodyWeight ?? 400}` } : {}),
    '--small': isArt ? body : isSerifBody ? (isSerif(heading) ? SMALL_TEXT_FONT : heading) : body,
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
