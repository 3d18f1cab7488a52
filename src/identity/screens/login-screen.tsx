import { useTranslations } from 'use-intl';
import { AuthFrame } from './auth-frame.tsx';

/** Where a member signs in. */
export function LoginScreen() {
  const t = useTranslations('identity.login');
  return (
    <AuthFrame title={t('title')}>
      <p className="text-text-secondary">{t('text')}</p>
    </AuthFrame>
  );
}
