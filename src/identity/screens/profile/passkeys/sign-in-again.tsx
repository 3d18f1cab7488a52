import { Link as RouterLink } from 'react-router';
import { useTranslations } from 'use-intl';
import { Link } from '#ui/link.tsx';
import type { SectionName } from '../sections.ts';

/** For some things one must have signed in a short while ago; one comes back to where they are done. */
export function SignInAgain({ section }: { section: SectionName }) {
  const t = useTranslations('profile');
  const login = `/login?again&next=${encodeURIComponent(`/profile#${section}`)}`;
  return (
    <p role="alert" className="rounded-control bg-warning-tint px-3 py-2">
      {t.rich('signInAgain', { link: (words) => <Link render={<RouterLink to={login} />}>{words}</Link> })}
    </p>
  );
}
