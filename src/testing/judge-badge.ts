import { examineBadge } from '#achievements/server/badges/examine-badge.ts';

/** Who badges are examined for, and when. */
export const READER = { emails: ['ada@example.org'], now: new Date('2026-11-21T12:00:00Z') };

type Badge = string | object | Uint8Array;

export const bytesOf = (badge: Badge) =>
  badge instanceof Uint8Array ? badge : Buffer.from(typeof badge === 'string' ? badge : JSON.stringify(badge));

export const examine = (badge: Badge, emails: readonly string[] = READER.emails) =>
  examineBadge(bytesOf(badge), { ...READER, emails });

/** The state of the whole, and why. */
export async function judge(badge: Badge, emails?: readonly string[]) {
  const { proof } = await examine(badge, emails);
  return [proof.state, ...proof.checks.map(({ why }) => why)];
}

/** The state of the whole, and what is said of the signature. */
export const judgeSignature = async (badge: Badge) => (await judge(badge)).slice(0, 2);
