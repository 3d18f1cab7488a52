import type { Settings } from '#platform/pure/settings.ts';
import type { Hostname } from '../contract.ts';
import { nextCheckOf } from '../model/check-schedule.ts';
import { rejectionOf } from '../model/decisions.ts';
import { type DnsTarget, requiredRecords } from '../model/records.ts';
import { lostBy, phaseStartedAt, shownUntil } from '../model/states.ts';
import { urlAt } from '../model/subdomain.ts';
import { shownAs } from './read-host.ts';
import type { StoredHostname } from './store.ts';

type HostnameContext = { settings: Settings; dnsTarget: DnsTarget; now: Date };

/** Converts a stored claim to the API's form for its member, with the records to set. */
export const toHostname = (claim: StoredHostname, { settings, dnsTarget, now }: HostnameContext): Hostname => ({
  host: claim.host,
  shownAs: shownAs(claim.host),
  url: urlAt(settings.APP_URL, claim.host),
  state: claim.state,
  records: requiredRecords(claim, dnsTarget),
  alias: dnsTarget.name ?? null,
  seen: claim.seen,
  createdAt: claim.createdAt.toISOString(),
  checkedAt: claim.checkedAt?.toISOString() ?? null,
  nextCheckAt: nextCheckOf({ ...claim, startedAt: phaseStartedAt(claim) }, now)?.toISOString() ?? null,
  shownUntil: shownUntil(claim)?.toISOString() ?? null,
  lostBy: lostBy(claim),
  takenOff: rejectionOf(claim),
  reason: claim.reason,
});
