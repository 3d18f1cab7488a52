import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import type { ClaimRecord, Decision } from '#hostnames/contract.ts';
import { useErrorText } from '#ui/feedback/use-error-text.ts';
import { useToast } from '#ui/feedback/use-toast.ts';
import { useAdminApi } from '../../admin-api.tsx';

export type ClaimAction = Decision | 'check';
export type ClaimActions = ReturnType<typeof useClaimActions>;

/** Actions on one or many claims. Announces the result and refetches the list. */
export function useClaimActions(onDone: () => void) {
  const t = useTranslations('admin-domains');
  const api = useAdminApi();
  const queries = useQueryClient();
  const toast = useToast();
  const wordsOf = useErrorText();
  const [announcement, setAnnouncement] = useState('');
  const [busy, setBusy] = useState<ClaimAction>();

  const runOne = ({ owner, host }: ClaimRecord, action: ClaimAction, reason: string) => {
    const key = { owner: owner.uid, host };
    return action === 'deny' || action === 'revoke'
      ? api.domains[action].call({ ...key, reason })
      : api.domains[action].call(key);
  };
  const announceOne = (claim: ClaimRecord, action: ClaimAction) => {
    const isRight = claim.seen.every((record) => record.isRight);
    setAnnouncement(
      t(`said.${action === 'check' ? (isRight ? 'right' : 'wrong') : action}`, { domain: claim.shownAs }),
    );
  };
  const runMany = async (claims: readonly ClaimRecord[], action: ClaimAction, reason: string) => {
    const { items } = await api.domains.decide.call({
      claims: claims.map(({ owner, host }) => ({ owner: owner.uid, host })),
      deed: action,
      ...(reason === '' ? {} : { reason }),
    });
    const skipped = items.filter(({ outcome }) => outcome !== 'done').length;
    toast({
      text: t('many.done', { count: items.length - skipped }),
      ...(skipped > 0 ? { detail: t('many.left', { count: skipped }), tone: 'error' as const } : {}),
    });
  };

  /** Throws on failure. */
  const attempt = async (claims: readonly ClaimRecord[], action: ClaimAction, reason = '') => {
    const [first] = claims;
    if (!first || busy) return;
    setAnnouncement('');
    setBusy(action);
    try {
      if (claims.length === 1) announceOne(await runOne(first, action, reason), action);
      else await runMany(claims, action, reason);
    } finally {
      setBusy(undefined);
      await queries.invalidateQueries({ queryKey: api.domains.key() });
    }
    onDone();
  };

  return {
    announcement,
    busy,
    attempt,
    /** Performs an action without a dialog and shows a failure as a toast. */
    act: (claims: readonly ClaimRecord[], action: ClaimAction) =>
      attempt(claims, action).catch((error: unknown) =>
        toast({ text: t('notDone'), detail: wordsOf(error), tone: 'error' }),
      ),
  };
}
