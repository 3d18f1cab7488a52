import { oc } from '@orpc/contract';
import { z } from 'zod';

export const TAKEN_DOWN_KINDS = ['site', 'cv', 'project', 'share'] as const;

/** What an admin took down; the site of a member has an empty id here. */
const takenDown = z.object({
  target: z.object({ kind: z.enum(TAKEN_DOWN_KINDS), id: z.string() }),
  /** What the project or the CV is called. */
  title: z.string(),
  /** In the admin's words. */
  reason: z.string(),
  takenAt: z.iso.datetime(),
});
export type Takedown = z.infer<typeof takenDown>;

export const takedownsContract = {
  list: oc
    .route({ method: 'GET', path: '/takedowns', tags: ['Reports'], summary: 'List your pages that an admin took down' })
    .output(z.object({ items: z.array(takenDown) })),
};
