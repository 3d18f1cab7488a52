import { imagesOfBlocks, type OwnBlock } from '#blocks/contract.ts';
import { isWebAddress } from '#platform/pure/field-rules.ts';
import { escapeMarkdown } from '#platform/pure/markdown/inline-markdown.ts';
import { slugOf } from '#platform/pure/slug.ts';
import type { PostImportWarning } from '../../model/import.ts';
import { POST_LIMITS } from '../../model/limits.ts';
import { makeBlockBuilder } from './blocks/block-builder.ts';
import { cleanLine, fitText } from './blocks/clean-line.ts';
import type { SourceFacts, SourcePost } from './source-post.ts';
import { makeWarnings, type Warnings } from './warnings.ts';

/** A post that fits the fields of the product. Its pictures have ids that stand for files of the archive. */
export type FittedPost = {
  title: string;
  slug: string;
  summary: string;
  status: SourceFacts['status'];
  /** When it was published, or will be, in ISO 8601; empty if unknown. */
  publishedAt: string;
  updatedAt: string;
  tags: string[];
  series: string;
  cover: string | null;
  coverAlt: string;
  originalUrl: string;
  isPage: boolean;
  blocks: OwnBlock[];
  /** The pictures in the post: the id of each, and the path of its file. */
  pictures: { id: string; path: string }[];
  warnings: PostImportWarning[];
};

type Options = {
  /** Finds the file of a picture by its address and the folder of the post. */
  findPath: (source: string, folder: string) => string | undefined;
  newId: () => string;
};

/** Converts a post of a file. Facts that don't fit their fields are moved to its text, or reported. */
export function fitPost({ facts, folder, warn, write }: SourcePost, { findPath, newId }: Options): FittedPost {
  const warnings = makeWarnings();
  const ids = new Map<string, string>();
  const findPicture = (source: string) => {
    const path = findPath(source, folder);
    if (path === undefined) return undefined;
    const id = ids.get(path) ?? newId();
    ids.set(path, id);
    return id;
  };
  const blocks = makeBlockBuilder({ findPicture, warnings, newId });
  warn(warnings);
  const title = fitText(cleanLine(facts.title), POST_LIMITS.title);
  if (title.rest !== '') {
    warnings.add('titleMoved');
    blocks.text(escapeMarkdown(cleanLine(facts.title)));
  }
  const summary = cleanLine(facts.summary);
  const isLongSummary = summary.length > POST_LIMITS.summary;
  if (isLongSummary) {
    warnings.add('summaryMoved');
    blocks.text(escapeMarkdown(summary));
  }
  const cover = coverOf(facts, findPicture, warnings);
  if (cover.rest !== '') blocks.text(escapeMarkdown(cover.rest));
  write(blocks);
  const finished = blocks.finish();
  return {
    title: title.fitting,
    slug: slugOf(facts.slug) || slugOf(title.fitting),
    summary: isLongSummary ? '' : summary,
    status: facts.status,
    publishedAt: facts.publishedAt?.toISOString() ?? '',
    updatedAt: facts.updatedAt?.toISOString() ?? '',
    tags: fitTags(facts.tags, warnings),
    series: fitSeries(facts.series, warnings),
    cover: cover.image,
    coverAlt: cover.alt,
    originalUrl: fitAddress(facts.originalUrl, warnings),
    isPage: facts.isPage,
    blocks: finished,
    pictures: shownPictures(ids, cover.image, finished),
    warnings: warnings.list(),
  };
}

/** Returns the pictures that a post shows. Blocks beyond the limits of a post leave some out. */
function shownPictures(ids: ReadonlyMap<string, string>, cover: string | null, blocks: readonly OwnBlock[]) {
  const shown = new Set([cover, ...imagesOfBlocks(blocks)]);
  return [...ids].flatMap(([path, id]) => (shown.has(id) ? [{ id, path }] : []));
}

function coverOf({ cover }: SourceFacts, findPicture: (source: string) => string | undefined, warnings: Warnings) {
  const image = cover && findPicture(cover.source);
  if (!cover || image === undefined) {
    if (cover) warnings.add(/^https?:/i.test(cover.source) ? 'picturesElsewhere' : 'picturesMissing', cover.source);
    return { image: null, alt: '', rest: cleanLine(cover?.caption ?? '') };
  }
  const alt = fitText(cleanLine(cover.alt), POST_LIMITS.alt);
  return { image, alt: alt.fitting, rest: [alt.rest, cleanLine(cover.caption)].filter(Boolean).join(' ') };
}

function fitTags(tags: readonly string[], warnings: Warnings): string[] {
  const fitting = new Map<string, string>();
  for (const tag of tags.map(cleanLine).filter(Boolean)) {
    const key = tag.toLowerCase();
    if (fitting.has(key)) continue;
    if (tag.length > POST_LIMITS.tag || fitting.size >= POST_LIMITS.tags) warnings.add('tagsLeftOut', tag);
    else fitting.set(key, tag);
  }
  return [...fitting.values()];
}

function fitSeries(series: string, warnings: Warnings) {
  const { fitting, rest } = fitText(cleanLine(series), POST_LIMITS.series);
  if (rest !== '') warnings.add('seriesShortened', series);
  return fitting;
}

function fitAddress(address: string, warnings: Warnings) {
  const fits = address.length <= POST_LIMITS.address && isWebAddress(address);
  if (address !== '' && !fits) warnings.add('addressLeftOut', address);
  return fits ? address : '';
}
