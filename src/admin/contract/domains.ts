import { z } from 'zod';
import { blockedName, claimRecord, DECISIONS, HOSTNAME_STATES } from '#hostnames/contract.ts';
import { line, prose } from '#platform/pure/fields.ts';
import { route } from './admin-route.ts';

const host = line(300);
const owner = line(100).pipe(z.string().min(1));
const key = { owner, host };
/** Explanation that is mailed to the domain's owner. */
const reason = prose(500).pipe(z.string().trim().min(1));
const pattern = line(253);

const state = z.enum(HOSTNAME_STATES);
const claimRoute = (verb: string, summary: string) => route('POST', `/hostnames/{owner}/{host}/${verb}`, summary);

const baseDomains = z.object({
  /** Host of the instance's own URL, in Unicode. */
  own: z.string(),
  items: z.array(z.object({ host: z.string(), shownAs: z.string() })),
});

export const domainsContract = {
  list: route('GET', '/hostnames', 'List custom domains, newest first')
    .input(
      z.strictObject({
        q: line(200).optional(),
        state: state.optional(),
        cursor: z.string().max(1000).optional(),
        limit: z.coerce.number().int().min(1).max(100).default(20),
      }),
    )
    .output(z.object({ items: z.array(claimRecord), nextCursor: z.string().optional() })),
  counts: route('GET', '/hostnames/counts', 'Count domains by state; 1000 means 1000 or more').output(
    z.record(state, z.int()),
  ),
  approve: claimRoute('approve', 'Approve a verified domain').input(z.strictObject(key)).output(claimRecord),
  deny: claimRoute('deny', 'Deny a domain; the reason is emailed to the member')
    .input(z.strictObject({ ...key, reason }))
    .output(claimRecord),
  revoke: claimRoute('revoke', 'Revoke a domain; the reason is emailed to the member')
    .input(z.strictObject({ ...key, reason }))
    .output(claimRecord),
  readmit: claimRoute('readmit', 'Allow a denied or revoked domain to be verified again')
    .input(z.strictObject(key))
    .output(claimRecord),
  check: claimRoute('check', 'Check a domain’s DNS records now').input(z.strictObject(key)).output(claimRecord),
  decide: route('POST', '/hostnames/decide', 'Apply an action to several domains')
    .input(
      z
        .strictObject({
          claims: z.array(z.strictObject(key)).min(1).max(100),
          deed: z.enum([...DECISIONS, 'check']),
          reason: reason.optional(),
        })
        .refine(
          ({ deed, reason: explanation }) => explanation !== undefined || (deed !== 'deny' && deed !== 'revoke'),
          {
            path: ['reason'],
            params: { word: 'missingField' },
          },
        ),
    )
    .output(
      z.object({
        items: z.array(
          z.object({
            ...{ owner: z.string(), host: z.string() },
            /** `stands`: the claim's state does not allow the action. `gone`: the claim no longer exists. */
            outcome: z.enum(['done', 'stands', 'gone']),
            state: state.nullable(),
          }),
        ),
      }),
    ),
  blocked: route('GET', '/hostnames/blocked', 'List blocked domain names').output(
    z.object({ items: z.array(blockedName) }),
  ),
  matches: route('GET', '/hostnames/matches', 'Count domains that match a pattern')
    .input(z.strictObject({ pattern }))
    .output(z.object({ pattern: z.string(), claims: z.int(), isAll: z.boolean() })),
  block: route(
    'PUT',
    '/hostnames/blocked/{pattern}',
    'Block a name or pattern; if a reason is given, matching domains are revoked too',
  )
    .input(z.strictObject({ pattern, note: line(200).default(''), reason: reason.optional() }))
    .output(z.object({ ...blockedName.shape, takenOff: z.int() })),
  unblock: route('DELETE', '/hostnames/blocked/{pattern}', 'Unblock a name')
    .input(z.strictObject({ pattern }))
    .output(z.object({ status: z.literal(true) })),
  baseDomains: route('GET', '/hostnames/base-domains', 'List base domains').output(baseDomains),
  addBaseDomain: route('PUT', '/hostnames/base-domains/{host}', 'Add a base domain')
    .input(z.strictObject({ host }))
    .output(baseDomains),
  removeBaseDomain: route('DELETE', '/hostnames/base-domains/{host}', 'Remove a base domain')
    .input(z.strictObject({ host }))
    .output(baseDomains),
};
