import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { fieldMessage } from '#platform/api-errors.ts';
import { Button } from '#ui/button.tsx';
import { CodeField } from '#ui/code-field.tsx';
import { FormMessage } from '#ui/form-message.tsx';
import { useForm } from '#ui/use-form.ts';
import type { UserDocument } from '../contract.ts';
import { useAuth } from './auth-provider.tsx';
import { Address } from './entrance/address.tsx';
import { ResendCode } from './entrance/resend-code.tsx';
import { useFirstField } from './entrance/use-first-field.ts';
import { identityCalls } from './identity-calls.ts';
import { sendNewUserNotification, sendWelcomeEmail } from './mail-functions.ts';

type Props = {
  email: string;
  /** For the mail; without it, that of the member who is signed in. */
  displayName?: string;
  /** A code was mailed a moment ago. */
  justSent?: boolean;
  /** Nobody is to learn whether the address has an account: nobody is signed in, and no code can be asked for. */
  hidden?: boolean;
  takesFocus?: boolean;
  /** After the member's document is known to be verified. */
  onVerified?: (user: UserDocument) => void | Promise<void>;
  /** What else one may do. */
  children?: ReactNode;
};

/** Proves an address with the six digits that were mailed to it; sent as soon as they are whole. */
export function VerifyEmail(props: Props) {
  const { email, displayName, justSent = false, hidden = false, takesFocus = false, onVerified, children } = props;
  const t = useTranslations('identity.verify');
  const auth = useAuth();
  const place = useFirstField<HTMLDivElement>(takesFocus);
  const form = useForm({
    initial: { otp: '' },
    check: ({ otp }) => ({ otp: /^\d{6}$/.test(otp) ? undefined : t('incomplete') }),
    submit: async ({ otp }) => {
      const { user } = await identityCalls.verifyEmail({ email, otp }).catch(startAnew);
      // The server has both queued already; asked twice, it sends each once.
      void sendWelcomeEmail(user.email, user.displayName);
      void sendNewUserNotification(user.email, user.displayName, user.profile.username);
      auth.setUser(user);
      await onVerified?.(user);
    },
  });
  // Mended digit by digit, a wrong code would be sent again at each of them, and its few tries be gone.
  const startAnew = (error: unknown) => {
    if (fieldMessage(error, 'otp') !== undefined) form.set('otp', '');
    throw error;
  };
  const text = hidden ? 'textHidden' : justSent ? 'text' : 'textLater';
  return (
    <div className="grid min-w-0 gap-5">
      <p className="text-text-secondary">{t.rich(text, { email, b: (words) => <Address>{words}</Address> })}</p>
      <form {...form.props} className="grid min-w-0 gap-5">
        <div ref={place} className="min-w-0">
          <CodeField
            label={t('code')}
            error={form.faults.otp}
            value={form.values.otp}
            onValueChange={(otp) => form.set('otp', otp)}
            onComplete={(otp) => {
              form.set('otp', otp);
              void form.submit();
            }}
          />
        </div>
        <FormMessage form={form} />
        <Button type="submit" tone="primary" busy={form.pending}>
          {t('submit')}
        </Button>
      </form>
      {hidden ? (
        <p className="text-text-secondary text-xs">{t('noMailHidden')}</p>
      ) : (
        <ResendCode
          email={email}
          displayName={displayName ?? (auth.status === 'signedIn' ? auth.user.displayName : '')}
          justSent={justSent}
        />
      )}
      {children}
    </div>
  );
}
