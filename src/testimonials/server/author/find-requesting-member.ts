import { findPublicPerson } from '#identity/service.ts';
import type { Tx } from '#platform/server/db/database.ts';

/**
 * Returns the member who requests a testimonial; undefined unless they are active and have verified an email address.
 * Others may not publish a text at the address of the instance.
 */
export async function findRequestingMember(tx: Pick<Tx, 'sql'>, ownerId: string) {
  const person = await findPublicPerson(tx, ownerId);
  return person?.isVerified ? person : undefined;
}
