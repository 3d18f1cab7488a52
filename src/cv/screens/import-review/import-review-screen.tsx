import { FileText } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Link as RouterLink } from 'react-router';
import { useTranslations } from 'use-intl';
import { Link } from '#ui/actions/link.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { PageTitle } from '#ui/layout/page-title.tsx';
import { discardReading, pendingReading } from './file-reading.ts';
import { LoadedReview } from './loaded-review.tsx';

/** Screen that shows what was recognized in a file before any of it is saved. */
export function ImportReviewScreen() {
  const t = useTranslations('cv-import');
  const [reading] = useState(pendingReading);
  useEffect(() => () => reading && discardReading(reading), [reading]);
  if (reading) return <LoadedReview reading={reading} />;
  return (
    <main id="content" tabIndex={-1} className="mx-auto max-w-xl px-4 py-16 outline-hidden">
      <PageTitle>{t('title')}</PageTitle>
      <EmptyState
        icon={FileText}
        title={t('nothing')}
        text={t('nothingText')}
        action={
          <Link variant="button-primary" render={<RouterLink to="/cv#new-file" />}>
            {t('chooseFile')}
          </Link>
        }
      />
    </main>
  );
}
