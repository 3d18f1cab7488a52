import { z } from 'zod';
import { line } from '#platform/pure/fields.ts';
import { isAddress } from './page-address.ts';
import { SECTION_LIMITS as LIMITS } from './section-kinds.ts';
import { siteSections } from './section-schema.ts';

/** A page of the member's own, below their home page. */
const ownPage = z.strictObject({
  id: z.uuid(),
  title: line(LIMITS.title).min(1),
  /** The end of its address. */
  slug: z.string().refine(isAddress, { params: { word: 'invalidPageAddress' } }),
  /** In search results and link previews. */
  description: line(LIMITS.description).default(''),
  visible: z.boolean().default(true),
  inNavigation: z.boolean().default(true),
  sections: siteSections.default([]),
});
export type OwnPage = z.infer<typeof ownPage>;

export const ownPages = z
  .array(ownPage)
  .max(LIMITS.pages)
  .refine((pages) => new Set(pages.map(({ id }) => id)).size === pages.length)
  .superRefine((pages, ctx) => {
    for (const [at, { slug }] of pages.entries())
      if (pages.findIndex((page) => page.slug === slug) < at)
        ctx.addIssue({ code: 'custom', path: [at, 'slug'], params: { word: 'takenPageAddress' } });
  });
