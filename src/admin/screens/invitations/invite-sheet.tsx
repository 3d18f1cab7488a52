import { useId } from 'react';
import { useTranslations } from 'use-intl';
import { INVITATION_LIMITS } from '#identity/contract.ts';
import { Button } from '#ui/actions/button.tsx';
import { FormMessage } from '#ui/fields/form-message.tsx';
import { Select } from '#ui/fields/select.tsx';
import { TextArea } from '#ui/fields/text-area.tsx';
import { DialogClose } from '#ui/overlays/dialog-close.tsx';
import { Sheet } from '#ui/overlays/sheet.tsx';
import { LANGUAGE_OPTIONS } from '../language-options.ts';
import { parseAddresses } from './parse-addresses.ts';
import { useInviteForm } from './use-invite-form.ts';

type Props = { open: boolean; onClose: () => void };

/** Sheet that invites people by email. What was entered is kept when it closes. */
export function InviteSheet({ open, onClose }: Props) {
  const t = useTranslations('admin-invitations.form');
  const id = useId();
  const form = useInviteForm(onClose);
  const count = parseAddresses(form.values.emails).length;
  return (
    <Sheet
      open={open}
      onOpenChange={(next) => !next && onClose()}
      keepsOpen
      title={t('title')}
      actions={
        <>
          <DialogClose>
            <Button>{t('cancel')}</Button>
          </DialogClose>
          <Button type="submit" form={id} tone="primary" busy={form.pending}>
            {t('send', { count })}
          </Button>
        </>
      }
    >
      <form id={id} {...form.props} className="grid gap-5">
        <TextArea
          label={t('emails')}
          hint={t('emailsHint', { maximum: INVITATION_LIMITS.atOnce })}
          rows={4}
          dir="ltr"
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          {...form.field('emails')}
        />
        <TextArea
          label={t('message')}
          hint={t('messageHint')}
          rows={5}
          maxLength={INVITATION_LIMITS.message}
          {...form.field('message')}
        />
        <Select
          label={t('language')}
          options={LANGUAGE_OPTIONS}
          value={form.values.language}
          onValueChange={(language) => form.set('language', language)}
        />
        <FormMessage form={form} />
      </form>
    </Sheet>
  );
}
