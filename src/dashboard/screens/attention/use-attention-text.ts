import {
  CalendarClock,
  ClipboardCheck,
  Globe,
  GlobeLock,
  Link2,
  MailWarning,
  MessageCircle,
  UploadCloud,
} from 'lucide-react';
import { useFormatter, useNow, useTranslations } from 'use-intl';
import type { AttentionMatter } from '#ui/lists/attention-link.tsx';
import type { Attention } from '../../contract.ts';

type AttentionText = AttentionMatter & { title: string; text: string };

/** Days that have a name of their own, indexed by days from today. */
const NAMED_DAYS = ['today', 'tomorrow'] as const;

/** Returns a function that gives an attention item its icon, title, text and link. */
export function useAttentionText() {
  const t = useTranslations('dashboard.attention');
  const format = useFormatter();
  const now = useNow();
  const day = (moment: string) => format.dateTime(new Date(moment), { dateStyle: 'medium' });

  const describeDomain = ({
    shownAs: host,
    state,
    shownUntil,
  }: Extract<Attention, { kind: 'domain' }>): AttentionText => ({
    ...(state === 'failing' ? { icon: Globe, tone: 'error' } : { icon: GlobeLock, tone: 'quiet' }),
    title: t(`domain.${state}.title`, { host }),
    text:
      state === 'failing' && shownUntil
        ? t('domain.failing.until', { date: day(shownUntil) })
        : t(`domain.${state}.text`),
    to: '/share?part=domains',
  });

  return (item: Attention): AttentionText => {
    switch (item.kind) {
      case 'domain':
        return describeDomain(item);
      case 'email':
        return {
          ...{ icon: MailWarning, tone: 'warning', to: '/settings#email' },
          ...{ title: t('email.title'), text: t('email.text') },
        };
      case 'comments':
        return {
          ...{ icon: MessageCircle, tone: 'warning', to: `/cv/${item.cvId}/edit?review=comments` },
          title: t('comments.title', { count: item.count, name: item.name || t('untitledCv') }),
          text: t('comments.text'),
        };
      case 'checks':
        return {
          ...{ icon: ClipboardCheck, tone: 'warning', to: `/cv/${item.cvId}/edit?review=checks` },
          title: t('checks.title', { count: item.count, name: item.name || t('untitledCv') }),
          text: t('checks.text'),
        };
      case 'expiry':
        return {
          ...{ icon: CalendarClock, tone: 'warning', to: `/achievements/${item.id}/edit` },
          ...(item.days < 0
            ? { title: t('expired.title', item), text: t('expired.text') }
            : { title: t(`expiry.${NAMED_DAYS[item.days] ?? 'title'}`, item), text: t('expiry.text') }),
        };
      case 'link': {
        const when = format.relativeTime(new Date(item.expiresAt), now);
        return {
          ...{ icon: Link2, tone: 'quiet', to: '/share' },
          title: item.label === '' ? t('link.unnamed', { when }) : t('link.title', { label: item.label, when }),
          text: t('link.text'),
        };
      }
      case 'changes':
        return {
          ...{ icon: UploadCloud, tone: 'quiet', to: '/portfolio' },
          ...{ title: t('changes.title', { count: item.count }), text: t('changes.text') },
        };
    }
  };
}
