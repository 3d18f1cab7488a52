import { useFormatter, useTranslations } from 'use-intl';
import { ProgressBar } from '#ui/progress-bar.tsx';
import type { Person } from '../../../contract/people.ts';
import { Fact, Facts } from './facts.tsx';
import { Part } from './part.tsx';

/** As the settings count them. */
const MEGABYTE = 1024 * 1024;
const KINDS = ['cvs', 'projects', 'achievements', 'links', 'domains'] as const;

/** What somebody has here, and how much room it takes. */
export function Holdings({ person: { counts, storage } }: { person: Person }) {
  const t = useTranslations('admin-people.one');
  const format = useFormatter();
  const size = (bytes: number) =>
    format.number(bytes / MEGABYTE, { style: 'unit', unit: 'megabyte', maximumFractionDigits: 1 });
  return (
    <Part title={t('holdings')}>
      <Facts>
        {KINDS.map((kind) => (
          <Fact key={kind} name={t(`counts.${kind}`)}>
            {format.number(counts[kind])}
          </Fact>
        ))}
        <Fact name={t('room')}>
          {t('roomValue', { used: size(storage.used), room: size(storage.room) })}
          <ProgressBar label={t('room')} value={storage.used / storage.room} />
        </Fact>
      </Facts>
    </Part>
  );
}
