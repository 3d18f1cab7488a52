import { KeyRound, Pencil } from 'lucide-react';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useFormatter, useTranslations } from 'use-intl';
import { Icon } from '#ui/icon.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import type { MemberPasskey } from '../../../contract.ts';
import { RemovePasskey } from './remove-passkey.tsx';
import { RenamePasskey } from './rename-passkey.tsx';

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
