import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '#ui/actions/button.tsx';
import type { UserDocument } from '../../contract.ts';
import { AppCode } from './app-code.tsx';
import { BackupCode } from './backup-code.tsx';

type Props = { onSignedIn: (user: UserDocument) => void; onBack: () => void };

/** Asks for the second factor: the code of an authenticator app, or a backup code. */
export function SecondFactor({ onSignedIn, onBack }: Props) {
  const t = useTranslations('identity.secondFactor');
  const [backup, setBackup] = useState(false);
  return (
    <div className="grid gap-4">
      {backup ? <BackupCode onSignedIn={onSignedIn} /> : <AppCode onSignedIn={onSignedIn} />}
      <div className="-mx-[13px] flex flex-wrap justify-between gap-x-2">
        <Button tone="quiet" onClick={() => setBackup(!backup)}>
          {t(backup ? 'useApp' : 'useBackup')}
        </Button>
        <Button tone="quiet" onClick={onBack}>
          {t('back')}
        </Button>
      </div>
    </div>
  );
}
