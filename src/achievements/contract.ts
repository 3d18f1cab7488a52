import { oc } from '@orpc/contract';
import { z } from 'zod';
import { exchangeRoutes, type RecordOf, recordRoutes } from '#records/contract.ts';
import { type AchievementDocument, achievementFields, badgeProof } from './model/fields.ts';

/** Door of the achievements domain for both sides. */

export type { AchievementDocument, AchievementKind, BadgeProof } from './model/fields.ts';

export type Achievement = RecordOf<AchievementDocument>;
export type AchievementItem = Omit<Achievement, 'description' | 'evidence'>;

export const ACHIEVEMENT_STATUSES = ['visible', 'hidden'] as const;
export const ACHIEVEMENT_ACTIONS = ['show', 'hide'] as const;

/** A badge as it was read: what would be kept, and what came of looking at its proof. */
const readBadge = z.object({
  title: z.string(),
  issuer: z.string(),
  date: z.string(),
  expires: z.string(),
  description: z.string(),
  proof: badgeProof,
  /** What is there already and looks the same. */
  duplicateOf: z.object({ id: z.uuid(), title: z.string() }).nullable(),
  /** The achievement that was made of it; none while it is only looked at. */
  made: z.uuid().nullable(),
});
export type BadgeLook = z.infer<typeof readBadge>;

export const achievementsContract = {
  ...recordRoutes({
    tag: 'Achievements',
    path: '/achievements',
    fields: achievementFields,
    required: ['title'],
    given: { proof: badgeProof.nullable() },
    heavy: ['description', 'evidence'],
    statuses: ACHIEVEMENT_STATUSES,
    actions: ACHIEVEMENT_ACTIONS,
  }),
  ...exchangeRoutes({
    tag: 'Achievements',
    path: '/achievements',
    facts: { kind: z.string(), issuer: z.string(), date: z.string() },
  }),
  badge: oc
    .route({
      method: 'POST',
      path: '/achievements/badge',
      tags: ['Achievements'],
      summary: 'Preview an Open Badge from one of your files, or import it as an achievement',
    })
    .input(z.strictObject({ file: z.string().min(1).max(1024), keep: z.boolean().default(false) }))
    .output(readBadge),
};
