import { recordAdminEvent } from '#identity/service.ts';
import { AppError, type ErrorText, invalidFields } from '#platform/pure/errors.ts';
import type { Tx } from '#platform/server/db/database.ts';
import { hostFault } from '../../model/host-fault.ts';
import { withoutPort } from '../../model/subdomain.ts';
import type { HostnamesCtx } from '../context.ts';
import { ownHosts } from '../own-hosts.ts';
import { readHost, shownAs } from '../read-host.ts';
import { isProvenWithin, lockNames } from './store.ts';

const MAX_BASE_DOMAINS = 20;

/** Lists the base domains, below which each member has a subdomain. The caller must have checked the permission. */
export const listBaseDomains = ({ settings, instance }: Pick<HostnamesCtx, 'settings' | 'instance'>) => ({
  own: shownAs(withoutPort(new URL(settings.APP_URL).host)),
  items: instance.current.baseDomains.map((host) => ({ host, shownAs: shownAs(host) })),
});

/** Adds a base domain. The caller must have checked the permission. */
export async function addBaseDomain(ctx: HostnamesCtx, input: { host: string }) {
  const host = readHost(input.host);
  const fault = host === undefined ? 'domainFormat' : nameFault(host);
  if (host === undefined || fault) throw hostError({ word: fault ?? 'domainFormat' });
  return updateBaseDomains(ctx, async (tx, domains) => {
    if (ownHosts(ctx).includes(host)) throw hostError({ word: 'domainOurs' });
    if (domains.length >= MAX_BASE_DOMAINS)
      throw new AppError('QUOTA_EXCEEDED', { text: { word: 'tooMany', values: { maximum: MAX_BASE_DOMAINS } } });
    if (await isProvenWithin(tx.sql, host)) throw hostError({ word: 'domainOfMember' });
    return [...domains, host];
  });
}

/** Removes a base domain. The caller must have checked the permission. */
export const removeBaseDomain = (ctx: HostnamesCtx, { host }: { host: string }) =>
  updateBaseDomains(ctx, async (_tx, domains) => {
    if (!domains.includes(host)) throw new AppError('NOT_FOUND');
    return domains.filter((one) => one !== host);
  });

type BaseDomainsUpdate = (tx: Tx, domains: readonly string[]) => Promise<string[]>;

async function updateBaseDomains(ctx: HostnamesCtx, work: BaseDomainsUpdate) {
  const { db, instance } = ctx;
  await db.asSystem('an admin manages domains', async (tx) => {
    await lockNames(tx.sql, 'base');
    // With the lock held, earlier changes are committed; one may come from another instance, so reread them.
    await instance.refresh();
    await instance.change(tx, { baseDomains: await work(tx, instance.current.baseDomains) });
    const subject = { kind: 'settings', id: 'baseDomains' } as const;
    recordAdminEvent(ctx, tx, { action: 'settings-changed', subject, details: { names: ['baseDomains'] } });
  });
  await instance.refresh();
  return listBaseDomains(ctx);
}

/** Checks only the form of the name; the admin is responsible for its DNS. */
function nameFault(host: string) {
  const fault = hostFault({ host, shownAs: shownAs(host), own: [], mayBePrivate: true });
  return fault === 'domainFormat' || fault === 'domainTooLong' ? fault : undefined;
}

const hostError = (text: ErrorText) => invalidFields([{ path: 'host', text }]);
