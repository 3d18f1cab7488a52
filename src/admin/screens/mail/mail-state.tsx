import { CircleCheck, Clock, Inbox, TriangleAlert } from 'lucide-react';
import { useTranslations } from 'use-intl';
import type { MailState as State } from '#mail/contract.ts';
import { Badge } from '#ui/layout/badge.tsx';

const BADGE_BY_STATE = {
  queued: { tone: 'neutral', icon: Clock },
  sent: { tone: 'success', icon: CircleCheck },
  kept: { tone: 'neutral', icon: Inbox },
  failed: { tone: 'error', icon: TriangleAlert },
} as const;

/** Badge that shows the state of a mail. */
export function MailState({ state }: { state: State }) {
  const t = useTranslations('admin-mail.states');
  return <Badge {...BADGE_BY_STATE[state]}>{t(state)}</Badge>;
}
