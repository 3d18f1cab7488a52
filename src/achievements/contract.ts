import { oc } from '@orpc/contract';
import { z } from 'zod';
import { exchangeRoutes, type RecordOf, recordRoutes, recordVersionRoutes } from '#records/contract.ts';
import { type AchievementDocument, achievementFields, badgeProof } from './model/fields.ts';

/** Public contract of the achievements domain for client and server. */

export type { AchievementDocument, AchievementKind, BadgeProof } from './model/fields.ts';

export type Achievement = RecordOf<AchievementDocument>;
export type AchievementItem = Omit<Achievement, 'description' | 'evidence' | 'wordings'>;

export const ACHIEVEMENT_STATUSES = ['visible', 'hidden'] as const;
export const ACHIEVEMENT_ACTIONS = ['show', 'hide'] as const;

/** A parsed badge: the fields that would be stored, and the result of checking its proof. */
const badgePreview = z.object({
  title: z.string(),
  issuer: z.string(),
  date: z.string(),
  expires: z.string(),
  description: z.string(),
  proof: badgeProof,
  /** Existing achievement with the same proof, or null. */
  duplicateOf: z.object({ id: z.uuid(), title: z.string() }).nullable(),
  /** Id of the achievement created; null for a preview. */
  made: z.uuid().nullable(),
});
export type BadgePreview = z.infer<typeof badgePreview>;

export const achievementsContract = {
  ...recordRoutes({
    tag: 'Achievements',
    path: '/achievements',
    fields: achievementFields,
    required: ['title'],
    given: { proof: badgeProof.nullable() },
    heavy: ['description', 'evidence', 'wordings'],
    statuses: ACHIEVEMENT_STATUSES,
    actions: ACHIEVEMENT_ACTIONS,
  }),
  ...recordVersionRoutes({
    tag: 'Achievements',
    path: '/achievements',
    fields: { ...achievementFields, proof: badgeProof.nullable() },
    beside: {},
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
    .output(badgePreview),
};
