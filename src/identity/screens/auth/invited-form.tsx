import { useTranslations } from 'use-intl';
import { Button } from '#ui/button.tsx';
import { FormMessage } from '#ui/form-message.tsx';
import { useAuth } from '../auth-provider.tsx';
import { identityCalls } from '../identity-calls.ts';
import { logErrors } from '../log-errors.ts';
import { AccountFields } from './account-fields.tsx';
import { useAccountForm } from './use-account-form.ts';

type Props = { token: string; email: string };

/**
 * Renders the sign-up form of an invited person. The invitation came to the address by email, so it needs no
 * verification.
 */
export function InvitedForm({ token, email }: Props) {
  const t = useTranslations('identity.register');
  const auth = useAuth();
  const form = useAccountForm(async (account) => {
    const { user } = await logErrors('registration', () => identityCalls.signUp({ ...account, invitation: token }));
    if (user) auth.setUser(user);
  }, email);
  return (
    <form {...form.props} className="grid gap-5">
      <AccountFields form={form} fixedEmailHint={t('invitedAddress')} />
      <FormMessage form={form} />
      <Button type="submit" tone="primary" busy={form.pending}>
        {t('submit')}
      </Button>
    </form>
  );
}
