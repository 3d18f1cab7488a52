import { Check, CircleSlash, RefreshCw, RotateCcw } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { type ClaimRecord, canDecide } from '#hostnames/contract.ts';
import type { MenuEntry } from '#ui/overlays/menu.tsx';
import type { ReasonRequest } from './reason-dialog.tsx';
import type { ClaimActions } from './use-claim-actions.ts';

/** Returns a function that gives the menu entries for a claim, depending on its state. */
export function useClaimMenu(claimActions: ClaimActions, onAskReason: (request: ReasonRequest) => void) {
  const t = useTranslations('admin-domains.actions');
  return (claim: ClaimRecord): MenuEntry[] => {
    const { state } = claim;
    const askReason = (action: ReasonRequest['action']) => () => onAskReason({ action, claims: [claim] });
    const reasonActions = (['deny', 'revoke'] as const).filter((action) => canDecide(action, state));
    return [
      ...(canDecide('approve', state) || state === 'pending'
        ? [
            {
              label: t('approve'),
              icon: Check,
              onSelect: () => void claimActions.act([claim], 'approve'),
              ...(state === 'pending' ? { disabledReason: t('unproven') } : {}),
            },
          ]
        : []),
      ...(canDecide('readmit', state)
        ? [{ label: t('readmit'), icon: RotateCcw, onSelect: () => void claimActions.act([claim], 'readmit') }]
        : []),
      { label: t('check'), icon: RefreshCw, onSelect: () => void claimActions.act([claim], 'check') },
      ...(reasonActions.length > 0 ? [{ kind: 'line' as const }] : []),
      ...reasonActions.map((action) => ({
        label: t(action),
        icon: CircleSlash,
        danger: true,
        onSelect: askReason(action),
      })),
    ];
  };
}
