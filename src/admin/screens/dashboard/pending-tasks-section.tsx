import { useQuery } from '@tanstack/react-query';
import { Activity, CircleCheck, CircleX, Flag, Globe, ListX, MailX, UserPlus } from 'lucide-react';
import { useFormatter, useTranslations } from 'use-intl';
import { Button } from '#ui/actions/button.tsx';
import { Loading } from '#ui/feedback/loading.tsx';
import { Skeleton } from '#ui/feedback/skeleton.tsx';
import { Icon } from '#ui/icon.tsx';
import { TitledSection } from '#ui/layout/titled-section.tsx';
import { AttentionLink, type AttentionMatter } from '#ui/lists/attention-link.tsx';
import { MAX_PENDING_COUNT, PENDING_TASKS, type PendingTask, type Stats } from '../../contract/stats.ts';
import { useAdminApi } from '../admin-api.tsx';

const ROW = 'flex min-h-16.25 items-center gap-3 border-border border-b py-3';

/** List of the tasks that need an admin, each with a link to its screen. */
export function PendingTasksSection({ waiting }: Pick<Stats, 'waiting'>) {
  const t = useTranslations('admin-stats.waiting');
  const describeTask = usePendingTaskText();
  const tasks = PENDING_TASKS.filter((name) => waiting[name] > 0).map((name) => ({
    name,
    ...describeTask(name, waiting[name]),
  }));
  return (
    <TitledSection title={t('title')}>
      <HealthLine isCalm={tasks.every(({ tone }) => tone === 'quiet')} />
      {tasks.length > 0 && (
        <ul aria-label={t('title')}>
          {tasks.map(({ name, ...task }) => (
            <li key={name}>
              <AttentionLink {...task} />
            </li>
          ))}
        </ul>
      )}
    </TitledSection>
  );
}

const STALE_AFTER_MS = 5 * 60_000;

/** Outcome of the health checks. Takes the same room in every state, as they may answer long after the page. */
function HealthLine({ isCalm }: { isCalm: boolean }) {
  const t = useTranslations('admin-stats.waiting');
  const tUi = useTranslations('ui');
  const api = useAdminApi();
  const { data, isPending, isFetching, refetch } = useQuery(
    api.instance.checks.queryOptions({ retry: false, staleTime: STALE_AFTER_MS }),
  );
  const failed = data?.items.filter(({ state }) => state !== 'ok') ?? [];
  return (
    <div className="min-h-16.25">
      <Loading waiting={isPending} label={t('health.loading')} skeleton={<HealthSkeleton />}>
        {!data ? (
          <div className={ROW}>
            <Icon of={CircleX} className="text-error" />
            <p className="min-w-0 flex-1 break-words">{t('health.failed')}</p>
            <Button busy={isFetching} onClick={() => void refetch()}>
              {tUi('retry')}
            </Button>
          </div>
        ) : failed.length > 0 ? (
          <AttentionLink
            icon={Activity}
            tone={failed.some(({ state }) => state === 'fail') ? 'error' : 'warning'}
            title={t('health.title', { count: failed.length })}
            text={t('health.text')}
            to="/admin/health"
          />
        ) : (
          <p className={`${ROW} text-text-secondary`}>
            <Icon of={CircleCheck} className="text-success" />
            {t(isCalm ? 'none' : 'health.passed')}
          </p>
        )}
      </Loading>
    </div>
  );
}

const HealthSkeleton = () => (
  <div className={ROW}>
    <div className="grid flex-1 gap-2">
      <Skeleton className="max-w-48" />
      <Skeleton className="max-w-64" />
    </div>
  </div>
);

const STYLE_BY_TASK: Record<PendingTask, AttentionMatter> = {
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
    return { ...STYLE_BY_TASK[name], title: t(`${name}.title`, { count, shown }), text: t(`${name}.text`, { count }) };
  };
}
