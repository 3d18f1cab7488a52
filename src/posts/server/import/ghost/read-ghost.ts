import { AppError } from '#platform/pure/errors.ts';
import { isObject, type JsonObject, ownProperty } from '#platform/pure/json.ts';
import { parseJson } from '#platform/pure/parse-json.ts';
import type { PostStatus } from '../../../model/limits.ts';
import { parseDate } from '../front-matter/parse-date.ts';
import { NO_FACTS, type SourcePost } from '../source-post.ts';
import { addGhostContent } from './ghost-content.ts';

/** Returns the tables of Ghost's export; undefined if a value is none. */
export function ghostTables(value: unknown): JsonObject | undefined {
  if (!isObject(value)) return undefined;
  const db = ownProperty(value, 'db');
  const first = Array.isArray(db) ? db[0] : value;
  const data = isObject(first) ? ownProperty(first, 'data') : undefined;
  return isObject(data) && Array.isArray(ownProperty(data, 'posts')) ? data : undefined;
}

/** Returns the posts and pages of Ghost's export. */
export function readGhost(tables: JsonObject): SourcePost[] {
  const tagNames = namesOfTags(tables);
  const tagsOfPosts = groupTags(tables, tagNames);
  const meta = new Map(rowsOf(tables, 'posts_meta').map((row) => [String(row.post_id), row]));
  return rowsOf(tables, 'posts').map((post) => readPost(post, tagsOfPosts.get(String(post.id)) ?? [], meta));
}

const rowsOf = (tables: JsonObject, name: string): JsonObject[] => {
  const rows = ownProperty(tables, name);
  return Array.isArray(rows) ? rows.filter(isObject) : [];
};

const textOf = (value: unknown) => (typeof value === 'string' ? value : '');

/** Returns the names of tags by id, without those that only the theme uses. */
const namesOfTags = (tables: JsonObject) =>
  new Map(
    rowsOf(tables, 'tags')
      .filter(
        ({ name, visibility }) => textOf(name) !== '' && !textOf(name).startsWith('#') && visibility !== 'internal',
      )
      .map(({ id, name }) => [String(id), textOf(name)]),
  );

function groupTags(tables: JsonObject, names: ReadonlyMap<string, string>): Map<string, string[]> {
  const groups = new Map<string, string[]>();
  const rows = rowsOf(tables, 'posts_tags').sort((a, b) => Number(a.sort_order ?? 0) - Number(b.sort_order ?? 0));
  for (const { post_id: postId, tag_id: tagId } of rows) {
    const name = names.get(String(tagId));
    if (name === undefined) continue;
    const group = groups.get(String(postId)) ?? [];
    group.push(name);
    groups.set(String(postId), group);
  }
  return groups;
}

const STATUSES: ReadonlyMap<string, PostStatus> = new Map([
  ['published', 'published'],
  ['scheduled', 'scheduled'],
]);

/** Returns who could read a post, if not everyone. Ghost sends some posts as a newsletter only. */
function restrictedAudience({ status, visibility }: JsonObject): string {
  if (status === 'sent') return 'newsletter';
  return visibility === undefined || visibility === null || visibility === 'public'
    ? ''
    : textOf(visibility) || 'restricted';
}

function readPost(post: JsonObject, tags: readonly string[], metas: ReadonlyMap<string, JsonObject>): SourcePost {
  const meta = metas.get(String(post.id)) ?? {};
  const cover = textOf(post.feature_image);
  const audience = restrictedAudience(post);
  return {
    facts: {
      ...NO_FACTS,
      title: textOf(post.title),
      slug: textOf(post.slug),
      summary: textOf(post.custom_excerpt),
      // What only some could read must not be published by an import.
      status: audience === '' ? (STATUSES.get(textOf(post.status)) ?? 'draft') : 'draft',
      publishedAt: parseDate(textOf(post.published_at)),
      updatedAt: parseDate(textOf(post.updated_at)),
      tags,
      cover:
        cover === ''
          ? undefined
          : {
              source: cover,
              alt: textOf(meta.feature_image_alt),
              caption: textOf(meta.feature_image_caption),
            },
      originalUrl: textOf(post.canonical_url),
      isPage: post.type === 'page' || post.page === true || post.page === 1,
    },
    folder: '',
    warn: (warnings) => {
      if (audience !== '') warnings.add('wasProtected', audience);
    },
    write: (blocks) =>
      addGhostContent(
        { html: textOf(post.html), lexical: parsed(post.lexical), mobiledoc: parsed(post.mobiledoc) },
        blocks,
      ),
  };
}

/** Returns the document of an editor, which the export contains as text. */
function parsed(value: unknown): unknown {
  if (typeof value !== 'string') return value;
  try {
    return parseJson(value);
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    return undefined;
  }
}
