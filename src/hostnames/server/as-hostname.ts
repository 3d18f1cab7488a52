import type { Settings } from '#platform/settings.ts';
import type { Hostname } from '../contract.ts';
import { nextCheckOf } from '../model/check-rhythm.ts';
import { takenOff } from '../model/decisions.ts';
import { type InstancePlace, wantedRecords } from '../model/records.ts';
import { begunAt, lostBy, shownUntil } from '../model/states.ts';
import { urlAt } from '../model/subdomain.ts';
import { shownAs } from './read-host.ts';
import type { StoredHostname } from './store.ts';

type Circumstances = { settings: Settings; place: InstancePlace; now: Date };

/** Converts a stored claim to the API's form for its member, with the records to set. */
export const asHostname = (claim: StoredHostname, { settings, place, now }: Circumstances): Hostname => ({
  host: claim.host,
  shownAs: shownAs(claim.host),
  url: urlAt(settings.APP_URL, claim.host),
  state: claim.state,
  records: wantedRecords(claim, place),
  alias: place.name ?? null,
  seen: claim.seen,
  createdAt: claim.createdAt.toISOString(),
  checkedAt: claim.checkedAt?.toISOString() ?? null,
  nextCheckAt: nextCheckOf({ ...claim, begunAt: begunAt(claim) }, now)?.toISOString() ?? null,
  shownUntil: shownUntil(claim)?.toISOString() ?? null,
  lostBy: lostBy(claim),
  takenOff: takenOff(claim),
  reason: claim.reason,
});
