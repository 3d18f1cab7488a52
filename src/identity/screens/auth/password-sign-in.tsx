import { useTranslations } from 'use-intl';
import { Button } from '#ui/actions/button.tsx';
import { FormMessage } from '#ui/fields/form-message.tsx';
import { PasswordField } from '#ui/fields/password-field.tsx';
import { useForm } from '#ui/fields/use-form.ts';
import type { UserDocument } from '../../contract.ts';
import { identityCalls } from '../identity-calls.ts';
import { logErrors } from '../log-errors.ts';
import { AuthLink } from './auth-link.tsx';
import { EmailField } from './email-field.tsx';
import { looksLikeEmail } from './looks-like-email.ts';

type Props = {
  /** The initial email address or username. */
  identifier: string;
  onSignedIn: (user: UserDocument) => void;
  onSecondFactor: (identifier: string) => void;
};

const isEmail = (identifier: string) => identifier.includes('@');

/** Renders the sign-in form with email address or username, and password. */
export function PasswordSignIn({ identifier: initialIdentifier, onSignedIn, onSecondFactor }: Props) {
  const t = useTranslations('identity');
  const form = useForm({
    initial: { identifier: initialIdentifier, password: '' },
    paths: { identifier: 'email' },
    check: ({ identifier, password }) => ({
      identifier: validateIdentifier(identifier),
      password: password ? undefined : t('fields.needed.currentPassword'),
    }),
    submit: async ({ identifier, password }) => {
      const { user } = await logErrors('sign-in', () => signIn(identifier.trim(), password));
      if (user) onSignedIn(user);
      else onSecondFactor(identifier);
    },
  });
  const validateIdentifier = (identifier: string) => {
    if (!identifier.trim()) return t('fields.needed.identifier');
    return isEmail(identifier) && !looksLikeEmail(identifier) ? t('fields.notAnEmail') : undefined;
  };
  const { identifier } = form.values;
  const typedEmail = looksLikeEmail(identifier) ? identifier.trim() : '';
  return (
    <form {...form.props} className="grid gap-5">
      <EmailField
        label={t('fields.emailOrUsername')}
        {...form.field('identifier')}
        type="text"
        name="username"
        autoComplete="username webauthn"
      />
      <div className="grid gap-2">
        <PasswordField label={t('fields.password')} {...form.field('password')} />
        <p className="text-xs">
          <AuthLink to="/forgot-password" state={{ email: typedEmail }}>
            {t('login.forgot')}
          </AuthLink>
        </p>
      </div>
      <FormMessage form={form} />
      <Button type="submit" tone="primary" busy={form.pending}>
        {t('login.submit')}
      </Button>
    </form>
  );
}

const signIn = (identifier: string, password: string) =>
  isEmail(identifier)
    ? identityCalls.signIn.email({ email: identifier, password })
    : identityCalls.signIn.username({ username: identifier, password });
