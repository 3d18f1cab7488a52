import { z } from 'zod';

/** The kinds of content that an account holds, in the order in which they are listed. */
export const ACCOUNT_CONTENT = [
  'cvs',
  'projects',
  'posts',
  'achievements',
  'entries',
  'testimonials',
  'sites',
  'links',
  'domains',
  'translations',
  'comments',
  'files',
] as const;
export type AccountContent = (typeof ACCOUNT_CONTENT)[number];

/** The content that is deleted with an account. Records in the trash count too. */
export const accountSummary = z.object({
  counts: z.object(
    Object.fromEntries(ACCOUNT_CONTENT.map((kind) => [kind, z.int().min(0)])) as Record<AccountContent, z.ZodInt>,
  ),
  /** The size of all files. */
  fileBytes: z.int().min(0),
  /** The URLs under which others can open the site. */
  siteUrls: z.array(z.string()),
});
export type AccountSummary = z.infer<typeof accountSummary>;
