import type { ReactNode } from 'react';
import { Link as RouterLink } from 'react-router';
import { useTranslations } from 'use-intl';
import { Link } from '#ui/link.tsx';
import type { Share } from '../../../contract.ts';

/** Why a link leads nowhere although its owner wants it to, and what to do about that. */
export function HiddenReason({ share: { hidden, target } }: { share: Share }) {
  const t = useTranslations('portfolio-share.hidden');
  if (hidden === 'expired' || hidden === 'takenDown') return <Reason text={t(hidden)} />;
  // What holds for the whole portfolio is said once, above all links.
  if (hidden !== 'unpublished' || target.kind === 'portfolio') return null;
  if (target.title === undefined) return <Reason text={t('gone')} />;
  const place = target.kind === 'cv' ? '/cv?status=trash' : `/projects/${target.id}/edit`;
  return (
    <Reason text={t(`${target.kind}.text`)}>
      <Link render={<RouterLink to={place} />}>{t(`${target.kind}.go`)}</Link>
    </Reason>
  );
}

const Reason = ({ text, children }: { text: string; children?: ReactNode }) => (
  <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
    <span className="text-warning">{text}</span>
    {children}
  </p>
);
