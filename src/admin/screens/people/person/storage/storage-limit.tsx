import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import type { UserDocument } from '#identity/contract.ts';
import { Button } from '#ui/actions/button.tsx';
import { useErrorText } from '#ui/feedback/use-error-text.ts';
import type { PersonDetails } from '../../../../contract/people.ts';
import { useAdminApi } from '../../../admin-api.tsx';
import { StorageLimitDialog } from './storage-limit-dialog.tsx';
import { useMegabytes } from './use-megabytes.ts';

type Props = { user: UserDocument; storage: PersonDetails['storage']; used: string };

/** A member's storage limit, with buttons to change it and to return to the default. */
export function StorageLimit({ user: { uid, displayName, emailVerified }, storage, used }: Props) {
  const t = useTranslations('admin-people.storageLimit');
  const { people } = useAdminApi();
  const queries = useQueryClient();
  const megabytes = useMegabytes();
  const failureWords = useErrorText();
  const [editing, setEditing] = useState(false);
  const [resetting, setResetting] = useState(false);
  const [status, setStatus] = useState('');
  const [failure, setFailure] = useState('');
  const changeButton = useRef<HTMLButtonElement>(null);
  const { limitMegabytes, defaultMegabytes } = storage;
  const isDefault = limitMegabytes === null;

  const clear = () => {
    setStatus('');
    setFailure('');
  };

  const save = async (limit: number | null) => {
    await people.setStorageLimit.call({ uid, megabytes: limit });
    await queries.invalidateQueries({ queryKey: people.key() });
    const size = megabytes(limit ?? defaultMegabytes);
    setStatus(t(limit === null ? 'resetDone' : 'done', { name: displayName, limit: size }));
  };

  const reset = async () => {
    clear();
    setResetting(true);
    try {
      await save(null);
      // The button is removed along with the custom limit, so focus must move.
      changeButton.current?.focus();
    } catch (error) {
      setFailure(failureWords(error));
    }
    setResetting(false);
  };

  return (
    <div className="grid gap-2">
      <p>
        {isDefault
          ? t(emailVerified ? 'default' : 'defaultUnverified', { limit: megabytes(defaultMegabytes) })
          : t(emailVerified ? 'custom' : 'customUnverified', {
              limit: megabytes(limitMegabytes),
              default: megabytes(defaultMegabytes),
            })}
      </p>
      <div className="flex flex-wrap gap-2">
        <Button
          ref={changeButton}
          onClick={() => {
            clear();
            setEditing(true);
          }}
        >
          {t('change')}
        </Button>
        {!isDefault && (
          <Button busy={resetting} onClick={() => void reset()}>
            {t('reset')}
          </Button>
        )}
      </div>
      <p role="status" className="text-text-secondary empty:hidden">
        {status}
      </p>
      <p role="alert" className="text-error empty:hidden">
        {failure}
      </p>
      {editing && (
        <StorageLimitDialog
          name={displayName}
          limit={limitMegabytes ?? defaultMegabytes}
          used={used}
          opener={changeButton.current ?? undefined}
          onSave={save}
          onClose={() => setEditing(false)}
        />
      )}
    </div>
  );
}
