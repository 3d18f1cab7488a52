import { oc } from '@orpc/contract';
import { z } from 'zod';
import { type RecordOf, recordRoutes } from '#records/contract.ts';
import { type AchievementDocument, achievementFields, badgeProof } from './model/fields.ts';

/** Door of the achievements domain for both sides. */

export {
  ACHIEVEMENT_KINDS,
  ACHIEVEMENT_LIMITS,
  type AchievementDocument,
  type AchievementKind,
  type BadgeProof,
  EMPTY_ACHIEVEMENT,
} from './model/fields.ts';

export type Achievement = RecordOf<AchievementDocument>;
export type AchievementItem = Omit<Achievement, 'description' | 'evidence'>;

export const ACHIEVEMENT_STATUSES = ['visible', 'hidden'] as const;
export const ACHIEVEMENT_ACTIONS = ['show', 'hide'] as const;

const IMPORT_BYTES = 2 * 1024 * 1024;

const warning = z.object({ field: z.string(), problem: z.string() });
const duplicateOf = z.object({ id: z.uuid(), title: z.string() }).nullable();

/** What a file holds, before anything of it is kept. */
export const achievementImport = z.object({
  items: z.array(
    z.object({
      index: z.int(),
      title: z.string(),
      kind: z.string(),
      issuer: z.string(),
      date: z.string(),
      duplicateOf,
      warnings: z.array(warning),
    }),
  ),
  made: z.array(z.uuid()),
});
export type AchievementImport = z.infer<typeof achievementImport>;

/** A badge as it was read: what would be kept, and what came of looking at its proof. */
const readBadge = z.object({
  title: z.string(),
  issuer: z.string(),
  date: z.string(),
  expires: z.string(),
  description: z.string(),
  proof: badgeProof,
  duplicateOf,
  /** The achievement that was made of it; none while it is only looked at. */
  made: z.uuid().nullable(),
});
export type BadgeLook = z.infer<typeof readBadge>;

const route = (method: 'GET' | 'POST', rest: string, summary: string) =>
  ({ method, path: `/achievements${rest}`, tags: ['Achievements'], summary }) as const;

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
  import: oc
    .route(route('POST', '/import', 'Look at a JSON Resume or CSV, or bring in what is taken of it'))
    .input(
      z.strictObject({
        content: z.string().min(1).max(IMPORT_BYTES),
        /** Which of the items to keep; without it nothing is kept. */
        take: z.array(z.int().min(0)).max(2000).optional(),
      }),
    )
    .output(achievementImport),
  badge: oc
    .route(route('POST', '/badge', 'Look at an Open Badge in a stored file of one’s own, or make an achievement of it'))
    .input(z.strictObject({ file: z.string().min(1).max(1024), keep: z.boolean().default(false) }))
    .output(readBadge),
  export: oc
    .route({ ...route('GET', '/export/{format}', 'All of one’s own as a file'), outputStructure: 'detailed' })
    .input(z.strictObject({ format: z.enum(['csv', 'json']) }))
    .output(z.object({ headers: z.record(z.string(), z.string()), body: z.instanceof(Blob) })),
};
