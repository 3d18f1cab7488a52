import { useFormatter, useTranslations } from 'use-intl';
import type { Person } from '../../../contract/people.ts';
import { Fact, Facts } from './facts.tsx';
import { Part } from './part.tsx';
import { StorageFacts } from './storage/storage-facts.tsx';

const KINDS = ['cvs', 'projects', 'achievements', 'links', 'domains'] as const;

/** Number of a member's documents and their storage use. */
export function Holdings({ person: { user, counts, storage } }: { person: Person }) {
  const t = useTranslations('admin-people.one');
  const format = useFormatter();
  return (
    <Part title={t('holdings')}>
      <Facts>
        {KINDS.map((kind) => (
          <Fact key={kind} name={t(`counts.${kind}`)}>
            {format.number(counts[kind])}
          </Fact>
        ))}
        <StorageFacts user={user} storage={storage} />
      </Facts>
    </Part>
  );
}
