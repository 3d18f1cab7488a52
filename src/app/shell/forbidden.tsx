import { Link as RouterLink } from 'react-router';
import { useTranslations } from 'use-intl';
import { Link } from '#ui/link.tsx';
import { PageTitle } from '#ui/page-title.tsx';

/** The page for a member without the required rights. */
export function Forbidden() {
  const t = useTranslations('app.forbidden');
  return (
    <main className="mx-auto grid min-h-dvh max-w-xl content-center gap-2 px-6">
      <PageTitle>{t('title')}</PageTitle>
      <h1 className="font-medium text-headline">{t('title')}</h1>
      <p className="text-text-secondary">{t('text')}</p>
      <p>
        <Link render={<RouterLink to="/dashboard" />}>{t('home')}</Link>
      </p>
    </main>
  );
}
