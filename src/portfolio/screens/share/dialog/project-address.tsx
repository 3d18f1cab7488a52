import { useQuery } from '@tanstack/react-query';
import { Link as RouterLink } from 'react-router';
import { useTranslations } from 'use-intl';
import { Link } from '#ui/actions/link.tsx';
import { pathOf } from '../../../pages/site-paths.ts';
import { portfolioApi } from '../../portfolio-api.ts';
import { AddressBar } from './address-bar.tsx';

/** The address of a published project on the member's site, or that the site itself is not public. */
export function ProjectAddress({ slug }: { slug: string }) {
  const t = useTranslations('portfolio-share.dialog');
  const { data: site } = useQuery({ ...portfolioApi.site.read.queryOptions(), networkMode: 'always' });
  if (!site) return null;
  const home = site.publishedAt === null ? undefined : site.addresses.find(({ kind }) => kind !== 'share');
  return home ? (
    <AddressBar url={`${home.url}/${pathOf({ kind: 'project', slug })}`} name={t('ownAddress')} isPrimary />
  ) : (
    <p className="text-text-secondary">
      {t('siteIsNotPublic')} <Link render={<RouterLink to="/portfolio" />}>{t('openSite')}</Link>
    </p>
  );
}
