import { Flag, Globe, ListX, type LucideIcon, MailX, UserPlus } from 'lucide-react';
import { useFormatter, useTranslations } from 'use-intl';
import { MOST_WAITING, type Waiting } from '../../contract/stats.ts';

type Look = { icon: LucideIcon; tone: 'error' | 'warning' | 'quiet'; to: string };

const LOOKS: Record<Waiting, Look> = {
  reports: { icon: Flag, tone: 'error', to: '/admin/reports' },
  domains: { icon: Globe, tone: 'warning', to: '/admin/domains?state=verified' },
  mails: { icon: MailX, tone: 'error', to: '/admin/mail?state=failed' },
  jobs: { icon: ListX, tone: 'error', to: '/admin/jobs?state=failed' },
  invitations: { icon: UserPlus, tone: 'quiet', to: '/admin/invitations' },
};

/** Returns a function that gives a pending task its icon, link, title and text. */
export function useWaitingWords() {
  const t = useTranslations('admin-stats.waiting');
  const format = useFormatter();
  return (name: Waiting, count: number) => {
    const shown = count < MOST_WAITING ? format.number(count) : t('many', { count: MOST_WAITING - 1 });
    return { ...LOOKS[name], title: t(`${name}.title`, { count, shown }), text: t(`${name}.text`) };
  };
}
