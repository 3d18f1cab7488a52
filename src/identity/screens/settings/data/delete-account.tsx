import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '#ui/actions/button.tsx';
import { Dialog } from '#ui/overlays/dialog.tsx';
import { DialogClose } from '#ui/overlays/dialog-close.tsx';
import { FormMessage } from '#ui/fields/form-message.tsx';
import { TextField } from '#ui/fields/text-field.tsx';
import { useForm } from '#ui/fields/use-form.ts';
import type { UserDocument } from '../../../contract.ts';
import { identityApi } from '../../identity-api.ts';
import { DeletedContent } from './deleted-content.tsx';
import { ExportData } from './export-data.tsx';

const FORM = 'delete-account';

/**
 * Deletes the account permanently. Lists what is deleted, offers the export, and asks for the username or email address
 * and for a recent proof of identity.
 */
export function DeleteAccount({ user }: { user: UserDocument }) {
  const t = useTranslations('profile.data');
  const tProfile = useTranslations('profile');
  const [open, setOpen] = useState(false);
  const expectedName = user.profile.username || user.email;
  const form = useForm({
    initial: { name: '' },
    check: ({ name }) => ({
      name: name.trim().toLowerCase() === expectedName.toLowerCase() ? undefined : t('deleteMismatch', { name: expectedName }),
    }),
    submit: async () => {
      await identityApi.deleteMe.call();
      sessionStorage.clear();
      await (await import('#platform/browser/stored-texts.ts')).deleteStoredTexts();
      // A full page load, so that nothing of the account stays in memory.
      window.location.assign('/account-deleted');
      await new Promise(() => {});
    },
  });
  const change = (next: boolean) => {
    form.reset();
    setOpen(next);
  };
  return (
    <Dialog
      urgent
      size="medium"
      open={open}
      onOpenChange={change}
      trigger={<Button className="text-error!">{t('deleteOpen')}</Button>}
      title={t('deleteTitle')}
      description={t('deleteWarning')}
      actions={
        <>
          <DialogClose>
            <Button>{tProfile('cancel')}</Button>
          </DialogClose>
          <Button type="submit" form={FORM} tone="danger" busy={form.pending}>
            {t('deleteYes')}
          </Button>
        </>
      }
    >
      <div className="mb-6 grid gap-6">
        <DeletedContent />
        <div>
          <p className="mb-2 max-w-prose text-text-secondary">{t('deleteExport')}</p>
          <ExportData />
        </div>
      </div>
      <form {...form.props} id={FORM} className="grid gap-4">
        <TextField
          label={t(user.profile.username ? 'deleteUsername' : 'deleteEmail', { name: expectedName })}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          dir="ltr"
          {...form.field('name')}
        />
        <FormMessage form={form} />
      </form>
    </Dialog>
  );
}
