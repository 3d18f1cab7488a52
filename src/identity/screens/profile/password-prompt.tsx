import { useTranslations } from 'use-intl';
import { FormMessage } from '#ui/form-message.tsx';
import { PasswordField } from '#ui/password-field.tsx';
import { useForm } from '#ui/use-form.ts';
import { FormActions } from './form-actions.tsx';
import { OwnerOfPassword } from './owner-of-password.tsx';

type Props = {
  /** What the password is asked for. */
  label: string;
  onPassword: (password: string) => Promise<void>;
  onCancel: () => void;
};

/** Asks for the password before something that changes how safe the account is. */
export function PasswordPrompt({ label, onPassword, onCancel }: Props) {
  const t = useTranslations('profile');
  const form = useForm({
    initial: { password: '' },
    check: ({ password }) => ({ password: password === '' ? t('passwordNeeded') : undefined }),
    submit: ({ password }) => onPassword(password),
  });
  return (
    <form {...form.props} className="grid max-w-sm gap-4">
      <OwnerOfPassword />
      <PasswordField label={t('yourPassword')} {...form.field('password')} />
      <FormMessage form={form} />
      <FormActions label={label} busy={form.pending} onCancel={onCancel} />
    </form>
  );
}
