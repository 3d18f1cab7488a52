import { useTranslations } from 'use-intl';
import { DocumentLoadError } from '#records/components.tsx';
import { Loading } from '#ui/feedback/loading.tsx';
import { PageTitle } from '#ui/layout/page-title.tsx';
import { LoadedSiteEditor } from './site/loaded-site-editor.tsx';
import { SiteSkeleton } from './site/site-skeleton.tsx';
import { useSiteSession } from './site/use-site-session.ts';

/** The editor of the member's site with its live preview. Edits are saved automatically. */
export function SiteEditorScreen() {
  const t = useTranslations('portfolio-editor');
  const tRecords = useTranslations('records.editor');
  const session = useSiteSession();
  if (session.data) return <LoadedSiteEditor key={session.dataUpdatedAt} session={session.data} />;
  return (
    <main id="content" tabIndex={-1} className="outline-hidden">
      <PageTitle>{t('title')}</PageTitle>
      <Loading waiting={session.isPending} label={tRecords('loading')} skeleton={<SiteSkeleton />}>
        <div className="mx-auto max-w-xl px-4 py-16">
          <DocumentLoadError query={session} />
        </div>
      </Loading>
    </main>
  );
}
