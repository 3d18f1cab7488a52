import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { CodeField } from '#ui/fields/code-field.tsx';
import { FormMessage } from '#ui/fields/form-message.tsx';
import { useForm } from '#ui/fields/use-form.ts';
import { QrPicture } from '#ui/qr-picture.tsx';
import { useAuth } from '../../auth-provider.tsx';
import { identityApi } from '../../identity-api.ts';
import { FormActions } from '../form-actions.tsx';
import { useSecurity } from '../use-security.ts';
import { BackupCodes } from './backup-codes.tsx';
import { StepTitle } from './step-title.tsx';

type Props = { totpURI: string; backupCodes: string[]; onCancel: () => void; onTurnedOn: () => void };

/** Sets up two-factor authentication in two steps: saving the backup codes, and entering the app's first code. */
export function TwoFactorSetUp({ totpURI, backupCodes, onCancel, onTurnedOn }: Props) {
  const t = useTranslations('profile.two-factor');
  const [codesSaved, setCodesSaved] = useState(false);
  if (!codesSaved) {
    return (
      <>
        <StepTitle>{t('stepCodes')}</StepTitle>
        <BackupCodes
          codes={backupCodes}
          label={t('continue')}
          onSaved={() => setCodesSaved(true)}
          onCancel={onCancel}
        />
      </>
    );
  }
  return (
    <>
      <StepTitle>{t('stepApp')}</StepTitle>
      <FirstCode totpURI={totpURI} onCancel={onCancel} onTurnedOn={onTurnedOn} />
    </>
  );
}

function FirstCode({ totpURI, onCancel, onTurnedOn }: Omit<Props, 'backupCodes'>) {
  const t = useTranslations('profile.two-factor');
  const { setUser } = useAuth();
  const security = useSecurity();
  const form = useForm({
    initial: { code: '' },
    check: ({ code }) => ({ code: code.length === 6 ? undefined : t('codeNeeded') }),
    submit: async (values) => {
      setUser((await identityApi.twoFactor.confirm.call(values)).user);
      await security.refetch();
      onTurnedOn();
    },
  });
  const secret = secretOf(totpURI);
  return (
    <form {...form.props} className="grid gap-4">
      <p className="max-w-prose">{t('scan')}</p>
      <div className="flex flex-wrap items-start gap-6">
        <QrPicture text={totpURI} label={t('qrCode')} className="size-44" />
        <div className="min-w-0 flex-1 basis-56">
          <p className="text-text-secondary">{t('typeSecret')}</p>
          <p dir="ltr" className="mt-1 w-fit select-all break-words font-mono">
            {secret.match(/.{1,4}/g)?.join(' ')}
          </p>
        </div>
      </div>
      <CodeField
        label={t('firstCode')}
        value={form.values.code}
        error={form.faults.code}
        onValueChange={(code) => form.set('code', code)}
        onComplete={() => void form.submit()}
      />
      <FormMessage form={form} />
      <FormActions label={t('turnOn')} busy={form.pending} onCancel={onCancel} />
    </form>
  );
}

/** Returns the secret of a TOTP URI, for typing it instead of scanning the QR code. */
const secretOf = (totpURI: string) => new URL(totpURI).searchParams.get('secret') ?? '';
