import { EyeOff, Globe } from 'lucide-react';
import { useId } from 'react';
import { Link as RouterLink } from 'react-router';
import { useTranslations } from 'use-intl';
import { Link } from '#ui/actions/link.tsx';
import { Icon } from '#ui/icon.tsx';
import type { Share, Site } from '../../contract.ts';
import { Address, AddressActions } from './address.tsx';

type Props = { shares: readonly Share[]; site: Site | undefined };

/** Shows the site's own address above the links, or what prevents them from showing it. */
export function SiteStatus({ shares, site }: Props) {
  const t = useTranslations('portfolio-share');
  const id = useId();
  const isHidden = (why: Share['hidden']) => shares.some(({ hidden }) => hidden === why);
  if (isHidden('unverified'))
    return <SiteWarning text={t('unverified.text')} go={t('unverified.go')} to="/settings#email" />;
  if (shares.some(({ hidden, target }) => hidden === 'unpublished' && target.kind === 'portfolio')) {
    return <SiteWarning text={t('unpublished.text')} go={t('unpublished.go')} to="/portfolio" />;
  }
  const ownAddress = site?.addresses.find(({ kind }) => kind !== 'share');
  if (!ownAddress) return null;
  return (
    <section aria-labelledby={id} className="rounded-card border border-border p-4">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <div className="min-w-0 flex-1 basis-64">
          <h2 id={id} className="flex items-center gap-2 font-medium">
            <Icon of={Globe} className="text-link" />
            {t('site.title')}
          </h2>
          <Address url={ownAddress.url} />
          <p className="text-text-secondary text-xs">{t('site.text')}</p>
        </div>
        <div className="flex flex-wrap gap-2">
          <AddressActions url={ownAddress.url} name={t('site.title')} live />
        </div>
      </div>
    </section>
  );
}

type SiteWarningProps = { text: string; go: string; to: string };

/** A warning that concerns all links, with a link to the remedy. */
const SiteWarning = ({ text, go, to }: SiteWarningProps) => (
  <p className="flex items-start gap-2 rounded-card bg-warning-tint px-4 py-3">
    <Icon of={EyeOff} className="mt-0.5 text-warning" />
    <span className="min-w-0">
      {text} <Link render={<RouterLink to={to} />}>{go}</Link>
    </span>
  </p>
);
