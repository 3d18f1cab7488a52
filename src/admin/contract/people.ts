import { oc } from '@orpc/contract';
import { z } from 'zod';
import { auditRecord } from '#audit/contract.ts';
import {
  listedPerson,
  memberSession,
  newPerson,
  PERSON_SORTS,
  PERSON_STATES,
  userDocument,
} from '#identity/contract.ts';
import { line, prose } from '#platform/pure/fields.ts';
import { route } from './admin-route.ts';
import { STORAGE_LIMIT } from './storage-limit.ts';

/** Filters and sort order of the member list. */
const filter = {
  /** Part of a name, email address or username. */
  q: line(200).optional(),
  state: z.enum(PERSON_STATES).default('all'),
  sort: z.enum(PERSON_SORTS).default('newest'),
};

const memberKey = { uid: z.string().min(1).max(100) };
const done = z.object({ status: z.literal(true) });
const count = z.int();

/** A page of a member that anyone with its URL can open. */
const publicPage = z.object({ kind: z.enum(['site', 'cv', 'link']), url: z.string(), title: z.string() });
export type PublicPage = z.infer<typeof publicPage>;

/** Everything that an admin may see of a member. It contains nothing that could be used to sign in as them. */
const personDetails = z.object({
  user: userDocument,
  language: z.string(),
  twoFactorEnabled: z.boolean(),
  passkeys: count,
  sessions: z.array(memberSession.omit({ current: true })),
  /**
   * `used` and `room` are in bytes. `limitMegabytes` is the limit set by an admin, or null for the default.
   * `defaultMegabytes` is that default, which is smaller until the member's address is verified.
   */
  storage: z.object({ used: count, room: count, limitMegabytes: count.nullable(), defaultMegabytes: count }),
  counts: z.object({ cvs: count, projects: count, posts: count, achievements: count, links: count, domains: count }),
  /** Pages that any visitor can see. */
  pages: z.array(publicPage),
  /** Recent events with the member as actor or subject. */
  events: z.array(auditRecord),
});
export type PersonDetails = z.infer<typeof personDetails>;

/** Returns an operation on a single member. */
const memberRoute = (method: 'POST' | 'PUT' | 'DELETE', path: '' | `/${string}`, summary: string) =>
  route(method, `/people/{uid}${path}`, summary);

export const peopleContract = {
  list: route('GET', '/people', 'List members')
    .input(
      z.strictObject({
        ...filter,
        cursor: z.string().max(1000).optional(),
        limit: z.coerce.number().int().min(1).max(100).default(50),
      }),
    )
    .output(z.object({ items: z.array(listedPerson), nextCursor: z.string().optional() })),
  export: oc
    .route({
      method: 'GET',
      path: '/admin/people.csv',
      tags: ['Admin'],
      summary: 'Export members as CSV',
      outputStructure: 'detailed',
    })
    .input(z.strictObject(filter))
    .output(z.object({ headers: z.record(z.string(), z.string()), body: z.instanceof(ReadableStream) })),
  create: route('POST', '/people', 'Create an account and email its owner a link to set the password', 201)
    .input(newPerson)
    .output(userDocument),
  read: route('GET', '/people/{uid}', 'Get a member with a summary of their content')
    .input(z.strictObject(memberKey))
    .output(personDetails),
  deactivate: memberRoute('POST', '/deactivate', 'Deactivate a member; a reason, if given, is emailed')
    .input(z.strictObject({ ...memberKey, reason: prose(1000).trim().default('') }))
    .output(done),
  activate: memberRoute('POST', '/activate', 'Activate a member').input(z.strictObject(memberKey)).output(done),
  giveAdmin: memberRoute('PUT', '/admin', 'Make a member an admin').input(z.strictObject(memberKey)).output(done),
  takeAdmin: memberRoute('DELETE', '/admin', 'Remove the admin role; fails for the last admin')
    .input(z.strictObject(memberKey))
    .output(done),
  verify: memberRoute('POST', '/verify', 'Mark a member’s email as verified')
    .input(z.strictObject(memberKey))
    .output(done),
  sendReset: memberRoute('POST', '/reset', 'Send a password reset link').input(z.strictObject(memberKey)).output(done),
  resetTwoFactor: memberRoute('DELETE', '/two-factor', 'Turn off a member’s two-factor authentication')
    .input(z.strictObject(memberKey))
    .output(done),
  setStorageLimit: memberRoute(
    'PUT',
    '/storage-limit',
    'Set a member’s storage limit in megabytes; null resets to the default',
  )
    .input(
      z.strictObject({ ...memberKey, megabytes: z.int().min(STORAGE_LIMIT.min).max(STORAGE_LIMIT.max).nullable() }),
    )
    .output(done),
  endSessions: memberRoute('DELETE', '/sessions', 'Sign out a member everywhere')
    .input(z.strictObject(memberKey))
    .output(done),
  delete: memberRoute('POST', '/delete', 'Delete a member and their data; `confirm` is their username or email')
    .input(z.strictObject({ ...memberKey, confirm: z.string().max(320) }))
    .output(done),
};
export type PeopleFilter = z.output<z.ZodObject<typeof filter>>;
