import { useTranslations } from 'use-intl';
import { Link } from '#ui/actions/link.tsx';
import { PageTitle } from '#ui/layout/page-title.tsx';

/** The page for unknown paths. Its text is defined by the specification. */
export function NotFound() {
  const t = useTranslations('app.notFound');
  return (
    <div className="grid min-h-[60dvh] content-center gap-2 px-6">
      <PageTitle>{t('title')}</PageTitle>
      <h1 className="font-medium text-headline">{t('title')}</h1>
      <p>
        <Link href="/">{t('home')}</Link>
      </p>
    </div>
  );
}
