import { useTranslations } from 'use-intl';
import type { ClaimRecord } from '#hostnames/contract.ts';
import { Button } from '#ui/actions/button.tsx';
import { FormMessage } from '#ui/fields/form-message.tsx';
import { TextArea } from '#ui/fields/text-area.tsx';
import { useForm } from '#ui/fields/use-form.ts';
import { Dialog } from '#ui/overlays/dialog.tsx';
import { DialogClose } from '#ui/overlays/dialog-close.tsx';
import type { ClaimActions } from './use-claim-actions.ts';

export const MAX_REASON_LENGTH = 500;

export type ReasonRequest = { action: 'deny' | 'revoke'; claims: readonly ClaimRecord[] };

type Props = {
  request: ReasonRequest;
  claimActions: ClaimActions;
  /** Element that takes focus on closing; the pressed button may have disappeared along with its row. */
  opener: HTMLElement | undefined;
  onLeave: () => void;
};

/** Asks for the reason for denying or revoking domains, which is mailed to their owners. */
export function ReasonDialog({ request: { action, claims }, claimActions, opener, onLeave }: Props) {
  const t = useTranslations('admin-domains.confirm');
  const form = useForm({
    initial: { reason: '' },
    check: ({ reason }) => (reason.trim() === '' ? { reason: t('needed') } : {}),
    submit: async ({ reason }) => {
      await claimActions.attempt(claims, action, reason.trim());
      onLeave();
    },
  });
  return (
    <Dialog
      open
      onOpenChange={(next) => !next && !form.pending && onLeave()}
      keepsOpen
      opener={opener}
      size="medium"
      title={t(`${action}.title`, { domain: claims[0]?.shownAs ?? '', count: claims.length })}
      description={t(`${action}.text`, { count: claims.length })}
      actions={
        <>
          <DialogClose>
            <Button>{t('cancel')}</Button>
          </DialogClose>
          <Button tone="danger" busy={form.pending} onClick={() => void form.submit()}>
            {t(`${action}.do`)}
          </Button>
        </>
      }
    >
      <form {...form.props} className="grid gap-3">
        <TextArea label={t('reason')} hint={t('hint')} maxLength={MAX_REASON_LENGTH} {...form.field('reason')} />
        <FormMessage form={form} />
      </form>
    </Dialog>
  );
}
