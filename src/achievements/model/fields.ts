import { z } from 'zod';
import { isBefore, line, optionalPartialDate, optionalWebAddress, prose, webAddress } from '#platform/pure/fields.ts';
import { wordingsField } from '#records/contract.ts';
import { ACHIEVEMENT_KINDS, ACHIEVEMENT_LIMITS } from './limits.ts';

export { ACHIEVEMENT_LIMITS, type AchievementKind, EMPTY_ACHIEVEMENT } from './limits.ts';

const { address, label, value } = ACHIEVEMENT_LIMITS;

/** Evidence of an achievement: a link, or a file of the member by its full storage name. */
const evidence = z.union([
  z.strictObject({ label: line(label).default(''), url: webAddress(address) }),
  z.strictObject({ label: line(label).default(''), file: z.string().min(1).max(1024) }),
]);

/** Fields of an achievement that a member can edit. */
export const achievementFields = {
  title: line(ACHIEVEMENT_LIMITS.title).min(1),
  kind: z.enum(ACHIEVEMENT_KINDS),
  issuer: line(ACHIEVEMENT_LIMITS.issuer),
  date: optionalPartialDate,
  expires: optionalPartialDate,
  /** Markdown text. */
  description: prose(ACHIEVEMENT_LIMITS.description),
  credentialId: line(ACHIEVEMENT_LIMITS.credentialId),
  credentialUrl: optionalWebAddress(address),
  evidence: z.array(evidence).max(ACHIEVEMENT_LIMITS.evidence),
  metric: z.strictObject({ label: line(label).default(''), value: line(value).min(1) }).nullable(),
  /** Id of the project that the achievement belongs to. */
  project: z.uuid().nullable(),
  /** Id of the badge image. */
  badge: z.uuid().nullable(),
  tags: z.array(line(ACHIEVEMENT_LIMITS.tag).min(1)).max(ACHIEVEMENT_LIMITS.tags),
  /** Other wordings of the description, for CVs. */
  wordings: wordingsField(['description']),
  visible: z.boolean(),
};

/** Result of checking an imported badge's proof. Only the server writes it. */
export const badgeProof = z.strictObject({
  format: z.enum(['2.0', '3.0']),
  state: z.enum(['verified', 'notVerifiable', 'invalid']),
  checks: z.array(z.strictObject({ name: z.string(), state: z.string(), why: z.string() })),
  issuer: z.string(),
  checkedAt: z.iso.datetime(),
});
export type BadgeProof = z.infer<typeof badgeProof>;

/** The stored document: the editable fields and the proof of an imported badge. */
export const achievementDocument = z
  .strictObject({ ...achievementFields, proof: badgeProof.nullable() })
  .refine(({ date, expires }) => expires === '' || !isBefore(expires, date), {
    path: ['expires'],
    params: { word: 'expiresBeforeDate' },
  });
export type AchievementDocument = z.infer<typeof achievementDocument>;
