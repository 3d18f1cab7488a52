import { KeyRound, Pencil } from 'lucide-react';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useFormatter, useTranslations } from 'use-intl';
import { IconButton } from '#ui/actions/icon-button.tsx';
import { FormMessage } from '#ui/fields/form-message.tsx';
import { TextField } from '#ui/fields/text-field.tsx';
import { useForm } from '#ui/fields/use-form.ts';
import { Icon } from '#ui/icon.tsx';
import type { MemberPasskey } from '../../../contract.ts';
import { identityApi } from '../../identity-api.ts';
import { FormActions } from '../form-actions.tsx';
import { useSecurity } from '../use-security.ts';
import { RemovePasskey } from './remove-passkey.tsx';
import { usePasskeyNameCheck } from './use-passkey-name-check.ts';

/** Renders a passkey with its name and creation date, and buttons that rename and remove it. */
export function PasskeyRow({ passkey, onRemoved }: { passkey: MemberPasskey; onRemoved: () => void }) {
  const t = useTranslations('profile.passkeys');
  const format = useFormatter();
  const [renaming, setRenaming] = useState(false);
  const renameButton = useRef<HTMLButtonElement>(null);
  const { name, createdAt } = passkey;
  const endRenaming = () => {
    flushSync(() => setRenaming(false));
    renameButton.current?.focus();
  };
  return (
    <li className="flex items-start gap-3 border-border border-b py-3 first:pt-0">
      <Icon of={KeyRound} size={20} className="mt-2 text-text-secondary" />
      {renaming ? (
        <RenamePasskey passkey={passkey} onEnd={endRenaming} />
      ) : (
        <>
          <div className="min-w-0 flex-1">
            <p className="break-words font-medium">{name}</p>
            <p className="text-text-secondary text-xs">
              {t('since', { date: format.dateTime(new Date(createdAt), { dateStyle: 'medium' }) })}
            </p>
          </div>
          <div className="flex gap-1">
            <IconButton
              ref={renameButton}
              name={t('rename', { name })}
              icon={Pencil}
              onClick={() => setRenaming(true)}
            />
            <RemovePasskey passkey={passkey} onRemoved={onRemoved} />
          </div>
        </>
      )}
    </li>
  );
}

/** Renders the form that renames a passkey, within its row. */
function RenamePasskey({ passkey, onEnd }: { passkey: MemberPasskey; onEnd: () => void }) {
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
