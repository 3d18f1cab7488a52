import { evaluateRecords, type RecordsOutcome } from '../model/evaluate-records.ts';
import { proofRecord } from '../model/records.ts';
import type { HostnamesKernel } from './context.ts';
import { isSpecialAddress } from './dns/special-addresses.ts';
import type { StoredHostname } from './store.ts';

type Ctx = Pick<HostnamesKernel, 'names' | 'placeOf' | 'settings'>;

/** Queries all DNS records of a claim. `evaluate` evaluates them, given the proof of the member who has the domain now. */
export async function fetchRecords({ names, placeOf, settings }: Ctx, claim: StoredHostname) {
  const { host } = claim;
  const [dnsTarget, isReachable, TXT, CNAME, A, AAAA] = await Promise.all([
    placeOf(),
    names.isReachable(),
    names.lookup('TXT', proofRecord(claim).name),
    names.lookup('CNAME', host),
    names.lookup('A', host),
    names.lookup('AAAA', host),
  ]);
  const isPrivate = (address: string) => !settings.ALLOW_PRIVATE_ADDRESSES && isSpecialAddress(address);
  return {
    evaluate: (rivalProof: string | undefined) => {
      const evaluation = evaluateRecords({
        claim,
        place: dnsTarget,
        answers: { TXT, CNAME, A, AAAA },
        rivalProof,
        isPrivate,
      });
      return { ...evaluation, outcome: resolveOutcome(evaluation.outcome, claim, isReachable) };
    },
  };
}

/** A single unanswered check is inconclusive; a second one counts as wrong if DNS answers for other names. */
const resolveOutcome = (outcome: RecordsOutcome, { seen }: StoredHostname, isReachable: boolean): RecordsOutcome =>
  outcome === 'unknown' && isReachable && seen.some(hadNoAnswer) ? 'wrong' : outcome;

const hadNoAnswer = ({ fault }: StoredHostname['seen'][number]) => fault === 'timeout' || fault === 'refused';
