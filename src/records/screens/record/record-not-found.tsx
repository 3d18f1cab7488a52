import { Link as RouterLink } from 'react-router';
import { useTranslations } from 'use-intl';
import { Link } from '#ui/actions/link.tsx';
import { PageTitle } from '#ui/layout/page-title.tsx';

type Props = { back: { to: string; label: string } };

/** Page for a record that does not exist or belongs to another member. The wording is given by the specification. */
export function RecordNotFound({ back }: Props) {
  const t = useTranslations('app.notFound');
  return (
    <div className="grid min-h-[60dvh] content-center gap-2">
      <PageTitle>{t('title')}</PageTitle>
      <h1 className="font-medium text-headline">{t('title')}</h1>
      <p>
        <Link render={<RouterLink to={back.to} />}>{back.label}</Link>
      </p>
    </div>
  );
}
