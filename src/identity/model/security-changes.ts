/** Security changes by the member. The account's owner is notified of them, in case an attacker made them. */
export const SECURITY_CHANGES = [
  'data-exported',
  'passkey-added',
  'passkey-removed',
  'two-factor-on',
  'two-factor-off',
  'backup-codes-renewed',
] as const;
export type SecurityChange = (typeof SECURITY_CHANGES)[number];

/** Security changes by an admin or the operator. The account's owner is notified of them. */
export const ADMIN_CHANGES = ['two-factor-off', 'sessions-ended'] as const;
export type AdminChange = (typeof ADMIN_CHANGES)[number];
