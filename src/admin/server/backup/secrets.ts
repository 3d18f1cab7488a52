import type { Settings } from '#platform/pure/settings.ts';

/**
 * Secret with which an instance signs and encrypts: the key in its data directory, unless the operator configured
 * another.
 */
export type BackupSecret = { key: string; secret: string /** Whether backups include it. */; inside: boolean };

export const backupSecretOf = ({ SECRET }: Pick<Settings, 'SECRET'>, key: string): BackupSecret => ({
  key,
  secret: SECRET ?? key,
  inside: SECRET === undefined,
});
