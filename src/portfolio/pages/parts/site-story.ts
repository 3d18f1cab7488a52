import type { SiteBlock, SitePostPage, SiteProjectPage } from '../../model/site-view.ts';
import type { SitePageInput } from '../site-page-input.ts';

/** A case study or a post: pictures, texts and blocks in their order. */
export type SiteStory = Pick<
  SiteProjectPage,
  'cover' | 'gallery' | 'blocks' | 'caseStudy' | 'metrics' | 'untranslated'
>;

/** Returns a post as a story, which has no fields beside its blocks. */
const storyOfPost = ({ cover, blocks, untranslated }: SitePostPage): SiteStory => ({
  ...{ cover, blocks, untranslated, gallery: [], metrics: [] },
  caseStudy: { problem: '', approach: '', outcome: '' },
});

/** Returns the story that a page shows; undefined for all other pages. */
export const storyOfPage = ({ project, post }: Pick<SitePageInput, 'project' | 'post'>): SiteStory | undefined =>
  project ?? (post && storyOfPost(post));

/** Returns whether the text of a block may have footnotes. */
export const hasNotes = (block: SiteBlock) =>
  block.kind === 'text' || block.kind === 'quote' || block.kind === 'callout';

/** Returns the texts of a story that may have footnotes, in their order. */
export const textsOfStory = ({ blocks, caseStudy }: Pick<SiteStory, 'blocks' | 'caseStudy'>): string[] =>
  blocks.flatMap((block) => {
    if (hasNotes(block)) return [block.text];
    return block.kind === 'field' && block.id !== 'metrics' && block.id !== 'gallery' ? [caseStudy[block.id]] : [];
  });
