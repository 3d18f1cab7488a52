import { useTranslations } from 'use-intl';
import { type ClaimRecord, canDecide } from '#hostnames/contract.ts';
import { Button } from '#ui/button.tsx';
import type { TakingOff } from './reason-dialog.tsx';
import type { ClaimDeed, ClaimDeeds } from './use-claim-deeds.ts';

const DEEDS = ['approve', 'check', 'readmit', 'deny', 'revoke'] as const satisfies ClaimDeed[];

type Props = { claims: readonly ClaimRecord[]; deeds: ClaimDeeds; onAsk: (asking: TakingOff) => void };

/** Bulk actions on the selected claims, each with the number of claims that it applies to. */
export function BulkDeeds({ claims, deeds, onAsk }: Props) {
  const t = useTranslations('admin-domains.bulk');
  return DEEDS.map((deed) => {
    const fitting = deed === 'check' ? claims : claims.filter(({ state }) => canDecide(deed, state));
    if (fitting.length === 0) return null;
    const isTakingOff = deed === 'deny' || deed === 'revoke';
    return (
      <Button
        key={deed}
        tone="quiet"
        busy={deeds.busy === deed}
        onClick={() => (isTakingOff ? onAsk({ deed, claims: fitting }) : void deeds.act(fitting, deed))}
      >
        {t(deed, { count: fitting.length })}
      </Button>
    );
  });
}
