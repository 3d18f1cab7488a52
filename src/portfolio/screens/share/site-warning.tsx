import { EyeOff } from 'lucide-react';
import { Link as RouterLink } from 'react-router';
import { useTranslations } from 'use-intl';
import { Link } from '#ui/actions/link.tsx';
import { Icon } from '#ui/icon.tsx';
import type { Audience, Share } from '../../contract.ts';

/** Shows what prevents links from working, with a link to the remedy. */
export function SiteWarning({ audiences }: { audiences: readonly Audience[] }) {
  const t = useTranslations('portfolio-share');
  const shares = audiences.flatMap((one): Share[] => (one.kind === 'link' ? [one.share] : []));
  if (shares.some(({ hidden }) => hidden === 'unverified'))
    return <Warning text={t('unverified.text')} go={t('unverified.go')} to="/settings#email" />;
  if (shares.some(({ hidden, target }) => hidden === 'unpublished' && target.kind === 'portfolio'))
    return <Warning text={t('unpublished.text')} go={t('unpublished.go')} to="/portfolio" />;
  return null;
}

const Warning = ({ text, go, to }: { text: string; go: string; to: string }) => (
  <p className="flex items-start gap-2 rounded-card bg-warning-tint px-4 py-3">
    <Icon of={EyeOff} className="mt-0.5 text-warning" />
    <span className="min-w-0">
      {text} <Link render={<RouterLink to={to} />}>{go}</Link>
    </span>
  </p>
);
