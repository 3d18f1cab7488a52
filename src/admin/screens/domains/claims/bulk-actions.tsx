import { useTranslations } from 'use-intl';
import { type ClaimRecord, canDecide } from '#hostnames/contract.ts';
import { Button } from '#ui/button.tsx';
import type { ReasonRequest } from './reason-dialog.tsx';
import type { ClaimAction, ClaimActions } from './use-claim-actions.ts';

const BULK_ACTIONS = ['approve', 'check', 'readmit', 'deny', 'revoke'] as const satisfies ClaimAction[];

type Props = {
  claims: readonly ClaimRecord[];
  claimActions: ClaimActions;
  onAskReason: (request: ReasonRequest) => void;
};

/** Bulk actions on the selected claims, each with the number of claims that it applies to. */
export function BulkActions({ claims, claimActions, onAskReason }: Props) {
  const t = useTranslations('admin-domains.bulk');
  return BULK_ACTIONS.map((action) => {
    const applicable = action === 'check' ? claims : claims.filter(({ state }) => canDecide(action, state));
    if (applicable.length === 0) return null;
    const needsReason = action === 'deny' || action === 'revoke';
    return (
      <Button
        key={action}
        tone="quiet"
        busy={claimActions.busy === action}
        onClick={() =>
          needsReason ? onAskReason({ action, claims: applicable }) : void claimActions.act(applicable, action)
        }
      >
        {t(action, { count: applicable.length })}
      </Button>
    );
  });
}
