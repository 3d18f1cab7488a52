import { mediaFormatName } from '#files/contract.ts';
import { formatFileSize } from '#platform/pure/i18n/file-size.ts';
import { languageName } from '#platform/pure/i18n/language-name.ts';
import { textMarkup } from '#platform/pure/markdown/markdown-markup.ts';
import { html, type Markup } from '#platform/pure/markup.ts';
import type { SiteBlock, SiteMedium, SitePicture, SiteTrack } from '../../model/site-view.ts';
import type { PageContext } from '../parts/page-context.ts';
import { placeInRows, ratioOf } from '../parts/picture-rows.ts';

type BlockOf<Kind extends SiteBlock['kind']> = Extract<SiteBlock, { kind: Kind }>;

type Spoken = { caption: string; transcript: string };

/** The width of a poster that is sharp enough for a video in the whole width. */
const POSTER_WIDTH = 1280;

/** Renders a video in the column of the text; false if there is none. */
export const columnVideo = (block: BlockOf<'video'>, context: PageContext): Markup | false =>
  block.media !== undefined && video(block, block.media, '', context);

/** Renders a video that is wider than the text; false if there is none. */
export function videoSection(block: BlockOf<'video'>, context: PageContext): Markup | false {
  const { media } = block;
  if (!media) return false;
  const [place] = placeInRows([ratioOfVideo(block, media)], { kind: 'pictures', rules: context.pictures.rules });
  return html`<div class="${block.width === 'bleed' ? 'part pictures bleed' : 'part pictures'}">
${video(block, media, place?.className ?? '', context)}
</div>`;
}

const isSized = ({ width, height }: SiteMedium) => Boolean(width && height);

/** Returns the ratio of a video; if it is unknown, that of its poster. */
function ratioOfVideo({ poster }: Pick<BlockOf<'video'>, 'poster'>, media: SiteMedium) {
  if (media.width && media.height) return media.width / media.height;
  return poster ? ratioOf(poster) : 16 / 9;
}

/**
 * Renders a video with its captions and text. Its place is reserved in its own ratio, which its poster fills, and nothing
 * of it loads before it is played.
 */
function video(
  { poster, tracks, alt, caption, transcript }: BlockOf<'video'>,
  media: SiteMedium,
  className: string,
  context: PageContext,
): Markup {
  const { words } = context;
  const { rules } = context.pictures;
  const name = `film-${rules.length}`;
  rules.push(`.${name} { --ratio: ${Math.round(ratioOfVideo({ poster }, media) * 1000) / 1000}; }`);
  const label = alt.trim() || caption.trim() || words('portfolio-pages.story.video');
  const posterUrl = poster && posterUrlOf(poster);
  // Without a poster, the browser needs the beginning of the video to show its first picture, and on phones a time in it.
  const [preload, src] = posterUrl ? ['none', media.url] : ['metadata', `${media.url}#t=0.001`];
  return html`<figure class="${['film', !isSized(media) && 'unsized', name, className].filter(Boolean).join(' ')}"><div class="picture"><video controls playsinline preload="${preload}" width="${media.width ?? 16}" height="${media.height ?? 9}"${posterUrl && html` poster="${posterUrl}"`} aria-label="${label}" src="${src}">${tracksOf(tracks, context)}<a href="${media.url}">${label}</a></video>${
    posterUrl && html`<img class="still" src="${posterUrl}" alt="" loading="lazy">`
  }</div>${addressOf(media, context)}${captionOf({ caption, transcript }, context)}</figure>`;
}

function posterUrlOf({ sources }: SitePicture): string | undefined {
  const webp = sources.filter(({ format }) => format === 'webp');
  return (webp.find(({ width }) => width >= POSTER_WIDTH) ?? webp.at(-1))?.url;
}

/** Renders the captions. Those in the language of the page are shown until the visitor turns them off. */
function tracksOf(tracks: readonly SiteTrack[], { language }: PageContext): Markup[] {
  const shown = tracks.findIndex((track) => baseOf(track.language) === baseOf(language));
  return tracks.map((track, at) => {
    const label = track.label.trim() || languageName(track.language, language);
    return html`<track kind="captions" src="${track.url}" srclang="${track.language}" label="${label}"${at === Math.max(shown, 0) && html` default`}>`;
  });
}

const baseOf = (tag: string) => tag.toLowerCase().split('-')[0];

/** Renders the web address of a medium, for paper. */
function addressOf({ url }: SiteMedium, { urls, page }: PageContext): Markup {
  const address = URL.canParse(url, urls.canonicalUrl(page)) ? new URL(url, urls.canonicalUrl(page)).href : url;
  return html`<p class="address"><bdi dir="ltr">${address}</bdi></p>`;
}

/** Renders the text below a medium, and what is said in it, which visitors open if they want to read it. */
function captionOf({ caption, transcript }: Spoken, { words, marks }: PageContext): Markup | false {
  const [text, said] = [caption.trim(), transcript.trim()];
  return (
    (text !== '' || said !== '') &&
    html`<figcaption>${text !== '' && html`<span${marks.block(text)}>${text}</span>`}${
      said !== '' &&
      html`<details><summary>${words('portfolio-pages.story.transcript')}</summary>
<div>${textMarkup([said], () => marks.block(said))}</div></details>`
    }</figcaption>`
  );
}

/** Renders a recording with its title and text; false if there is none. */
export function audioBlock(
  { media, title, caption, transcript }: BlockOf<'audio'>,
  context: PageContext,
): Markup | false {
  if (!media) return false;
  const { words, marks } = context;
  const label = title.trim() || words('portfolio-pages.story.audio');
  return html`<figure class="sound">${
    title.trim() !== '' && html`<p class="name"${marks.block(title)}>${title}</p>`
  }<audio controls preload="none" aria-label="${label}" src="${media.url}"><a href="${media.url}">${label}</a></audio>${addressOf(media, context)}${captionOf({ caption, transcript }, context)}</figure>`;
}

/** Renders a link that downloads a file, with its format and size; false if there is none. */
export function fileBlock({ media, label }: BlockOf<'file'>, { language, words, marks }: PageContext): Markup | false {
  if (!media) return false;
  const name = label.trim() || media.name;
  const facts = words('portfolio-pages.story.fileFacts', {
    format: mediaFormatName(media.format),
    size: formatFileSize(media.size, language),
  });
  return html`<p class="embed download"><a href="${media.url}" download="${media.name}"><strong${marks.inline(name)}>${name}</strong> <span>${facts}</span></a></p>`;
}
