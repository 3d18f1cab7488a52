import { CircleCheck, CircleSlash, EyeOff } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { Badge } from '#ui/badge.tsx';
import type { Share } from '../../contract.ts';

/** Whether somebody who opens a link sees something, or why not. */
export function ShareState({ share: { state, live } }: { share: Share }) {
  const t = useTranslations('portfolio-share.state');
  if (state === 'revoked') return <Badge icon={CircleSlash}>{t('revoked')}</Badge>;
  if (!live) {
    return (
      <Badge tone="warning" icon={EyeOff}>
        {t('notShown')}
      </Badge>
    );
  }
  return (
    <Badge tone="success" icon={CircleCheck}>
      {t('live')}
    </Badge>
  );
}
