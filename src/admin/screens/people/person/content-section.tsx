import { useFormatter, useTranslations } from 'use-intl';
import type { PersonDetails } from '../../../contract/people.ts';
import { Fact, Facts } from './facts.tsx';
import { PersonSection } from './person-section.tsx';
import { StorageFacts } from './storage/storage-facts.tsx';

const COUNTED_KINDS = ['cvs', 'projects', 'achievements', 'links', 'domains'] as const;

/** Number of a member's documents and their storage use. */
export function ContentSection({ person: { user, counts, storage } }: { person: PersonDetails }) {
  const t = useTranslations('admin-people.one');
  const format = useFormatter();
  return (
    <PersonSection title={t('holdings')}>
      <Facts>
        {COUNTED_KINDS.map((kind) => (
          <Fact key={kind} name={t(`counts.${kind}`)}>
            {format.number(counts[kind])}
          </Fact>
        ))}
        <StorageFacts user={user} storage={storage} />
      </Facts>
    </PersonSection>
  );
}
