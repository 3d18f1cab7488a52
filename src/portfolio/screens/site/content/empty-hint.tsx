import type { ReactNode } from 'react';
import { Link as RouterLink } from 'react-router';
import { useTranslations } from 'use-intl';
import { Link } from '#ui/actions/link.tsx';
import { firstWorkOf, showsOnlyProfile } from '../../../model/shows-only-profile.ts';
import type { SiteEditor } from '../site-editor.ts';

/** Suggests what to add first, while the site has nothing but the profile to show. */
export function EmptyHint({ editor: { site, value } }: { editor: SiteEditor }) {
  const t = useTranslations('portfolio-editor.empty');
  if (!site || site.unpublished.length > 0 || !showsOnlyProfile(value, site.holds)) return null;
  const link = (to: string) => (words: ReactNode) => <Link render={<RouterLink to={to} />}>{words}</Link>;
  return (
    <p className="mb-6 rounded-card border border-border bg-surface px-3 py-2.5">
      {t.rich(firstWorkOf(value), {
        project: link('/projects/new'),
        achievement: link('/achievements/new'),
        post: link('/posts/new'),
        publication: link('/work/publications/new'),
      })}
    </p>
  );
}
