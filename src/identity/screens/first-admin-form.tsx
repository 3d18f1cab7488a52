import { useId } from 'react';
import { useNavigate } from 'react-router';
import { useTranslations } from 'use-intl';
import { Button } from '#ui/actions/button.tsx';
import { FormMessage } from '#ui/fields/form-message.tsx';
import { AccountFields } from './auth/account-fields.tsx';
import { useAccountForm } from './auth/use-account-form.ts';
import { useAuth } from './auth-provider.tsx';
import { operatorCalls } from './identity-calls.ts';
import { logErrors } from './log-errors.ts';

/** Creates the first admin with the token of the set-up link, and continues signed in. */
export function FirstAdminForm({ token }: { token: string }) {
  const t = useTranslations('identity.firstAdmin');
  const heading = useId();
  const auth = useAuth();
  const navigate = useNavigate();
  const form = useAccountForm(async (account) => {
    const { user } = await logErrors('registration', () => operatorCalls(token).setUp(account));
    auth.setUser(user);
    await navigate('/dashboard', { replace: true });
  });
  return (
    <section aria-labelledby={heading}>
      <h2 id={heading} className="font-medium text-title">
        {t('heading')}
      </h2>
      <p className="mt-1 mb-6 text-text-secondary">{t('text')}</p>
      <form {...form.props} className="grid max-w-sm gap-5">
        <AccountFields form={form} />
        <FormMessage form={form} />
        <Button type="submit" tone="primary" busy={form.pending}>
          {t('submit')}
        </Button>
      </form>
    </section>
  );
}
