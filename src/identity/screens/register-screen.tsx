import { useTranslations } from 'use-intl';
import { AuthFrame } from './auth-frame.tsx';

/** Where somebody becomes a member. */
export function RegisterScreen() {
  const t = useTranslations('identity.register');
  return (
    <AuthFrame title={t('title')}>
      <p className="text-text-secondary">{t('text')}</p>
    </AuthFrame>
  );
}
