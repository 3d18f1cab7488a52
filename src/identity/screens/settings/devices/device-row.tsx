import { Monitor, Smartphone } from 'lucide-react';
import { useFormatter, useTranslations } from 'use-intl';
import { Button } from '#ui/actions/button.tsx';
import { Icon } from '#ui/icon.tsx';
import { Badge } from '#ui/layout/badge.tsx';
import { useDeviceName } from '#ui/use-device-name.ts';
import { useTimeAgo } from '#ui/use-time-ago.ts';
import type { MemberSession } from '../../../contract.ts';

const HANDHELD = /android|ios|iphone|ipad/i;

type Props = { session: MemberSession; ending: boolean; onEnd: () => void };

/** Renders a session: its device, address and last activity, with a button that ends it. */
export function DeviceRow({ session, ending, onEnd }: Props) {
  const t = useTranslations('profile.devices');
  const format = useFormatter();
  const timeAgo = useTimeAgo();
  const { system, address, current, lastSeenAt } = session;
  const name = useDeviceName()(session) ?? t('unknown');
  const exact = format.dateTime(new Date(lastSeenAt), { dateStyle: 'medium', timeStyle: 'short' });
  return (
    <li className="flex items-start gap-3 border-border border-b py-3 first:pt-0 last:border-b-0 last:pb-0">
      <Icon of={HANDHELD.test(system ?? '') ? Smartphone : Monitor} size={20} className="mt-2 text-text-secondary" />
      <div className="min-w-0 flex-1">
        <p className="flex flex-wrap items-center gap-x-2 break-words font-medium">
          {name}
          {current && <Badge tone="primary">{t('current')}</Badge>}
        </p>
        <p className="break-words text-text-secondary text-xs tabular-nums">
          {current ? (
            t('seenNow')
          ) : (
            <time dateTime={lastSeenAt} title={exact}>
              {t('seen', { relative: timeAgo(lastSeenAt) })}
            </time>
          )}
          {address && (
            <>
              {' · '}
              <bdi>{address}</bdi>
            </>
          )}
        </p>
      </div>
      {!current && (
        <Button busy={ending} aria-label={t('endNamed', { name })} onClick={onEnd}>
          {t('end')}
        </Button>
      )}
    </li>
  );
}
