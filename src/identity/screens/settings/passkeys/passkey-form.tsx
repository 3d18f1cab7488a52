import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { FormMessage } from '#ui/fields/form-message.tsx';
import { TextField } from '#ui/fields/text-field.tsx';
import { useForm } from '#ui/fields/use-form.ts';
import type { MemberPasskey } from '../../../contract.ts';
import { identityApi } from '../../identity-api.ts';
import { FormActions } from '../form-actions.tsx';
import { useSecurity } from '../use-security.ts';
import { usePasskeyNameCheck } from './use-passkey-name-check.ts';

type Props = { proposedName: string; onAdded: (passkey: MemberPasskey) => void; onCancel: () => void };

/** Asks for the name of a new passkey, then starts the browser's prompt. */
export function PasskeyForm({ proposedName, onAdded, onCancel }: Props) {
  const t = useTranslations('profile.passkeys');
  const security = useSecurity();
  const [problem, setProblem] = useState<PasskeyProblem>();
  const form = useForm({
    initial: { name: proposedName },
    check: usePasskeyNameCheck(),
    submit: async ({ name }) => {
      setProblem(undefined);
      const result = await createPasskey(name.trim());
      if ('problem' in result) return setProblem(result.problem);
      await security.refetch();
      onAdded(result.passkey);
    },
  });
  return (
    <form {...form.props} className="grid max-w-sm gap-4">
      <TextField label={t('name')} hint={t('nameHint')} autoComplete="off" {...form.field('name')} />
      <FormMessage form={form} />
      <p role="alert" className="text-error empty:hidden">
        {problem && t(`problems.${problem}`)}
      </p>
      <FormActions label={t('add')} busy={form.pending} onCancel={onCancel} />
    </form>
  );
}

type PasskeyProblem = 'cancelled' | 'known' | 'unable';

/**
 * Creates a passkey in the browser and registers it on the server. A refusal by the user or the device is returned as a
 * problem, not thrown.
 */
async function createPasskey(name: string): Promise<{ passkey: MemberPasskey } | { problem: PasskeyProblem }> {
  const { startRegistration } = await import('@simplewebauthn/browser');
  const optionsJSON = (await identityApi.passkeys.options.call()) as unknown as Options;
  let response: Awaited<ReturnType<typeof startRegistration>>;
  try {
    response = await startRegistration({ optionsJSON });
  } catch (error) {
    const problem = PROBLEM_BY_ERROR_NAME[error instanceof Error ? error.name : ''];
    if (problem) return { problem };
    throw error;
  }
  return {
    passkey: await identityApi.passkeys.add.call({
      response: { ...response, response: { ...response.response } },
      name,
    }),
  };
}

type Options = Parameters<typeof import('@simplewebauthn/browser').startRegistration>[0]['optionsJSON'];

/** Problems by the names of the errors that browsers throw. */
const PROBLEM_BY_ERROR_NAME: Readonly<Record<string, PasskeyProblem>> = {
  NotAllowedError: 'cancelled',
  AbortError: 'cancelled',
  InvalidStateError: 'known',
  NotSupportedError: 'unable',
  ConstraintError: 'unable',
  SecurityError: 'unable',
};
