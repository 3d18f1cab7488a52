import { type ReactNode, Suspense } from 'react';
import { Link as RouterLink } from 'react-router';
import { useTranslations } from 'use-intl';
import { Link } from '#ui/actions/link.tsx';
import type { Site } from '../../../contract.ts';
import type { SiteEditor } from '../site-editor.ts';
import { CvGroup } from './cv-group.tsx';
import { IntroGroup } from './intro-group.tsx';
import { PagesGroup } from './pages/pages-group.tsx';
import { SectionsGroup } from './sections/sections-group.tsx';
import { StartsGroup } from './starts/starts-group.tsx';

/** The tab of texts and sections. */
export const ContentTab = ({ editor }: { editor: SiteEditor }) => (
  <>
    <Suspense>
      <StartsGroup editor={editor} />
    </Suspense>
    <EmptyHint site={editor.site} />
    <IntroGroup editor={editor} />
    <Suspense>
      <PagesGroup editor={editor} />
      <SectionsGroup editor={editor} />
    </Suspense>
    <CvGroup editor={editor} />
  </>
);

/** Suggests what to add first, while the site has nothing but the profile to show. */
function EmptyHint({ site }: { site: Site | undefined }) {
  const t = useTranslations('portfolio-editor.empty');
  if (!site || Object.values(site.holds).some((count) => count > 0)) return null;
  const link = (to: string) => (words: ReactNode) => <Link render={<RouterLink to={to} />}>{words}</Link>;
  return (
    <p className="mb-6 rounded-card border border-border bg-surface px-3 py-2.5">
      {t.rich('text', { project: link('/projects/new'), achievement: link('/achievements/new') })}
    </p>
  );
}
