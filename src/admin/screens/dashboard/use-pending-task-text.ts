import { Flag, Globe, ListX, type LucideIcon, MailX, UserPlus } from 'lucide-react';
import { useFormatter, useTranslations } from 'use-intl';
import { MAX_PENDING_COUNT, type PendingTask } from '../../contract/stats.ts';

type PendingTaskStyle = { icon: LucideIcon; tone: 'error' | 'warning' | 'quiet'; to: string };

const STYLE_BY_TASK: Record<PendingTask, PendingTaskStyle> = {
  reports: { icon: Flag, tone: 'error', to: '/admin/reports' },
  domains: { icon: Globe, tone: 'warning', to: '/admin/domains?state=verified' },
  mails: { icon: MailX, tone: 'error', to: '/admin/mail?state=failed' },
  jobs: { icon: ListX, tone: 'error', to: '/admin/jobs?state=failed' },
  invitations: { icon: UserPlus, tone: 'quiet', to: '/admin/invitations' },
};

/** Returns a function that gives a pending task its icon, link, title and text. */
export function usePendingTaskText() {
  const t = useTranslations('admin-stats.waiting');
  const format = useFormatter();
  return (name: PendingTask, count: number) => {
    const shown = count < MAX_PENDING_COUNT ? format.number(count) : t('many', { count: MAX_PENDING_COUNT - 1 });
    return { ...STYLE_BY_TASK[name], title: t(`${name}.title`, { count, shown }), text: t(`${name}.text`) };
  };
}
