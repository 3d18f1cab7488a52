import { judgeRecords, type Outcome } from '../model/judge-records.ts';
import { proofRecord } from '../model/records.ts';
import type { HostnamesKernel } from './context.ts';
import { isSpecialAddress } from './dns/special-addresses.ts';
import type { StoredHostname } from './store.ts';

type Ctx = Pick<HostnamesKernel, 'names' | 'placeOf' | 'settings'>;

/** Queries all DNS records of a claim. `judge` evaluates them, given the proof of the member who has the domain now. */
export async function lookAtRecords({ names, placeOf, settings }: Ctx, claim: StoredHostname) {
  const { host } = claim;
  const [place, isThere, TXT, CNAME, A, AAAA] = await Promise.all([
    placeOf(),
    names.isThere(),
    names.ask('TXT', proofRecord(claim).name),
    names.ask('CNAME', host),
    names.ask('A', host),
    names.ask('AAAA', host),
  ]);
  const isPrivate = (address: string) => !settings.ALLOW_PRIVATE_ADDRESSES && isSpecialAddress(address);
  return {
    judge: (rivalProof: string | undefined) => {
      const judged = judgeRecords({ claim, place, answers: { TXT, CNAME, A, AAAA }, rivalProof, isPrivate });
      return { ...judged, outcome: certain(judged.outcome, claim, isThere) };
    },
  };
}

/** A single unanswered check is inconclusive; a second one counts as wrong if DNS answers for other names. */
const certain = (outcome: Outcome, { seen }: StoredHostname, isThere: boolean): Outcome =>
  outcome === 'unknown' && isThere && seen.some(wasSilent) ? 'wrong' : outcome;

const wasSilent = ({ fault }: StoredHostname['seen'][number]) => fault === 'timeout' || fault === 'refused';
