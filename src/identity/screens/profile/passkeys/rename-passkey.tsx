import { useTranslations } from 'use-intl';
import { FormMessage } from '#ui/form-message.tsx';
import { TextField } from '#ui/text-field.tsx';
import { useForm } from '#ui/use-form.ts';
import type { MemberPasskey } from '../../../contract.ts';
import { identityApi } from '../../identity-api.ts';
import { FormActions } from '../form-actions.tsx';
import { useSecurity } from '../use-security.ts';
import { usePasskeyNameCheck } from './use-passkey-name-check.ts';

/** Renders the form that renames a passkey, within its row. */
export function RenamePasskey({ passkey, onEnd }: { passkey: MemberPasskey; onEnd: () => void }) {
  const t = useTranslations('profile.passkeys');
  const security = useSecurity();
  const form = useForm({
    initial: { name: passkey.name },
    check: usePasskeyNameCheck(),
    submit: async ({ name }) => {
      await identityApi.passkeys.rename.call({ id: passkey.id, name: name.trim() });
      await security.refetch();
      onEnd();
    },
  });
  return (
    <form
      {...form.props}
      className="grid min-w-0 max-w-sm flex-1 gap-4"
      onKeyDown={(event) => event.key === 'Escape' && onEnd()}
    >
      <TextField label={t('name')} autoComplete="off" autoFocus {...form.field('name')} />
      <FormMessage form={form} />
      <FormActions label={t('saveName')} busy={form.pending} onCancel={onEnd} />
    </form>
  );
}
