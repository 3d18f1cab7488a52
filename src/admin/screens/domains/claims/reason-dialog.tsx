import { useTranslations } from 'use-intl';
import type { ClaimRecord } from '#hostnames/contract.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { DialogClose } from '#ui/dialog-close.tsx';
import { FormMessage } from '#ui/form-message.tsx';
import { TextArea } from '#ui/text-area.tsx';
import { useForm } from '#ui/use-form.ts';
import type { ClaimDeeds } from './use-claim-deeds.ts';

export const LONGEST_REASON = 500;

export type TakingOff = { deed: 'deny' | 'revoke'; claims: readonly ClaimRecord[] };

type Props = {
  asking: TakingOff;
  deeds: ClaimDeeds;
  /** Element that takes focus on closing; the pressed button may have disappeared along with its row. */
  opener: HTMLElement | undefined;
  onLeave: () => void;
};

/** Asks for the reason for denying or revoking domains, which is mailed to their owners. */
export function ReasonDialog({ asking: { deed, claims }, deeds, opener, onLeave }: Props) {
  const t = useTranslations('admin-domains.ask');
  const form = useForm({
    initial: { reason: '' },
    check: ({ reason }) => (reason.trim() === '' ? { reason: t('needed') } : {}),
    submit: async ({ reason }) => {
      await deeds.attempt(claims, deed, reason.trim());
      onLeave();
    },
  });
  return (
    <Dialog
      open
      onOpenChange={(next) => !next && !form.pending && onLeave()}
      steady
      opener={opener}
      size="medium"
      title={t(`${deed}.title`, { domain: claims[0]?.shownAs ?? '', count: claims.length })}
      description={t(`${deed}.text`)}
      actions={
        <>
          <DialogClose>
            <Button>{t('cancel')}</Button>
          </DialogClose>
          <Button tone="danger" busy={form.pending} onClick={() => void form.submit()}>
            {t(`${deed}.do`)}
          </Button>
        </>
      }
    >
      <form {...form.props} className="grid gap-3">
        <TextArea label={t('reason')} hint={t('hint')} maxLength={LONGEST_REASON} {...form.field('reason')} />
        <FormMessage form={form} />
      </form>
    </Dialog>
  );
}
