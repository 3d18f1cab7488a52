import { useId } from 'react';
import { useTranslations } from 'use-intl';
import { useAuth } from '#identity/components.tsx';
import { Button } from '#ui/actions/button.tsx';
import { useToast } from '#ui/feedback/use-toast.ts';
import { FormMessage } from '#ui/fields/form-message.tsx';
import { TextArea } from '#ui/fields/text-area.tsx';
import { TextField } from '#ui/fields/text-field.tsx';
import { useForm } from '#ui/fields/use-form.ts';
import { Dialog } from '#ui/overlays/dialog.tsx';
import { DialogClose } from '#ui/overlays/dialog-close.tsx';
import { MAX_SHARE_MESSAGE_LENGTH } from '../../../model/share-limits.ts';
import { portfolioApi } from '../../portfolio-api.ts';
import { focusOnMount } from '../focus-on-mount.ts';
import { useShareName } from '../share-name.ts';
import type { ShareDialogProps } from './share-dialog.ts';

/** Dialog that emails a link; replies go directly to the member. */
export function MailDialog({ share, open, opener, onClose }: ShareDialogProps) {
  const t = useTranslations('portfolio-share.mail');
  const tCancel = useTranslations('portfolio-share');
  const id = useId();
  const auth = useAuth();
  const toast = useToast();
  const name = useShareName()(share);
  const form = useForm({
    initial: { to: '', message: '' },
    check: ({ to }) => ({ to: to.trim() === '' ? t('toNeeded') : undefined }),
    submit: async ({ to, message }) => {
      const address = to.trim();
      await portfolioApi.shares.mail.call({
        shareId: share.shareId,
        to: address,
        ...(message.trim() === '' ? {} : { message: message.trim() }),
      });
      toast({ text: t('sent', { to: address }), tone: 'success' });
      onClose();
    },
  });
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => !next && onClose()}
      keepsOpen
      size="medium"
      opener={opener}
      title={t('title', { name })}
      description={auth.status === 'signedIn' ? t('answers', { email: auth.user.email }) : undefined}
      actions={
        <>
          <DialogClose>
            <Button>{tCancel('cancel')}</Button>
          </DialogClose>
          <Button type="submit" form={id} tone="primary" busy={form.pending}>
            {t('send')}
          </Button>
        </>
      }
    >
      <form id={id} {...form.props} className="grid gap-4">
        <FormMessage form={form} />
        <TextField
          label={t('to')}
          type="email"
          autoComplete="off"
          maxLength={254}
          ref={focusOnMount}
          {...form.field('to')}
        />
        <TextArea
          label={t('message')}
          hint={share.hasPassword ? t('password') : t('hint')}
          rows={5}
          maxLength={MAX_SHARE_MESSAGE_LENGTH}
          {...form.field('message')}
        />
      </form>
    </Dialog>
  );
}
