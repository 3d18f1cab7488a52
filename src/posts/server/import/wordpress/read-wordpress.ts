import type { PostStatus } from '../../../model/limits.ts';
import type { SourcePicture } from '../blocks/source-picture.ts';
import { parseDate } from '../front-matter/parse-date.ts';
import { addHtml } from '../html/convert-html.ts';
import { NO_FACTS, type SourcePost } from '../source-post.ts';
import { classicHtml } from './classic-html.ts';
import type { WxrItem } from './read-wxr.ts';

const STATUSES: ReadonlyMap<string, PostStatus> = new Map([
  ...[['publish', 'published'] as const, ['future', 'scheduled'] as const],
  ...(['draft', 'pending', 'private'] as const).map((name) => [name, 'draft'] as const),
]);
const NO_DATE = '0000-00-00 00:00:00';

/** Returns the posts and pages of WordPress's export. Those in the trash are left out. */
export function readWordPress(items: readonly WxrItem[]): SourcePost[] {
  const attachments = new Map<string, SourcePicture>();
  for (const item of items) {
    const source = item.fields.get('wp:attachment_url') ?? '';
    if (source === '') continue;
    const alt = item.meta.get('_wp_attachment_image_alt') ?? '';
    attachments.set(item.fields.get('wp:post_id') ?? '', {
      source,
      alt,
      caption: item.fields.get('excerpt:encoded') ?? '',
    });
  }
  return items.flatMap((item) => {
    const kind = item.fields.get('wp:post_type');
    const status = STATUSES.get(item.fields.get('wp:status') ?? '');
    return (kind === 'post' || kind === 'page') && status ? [readPost(item, status, attachments)] : [];
  });
}

function readPost(
  { fields, categories, meta }: WxrItem,
  status: PostStatus,
  attachments: ReadonlyMap<string, SourcePicture>,
): SourcePost {
  const field = (name: string) => fields.get(name)?.trim() ?? '';
  const isProtected = field('wp:post_password') !== '' || field('wp:status') === 'private';
  return {
    facts: {
      ...NO_FACTS,
      title: plainHtml(field('title')),
      slug: decoded(field('wp:post_name')),
      summary: plainHtml(field('excerpt:encoded')),
      // What only some could read must not be published by an import.
      status: isProtected ? 'draft' : status,
      publishedAt:
        status === 'draft' ? undefined : dateOf(field('wp:post_date_gmt'), field('wp:post_date'), field('pubDate')),
      updatedAt: dateOf(field('wp:post_modified_gmt'), field('wp:post_modified')),
      tags: categories
        .filter(({ domain, slug }) => (domain === 'category' || domain === 'post_tag') && slug !== 'uncategorized')
        .map(({ name }) => plainHtml(name)),
      cover: attachments.get(meta.get('_thumbnail_id') ?? ''),
      originalUrl: meta.get('_yoast_wpseo_canonical') ?? '',
      isPage: field('wp:post_type') === 'page',
    },
    folder: '',
    warn: (warnings) => {
      if (isProtected) warnings.add('wasProtected');
    },
    write: (blocks) => addHtml(classicHtml(fields.get('content:encoded') ?? '', attachments, blocks.warnings), blocks),
  };
}

const dateOf = (...texts: string[]) =>
  texts
    .filter((text) => text !== NO_DATE && text !== '')
    .map((text) => parseDate(text))
    .find(Boolean);

const TAG = /<[^<>]*>/g;
const ENTITIES: ReadonlyMap<string, string> = new Map(
  Object.entries({ amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ' }),
);

/** Returns a title or an excerpt without its tags. */
const plainHtml = (html: string) =>
  html
    .replace(TAG, '')
    .replace(/&(?:#(\d{1,6})|([a-z]{2,6}));/g, (all, code, name) =>
      code === undefined ? (ENTITIES.get(name) ?? all) : String.fromCodePoint(Number(code)),
    );

/** Returns a slug as it is read; WordPress keeps letters of other scripts encoded. */
function decoded(slug: string) {
  try {
    return decodeURIComponent(slug);
  } catch {
    return slug;
  }
}
