import { z } from 'zod';

/** Public entry point of the audit domain for client and server: the actions that are recorded permanently. */

/** Actions that affect the security of a member's account, whether the member or an admin performs them. */
export const SECURITY_ACTIONS = [
  'account-created',
  'address-proven',
  'signed-in',
  'sign-in-failed',
  'signed-out',
  'session-ended',
  'other-sessions-ended',
  'password-changed',
  'password-reset',
  'email-change-asked',
  'email-changed',
  'two-factor-on',
  'two-factor-off',
  'backup-codes-renewed',
  'passkey-added',
  'passkey-removed',
  'username-changed',
  'data-exported',
  'data-imported',
  'account-deleted',
] as const;

/** Actions of admins, the operator and the instance itself. */
export const ADMIN_ACTIONS = [
  'person-created',
  'admin-given',
  'admin-taken',
  'person-deactivated',
  'person-activated',
  'person-verified',
  'person-deleted',
  'reset-sent',
  'reset-link-created',
  'two-factor-reset',
  'sessions-ended',
  'storage-limit-changed',
  'people-exported',
  'invitation-sent',
  'invitation-withdrawn',
  'domain-approved',
  'domain-denied',
  'domain-revoked',
  'domain-readmitted',
  'domain-checked',
  'host-blocked',
  'host-unblocked',
  'mail-read',
  'mail-retried',
  'mail-tested',
  'job-retried',
  'job-cancelled',
  'settings-changed',
  'logo-changed',
  'report-decided',
  'page-taken-down',
  'page-put-back',
  'audit-exported',
  'backup-made',
  'backup-restored',
] as const;

export const AUDIT_ACTIONS = [...SECURITY_ACTIONS, ...ADMIN_ACTIONS] as const;
export type AuditAction = (typeof AUDIT_ACTIONS)[number];

export const SUBJECT_KINDS = [
  'person',
  'invitation',
  'domain',
  'mail',
  'job',
  'settings',
  'report',
  'page',
  'instance',
] as const;
export type SubjectKind = (typeof SUBJECT_KINDS)[number];

/** Kinds of actors: a member, an admin, the operator (set-up link or command line), the instance itself, a visitor. */
export const ACTOR_KINDS = ['member', 'admin', 'operator', 'system', 'visitor'] as const;
export type AuditActor = { kind: (typeof ACTOR_KINDS)[number]; uid?: string };

/** A person whom an event refers to; name and email address are null once the account is deleted. */
const namedPerson = z.object({ uid: z.string(), name: z.string().nullable(), email: z.string().nullable() });

export const auditRecord = z.object({
  id: z.uuid(),
  at: z.iso.datetime(),
  actor: z.object({ kind: z.enum(ACTOR_KINDS), person: namedPerson.nullable() }),
  action: z.enum(AUDIT_ACTIONS),
  subject: z.object({ kind: z.enum(SUBJECT_KINDS), id: z.string(), person: namedPerson.nullable() }),
  details: z.record(z.string(), z.unknown()),
  address: z.string().nullable(),
  device: z.string().nullable(),
});
export type AuditRecord = z.infer<typeof auditRecord>;
