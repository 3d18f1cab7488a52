import { oc } from '@orpc/contract';
import { z } from 'zod';

export const TAKEN_DOWN_KINDS = ['site', 'cv', 'project', 'share'] as const;

/** A takedown by an admin. For a member's site, the target id is empty. */
const takenDown = z.object({
  target: z.object({ kind: z.enum(TAKEN_DOWN_KINDS), id: z.string() }),
  /** Title of the project or name of the CV. */
  title: z.string(),
  /** The admin's explanation. */
  reason: z.string(),
  takenAt: z.iso.datetime(),
});
export type Takedown = z.infer<typeof takenDown>;

export const takedownsContract = {
  list: oc
    .route({ method: 'GET', path: '/takedowns', tags: ['Reports'], summary: 'List your pages that an admin took down' })
    .output(z.object({ items: z.array(takenDown) })),
};
