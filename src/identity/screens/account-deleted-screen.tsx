import { Navigate } from 'react-router';
import { useTranslations } from 'use-intl';
import { AuthLink } from './auth/auth-link.tsx';
import { AuthFrame } from './auth-frame.tsx';
import { useAuth } from './auth-provider.tsx';

/** Confirms that the account was deleted. Members who are signed in are sent to their dashboard. */
export function AccountDeletedScreen() {
  const t = useTranslations('identity.accountDeleted');
  const { status } = useAuth();
  if (status === 'signedIn') return <Navigate to="/dashboard" replace />;
  const foot = t.rich('newAccount', { link: (words) => <AuthLink to="/register">{words}</AuthLink> });
  return (
    <AuthFrame title={t('title')} lead={t('text')} foot={foot}>
      <p className="text-text-secondary">{t('mail')}</p>
    </AuthFrame>
  );
}
