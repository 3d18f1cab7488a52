import { Blocks, type LucideIcon, Monitor, Smartphone } from 'lucide-react';
import { useFormatter, useTranslations } from 'use-intl';
import { Button } from '#ui/actions/button.tsx';
import { Icon } from '#ui/icon.tsx';
import { Badge } from '#ui/layout/badge.tsx';
import { useDeviceName } from '#ui/use-device-name.ts';
import { useTimeAgo } from '#ui/use-time-ago.ts';
import type { MemberSession } from '../../../contract.ts';

const HANDHELD = /android|ios|iphone|ipad/i;

function iconOf({ app, system }: MemberSession): LucideIcon {
  if (app !== undefined) return Blocks;
  return HANDHELD.test(system ?? '') ? Smartphone : Monitor;
}

type Props = { session: MemberSession; ending: boolean; onEnd: () => void };

/** Renders a session: its device or app, address and last activity, with a button that ends it. */
export function DeviceRow({ session, ending, onEnd }: Props) {
  const t = useTranslations('profile.devices');
  const tKind = useTranslations(session.app === undefined ? 'profile.devices' : 'profile.apps');
  const format = useFormatter();
  const timeAgo = useTimeAgo();
  const { address, current, lastSeenAt } = session;
  const deviceName = useDeviceName()(session);
  const name = session.app || deviceName || tKind('unknown');
  const exact = format.dateTime(new Date(lastSeenAt), { dateStyle: 'medium', timeStyle: 'short' });
  return (
    <li className="flex items-start gap-3 border-border border-b py-3 first:pt-0 last:border-b-0 last:pb-0">
      <Icon of={iconOf(session)} size={20} className="mt-2 text-text-secondary" />
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
        <Button busy={ending} aria-label={tKind('endNamed', { name })} onClick={onEnd}>
          {tKind('end')}
        </Button>
      )}
    </li>
  );
}
