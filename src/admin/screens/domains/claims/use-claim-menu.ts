import { Check, CircleSlash, RefreshCw, RotateCcw } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { type ClaimRecord, canDecide } from '#hostnames/contract.ts';
import type { MenuEntry } from '#ui/menu.tsx';
import type { TakingOff } from './reason-dialog.tsx';
import type { ClaimDeeds } from './use-claim-deeds.ts';

/** Returns a function that gives the menu entries for a claim, depending on its state. */
export function useClaimMenu(deeds: ClaimDeeds, onAsk: (asking: TakingOff) => void) {
  const t = useTranslations('admin-domains.deeds');
  return (claim: ClaimRecord): MenuEntry[] => {
    const { state } = claim;
    const ask = (deed: TakingOff['deed']) => () => onAsk({ deed, claims: [claim] });
    const offs = (['deny', 'revoke'] as const).filter((deed) => canDecide(deed, state));
    return [
      ...(canDecide('approve', state) || state === 'pending'
        ? [
            {
              label: t('approve'),
              icon: Check,
              onSelect: () => void deeds.act([claim], 'approve'),
              ...(state === 'pending' ? { disabledReason: t('unproven') } : {}),
            },
          ]
        : []),
      ...(canDecide('readmit', state)
        ? [{ label: t('readmit'), icon: RotateCcw, onSelect: () => void deeds.act([claim], 'readmit') }]
        : []),
      { label: t('check'), icon: RefreshCw, onSelect: () => void deeds.act([claim], 'check') },
      ...(offs.length > 0 ? [{ kind: 'line' as const }] : []),
      ...offs.map((deed) => ({ label: t(deed), icon: CircleSlash, danger: true, onSelect: ask(deed) })),
    ];
  };
}
