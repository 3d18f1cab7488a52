import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '#ui/actions/button.tsx';
import { CodeField } from '#ui/fields/code-field.tsx';
import { FormMessage } from '#ui/fields/form-message.tsx';
import { PasswordField } from '#ui/fields/password-field.tsx';
import { useForm } from '#ui/fields/use-form.ts';
import { Dialog } from '#ui/overlays/dialog.tsx';
import { identityApi } from '../identity-api.ts';
import { HiddenUsernameField } from '../settings/hidden-username-field.tsx';

const FORM = 'step-up';

type StepUpChoice = 'password' | 'passkey' | 'code';
type Props = { methods: readonly string[]; onAnswer: (confirmed: boolean) => void };

/** Asks a signed-in member to confirm their identity, by one of the methods that they have set up. */
export function StepUpDialog({ methods, onAnswer }: Props) {
  const t = useTranslations('profile.stepUp');
  const tProfile = useTranslations('profile');
  const availableMethods = (['password', 'passkey', 'code'] as const).filter((option) => methods.includes(option));
  const [method, setMethod] = useState<StepUpChoice>(availableMethods[0] ?? 'password');
  const form = useForm({
    initial: { password: '', code: '' },
    check: ({ password, code }) => ({
      password: method === 'password' && password === '' ? tProfile('passwordNeeded') : undefined,
      code: method === 'code' && code.length < 6 ? tProfile('two-factor.codeNeeded') : undefined,
    }),
    submit: async ({ password, code }) => {
      if (method === 'passkey') {
        if (!(await confirmByPasskey())) return;
      } else {
        await identityApi.stepUp.prove.call(method === 'password' ? { password } : { code });
      }
      onAnswer(true);
    },
  });
  const choose = (option: StepUpChoice) => {
    form.reset();
    setMethod(option);
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
            <HiddenUsernameField />
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
        {availableMethods.length > 1 && (
          <div className="flex flex-wrap gap-2">
            {availableMethods
              .filter((option) => option !== method)
              .map((option) => (
                <Button key={option} tone="quiet" onClick={() => choose(option)}>
                  {t(`instead.${option}`)}
                </Button>
              ))}
          </div>
        )}
      </form>
    </Dialog>
  );
}

/** Errors of a prompt that was closed, declined or timed out. */
const DECLINED_ERRORS = ['NotAllowedError', 'AbortError'];

/** Confirms the member's identity with a passkey; returns false if none was used. */
async function confirmByPasskey() {
  const { startAuthentication } = await import('@simplewebauthn/browser');
  const options = await identityApi.signIn.passkeyOptions.call();
  try {
    const optionsJSON = options as unknown as Parameters<typeof startAuthentication>[0]['optionsJSON'];
    const response = await startAuthentication({ optionsJSON });
    await identityApi.stepUp.prove.call({ response: { ...response, response: { ...response.response } } });
    return true;
  } catch (error) {
    if (error instanceof Error && DECLINED_ERRORS.includes(error.name)) return false;
    throw error;
  }
}
