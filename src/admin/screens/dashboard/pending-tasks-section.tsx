import { useQuery } from '@tanstack/react-query';
import {
  Activity,
  ChevronRight,
  CircleCheck,
  Flag,
  Globe,
  ListX,
  type LucideIcon,
  MailX,
  UserPlus,
} from 'lucide-react';
import { Link as RouterLink } from 'react-router';
import { useFormatter, useTranslations } from 'use-intl';
import { Icon } from '#ui/icon.tsx';
import { TitledSection } from '#ui/layout/titled-section.tsx';
import { MAX_PENDING_COUNT, PENDING_TASKS, type PendingTask, type Stats } from '../../contract/stats.ts';
import { useAdminApi } from '../admin-api.tsx';

type FailedChecks = NonNullable<ReturnType<typeof useFailedChecks>>;

const CLASS_BY_TONE = { error: 'text-error', warning: 'text-warning', quiet: 'text-text-secondary' };

/** List of the tasks that need an admin, each with a link to its screen. */
export function PendingTasksSection({ waiting }: Pick<Stats, 'waiting'>) {
  const t = useTranslations('admin-stats.waiting');
  const describeTask = usePendingTaskText();
  const checks = useFailedChecks();
  const describeHealth = ({ count, isSevere }: FailedChecks) => ({
    name: 'health',
    icon: Activity,
    tone: isSevere ? ('error' as const) : ('warning' as const),
    title: t('health.title', { count }),
    text: t('health.text'),
    to: '/admin/health',
  });
  const rows = [
    ...(checks && checks.count > 0 ? [describeHealth(checks)] : []),
    ...PENDING_TASKS.filter((name) => waiting[name] > 0).map((name) => ({
      name,
      ...describeTask(name, waiting[name]),
    })),
  ];
  return (
    <TitledSection title={t('title')}>
      {checks && rows.every(({ tone }) => tone === 'quiet') && (
        <p className="flex items-center gap-3 border-border border-b py-4 text-text-secondary">
          <Icon of={CircleCheck} className="text-success" />
          {t('none')}
        </p>
      )}
      {rows.length > 0 && (
        <ul aria-label={t('title')}>
          {rows.map(({ name, icon, tone, title, text, to }) => (
            <li key={name} className="border-border border-b">
              <RouterLink to={to} className="group flex items-start gap-3 rounded-[4px] py-3">
                <Icon of={icon} className={`mt-0.5 ${CLASS_BY_TONE[tone]}`} />
                <span className="min-w-0 flex-1">
                  <span className="block break-words font-medium group-hover:text-link">{title}</span>
                  <span className="block break-words text-text-secondary">{text}</span>
                </span>
                <Icon of={ChevronRight} className="mt-0.5 text-text-secondary rtl:rotate-180" />
              </RouterLink>
            </li>
          ))}
        </ul>
      )}
    </TitledSection>
  );
}

const STALE_AFTER_MS = 5 * 60_000;

/**
 * Returns the number of health checks that found something and whether any is severe; undefined until they have run.
 */
function useFailedChecks() {
  const api = useAdminApi();
  const { data } = useQuery(api.instance.checks.queryOptions({ retry: false, staleTime: STALE_AFTER_MS }));
  if (!data) return undefined;
  const failed = data.items.filter(({ state }) => state !== 'ok');
  return { count: failed.length, isSevere: failed.some(({ state }) => state === 'fail') };
}

type PendingTaskStyle = { icon: LucideIcon; tone: 'error' | 'warning' | 'quiet'; to: string };

const STYLE_BY_TASK: Record<PendingTask, PendingTaskStyle> = {
  reports: { icon: Flag, tone: 'error', to: '/admin/reports' },
  domains: { icon: Globe, tone: 'warning', to: '/admin/domains?state=verified' },
  mails: { icon: MailX, tone: 'error', to: '/admin/mail?state=failed' },
  jobs: { icon: ListX, tone: 'error', to: '/admin/jobs?state=failed' },
  invitations: { icon: UserPlus, tone: 'quiet', to: '/admin/invitations' },
};

/** Returns a function that gives a pending task its icon, link, title and text. */
function usePendingTaskText() {
  const t = useTranslations('admin-stats.waiting');
  const format = useFormatter();
  return (name: PendingTask, count: number) => {
    const shown = count < MAX_PENDING_COUNT ? format.number(count) : t('many', { count: MAX_PENDING_COUNT - 1 });
    return { ...STYLE_BY_TASK[name], title: t(`${name}.title`, { count, shown }), text: t(`${name}.text`) };
  };
}
