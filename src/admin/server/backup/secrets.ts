import type { Settings } from '#platform/settings.ts';

/** With what an instance signs and seals: the key of its data directory, unless its operator keeps a secret elsewhere. */
export type Secrets = { key: string; secret: string /** Whether a backup carries it along. */; inside: boolean };

export const secretsOf = ({ SECRET }: Pick<Settings, 'SECRET'>, key: string): Secrets => ({
  key,
  secret: SECRET ?? key,
  inside: SECRET === undefined,
});
