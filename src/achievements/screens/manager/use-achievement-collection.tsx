import {
  Award,
  BadgeCheck,
  BookOpen,
  Eye,
  EyeOff,
  Flag,
  GraduationCap,
  type LucideIcon,
  Mic,
  Sparkles,
  Trophy,
} from 'lucide-react';
import { type ComponentProps, lazy, Suspense } from 'react';
import { useLocale, useNow, useTranslations } from 'use-intl';
import { formatPartialDate } from '#platform/pure/i18n/format-partial-date.ts';
import type { ManagedCollection, StatusOption } from '#records/components.tsx';
import { Badge } from '#ui/layout/badge.tsx';
import type { AchievementItem, AchievementKind } from '../../contract.ts';
import { daysUntil } from '../../model/expiry.ts';
import { ACHIEVEMENT_KINDS } from '../../model/limits.ts';
import { achievementsApi } from '../achievements-api.ts';

const LazyTimeline = lazy(async () => ({ default: (await import('./timeline.tsx')).Timeline }));

const Timeline = (props: ComponentProps<typeof LazyTimeline>) => (
  <Suspense>
    <LazyTimeline {...props} />
  </Suspense>
);

const ICON_BY_KIND: Record<AchievementKind, LucideIcon> = {
  award: Trophy,
  certification: BadgeCheck,
  publication: BookOpen,
  talk: Mic,
  course: GraduationCap,
  milestone: Flag,
  other: Sparkles,
};

const STATUSES = [
  { value: 'visible', action: 'show', dot: 'full', icon: Eye, usual: true },
  { value: 'hidden', action: 'hide', dot: 'ring', icon: EyeOff },
] as const satisfies readonly Omit<StatusOption, 'label' | 'plural' | 'verb' | 'done'>[];

/** Returns the manager configuration for achievements. */
export function useAchievementCollection(): ManagedCollection<AchievementItem> {
  const t = useTranslations('achievements.manager');
  const locale = useLocale();
  return {
    name: 'achievements',
    icon: Award,
    calls: {
      list: achievementsApi.list.call,
      facets: achievementsApi.facets.call,
      move: achievementsApi.move.call,
      bulk: achievementsApi.bulk.call,
      duplicate: achievementsApi.duplicate.call,
      removeForever: achievementsApi.removeForever.call,
    },
    statuses: STATUSES.map((status) => ({
      ...status,
      label: t(`statuses.${status.value}.one`),
      plural: t(`statuses.${status.value}.many`),
      verb: t(`verbs.${status.action}`),
      done: (count) => t(`done.${status.action}`, { count }),
    })),
    statusOf: ({ visible }) => (visible ? 'visible' : 'hidden'),
    withStatus: (achievement, status) => ({ ...achievement, visible: status === 'visible' }),
    kinds: ACHIEVEMENT_KINDS.map((value) => ({ value, label: t(`kinds.${value}`) })),
    sorts: ['order', 'updated', 'title', 'date', 'expires'],
    hasView: true,
    cards: 'tile',
    contentOf: ({ badge, images, kind, issuer, date, expires }) => ({
      picture: badge === null ? undefined : images[badge],
      icon: ICON_BY_KIND[kind],
      subtitle: issuer,
      kind: t(`kinds.${kind}`),
      dateText: date === '' ? '' : formatPartialDate(date, locale),
      badges: expires === '' ? undefined : <ExpiryBadge date={expires} />,
    }),
    timeline: Timeline,
    texts: {
      title: t('title'),
      create: t('create'),
      search: t('search'),
      count: (count) => t('count', { count }),
      emptyTitle: t('emptyTitle'),
      emptyText: t('emptyText'),
      allKinds: t('allKinds'),
    },
  };
}

/** Number of days before expiry at which the badge appears. */
const WARNING_DAYS = 60;

/** Badge for an achievement that expires soon or has expired; renders nothing otherwise. */
function ExpiryBadge({ date }: { date: string }) {
  const t = useTranslations('achievements.manager');
  const days = daysUntil(date, useNow());
  if (days > WARNING_DAYS) return null;
  return days < 0 ? <Badge>{t('expired')}</Badge> : <Badge tone="warning">{t('expiresIn', { days })}</Badge>;
}
