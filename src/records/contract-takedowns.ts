import { oc } from '@orpc/contract';
import { z } from 'zod';

export const TAKEDOWN_KINDS = ['site', 'cv', 'project', 'post', 'share'] as const;

/** A takedown by an admin. For a member's site, the target id is empty. */
const takedown = z.object({
  target: z.object({ kind: z.enum(TAKEDOWN_KINDS), id: z.string() }),
  /** Title of the project or name of the CV. */
  title: z.string(),
  /** The admin's explanation. */
  reason: z.string(),
  takenAt: z.iso.datetime(),
});
export type Takedown = z.infer<typeof takedown>;

export const takedownsContract = {
  list: oc
    .route({ method: 'GET', path: '/takedowns', tags: ['Reports'], summary: 'List your taken-down pages' })
    .output(z.object({ items: z.array(takedown) })),
};
