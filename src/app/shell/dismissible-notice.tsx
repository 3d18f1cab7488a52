import { X } from 'lucide-react';
import { useTranslations } from 'use-intl';
import type { InstanceNoticeFacts } from '#platform/pure/instance-settings/facts.ts';
import { IconButton } from '#ui/actions/icon-button.tsx';
import { NoticeLine } from '#ui/feedback/notice-line.tsx';

type Props = { notice: InstanceNoticeFacts; onDismiss: () => void };

/** The notice with a button to dismiss it. */
export function DismissibleNotice({ notice: { text, tone }, onDismiss }: Props) {
  const t = useTranslations('app.accountNotice');
  const dismiss = <IconButton name={t('dismiss')} icon={X} onClick={onDismiss} />;
  return <NoticeLine text={text} tone={tone} action={dismiss} />;
}
