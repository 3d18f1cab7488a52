import { useTranslations } from 'use-intl';
import type { UserDocument } from '#identity/contract.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { DialogClose } from '#ui/dialog-close.tsx';
import { FormMessage } from '#ui/form-message.tsx';
import { TextArea } from '#ui/text-area.tsx';
import { TextField } from '#ui/text-field.tsx';
import { useForm } from '#ui/use-form.ts';
import { DEEDS, type DeedName } from './deeds.ts';
import type { DeedWords } from './use-person-deeds.ts';

const FORM = 'person-deed';
const LONGEST_REASON = 1000;

type Props = {
  name: DeedName;
  user: UserDocument;
  opener: HTMLElement | undefined;
  onDo: (words: DeedWords) => Promise<void>;
  onLeave: () => void;
};

/** Asks for confirmation before an action on a member. Irreversible actions require typing the member's name. */
export function DeedDialog({ name, user, opener, onDo, onLeave }: Props) {
  const t = useTranslations('admin-people.deeds');
  const { asks, ...deed } = DEEDS[name];
  const { displayName, email, profile } = user;
  const wanted = profile.username || email;
  const form = useForm({
    initial: { reason: '', confirm: '' },
    check: ({ confirm }) => ({
      confirm: asks !== 'name' || isNamed(user, confirm) ? undefined : t('mismatch', { name: wanted }),
    }),
    submit: async (words) => {
      await onDo(words);
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
          <Button type="submit" form={FORM} tone={'danger' in deed ? 'danger' : 'primary'} busy={form.pending}>
            {t(`${name}.yes`)}
          </Button>
        </>
      }
    >
      <form {...form.props} id={FORM} className="grid gap-4">
        {asks === 'reason' && (
          <TextArea
            label={t('reason')}
            hint={t('reasonHint')}
            maxLength={LONGEST_REASON}
            dir="auto"
            {...form.field('reason')}
          />
        )}
        {asks === 'name' && (
          <TextField
            label={t(profile.username ? 'typeUsername' : 'typeEmail', { name: wanted })}
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

const isNamed = ({ email, profile }: UserDocument, typed: string) =>
  [profile.username, email].includes(typed.trim().toLowerCase() || ' ');
