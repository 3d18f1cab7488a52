import { useTranslations } from 'use-intl';
import { Button } from '#ui/actions/button.tsx';
import { FormMessage } from '#ui/fields/form-message.tsx';
import { TextField } from '#ui/fields/text-field.tsx';
import { useForm } from '#ui/fields/use-form.ts';
import type { UserDocument } from '../../contract.ts';
import { identityCalls } from '../identity-calls.ts';
import { logErrors } from '../log-errors.ts';
import { useFocusFirstField } from './use-focus-first-field.ts';

/** Asks for a backup code, for members who have lost their authenticator app. */
export function BackupCode({ onSignedIn }: { onSignedIn: (user: UserDocument) => void }) {
  const t = useTranslations('identity');
  const container = useFocusFirstField<HTMLDivElement>();
  const form = useForm({
    initial: { code: '' },
    check: ({ code }) => ({ code: code.trim() ? undefined : t('fields.needed.backupCode') }),
    submit: async ({ code }) => {
      const { user } = await logErrors('sign-in', () => identityCalls.signIn.backupCode({ code: code.trim() }));
      onSignedIn(user);
    },
  });
  return (
    <form {...form.props} className="grid gap-5">
      <div ref={container}>
        <TextField
          label={t('secondFactor.backupCode')}
          hint={t('secondFactor.backupText')}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          dir="ltr"
          maxLength={40}
          {...form.field('code')}
        />
      </div>
      <FormMessage form={form} />
      <Button type="submit" tone="primary" busy={form.pending}>
        {t('secondFactor.submit')}
      </Button>
    </form>
  );
}
