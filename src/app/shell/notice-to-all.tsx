import { X } from 'lucide-react';
import { useTranslations } from 'use-intl';
import type { Notice } from '#platform/instance-settings/facts.ts';
import { IconButton } from '#ui/icon-button.tsx';
import { NoticeLine } from '#ui/notice-line.tsx';

type Props = { notice: Notice; floating: boolean; onDismiss: () => void };

/** The notice with a button to dismiss it. */
export function NoticeToAll({ notice: { text, tone }, floating, onDismiss }: Props) {
  const t = useTranslations('app.accountNotice');
  const dismiss = <IconButton name={t('dismiss')} icon={X} onClick={onDismiss} />;
  return <NoticeLine text={text} tone={tone} place={floating ? 'floating' : 'above'} action={dismiss} />;
}
