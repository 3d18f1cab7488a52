import type { CvContent } from '../../src/cv/model/content.ts';
import { type CvOutline, type ItemOutline, outlineOf } from '../../src/cv/model/outline/outline.ts';
import { pageWordsOf } from '../../src/cv/render/page-words.ts';
import { plainText } from '../../src/platform/pure/markdown/plain-text.ts';

const SIDEBAR_KINDS: readonly string[] = ['skills', 'languages', 'interests', 'certificates'];

/** Returns a CV as other programs print it: all texts plain, and the sections that fit into a sidebar apart. */
export function plainOutlineOf(content: CvContent) {
  const outline = outlineOf(content, pageWordsOf(content.design));
  const sections = outline.sections.map((section) => ({
    ...section,
    texts: section.texts.flatMap(paragraphsOf),
    items: section.items.map(plainItem),
  }));
  const plain: CvOutline = { ...outline, sections };
  return {
    ...plain,
    language: content.design.language,
    aside: sections.filter(({ kind }) => SIDEBAR_KINDS.includes(kind)),
    main: sections.filter(({ kind }) => !SIDEBAR_KINDS.includes(kind)),
  };
}
export type PlainOutline = ReturnType<typeof plainOutlineOf>;
export type PlainSection = PlainOutline['sections'][number];
export type PlainItem = ItemOutline;

const plainItem = (item: ItemOutline): ItemOutline => ({
  ...item,
  texts: item.texts.flatMap(paragraphsOf),
  bullets: item.bullets.map((bullet) => ({ ...bullet, text: plainText(bullet.text) })),
  roles: item.roles.map(plainItem),
});

const paragraphsOf = (markdown: string) => plainText(markdown).split('\n').filter(Boolean);

/** Returns the texts below the heading of an entry, with their labels. */
export const detailLines = ({ details }: PlainItem) =>
  details.map(({ label, text }) => (label ? `${label}: ${text}` : text));
