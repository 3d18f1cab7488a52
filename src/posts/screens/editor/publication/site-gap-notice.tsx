import { Globe } from 'lucide-react';
import { Suspense } from 'react';
import { Link as RouterLink } from 'react-router';
import { useTranslations } from 'use-intl';
import { Notice, useSiteGap } from '#records/components.tsx';
import { Link } from '#ui/actions/link.tsx';
import type { EditablePost } from '../prepare-post.ts';

/** Says what a post that is published or scheduled needs on the site to be read, with a link to it. */
export function SiteGapNotice({ status }: Pick<EditablePost, 'status'>) {
  const t = useTranslations('posts.site');
  const SiteGap = useSiteGap();
  if (status === 'draft') return null;
  return (
    <Suspense>
      <SiteGap>
        {(gap) => (
          <div className="[&>*]:mt-0">
            <Notice icon={Globe} text={t(gap)}>
              <Link render={<RouterLink to="/portfolio" />}>{t(`links.${gap}`)}</Link>
            </Notice>
          </div>
        )}
      </SiteGap>
    </Suspense>
  );
}
