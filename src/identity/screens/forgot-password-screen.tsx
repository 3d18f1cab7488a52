import { useTranslations } from 'use-intl';
import { AuthFrame } from './auth-frame.tsx';

/** Where a member who has lost the password asks for a link. */
export function ForgotPasswordScreen() {
  const t = useTranslations('identity.forgot');
  return (
    <AuthFrame title={t('title')}>
      <p className="text-text-secondary">{t('text')}</p>
    </AuthFrame>
  );
}
