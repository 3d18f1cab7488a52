import { useTranslations } from 'use-intl';
import { AuthFrame } from './auth-frame.tsx';

/** Where the link from the mail leads. */
export function ResetPasswordScreen() {
  const t = useTranslations('identity.reset');
  return (
    <AuthFrame title={t('title')}>
      <p className="text-text-secondary">{t('text')}</p>
    </AuthFrame>
  );
}
