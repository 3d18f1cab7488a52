import { X } from 'lucide-react';
import { useState } from 'react';
import { Link as RouterLink } from 'react-router';
import { useTranslations } from 'use-intl';
import { useAuth } from '#identity/components.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { Link } from '#ui/link.tsx';

const KEY = 'account-notice.dismissed';
const LINKS = { unverified: '/profile#email', nameless: '/profile#username' } as const;
type Requirement = keyof typeof LINKS;

/** Shows the requirement that the account lacks for publishing, until it is met or dismissed for this tab. */
export function AccountNotice() {
  const t = useTranslations('app.accountNotice');
  const auth = useAuth();
  const [dismissed, setDismissed] = useState(() => sessionStorage.getItem(KEY)?.split(' ') ?? []);
  if (auth.status !== 'signedIn') return null;
  const { emailVerified, profile } = auth.user;
  const missing: Record<Requirement, boolean> = { unverified: !emailVerified, nameless: profile.username === '' };
  const requirement = (Object.keys(LINKS) as Requirement[]).find((name) => missing[name] && !dismissed.includes(name));
  if (!requirement) return null;
  const dismiss = () => {
    const all = [...dismissed, requirement];
    sessionStorage.setItem(KEY, all.join(' '));
    setDismissed(all);
    document.getElementById('content')?.focus({ preventScroll: true });
  };
  return (
    <aside
      aria-label={t('label')}
      className="flex items-center gap-3 border-border border-b bg-surface py-0.5 ps-4 pe-2 sm:ps-8"
    >
      <p className="min-w-0 flex-1 py-1.5">
        {t(`${requirement}.text`)}{' '}
        <Link render={<RouterLink to={LINKS[requirement]} />}>{t(`${requirement}.link`)}</Link>
      </p>
      <IconButton name={t('dismiss')} icon={X} onClick={dismiss} />
    </aside>
  );
}
