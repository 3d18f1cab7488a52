import type { ReactNode } from 'react';
import { Link as RouterLink } from 'react-router';
import { useTranslations } from 'use-intl';
import { Link } from '#ui/link.tsx';
import type { Share } from '../../../contract.ts';

/** Explains why an active link shows nothing, with a link to the remedy. */
export function HiddenReason({ share: { hidden, target } }: { share: Share }) {
  const t = useTranslations('portfolio-share.hidden');
  if (hidden === 'expired' || hidden === 'takenDown') return <Reason text={t(hidden)} />;
  // Reasons that affect the whole portfolio are shown once, above the list.
  if (hidden !== 'unpublished' || target.kind === 'portfolio') return null;
  if (target.title === undefined) return <Reason text={t('gone')} />;
  const path = target.kind === 'cv' ? '/cv?status=trash' : `/projects/${target.id}/edit`;
  return (
    <Reason text={t(`${target.kind}.text`)}>
      <Link render={<RouterLink to={path} />}>{t(`${target.kind}.go`)}</Link>
    </Reason>
  );
}

const Reason = ({ text, children }: { text: string; children?: ReactNode }) => (
  <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
    <span className="text-warning">{text}</span>
    {children}
  </p>
);
