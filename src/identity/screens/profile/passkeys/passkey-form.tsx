import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { FormMessage } from '#ui/form-message.tsx';
import { TextField } from '#ui/text-field.tsx';
import { useForm } from '#ui/use-form.ts';
import type { MemberPasskey } from '../../../contract.ts';
import { FormActions } from '../form-actions.tsx';
import { useSecurity } from '../use-security.ts';
import { createPasskey, type PasskeyProblem } from './create-passkey.ts';
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
      <FormActions label={t('create')} busy={form.pending} onCancel={onCancel} />
    </form>
  );
}
