import { useTranslations } from 'use-intl';
import type { UserDocument } from '#identity/contract.ts';
import { ProgressBar } from '#ui/feedback/progress-bar.tsx';
import type { PersonDetails } from '../../../../contract/people.ts';
import { Fact } from '../facts.tsx';
import { StorageLimit } from './storage-limit.tsx';
import { useMegabytes } from './use-megabytes.ts';

/** Unit in which the settings count megabytes. */
const MEGABYTE = 1024 * 1024;

type Props = { user: UserDocument; storage: PersonDetails['storage'] };

/** Storage used by a member, and the limit with its editor. */
export function StorageFacts({ user, storage }: Props) {
  const t = useTranslations('admin-people.one');
  const megabytes = useMegabytes();
  const used = megabytes(storage.used / MEGABYTE);
  return (
    <>
      <Fact name={t('storage')}>
        {t('storageValue', { used, room: megabytes(storage.room / MEGABYTE) })}
        <ProgressBar label={t('storage')} value={storage.used / storage.room} />
      </Fact>
      <Fact name={t('limit')}>
        <StorageLimit user={user} storage={storage} used={used} />
      </Fact>
    </>
  );
}
