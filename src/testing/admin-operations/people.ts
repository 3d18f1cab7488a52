import { type Member, newPerson, registerMember } from '../members.ts';
import type { OperationExample } from '../operation-example.ts';
import type { TestInstance } from '../test-instance.ts';

/** Returns the uid of a new member, because admins cannot perform these operations on themselves. */
const another = async (instance: TestInstance) => (await registerMember(instance)).uid;

/** Returns the member that this admin deletes: one and the same for the path and the body. */
function memberToDelete(instance: TestInstance, { uid }: Member) {
  const existing = membersToDelete.get(uid) ?? registerMember(instance);
  membersToDelete.set(uid, existing);
  return existing;
}
const membersToDelete = new Map<string, Promise<Member>>();

export const peopleOperations: Record<string, OperationExample> = {
  'GET /admin/people': { who: 'admin', query: 'q=ada&state=active&sort=name&limit=10' },
  'POST /admin/people': {
    who: 'admin',
    body: () => {
      const { email, name, username } = newPerson();
      return { email, name, username, language: 'de' };
    },
  },
  'GET /admin/people.csv': { who: 'admin', query: 'q=ada' },
  'GET /admin/people/{uid}': { who: 'admin', id: another },
  'POST /admin/people/{uid}/deactivate': { who: 'admin', id: another, body: () => ({ reason: 'Too many birds.' }) },
  'POST /admin/people/{uid}/activate': { who: 'admin', id: another },
  'PUT /admin/people/{uid}/admin': { who: 'admin', id: another },
  'DELETE /admin/people/{uid}/admin': { who: 'admin', id: another },
  'POST /admin/people/{uid}/verify': { who: 'admin', id: another },
  'POST /admin/people/{uid}/reset': { who: 'admin', id: another },
  'DELETE /admin/people/{uid}/two-factor': { who: 'admin', id: another },
  'PUT /admin/people/{uid}/storage-limit': { who: 'admin', id: another, body: () => ({ megabytes: 500 }) },
  'DELETE /admin/people/{uid}/sessions': { who: 'admin', id: another },
  'POST /admin/people/{uid}/delete': {
    who: 'admin',
    id: async (...args) => (await memberToDelete(...args)).uid,
    body: async (...args) => ({ confirm: (await memberToDelete(...args)).username }),
  },
};
