import { Link as RouterLink } from 'react-router';
import { useTranslations } from 'use-intl';
import { Part } from '#ui/part.tsx';
import type { Dashboard } from '../../contract.ts';
import { ShownAddress } from './shown-address.tsx';
import { ShownGroup } from './shown-group.tsx';

type Props = Pick<Dashboard, 'site' | 'links' | 'cvs'>;

/** Lists the member's public pages: the site, share links and visible CVs. */
export function ShownPart({ site, links, cvs }: Props) {
  const t = useTranslations('dashboard.shown');
  return (
    <Part title={t('title')}>
      <ShownGroup title={t('site')} all={<RouterLink to="/portfolio" />} verb={t('editSite')}>
        {site.publishedAt === null ? (
          <p className="text-text-secondary">{t('notPublished')}</p>
        ) : (
          <ul>
            {site.addresses.map(({ kind, url }) => (
              <ShownAddress key={url} name={t(`addresses.${kind}`)} url={url} />
            ))}
          </ul>
        )}
      </ShownGroup>
      <ShownGroup title={t('links', { count: links.count })} all={<RouterLink to="/share" />} verb={t('allLinks')}>
        {links.newest.length > 0 && (
          <ul>
            {links.newest.map(({ shareId, url, label, target }) => (
              <ShownAddress
                key={shareId}
                name={label || target.title || t(`targets.${target.kind}`)}
                url={url}
                nameFirst
              />
            ))}
          </ul>
        )}
      </ShownGroup>
      <ShownGroup title={t('cvs', { count: cvs.count })} all={<RouterLink to="/cv" />} verb={t('allCvs')}>
        {cvs.newest.length > 0 && (
          <ul>
            {cvs.newest.map(({ id, url, name }) => (
              <ShownAddress key={id} name={name || t('targets.cv')} url={url} nameFirst />
            ))}
          </ul>
        )}
      </ShownGroup>
    </Part>
  );
}
