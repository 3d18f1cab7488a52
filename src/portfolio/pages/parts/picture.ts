import { objectPosition } from '#platform/pure/focal-point.ts';
import { html, type Markup } from '#platform/pure/markup.ts';
import type { LanguageMarks } from '#platform/pure/original-texts.ts';
import type { SitePicture } from '../../model/site-view.ts';

type PictureOptions = {
  /** Value of the `sizes` attribute. */
  sizes: string;
  /** Visible without scrolling: loaded with high priority instead of lazily. */
  first?: boolean;
  alt?: string;
};

/** Limits placeholders per page: more of them would outweigh the page. */
const MAX_PLACEHOLDERS = 8;
const PLACEHOLDER = /^data:image\/[a-z]+;base64,[A-Za-z0-9+/]+={0,2}$/;

/** Makes browsers choose the narrowest width of a picture. */
const THUMBNAIL_SIZES = '1px';

type RendererOptions = { isThumbnail?: boolean | undefined };

/** Returns a renderer for the pictures of one page that collects the CSS rules they need. */
export function createPictureRenderer(marks: LanguageMarks, { isThumbnail = false }: RendererOptions = {}) {
  const rules: string[] = [];
  const classes = new Map<string, string>();

  /** Returns the class for a picture's ratio, placeholder and focal point. Avoids inline styles. */
  function classOf({ width, height, placeholder, focus }: SitePicture) {
    const ratio = width > 0 && height > 0 ? Math.round((width / height) * 1000) / 1000 : 1;
    const usedPlaceholder = classes.size < MAX_PLACEHOLDERS && PLACEHOLDER.test(placeholder) ? placeholder : '';
    const position = focus ? objectPosition(focus) : '';
    const key = `${ratio} ${usedPlaceholder} ${position}`;
    const existing = classes.get(key);
    if (existing) return existing;
    const name = `p${classes.size + 1}`;
    classes.set(key, name);
    rules.push(`.${name} { --ratio: ${ratio}; }`);
    if (usedPlaceholder) rules.push(`.${name} img { background: url(${usedPlaceholder}) center/cover; }`);
    // More specific than the positions that layouts set.
    if (position) rules.push(`.${name}.${name}.${name} img { object-position: ${position}; }`);
    return name;
  }

  const sourcesOf = ({ sources }: SitePicture, format: 'avif' | 'webp') =>
    sources.filter((source) => source.format === format);
  const srcsetOf = (sources: SitePicture['sources']) => sources.map(({ url, width }) => `${url} ${width}w`).join(', ');

  /** Renders a picture in all its widths, or false if it has no WebP version. */
  function show(picture: SitePicture, options: PictureOptions): Markup | false {
    const { first = false, alt = picture.alt } = options;
    const sizes = isThumbnail ? THUMBNAIL_SIZES : options.sizes;
    const [avif, webp] = [sourcesOf(picture, 'avif'), sourcesOf(picture, 'webp')];
    const fallback = webp.find(({ width }) => width >= 1000) ?? webp.at(-1);
    if (!fallback) return false;
    const loadingAttribute = first ? html` fetchpriority="high"` : html` loading="lazy"`;
    return html`<picture class="picture ${classOf(picture)}">${
      avif.length > 0 && html`<source type="image/avif" srcset="${srcsetOf(avif)}" sizes="${sizes}">`
    }<img src="${fallback.url}" srcset="${srcsetOf(webp)}" sizes="${sizes}" width="${picture.width}" height="${picture.height}" alt="${alt}"${alt !== '' && marks.inline(alt)} decoding="async"${loadingAttribute}></picture>`;
  }

  return { show, classOf, rules };
}
