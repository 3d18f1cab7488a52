import { useState } from 'react';
import { Avatar } from '#ui/avatar.tsx';
import { Badge } from '#ui/layout/badge.tsx';
import { SortableList } from '#ui/lists/sortable-list.tsx';
import { Section, Specimen } from '../specimen.tsx';

const PARTS = [
  { id: 'profile', name: 'Profile', count: 1 },
  { id: 'work', name: 'Work', count: 2 },
  { id: 'education', name: 'Education', count: 2 },
  { id: 'publication', name: 'Publication', count: 1 },
  { id: 'languages', name: 'Languages', count: 3 },
];

/** A picture from a file, so that the content security policy needs no exception. */
const PICTURE = '/favicon.svg';

export function Lists({ title }: { title: string }) {
  const [parts, setParts] = useState(PARTS);
  return (
    <Section id="lists" title={title}>
      <Specimen name="Sortable list">
        <div className="max-w-110 border-border border-t">
          <SortableList
            label="Sections of the CV"
            items={parts}
            idOf={(part) => part.id}
            nameOf={(part) => part.name}
            onReorder={setParts}
          >
            {(part) => (
              <div className="flex min-h-9 items-center justify-between gap-4 pe-2 pointer-coarse:min-h-11">
                <span className="font-medium">{part.name}</span>
                <span className="text-text-secondary tabular-nums">{part.count}</span>
              </div>
            )}
          </SortableList>
        </div>
      </Specimen>
      <Specimen name="Avatar" row>
        <Avatar name="Ada Lovelace" size={64} />
        <Avatar name="Mary Somerville" size={40} />
        <Avatar name="Charles Babbage" />
        <Avatar name="Hypatia" size={24} />
        <Avatar name="The mark" size={40} src={PICTURE} />
      </Specimen>
      <Specimen name="Badge" row>
        <Badge>Draft</Badge>
        <Badge tone="primary">3</Badge>
        <Badge tone="success">Published</Badge>
        <Badge tone="warning">Expires soon</Badge>
        <Badge tone="error">Failed</Badge>
      </Specimen>
    </Section>
  );
}
