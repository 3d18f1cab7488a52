/** The art direction of a site, apart from its layout. `classic` is that of sites from before there were any others. */
export const STYLE_IDS = ['classic', 'ink', 'swiss', 'soft', 'terminal', 'journal', 'studio', 'plum', 'paper'] as const;
export type StyleId = (typeof STYLE_IDS)[number];
export type ArtStyleId = Exclude<StyleId, 'classic'>;

export const STYLE_SCHEMES = ['auto', 'light', 'dark'] as const;
export const STYLE_PALETTES = ['style', 'theme'] as const;
export const STYLE_SIZES = ['small', 'medium', 'large'] as const;
export const STYLE_DENSITIES = ['compact', 'normal', 'airy'] as const;
export const STYLE_CORNERS = ['style', 'square', 'round'] as const;
export const STYLE_RATIOS = ['style', 'original', '1:1', '4:5', '3:2', '16:9'] as const;
export const STYLE_COLUMNS = ['auto', '1', '2', '3', '4'] as const;

/** A style and what its member adjusts. */
export type SiteStyle = {
  id: StyleId;
  /** `auto` follows the visitor's system, and offers a switch. */
  scheme: (typeof STYLE_SCHEMES)[number];
  /** Source of the colours: the style, in light and dark, or the site's colour theme. */
  palette: (typeof STYLE_PALETTES)[number];
  size: (typeof STYLE_SIZES)[number];
  density: (typeof STYLE_DENSITIES)[number];
  corners: (typeof STYLE_CORNERS)[number];
  /** Proportions of the covers in lists of projects. */
  ratio: (typeof STYLE_RATIOS)[number];
  /** Columns of lists of projects on wide screens. */
  columns: (typeof STYLE_COLUMNS)[number];
};

export const CLASSIC_STYLE: SiteStyle = {
  id: 'classic',
  scheme: 'auto',
  palette: 'style',
  size: 'medium',
  density: 'normal',
  corners: 'style',
  ratio: 'style',
  columns: 'auto',
};

export const isArtStyle = (id: StyleId): id is ArtStyleId => id !== 'classic';
