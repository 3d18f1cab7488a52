import { expect } from 'vitest';
import { addMember } from '../../testing/add-member.ts';
import { openSite } from '../../testing/member-sites.ts';
import { newIpAddress } from '../../testing/members.ts';
import type { TestInstance } from '../../testing/test-instance.ts';

export const MARY = { name: 'Mary Somerville', email: 'mary@example.net', message: 'Which notes?' };

type ContactFields = Partial<typeof MARY> & { website?: string };

/** Makes a member with a site, and returns functions to send messages through its contact form. */
export async function openContact(instance: TestInstance) {
  const ada = await addMember(instance);
  const site = await openSite(instance, {}, ada);
  const write = (
    fields: ContactFields = {},
    { address = newIpAddress(), headers = {} as Record<string, string> } = {},
  ) =>
    site.at('/contact', {
      method: 'POST',
      body: new URLSearchParams({ ...MARY, ...fields }).toString(),
      headers: { 'content-type': 'application/x-www-form-urlencoded', 'x-forwarded-for': address, ...headers },
    });
  /** Returns the complete outbox rows of the contact messages. */
  const outbox = async () => {
    const { rows } = await instance.kernel.db.pool.query<{ row: Record<string, unknown> }>(
      "select to_jsonb(outbox) as row from outbox where recipient = $1 and template = 'contact' order by id",
      [ada.email],
    );
    return rows.map(({ row }) => row);
  };
  return {
    ...site,
    write,
    outbox,
    expectAccepted: async (fields?: ContactFields) =>
      expect(await write(fields)).toMatchObject({ status: 303, headers: { location: '/contact?sent' } }),
  };
}
