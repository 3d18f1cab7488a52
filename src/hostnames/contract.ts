import { oc } from '@orpc/contract';
import { z } from 'zod';
import { line } from '#platform/pure/fields.ts';
import type { RouteMeta } from '#platform/pure/route-meta.ts';
import { CLAIM_WARNING_KINDS } from './model/claim-warnings.ts';
import { RECORD_TYPES } from './model/records.ts';
import { HOSTNAME_STATES } from './model/states.ts';

/**
 * Shared entry point of the hostnames domain, for client and server: the API contract for custom domains, and the rules
 * by which a host is read.
 */

export { canDecide, DECISIONS, type Decision } from './model/decisions.ts';
export { HOSTNAME_STATES, type HostnameState } from './model/states.ts';
export { hostOf, isAuthPath, urlAt } from './model/subdomain.ts';

const operation = (method: 'GET' | 'POST' | 'DELETE', path: `/${string}`, summary: string) => ({
  method,
  path,
  summary,
  tags: ['Domains'],
});
const route = oc.$meta<RouteMeta>({});

/** A DNS record that the member must set at their DNS provider. */
const requiredRecord = z.object({
  type: z.enum(RECORD_TYPES),
  name: z.string(),
  value: z.string(),
  /**
   * `proof` records prove ownership; `route` records point to the instance, and one kind of them (CNAME or A/AAAA) is
   * enough.
   */
  purpose: z.enum(['proof', 'route']),
});

/** A DNS record as the last check found it. `shared`: the proof of another member is set at the same name. */
const seenRecord = z.object({
  type: z.enum(RECORD_TYPES),
  name: z.string(),
  expected: z.array(z.string()),
  values: z.array(z.string()),
  isRight: z.boolean(),
  /** Why the record is missing or wrong, if known. */
  fault: z.enum(['none', 'noSuchName', 'refused', 'timeout', 'private', 'elsewhere', 'shared']).optional(),
});
export type SeenRecord = z.infer<typeof seenRecord>;

const hostname = z.object({
  host: z.string(),
  /** The host in Unicode, not punycode. */
  shownAs: z.string(),
  url: z.url(),
  state: z.enum(HOSTNAME_STATES),
  records: z.array(requiredRecord),
  /** The instance's own host name, for DNS providers that support an alias at the apex of a domain. */
  alias: z.string().nullable(),
  seen: z.array(seenRecord),
  createdAt: z.iso.datetime(),
  checkedAt: z.iso.datetime().nullable(),
  /** The time of the next automatic check; null when none is scheduled. */
  nextCheckAt: z.iso.datetime().nullable(),
  /**
   * When the site stops being served at the domain unless the records are fixed; null unless the state is `failing`.
   */
  shownUntil: z.iso.datetime().nullable(),
  /** Why the domain was lost: another member proved ownership, or the records were wrong for too long. */
  lostBy: z.enum(['another', 'records']).nullable(),
  /** Whether an admin removed the claim before (`denied`) or after (`revoked`) it was ever approved. */
  takenOff: z.enum(['denied', 'revoked']).nullable(),
  /** The admin's reason for removing the claim; otherwise empty. */
  reason: z.string(),
});
export type Hostname = z.infer<typeof hostname>;

/** A claim in the form for admins: with its owner, the last check's result and the warnings about its name. */
export const claimRecord = z.object({
  ...hostname.pick({
    ...{ host: true, shownAs: true, state: true, seen: true, createdAt: true, checkedAt: true, shownUntil: true },
    ...{ lostBy: true, takenOff: true, reason: true },
  }).shape,
  owner: z.object({ uid: z.string(), name: z.string(), email: z.string(), username: z.string() }),
  authorizedAt: z.iso.datetime().nullable(),
  failingSince: z.iso.datetime().nullable(),
  warnings: z.array(z.object({ kind: z.enum(CLAIM_WARNING_KINDS), of: z.string() })),
  /** The number of other members who claim the same host. */
  rivals: z.int(),
});
export type ClaimRecord = z.infer<typeof claimRecord>;

/** A pattern of host names that cannot be claimed; `*` matches any characters. */
export const blockedName = z.object({ pattern: z.string(), note: z.string(), createdAt: z.iso.datetime() });

const host = line(300);

export const hostnamesContract = {
  list: route
    .route(operation('GET', '/hostnames', 'List your custom domains'))
    .output(z.object({ items: z.array(hostname) })),
  add: route
    .route({ ...operation('POST', '/hostnames', 'Add a custom domain'), successStatus: 201 })
    .input(z.strictObject({ host }))
    .output(hostname),
  check: route
    .route(operation('POST', '/hostnames/{host}/check', 'Check the DNS records of a domain now'))
    .input(z.strictObject({ host }))
    .output(hostname),
  remove: route
    .route(operation('DELETE', '/hostnames/{host}', 'Remove a domain; your site goes offline there immediately'))
    .input(z.strictObject({ host }))
    .output(z.object({ status: z.literal(true) })),
};
