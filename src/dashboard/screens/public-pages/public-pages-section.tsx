import { type ReactElement, type ReactNode, useState } from 'react';
import { Link as RouterLink } from 'react-router';
import { useTranslations } from 'use-intl';
import { Link } from '#ui/actions/link.tsx';
import { TitledSection } from '#ui/layout/titled-section.tsx';
import type { Dashboard } from '../../contract.ts';
import { PublicPageRow } from './public-page-row.tsx';

type Props = Pick<Dashboard, 'site' | 'links' | 'cvs'>;

/** Lists the member's public pages: the site, share links and visible CVs. */
export function PublicPagesSection({ site, links, cvs }: Props) {
  const t = useTranslations('dashboard.shown');
  return (
    <TitledSection title={t('title')}>
      <PublicPageGroup title={t('site')} listLink={<RouterLink to="/portfolio" />} linkLabel={t('editSite')}>
        {site.publishedAt === null ? (
          <p className="text-text-secondary">{t('notPublished')}</p>
        ) : (
          <>
            <SitePicture addresses={site.addresses} />
            <ul>
              {site.addresses.map(({ kind, url }) => (
                <PublicPageRow key={url} name={t(`addresses.${kind}`)} url={url} />
              ))}
            </ul>
          </>
        )}
      </PublicPageGroup>
      <PublicPageGroup
        title={t('links', { count: links.count })}
        listLink={<RouterLink to="/share" />}
        linkLabel={t('allLinks')}
      >
        {links.newest.length > 0 && (
          <ul>
            {links.newest.map(({ shareId, url, label, target }) => (
              <PublicPageRow
                key={shareId}
                name={label || target.title || t(`targets.${target.kind}`)}
                url={url}
                nameFirst
              />
            ))}
          </ul>
        )}
      </PublicPageGroup>
      <PublicPageGroup
        title={t('cvs', { count: cvs.count })}
        listLink={<RouterLink to="/cv" />}
        linkLabel={t('allCvs')}
      >
        {cvs.newest.length > 0 && (
          <ul>
            {cvs.newest.map(({ id, url, name }) => (
              <PublicPageRow key={id} name={name || t('targets.cv')} url={url} nameFirst />
            ))}
          </ul>
        )}
      </PublicPageGroup>
    </TitledSection>
  );
}

/** The preview image of the published site, at an address of the app's own host. Nothing if it can't be loaded. */
function SitePicture({ addresses }: Pick<Dashboard['site'], 'addresses'>) {
  const [isFailed, setFailed] = useState(false);
  const address = addresses.find(({ kind }) => kind === 'name' || kind === 'share');
  if (!address || isFailed) return null;
  return (
    <img
      src={`${new URL(address.url).pathname}/card/home.png`}
      alt=""
      loading="lazy"
      decoding="async"
      width={1200}
      height={630}
      onError={() => setFailed(true)}
      className="my-2 h-auto w-full rounded-card border border-border bg-surface"
    />
  );
}

type PublicPageGroupProps = {
  title: string;
  /** Link to the full list; `linkLabel` is its label. */
  listLink: ReactElement;
  linkLabel: string;
  children: ReactNode;
};

/** Group of public pages of one kind, with a link to the full list. */
const PublicPageGroup = ({ title, listLink, linkLabel, children }: PublicPageGroupProps) => (
  <div className="border-border border-b py-3">
    <div className="flex items-baseline justify-between gap-4">
      <h3 className="min-w-0 text-text-secondary">{title}</h3>
      <Link variant="quiet" className="-my-1 shrink-0 py-1" render={listLink}>
        {linkLabel}
      </Link>
    </div>
    {children}
  </div>
);
