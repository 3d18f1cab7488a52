import { expect } from 'vitest';
import { eventually } from '#testing/eventually.ts';
import type { Member } from '#testing/members.ts';
import type { TestInstance } from '#testing/test-instance.ts';

/** Waits until the admin's list has a mail matching `q` with the expected fields, and returns it. */
export const mailBecomes = (admin: Member, q: string, expected: object) =>
  eventually(async () => {
    const { items } = (await admin.call('GET', `/api/admin/mail?q=${encodeURIComponent(q)}`)).body;
    expect(items.at(-1)).toMatchObject(expected);
    return items.at(-1);
  });

/** Returns the audit events about a mail, or with the id `mail` about all mails at once. */
export const eventsAbout = async ({ kernel }: TestInstance, id: string) =>
  (
    await kernel.db.pool.query(
      `select action, actor_kind, owner_id, details from audit_events where subject_id = $1 order by id`,
      [id],
    )
  ).rows;
