import { CalendarClock, Download, EyeOff, KeyRound, type LucideIcon, Pin, Search } from 'lucide-react';
import { useFormatter, useTranslations } from 'use-intl';
import { Badge } from '#ui/badge.tsx';
import type { Share } from '../../../contract.ts';

/** Badges for the options of a link that differ from the defaults. */
export function ShareBadges({ share }: { share: Share }) {
  const t = useTranslations('portfolio-share.badges');
  const format = useFormatter();
  const dayOf = (moment: string) => format.dateTime(new Date(moment), { dateStyle: 'medium' });
  const badges: (readonly [LucideIcon, string])[] = [
    ...(share.hasPassword ? [[KeyRound, t('password')] as const] : []),
    ...(share.expiresAt ? [[CalendarClock, t('until', { date: dayOf(share.expiresAt) })] as const] : []),
    ...(share.pinnedAt ? [[Pin, t('pinned', { date: dayOf(share.pinnedAt) })] as const] : []),
    ...(share.download ? [] : [[Download, t('noDownload')] as const]),
    ...(share.contact === 'masked' ? [[EyeOff, t('masked')] as const] : []),
    ...(share.indexing ? [[Search, t('indexed')] as const] : []),
  ];
  if (badges.length === 0) return null;
  return (
    <ul aria-label={t('label')} className="flex flex-wrap gap-1.5">
      {badges.map(([icon, label]) => (
        <li key={label}>
          <Badge icon={icon}>{label}</Badge>
        </li>
      ))}
    </ul>
  );
}
