import { Link as RouterLink } from 'react-router';
import { useTranslations } from 'use-intl';
import { Link } from '#ui/actions/link.tsx';
import { TitledSection } from '#ui/layout/titled-section.tsx';
import { useTimeAgo } from '#ui/use-time-ago.ts';
import type { Stats } from '../../contract/stats.ts';
import { useBytes } from '../use-bytes.ts';

/** Version, uptime and free disk space of the instance. */
export function InstanceSection({ instance: { version, node, startedAt, freeBytes } }: Pick<Stats, 'instance'>) {
  const t = useTranslations('admin-stats.instance');
  const bytes = useBytes();
  const timeAgo = useTimeAgo();
  const facts = [
    [t('version'), t('versionValue', { version, node })],
    [t('started'), timeAgo(startedAt)],
    ...(freeBytes === undefined ? [] : [[t('free'), bytes(freeBytes)]]),
  ];
  return (
    <TitledSection
      title={t('title')}
      more={
        <Link variant="quiet" className="-my-1 py-1" render={<RouterLink to="/admin/health" />}>
          {t('health')}
        </Link>
      }
    >
      <dl className="mt-3 grid gap-x-6 gap-y-3 sm:grid-cols-3">
        {facts.map(([name, value]) => (
          <div key={name} className="min-w-0">
            <dt className="text-text-secondary">{name}</dt>
            <dd className="break-words tabular-nums first-letter:uppercase">{value}</dd>
          </div>
        ))}
      </dl>
    </TitledSection>
  );
}
