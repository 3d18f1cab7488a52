import { useParams } from 'react-router';
import { CreateLink, ManagedRecords, WorkLayout } from '#records/components.tsx';
import { type EntrySection, isEntrySection } from '../work-records/entry-sections.ts';
import { UnknownSection } from './unknown-section.tsx';
import { useEntryCollection } from './use-entry-collection.ts';

/** Manager screen of one section of the member's work. */
export function EntryManagerScreen() {
  const { section } = useParams();
  return isEntrySection(section) ? <Manager key={section} section={section} /> : <UnknownSection />;
}

function Manager({ section }: { section: EntrySection }) {
  const collection = useEntryCollection(section);
  const create = <CreateLink collection={collection} />;
  return (
    <WorkLayout>
      <ManagedRecords collection={collection} actions={create} emptyActions={create} />
    </WorkLayout>
  );
}
