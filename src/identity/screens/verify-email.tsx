import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { useInstanceFacts } from '#platform/browser/instance-settings/use-instance-facts.ts';
import { fieldMessage } from '#platform/pure/api-errors.ts';
import { Button } from '#ui/actions/button.tsx';
import { CodeField } from '#ui/fields/code-field.tsx';
import { FormMessage } from '#ui/fields/form-message.tsx';
import { useForm } from '#ui/fields/use-form.ts';
import type { UserDocument } from '../contract.ts';
import { InlineEmail } from './auth/inline-email.tsx';
import { ResendCode } from './auth/resend-code.tsx';
import { useFocusFirstField } from './auth/use-focus-first-field.ts';
import { useAuth } from './auth-provider.tsx';
import { identityCalls } from './identity-calls.ts';
import { sendNewUserNotification, sendWelcomeEmail } from './mail-functions.ts';

type Props = {
  email: string;
  /** The name used in the email; defaults to that of the signed-in member. */
  displayName?: string;
  /** Whether a code was mailed just now. */
  justSent?: boolean;
  /**
   * Whether the instance hides which addresses have accounts: then the user is not signed in and can't request a new
   * code.
   */
  hidden?: boolean;
  focusOnMount?: boolean;
  /** Called after the verified user document is stored. */
  onVerified?: (user: UserDocument) => void | Promise<void>;
  /** Further actions below the form. */
  children?: ReactNode;
};

/** Verifies an address with the mailed six-digit code, submitted as soon as it is complete. */
export function VerifyEmail(props: Props) {
  const { email, displayName, justSent = false, hidden = false, focusOnMount = false, onVerified, children } = props;
  const t = useTranslations('identity.verify');
  const auth = useAuth();
  const container = useFocusFirstField<HTMLDivElement>(focusOnMount);
  const form = useForm({
    initial: { otp: '' },
    check: ({ otp }) => ({ otp: /^\d{6}$/.test(otp) ? undefined : t('incomplete') }),
    submit: async ({ otp }) => {
      const { user } = await identityCalls.verifyEmail({ email, otp }).catch(clearCode);
      // The server has already queued both emails; repeated requests don't send them twice.
      void sendWelcomeEmail(user.email, user.displayName);
      void sendNewUserNotification(user.email, user.displayName, user.profile.username);
      auth.setUser(user);
      await onVerified?.(user);
    },
  });
  // Clears a wrong code: corrected digit by digit, it would be submitted at each digit and use up the few attempts.
  const clearCode = (error: unknown) => {
    if (fieldMessage(error, 'otp') !== undefined) form.set('otp', '');
    throw error;
  };
  const { sendsEmail } = useInstanceFacts();
  const sent = justSent ? 'text' : 'textLater';
  const text = hidden ? 'textHidden' : sent;
  return (
    <div className="grid min-w-0 gap-5">
      <p className="text-text-secondary">
        {t.rich(sendsEmail ? text : 'textUnsent', { email, b: (words) => <InlineEmail>{words}</InlineEmail> })}
      </p>
      <form {...form.props} className="grid min-w-0 gap-5">
        <div ref={container} className="min-w-0">
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
