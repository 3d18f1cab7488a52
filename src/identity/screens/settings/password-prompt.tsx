import { useTranslations } from 'use-intl';
import { FormMessage } from '#ui/fields/form-message.tsx';
import { PasswordField } from '#ui/fields/password-field.tsx';
import { useForm } from '#ui/fields/use-form.ts';
import { FormActions } from './form-actions.tsx';
import { HiddenUsernameField } from './hidden-username-field.tsx';

type Props = {
  /** The label of the submit button, which names the action. */
  label: string;
  onPassword: (password: string) => Promise<void>;
  onCancel: () => void;
};

/** Asks for the password before an action that changes the security of the account. */
export function PasswordPrompt({ label, onPassword, onCancel }: Props) {
  const t = useTranslations('profile');
  const form = useForm({
    initial: { password: '' },
    check: ({ password }) => ({ password: password === '' ? t('passwordNeeded') : undefined }),
    submit: ({ password }) => onPassword(password),
  });
  return (
    <form {...form.props} className="grid max-w-sm gap-4">
      <HiddenUsernameField />
      <PasswordField label={t('yourPassword')} {...form.field('password')} />
      <FormMessage form={form} />
      <FormActions label={label} busy={form.pending} onCancel={onCancel} />
    </form>
  );
}
