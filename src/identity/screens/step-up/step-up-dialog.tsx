import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '#ui/button.tsx';
import { CodeField } from '#ui/code-field.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { FormMessage } from '#ui/form-message.tsx';
import { PasswordField } from '#ui/password-field.tsx';
import { useForm } from '#ui/use-form.ts';
import { identityApi } from '../identity-api.ts';
import { OwnerOfPassword } from '../profile/owner-of-password.tsx';
import { proveByPasskey } from './prove-by-passkey.ts';

const FORM = 'step-up';

type Method = 'password' | 'passkey' | 'code';
type Props = { methods: readonly string[]; onAnswer: (proven: boolean) => void };

/** Asks a signed-in member to confirm their identity, by one of the methods that they have set up. */
export function StepUpDialog({ methods, onAnswer }: Props) {
  const t = useTranslations('profile.stepUp');
  const tProfile = useTranslations('profile');
  const ways = (['password', 'passkey', 'code'] as const).filter((way) => methods.includes(way));
  const [method, setMethod] = useState<Method>(ways[0] ?? 'password');
  const form = useForm({
    initial: { password: '', code: '' },
    check: ({ password, code }) => ({
      password: method === 'password' && password === '' ? tProfile('passwordNeeded') : undefined,
      code: method === 'code' && code.length < 6 ? tProfile('two-factor.codeNeeded') : undefined,
    }),
    submit: async ({ password, code }) => {
      if (method === 'passkey') {
        if (!(await proveByPasskey())) return;
      } else {
        await identityApi.stepUp.prove.call(method === 'password' ? { password } : { code });
      }
      onAnswer(true);
    },
  });
  const choose = (way: Method) => {
    form.reset();
    setMethod(way);
  };
  return (
    <Dialog
      urgent
      open
      onOpenChange={(open) => !open && onAnswer(false)}
      title={t('title')}
      description={t('text')}
      actions={
        <>
          <Button onClick={() => onAnswer(false)}>{tProfile('cancel')}</Button>
          <Button type="submit" form={FORM} tone="primary" busy={form.pending}>
            {t(method === 'passkey' ? 'usePasskey' : 'confirm')}
          </Button>
        </>
      }
    >
      <form {...form.props} id={FORM} className="grid gap-4">
        {method === 'password' && (
          <>
            <OwnerOfPassword />
            <PasswordField label={tProfile('yourPassword')} autoFocus {...form.field('password')} />
          </>
        )}
        {method === 'code' && (
          <CodeField
            label={t('code')}
            value={form.values.code}
            error={form.faults.code}
            onValueChange={(code) => form.set('code', code)}
            onComplete={() => void form.submit()}
          />
        )}
        <FormMessage form={form} />
        {ways.length > 1 && (
          <div className="flex flex-wrap gap-2">
            {ways
              .filter((way) => way !== method)
              .map((way) => (
                <Button key={way} tone="quiet" onClick={() => choose(way)}>
                  {t(`instead.${way}`)}
                </Button>
              ))}
          </div>
        )}
      </form>
    </Dialog>
  );
}
