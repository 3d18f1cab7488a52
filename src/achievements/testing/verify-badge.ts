import { inspectBadge } from '#achievements/server/badges/inspect-badge.ts';

/** The recipient of the examined badges, and the time of the examination. */
export const READER = { emails: ['ada@example.org'], now: new Date('2026-11-21T12:00:00Z') };

type BadgeSource = string | object | Uint8Array;

export const bytesOf = (badge: BadgeSource) =>
  badge instanceof Uint8Array ? badge : Buffer.from(typeof badge === 'string' ? badge : JSON.stringify(badge));

export const examine = (badge: BadgeSource, emails: readonly string[] = READER.emails) =>
  inspectBadge(bytesOf(badge), { ...READER, emails });

/** Returns the state of a badge and the reason for each check. */
export async function verifyBadge(badge: BadgeSource, emails?: readonly string[]) {
  const { proof } = await examine(badge, emails);
  return [proof.state, ...proof.checks.map(({ why }) => why)];
}

/** Returns the state of a badge and the result of its signature check. */
export const verifySignature = async (badge: BadgeSource) => (await verifyBadge(badge)).slice(0, 2);
