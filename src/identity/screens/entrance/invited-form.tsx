import { useTranslations } from 'use-intl';
import { Button } from '#ui/button.tsx';
import { FormMessage } from '#ui/form-message.tsx';
import { useAuth } from '../auth-provider.tsx';
import { identityCalls } from '../identity-calls.ts';
import { logged } from '../logged.ts';
import { PersonFields } from './person-fields.tsx';
import { usePersonForm } from './use-person-form.ts';

type Props = { token: string; email: string };

/**
 * Renders the sign-up form of an invited person. The invitation came to the address by email, so it needs no
 * verification.
 */
export function InvitedForm({ token, email }: Props) {
  const t = useTranslations('identity.register');
  const auth = useAuth();
  const form = usePersonForm(async (person) => {
    const { user } = await logged('registration', () => identityCalls.signUp({ ...person, invitation: token }));
    if (user) auth.setUser(user);
  }, email);
  return (
    <form {...form.props} className="grid gap-5">
      <PersonFields form={form} whyThisEmail={t('invitedAddress')} />
      <FormMessage form={form} />
      <Button type="submit" tone="primary" busy={form.pending}>
        {t('submit')}
      </Button>
    </form>
  );
}
