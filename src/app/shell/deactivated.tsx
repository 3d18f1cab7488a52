import { useEffect, useRef } from 'react';
import { Link as RouterLink } from 'react-router';
import { useTranslations } from 'use-intl';
import { Link } from '#ui/link.tsx';
import { PageTitle } from '#ui/page-title.tsx';

/** The page for a member whose account an admin deactivated during the session. */
export function Deactivated({ logIn }: { logIn: string }) {
  const t = useTranslations('app.deactivated');
  const heading = useRef<HTMLHeadingElement>(null);
  // Replaces the page in use, so screen readers must announce the heading with the reason first.
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  return (
    <main className="mx-auto grid min-h-dvh max-w-xl content-center gap-3 px-6 py-12">
      <PageTitle>{t('title')}</PageTitle>
      <h1 ref={heading} tabIndex={-1} className="text-balance font-medium text-headline outline-hidden">
        {t('title')}
      </h1>
      <p className="text-text-secondary">{t('text')}</p>
      <p className="text-text-secondary">{t('kept')}</p>
      <p>
        <Link render={<RouterLink to={logIn} />}>{t('logIn')}</Link>
      </p>
    </main>
  );
}
