import type { CvContent } from '../../../model/content.ts';
import type { PageBlock } from '../../pages/block-style.ts';
import { paperPointsOf } from '../../pages/paper-size.ts';

/** The share of the room for text below which a last page is nearly empty. */
const NEARLY_EMPTY = 0.15;
const POINTS_PER_MM = 72 / 25.4;

/**
 * Returns whether a CV of several pages has little text on its last one. A page that the member has begun there is as they
 * want it.
 */
export function isLastPageNearlyEmpty(
  pages: readonly { blocks: readonly PageBlock[] }[],
  { design: { page, marginY }, sections }: Pick<CvContent, 'design' | 'sections'>,
): boolean {
  const last = pages.at(-1);
  if (!last || pages.length < 2) return false;
  const begun = new Set(
    sections
      .flatMap((section): { id: string; startOnNewPage?: boolean }[] => [section, ...section.items])
      .flatMap(({ id, startOnNewPage }) => (startOnNewPage ? [id] : [])),
  );
  if (last.blocks.some(({ id }) => begun.has(id))) return false;
  const margin = marginY * POINTS_PER_MM;
  const end = Math.max(margin, ...last.blocks.map(({ y, h }) => y + h));
  return end - margin < NEARLY_EMPTY * (paperPointsOf(page).height - 2 * margin);
}
