import { useTranslations } from 'use-intl';
import { fieldMessage } from '#platform/pure/api-errors.ts';
import { Button } from '#ui/actions/button.tsx';
import { Checkbox } from '#ui/fields/checkbox.tsx';
import { CodeField } from '#ui/fields/code-field.tsx';
import { FormMessage } from '#ui/fields/form-message.tsx';
import { useForm } from '#ui/fields/use-form.ts';
import type { UserDocument } from '../../contract.ts';
import { identityCalls } from '../identity-calls.ts';
import { logErrors } from '../log-errors.ts';
import { useFocusFirstField } from './use-focus-first-field.ts';

const DIGITS = 6;

/** Asks for the code of an authenticator app, and submits it as soon as it is complete. */
export function AppCode({ onSignedIn }: { onSignedIn: (user: UserDocument) => void }) {
  const t = useTranslations('identity');
  const container = useFocusFirstField<HTMLDivElement>();
  const form = useForm({
    initial: { code: '', trustDevice: false },
    check: ({ code }) => ({ code: code.length === DIGITS ? undefined : t('fields.needed.code') }),
    submit: async (values) => {
      const { user } = await logErrors('sign-in', () => identityCalls.signIn.code(values)).catch(clearCode);
      onSignedIn(user);
    },
  });
  // Clears a wrong code: corrected digit by digit, it would be submitted at each digit and use up the few attempts.
  const clearCode = (error: unknown) => {
    if (fieldMessage(error, 'code') !== undefined) form.set('code', '');
    throw error;
  };
  return (
    <form {...form.props} className="grid min-w-0 gap-5">
      <div ref={container} className="min-w-0">
        <CodeField
          label={t('secondFactor.code')}
          hint={t('secondFactor.text')}
          error={form.faults.code}
          value={form.values.code}
          onValueChange={(code) => form.set('code', code)}
          onComplete={(code) => {
            form.set('code', code);
            void form.submit();
          }}
        />
      </div>
      <Checkbox
        label={t('secondFactor.trust')}
        checked={form.values.trustDevice}
        onCheckedChange={(trust) => form.set('trustDevice', trust)}
      />
      <FormMessage form={form} />
      <Button type="submit" tone="primary" busy={form.pending}>
        {t('secondFactor.submit')}
      </Button>
    </form>
  );
}
