/** The changes to an account's security that its owner is told about, should it have been somebody else. */
export const SECURITY_CHANGES = [
  'data-exported',
  'passkey-added',
  'passkey-removed',
  'two-factor-on',
  'two-factor-off',
  'backup-codes-renewed',
] as const;
export type SecurityChange = (typeof SECURITY_CHANGES)[number];

/** The changes to an account's security by an admin or the operator that its owner is told about. */
export const ADMIN_CHANGES = ['two-factor-off', 'sessions-ended'] as const;
export type AdminChange = (typeof ADMIN_CHANGES)[number];
