import type { z } from 'zod';
import type { OwnPage } from './own-pages.ts';
import { RECORD_SECTIONS, type RecordSection, SECTION_LIMITS } from './section-kinds.ts';
import type { SiteSection } from './section-schema.ts';

/** Kinds that each document has which knows every kind only once. */
const ALWAYS_THERE: readonly RecordSection[] = RECORD_SECTIONS.filter(
  (kind) => kind !== 'experience' && kind !== 'education',
);

/** Checks the sections of all pages of a site together. */
export function checkSections(
  { sections, pages }: { sections: readonly SiteSection[]; pages?: readonly OwnPage[] | undefined },
  ctx: z.RefinementCtx,
) {
  const refuse = (path: string, params?: Record<string, unknown>) =>
    ctx.addIssue({ code: 'custom', path: [path], ...(params ? { params } : {}) });
  const all = [...sections, ...(pages ?? []).flatMap((page) => page.sections)];
  if (new Set(all.map(({ id }) => id)).size < all.length) refuse('sections');
  if (!pages && !ALWAYS_THERE.every((kind) => sections.some((section) => section.kind === kind))) refuse('sections');
  if (JSON.stringify(all).length > SECTION_LIMITS.total)
    refuse('sections', { word: 'tooLong', maximum: SECTION_LIMITS.total });
}
