import { beforeAll, expect } from 'vitest';
import { addMember } from '../../testing/add-member.ts';
import { newHost, openDomains, shareDomains } from '../../testing/domains.ts';
import { type Member, makeAdmin } from '../../testing/members.ts';

/**
 * Starts an instance where an admin approves domains, shared by all tests of a file, with functions for the admin's
 * decisions.
 */
export function shareDecisions() {
  const domains = shareDomains({ DOMAIN_APPROVAL: 'true' });
  const shared = {} as { admin: Member };
  beforeAll(async () => {
    shared.admin = await addMember(domains.instance);
    await makeAdmin(domains.instance, shared.admin);
  });
  const call: Member['call'] = (...request) => shared.admin.call(...request);
  return {
    domains,
    /** Sends a request as the admin. */
    call,
    uid: () => shared.admin.uid,
    decide: (owner: Pick<Member, 'uid'>, host: string, verb: string, body?: unknown) =>
      call('POST', `/api/admin/hostnames/${owner.uid}/${host}/${verb}`, body),
    listClaims: async (query = '') => (await call('GET', `/api/admin/hostnames?${query}`)).body,
    auditEventsOf: async (host: string) =>
      (
        await domains.instance.kernel.db.pool.query<{ action: string; actor_id: string; owner_id: string | null }>(
          "select action, actor_id, owner_id from audit_events where subject_kind = 'domain' and subject_id = $1 order by id",
          [host],
        )
      ).rows,
    /** Registers a member whose domain is verified and awaits the admin's approval. */
    openPendingApproval: async (host = newHost()) => {
      const ada = await openDomains(domains);
      const claimed = await ada.claim(host);
      ada.setRecords(claimed);
      expect((await ada.check(host)).state).toBe('verified');
      return { ...ada, host, owner: ada.member };
    },
  };
}

/** Returns the status for a reverse proxy that asks whether it may get a certificate for a host. */
export const askForCertificate = async ({ url }: { url: string }, host: string) =>
  (await fetch(`${url}/internal/tls-ask?domain=${encodeURIComponent(host)}`)).status;
