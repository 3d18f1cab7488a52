import type { AchievementDocument } from '#achievements/contract.ts';
import type { Block } from '#blocks/contract.ts';
import { orderBlocks } from '#blocks/contract.ts';
import type { CareerStep } from '#cv/service.ts';
import type { ProjectDocument } from '#projects/contract.ts';
import type { ShownRecord } from '#records/service.ts';
import type { ApprovedTestimonial } from '#testimonials/service.ts';
import type { OnlyInPreview } from '../../model/only-in-preview.ts';
import type {
  SiteAchievement,
  SiteBlock,
  SiteCareerStep,
  SitePicture,
  SiteProject,
  SiteProjectPage,
  SiteTag,
  SiteTestimonial,
} from '../../model/site-view.ts';
import type { ImageLookup } from './load-images.ts';
import type { StoryAssets } from './load-story-assets.ts';

/** Marks what visitors of the site cannot see. */
export const publicationOf = ({ status }: { status: string }): OnlyInPreview =>
  status === 'published' ? {} : { isUnpublished: true };

type Covered = Pick<ProjectDocument, 'cover' | 'coverFocus'>;

/** Returns a cover with the point that stays visible where it is cropped. */
export function coverOf({ cover, coverFocus }: Covered, alt: string, pictureOf: ImageLookup): SitePicture | undefined {
  const picture = pictureOf(cover, alt);
  return picture && coverFocus ? { ...picture, focus: coverFocus } : picture;
}

type SiteProjectOptions = {
  pictureOf: ImageLookup;
  /** The tags in the site's own language. */
  tagNames: readonly string[];
};

/** Returns tags with their names in the site's own language. */
export const toSiteTags = (tags: readonly string[], names: readonly string[]): SiteTag[] =>
  tags.map((text, at) => ({ name: (names[at] ?? text).normalize('NFC'), text }));

/** Converts a project to its public form, without ids and private fields. */
export function toSiteProject(
  { slug, updatedAt, document }: ShownRecord<ProjectDocument>,
  { pictureOf, tagNames }: SiteProjectOptions,
): SiteProject {
  const { title, summary, role, client, start, end, ongoing, featured, tags, stack } = document;
  return {
    ...{ slug, title, summary, role, client, start, end, ongoing, featured, stack },
    tags: toSiteTags(tags, tagNames),
    // The cover is decorative here: the title beside it names the project.
    cover: coverOf(document, '', pictureOf),
    updatedAt: updatedAt.toISOString(),
  };
}

export function toSiteProjectPage(
  record: ShownRecord<ProjectDocument>,
  { untranslated = [], ...options }: SiteProjectOptions & StoryAssets & { untranslated?: readonly string[] },
): SiteProjectPage {
  const { cover, coverAlt, links, gallery, caseStudy, blocks, metrics, collaborators } = record.document;
  const alt = gallery.find(({ image }) => image === cover)?.alt ?? coverAlt;
  return {
    ...toSiteProject(record, options),
    cover: coverOf(record.document, alt, options.pictureOf),
    ...{ links, caseStudy, metrics, collaborators, untranslated },
    gallery: toCaptioned(gallery, options.pictureOf),
    blocks: orderBlocks(blocks).map((block) => toSiteBlock(block, options)),
  };
}

/** Returns a block with its pictures and media, as far as they exist. */
export function toSiteBlock(block: Block, { pictureOf, mediumOf }: StoryAssets): SiteBlock {
  if ('pictures' in block) return { ...block, pictures: toCaptioned(block.pictures, pictureOf) };
  switch (block.kind) {
    case 'video':
      return {
        ...block,
        media: mediumOf(block.media, 'video'),
        poster: pictureOf(block.poster, ''),
        tracks: block.tracks.flatMap(({ media, language, label }) => {
          const captions = mediumOf(media, 'captions');
          return captions ? [{ url: captions.url, language, label }] : [];
        }),
      };
    case 'audio':
      return { ...block, media: mediumOf(block.media, 'audio') };
    case 'file':
      return { ...block, media: mediumOf(block.media, 'file') };
    default:
      return block;
  }
}

/** Returns the pictures of a gallery that exist. */
export const toCaptioned = (pictures: ProjectDocument['gallery'], pictureOf: ImageLookup) =>
  pictures.flatMap(({ image, alt, caption }) => {
    const picture = pictureOf(image, alt);
    return picture ? [{ ...picture, caption }] : [];
  });

export const toSiteCareerStep = ({ titleParts: _, ...step }: CareerStep, pictureOf: ImageLookup): SiteCareerStep => ({
  ...step,
  // Decorative: the name of the organization is beside it.
  logo: pictureOf(step.logo, ''),
});

/** Converts a testimonial to its public form, without its author's original text. */
export const toSiteTestimonial = (
  { id, name, role, organization, source, quotedFrom, text, originalText, language, photo }: ApprovedTestimonial,
  pictureOf: ImageLookup,
): SiteTestimonial => ({
  ...{ id, name, role, organization, quotedFrom, text, language },
  isEdited: originalText !== null,
  url: source,
  // Decorative: the author's name is beside it.
  photo: pictureOf(photo, ''),
});

type AchievementContext = { pictureOf: ImageLookup; projects: readonly ShownRecord<ProjectDocument>[] };

export function toSiteAchievement(
  { document }: Pick<ShownRecord<AchievementDocument>, 'document'>,
  { pictureOf, projects }: AchievementContext,
): SiteAchievement {
  const { title, kind, issuer, date, expires, description, credentialId, credentialUrl, metric } = document;
  const project = projects.find(({ id }) => id === document.project);
  return {
    ...{ title, kind, issuer, date, expires, description, credentialId, credentialUrl },
    metric: metric ?? undefined,
    badge: pictureOf(document.badge, ''),
    // Stored files are private to the member; only links are public.
    links: document.evidence.flatMap((proof) => ('url' in proof ? [{ label: proof.label, url: proof.url }] : [])),
    project: project && { slug: project.slug, title: project.document.title },
  };
}
