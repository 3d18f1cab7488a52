import { useFormatter, useTranslations } from 'use-intl';
import type { InstanceHealth } from '../../contract.ts';
import { useBytes } from '../use-bytes.ts';

/** List of the instance's parts with their status. */
export function HealthFacts({ health }: { health: InstanceHealth }) {
  const t = useTranslations('admin.health');
  const format = useFormatter();
  const size = useBytes();
  const { database, storage, mail, jobs } = health;
  const databaseWord = database.kind === 'embedded' ? 'databaseEmbedded' : 'databaseExternal';
  const facts = [
    [t('version'), t('versionValue', { version: health.version, node: health.node })],
    [t('upSince'), format.dateTime(new Date(health.startedAt), { dateStyle: 'medium', timeStyle: 'short' })],
    [t('memory'), size(health.memoryBytes)],
    [t('database'), t(databaseWord, { version: database.version, size: size(database.sizeBytes) })],
    [t('migration'), database.migration],
    [
      t('storage'),
      storage.freeBytes === undefined ? t('storageS3') : t('storageDisk', { size: size(storage.freeBytes) }),
    ],
    [t('mailServer'), mail.server ?? t('noMailServer')],
    [t('jobs'), t('jobsValue', jobs)],
  ];
  return (
    <dl className="rounded-card border border-border">
      {facts.map(([name, value]) => (
        <div
          key={name}
          className="grid gap-x-6 border-border border-b px-4 py-3 last:border-b-0 sm:grid-cols-[10rem_1fr]"
        >
          <dt className="text-text-secondary">{name}</dt>
          <dd className="break-words tabular-nums">
            <bdi>{value}</bdi>
          </dd>
        </div>
      ))}
    </dl>
  );
}
