import { useTranslations } from 'use-intl';
import { Link } from '#ui/link.tsx';
import { PageTitle } from '#ui/page-title.tsx';

/** There is no such page; the words are the specification's. */
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
