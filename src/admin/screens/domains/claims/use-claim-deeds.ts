import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import type { ClaimRecord, Decision } from '#hostnames/contract.ts';
import { useFailureWords } from '#ui/use-failure-words.ts';
import { useToast } from '#ui/use-toast.ts';
import { useAdminApi } from '../../admin-api.tsx';

export type ClaimDeed = Decision | 'check';
export type ClaimDeeds = ReturnType<typeof useClaimDeeds>;

/** Actions on one or many claims. Announces the result and refetches the list. */
export function useClaimDeeds(onDone: () => void) {
  const t = useTranslations('admin-domains');
  const api = useAdminApi();
  const queries = useQueryClient();
  const toast = useToast();
  const wordsOf = useFailureWords();
  const [said, setSaid] = useState('');
  const [busy, setBusy] = useState<ClaimDeed>();

  const askOne = ({ owner, host }: ClaimRecord, deed: ClaimDeed, reason: string) => {
    const key = { owner: owner.uid, host };
    return deed === 'deny' || deed === 'revoke'
      ? api.domains[deed].call({ ...key, reason })
      : api.domains[deed].call(key);
  };
  const tellOne = (claim: ClaimRecord, deed: ClaimDeed) => {
    const isRight = claim.seen.every((record) => record.isRight);
    setSaid(t(`said.${deed === 'check' ? (isRight ? 'right' : 'wrong') : deed}`, { domain: claim.shownAs }));
  };
  const askMany = async (claims: readonly ClaimRecord[], deed: ClaimDeed, reason: string) => {
    const { items } = await api.domains.decide.call({
      claims: claims.map(({ owner, host }) => ({ owner: owner.uid, host })),
      deed,
      ...(reason === '' ? {} : { reason }),
    });
    const left = items.filter(({ outcome }) => outcome !== 'done').length;
    toast({
      text: t('many.done', { count: items.length - left }),
      ...(left > 0 ? { detail: t('many.left', { count: left }), tone: 'error' as const } : {}),
    });
  };

  /** Throws on failure. */
  const attempt = async (claims: readonly ClaimRecord[], deed: ClaimDeed, reason = '') => {
    const [first] = claims;
    if (!first || busy) return;
    setSaid('');
    setBusy(deed);
    try {
      if (claims.length === 1) tellOne(await askOne(first, deed, reason), deed);
      else await askMany(claims, deed, reason);
    } finally {
      setBusy(undefined);
      await queries.invalidateQueries({ queryKey: api.domains.key() });
    }
    onDone();
  };

  return {
    said,
    busy,
    attempt,
    /** Performs an action without a dialog and shows a failure as a toast. */
    act: (claims: readonly ClaimRecord[], deed: ClaimDeed) =>
      attempt(claims, deed).catch((error: unknown) =>
        toast({ text: t('notDone'), detail: wordsOf(error), tone: 'error' }),
      ),
  };
}
