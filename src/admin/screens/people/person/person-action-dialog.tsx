import { useTranslations } from 'use-intl';
import type { UserDocument } from '#identity/contract.ts';
import { Button } from '#ui/actions/button.tsx';
import { FormMessage } from '#ui/fields/form-message.tsx';
import { TextArea } from '#ui/fields/text-area.tsx';
import { TextField } from '#ui/fields/text-field.tsx';
import { useForm } from '#ui/fields/use-form.ts';
import { Dialog } from '#ui/overlays/dialog.tsx';
import { DialogClose } from '#ui/overlays/dialog-close.tsx';
import { PERSON_ACTIONS, type PersonActionName } from './available-actions.ts';
import type { PersonActionInput } from './use-person-actions.ts';

const FORM = 'person-action';
const MAX_REASON_LENGTH = 1000;

type Props = {
  name: PersonActionName;
  user: UserDocument;
  opener: HTMLElement | undefined;
  onConfirm: (actionInput: PersonActionInput) => Promise<void>;
  onLeave: () => void;
};

/** Asks for confirmation before an action on a member. Irreversible actions require typing the member's name. */
export function PersonActionDialog({ name, user, opener, onConfirm, onLeave }: Props) {
  const t = useTranslations('admin-people.actions');
  const { prompt, ...action } = PERSON_ACTIONS[name];
  const { displayName, email, profile } = user;
  const expectedName = profile.username || email;
  const form = useForm({
    initial: { reason: '', confirm: '' },
    check: ({ confirm }) => ({
      confirm: prompt !== 'name' || matchesName(user, confirm) ? undefined : t('mismatch', { name: expectedName }),
    }),
    submit: async (actionInput) => {
      await onConfirm(actionInput);
      onLeave();
    },
  });
  return (
    <Dialog
      urgent
      open
      onOpenChange={(next) => !next && !form.pending && onLeave()}
      {...(opener ? { opener } : {})}
      title={t(`${name}.title`, { name: displayName })}
      description={t(`${name}.text`)}
      actions={
        <>
          <DialogClose>
            <Button>{t('cancel')}</Button>
          </DialogClose>
          <Button type="submit" form={FORM} tone={'danger' in action ? 'danger' : 'primary'} busy={form.pending}>
            {t(`${name}.yes`)}
          </Button>
        </>
      }
    >
      <form {...form.props} id={FORM} className="grid gap-4">
        {prompt === 'reason' && (
          <TextArea
            label={t('reason')}
            hint={t('reasonHint')}
            maxLength={MAX_REASON_LENGTH}
            dir="auto"
            {...form.field('reason')}
          />
        )}
        {prompt === 'name' && (
          <TextField
            label={t(profile.username ? 'typeUsername' : 'typeEmail', { name: expectedName })}
            autoComplete="off"
            autoCapitalize="off"
            spellCheck={false}
            dir="ltr"
            {...form.field('confirm')}
          />
        )}
        <FormMessage form={form} />
      </form>
    </Dialog>
  );
}

const matchesName = ({ email, profile }: UserDocument, typed: string) =>
  [profile.username, email].includes(typed.trim().toLowerCase() || ' ');
