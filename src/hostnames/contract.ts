import { oc } from '@orpc/contract';
import { z } from 'zod';
import { line } from '#platform/fields.ts';
import type { RouteMeta } from '#platform/route-meta.ts';
import { WARNINGS } from './model/claim-warnings.ts';
import { RECORD_TYPES } from './model/records.ts';
import { HOSTNAME_STATES } from './model/states.ts';

/** Door of the hostnames domain for both sides: how a host is read, and the domains that members bring. */

export { canDecide, DECISIONS, type Decision } from './model/decisions.ts';
export { HOSTNAME_STATES, type HostnameState } from './model/states.ts';
export { hostOf, isEntrance, subdomainOf, urlAt } from './model/subdomain.ts';

const about = (method: 'GET' | 'POST' | 'DELETE', path: `/${string}`, summary: string) => ({
  method,
  path,
  summary,
  tags: ['Domains'],
});
const route = oc.$meta<RouteMeta>({});

/** A record to set at whoever keeps the domain's names. */
const wantedRecord = z.object({
  type: z.enum(RECORD_TYPES),
  name: z.string(),
  value: z.string(),
  /** It proves whose the domain is, or leads to the instance; of those that lead, one kind is enough. */
  purpose: z.enum(['proof', 'route']),
});

/** What the last check saw of it. `shared`: what proves it for another member stands there as well. */
const seenRecord = z.object({
  type: z.enum(RECORD_TYPES),
  name: z.string(),
  expected: z.array(z.string()),
  values: z.array(z.string()),
  isRight: z.boolean(),
  /** Why nothing was seen, where that is known. */
  fault: z.enum(['none', 'noSuchName', 'refused', 'timeout', 'private', 'elsewhere', 'shared']).optional(),
});
export type SeenRecord = z.infer<typeof seenRecord>;

const hostname = z.object({
  host: z.string(),
  /** As people read it: other scripts in their own letters. */
  shownAs: z.string(),
  url: z.url(),
  state: z.enum(HOSTNAME_STATES),
  records: z.array(wantedRecord),
  /** The instance’s own name, for those who can have a domain itself follow another name. */
  alias: z.string().nullable(),
  seen: z.array(seenRecord),
  createdAt: z.iso.datetime(),
  checkedAt: z.iso.datetime().nullable(),
  /** When it will be looked at unasked; never while it rests. */
  nextCheckAt: z.iso.datetime().nullable(),
  /** While it fails: when its page stops being shown unless it is mended. */
  shownUntil: z.iso.datetime().nullable(),
  /** How it was lost: to another member who proved it, or by records that were wrong for too long. */
  lostBy: z.enum(['another', 'records']).nullable(),
  /** How an admin took it off: before it was ever shown, or after. */
  takenOff: z.enum(['denied', 'revoked']).nullable(),
  /** What an admin wrote on taking it off. */
  reason: z.string(),
});
export type Hostname = z.infer<typeof hostname>;

/** A claim as admins see it: whose it is, what the last check saw, and what is suspicious about it. */
export const claimRecord = z.object({
  ...hostname.pick({
    ...{ host: true, shownAs: true, state: true, seen: true, createdAt: true, checkedAt: true, shownUntil: true },
    ...{ lostBy: true, takenOff: true, reason: true },
  }).shape,
  owner: z.object({ uid: z.string(), name: z.string(), email: z.string(), username: z.string() }),
  authorizedAt: z.iso.datetime().nullable(),
  failingSince: z.iso.datetime().nullable(),
  warnings: z.array(z.object({ kind: z.enum(WARNINGS), of: z.string() })),
  /** How many others claim the same name. */
  rivals: z.int(),
});
export type ClaimRecord = z.infer<typeof claimRecord>;

/** A name that nobody may claim; in it, `*` stands for any letters. */
export const blockedName = z.object({ pattern: z.string(), note: z.string(), createdAt: z.iso.datetime() });

const host = line(300);

export const hostnamesContract = {
  list: route
    .route(about('GET', '/hostnames', 'List your custom domains'))
    .output(z.object({ items: z.array(hostname) })),
  add: route
    .route({ ...about('POST', '/hostnames', 'Add a custom domain'), successStatus: 201 })
    .input(z.strictObject({ host }))
    .output(hostname),
  check: route
    .route(about('POST', '/hostnames/{host}/check', 'Check the DNS records of a domain now'))
    .input(z.strictObject({ host }))
    .output(hostname),
  remove: route
    .route(about('DELETE', '/hostnames/{host}', 'Remove a domain; your site stops opening there immediately'))
    .input(z.strictObject({ host }))
    .output(z.object({ status: z.literal(true) })),
};
