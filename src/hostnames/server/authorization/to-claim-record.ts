import type { ClaimRecord } from '../../contract.ts';
import { warningsOf } from '../../model/claim-warnings.ts';
import { rejectionOf } from '../../model/decisions.ts';
import { lostBy, shownUntil } from '../../model/states.ts';
import { shownAs } from '../read-host.ts';
import type { StoredHostname } from '../store.ts';

type ClaimOwner = { displayName: string; email: string; username: string };

/** The data about claims that is not in their own rows. */
export type ClaimLookups = {
  people: ReadonlyMap<string, ClaimOwner>;
  /** The number of members who claim each host. */
  claims: ReadonlyMap<string, number>;
  /** Proven hosts with their look-alike keys. */
  proven: readonly { host: string; ownerId: string; look: string }[];
  blocked: readonly string[];
  own: readonly string[];
};

/** Converts a stored claim to the API's form for admins. */
export function toClaimRecord(
  claim: StoredHostname,
  { people, claims, proven, blocked, own }: ClaimLookups,
): ClaimRecord {
  const { host, ownerId, look: skeleton } = claim;
  const person = people.get(ownerId);
  const alike = proven
    .filter((one) => one.look === skeleton && one.ownerId !== ownerId)
    .map((one) => shownAs(one.host));
  const at = (moment: Date | null) => moment?.toISOString() ?? null;
  return {
    ...{ host, shownAs: shownAs(host), state: claim.state, seen: claim.seen, reason: claim.reason },
    owner: {
      uid: ownerId,
      name: person?.displayName ?? '',
      email: person?.email ?? '',
      username: person?.username ?? '',
    },
    ...{ createdAt: claim.createdAt.toISOString(), checkedAt: at(claim.checkedAt) },
    ...{
      authorizedAt: at(claim.authorizedAt),
      failingSince: at(claim.failingSince),
      shownUntil: at(shownUntil(claim)),
    },
    ...{ lostBy: lostBy(claim), takenOff: rejectionOf(claim) },
    warnings: warningsOf({ host, shownAs: shownAs(host), own: own.map(shownAs), alike, blocked }),
    rivals: Math.max(0, (claims.get(host) ?? 1) - 1),
  };
}
