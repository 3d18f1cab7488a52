import { html, type Markup } from '#platform/markup.ts';
import type { SitePicture } from '../../model/site-view.ts';

type Use = {
  /** How wide it is shown, by the width of the window. */
  sizes: string;
  /** Seen at once. */
  first?: boolean;
  alt?: string;
};

/** More of them would weigh more than the page. */
const MOST_PLACEHOLDERS = 12;
const PLACEHOLDER = /^data:image\/[a-z]+;base64,[A-Za-z0-9+/]+={0,2}$/;

/** The pictures of a page, with the rules of style that each of them needs. */
export function openPictures() {
  const rules: string[] = [];
  const classes = new Map<string, string>();

  /** One class each, so that no element has a style of its own. */
  function classOf({ width, height, placeholder }: SitePicture) {
    const ratio = width > 0 && height > 0 ? Math.round((width / height) * 1000) / 1000 : 1;
    const held = classes.size < MOST_PLACEHOLDERS && PLACEHOLDER.test(placeholder) ? placeholder : '';
    const key = `${ratio} ${held}`;
    const known = classes.get(key);
    if (known) return known;
    const name = `p${classes.size + 1}`;
    classes.set(key, name);
    rules.push(`.${name} { --ratio: ${ratio}; }`);
    if (held) rules.push(`.${name} img { background: url(${held}) center/cover; }`);
    return name;
  }

  const sourcesOf = ({ sources }: SitePicture, format: 'avif' | 'webp') =>
    sources.filter((source) => source.format === format);
  const setOf = (sources: SitePicture['sources']) => sources.map(({ url, width }) => `${url} ${width}w`).join(', ');

  /** A picture in every width that it has; none where it has none that all browsers show. */
  function show(picture: SitePicture, { sizes, first = false, alt = picture.alt }: Use): Markup | false {
    const [avif, webp] = [sourcesOf(picture, 'avif'), sourcesOf(picture, 'webp')];
    const usual = webp.find(({ width }) => width >= 1000) ?? webp.at(-1);
    if (!usual) return false;
    const seen = first ? html` fetchpriority="high"` : html` loading="lazy"`;
    return html`<picture class="picture ${classOf(picture)}">${
      avif.length > 0 && html`<source type="image/avif" srcset="${setOf(avif)}" sizes="${sizes}">`
    }<img src="${usual.url}" srcset="${setOf(webp)}" sizes="${sizes}" width="${picture.width}" height="${picture.height}" alt="${alt}" decoding="async"${seen}></picture>`;
  }

  return { show, classOf, rules };
}
