import { ShieldCheck } from 'lucide-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { Badge } from '#ui/layout/badge.tsx';
import { useAuth } from '../../auth-provider.tsx';
import { identityApi } from '../../identity-api.ts';
import { Expandable } from '../expandable.tsx';
import { PasswordPrompt } from '../password-prompt.tsx';
import { useSecurity } from '../use-security.ts';
import { BackupCodes } from './backup-codes.tsx';
import { StepTitle } from './step-title.tsx';

/** The number of remaining backup codes below which the count is shown as a warning. */
const LOW_CODE_COUNT = 3;

type Props = { backupCodesLeft: number; onTurnedOff: () => void };

/**
 * Shows that two-factor authentication is on, and the number of backup codes; lets the member renew them or turn it
 * off.
 */
export function TwoFactorOn({ backupCodesLeft, onTurnedOff }: Props) {
  const t = useTranslations('profile.two-factor');
  const { setUser } = useAuth();
  const security = useSecurity();
  const turnOff = async (password: string) => {
    setUser((await identityApi.twoFactor.disable.call({ password })).user);
    await security.refetch();
    onTurnedOff();
  };
  return (
    <div className="grid gap-4">
      <Expandable
        label={t('turnOff')}
        summary={
          <Badge tone="success" icon={ShieldCheck}>
            {t('on')}
          </Badge>
        }
      >
        {(close) => <PasswordPrompt label={t('turnOff')} onCancel={close} onPassword={turnOff} />}
      </Expandable>
      <Expandable
        label={t('renewCodes')}
        summary={
          <span className={backupCodesLeft < LOW_CODE_COUNT ? 'text-warning' : ''}>
            {t('codesLeft', { left: backupCodesLeft })}
          </span>
        }
      >
        {(close) => <RenewedCodes onDone={close} />}
      </Expandable>
    </div>
  );
}

function RenewedCodes({ onDone }: { onDone: () => void }) {
  const t = useTranslations('profile.two-factor');
  const security = useSecurity();
  const [codes, setCodes] = useState<string[]>();
  const renew = async (password: string) => {
    setCodes((await identityApi.twoFactor.renewBackupCodes.call({ password })).backupCodes);
    void security.refetch();
  };
  if (!codes) return <PasswordPrompt label={t('renewCodes')} onCancel={onDone} onPassword={renew} />;
  return (
    <>
      <StepTitle>{t('stepNewCodes')}</StepTitle>
      <BackupCodes codes={codes} label={t('done')} onSaved={onDone} />
    </>
  );
}
