import { Copy, FolderOpen, Plus, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { Button } from '#ui/actions/button.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { Badge, type BadgeTone } from '#ui/layout/badge.tsx';
import { DataTable } from '#ui/lists/data-table.tsx';
import { Section, Specimen } from '../specimen.tsx';

type WorkRow = { id: string; title: string; by: string; year: number; pages: number; state: 'published' | 'draft' };

const WORKS: WorkRow[] = [
  {
    id: '1',
    title: 'Sketch of the Analytical Engine',
    by: 'L. F. Menabrea',
    year: 1842,
    pages: 25,
    state: 'published',
  },
  { id: '2', title: 'Notes by the translator', by: 'A. A. L.', year: 1843, pages: 41, state: 'published' },
  { id: '3', title: 'On the Economy of Machinery', by: 'Charles Babbage', year: 1832, pages: 320, state: 'draft' },
  {
    id: '4',
    title: 'The Connexion of the Sciences',
    by: 'Mary Somerville',
    year: 1834,
    pages: 458,
    state: 'published',
  },
  { id: '5', title: 'Formal Logic', by: 'Augustus De Morgan', year: 1847, pages: 336, state: 'draft' },
  { id: '6', title: 'The Laws of Thought', by: 'George Boole', year: 1854, pages: 424, state: 'published' },
];

const STATES: Record<WorkRow['state'], { tone: BadgeTone; word: string }> = {
  published: { tone: 'success', word: 'Published' },
  draft: { tone: 'neutral', word: 'Draft' },
};

export function Tables({ title }: { title: string }) {
  const [rows, setRows] = useState(WORKS.slice(0, 4));
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const [loading, setLoading] = useState(false);
  const load = () => {
    setLoading(true);
    setTimeout(() => {
      setRows(WORKS);
      setLoading(false);
    }, 500);
  };
  const remove = (ids: ReadonlySet<string>) => {
    setRows((all) => all.filter(({ id }) => !ids.has(id)));
    setSelected(new Set());
  };
  return (
    <Section id="tables" title={title}>
      <Specimen name="Data table">
        <DataTable
          caption="Projects"
          rows={rows}
          idOf={(row) => row.id}
          nameOf={(row) => row.title}
          columns={[
            { id: 'title', header: 'Title', cell: (row) => row.title, main: true },
            { id: 'by', header: 'By', cell: (row) => row.by },
            { id: 'state', header: 'State', cell: (row) => <State {...STATES[row.state]} /> },
            { id: 'year', header: 'Year', cell: (row) => row.year, align: 'end' },
            { id: 'pages', header: 'Pages', cell: (row) => row.pages, align: 'end' },
          ]}
          selection={{
            selected,
            onChange: setSelected,
            actions: (
              <Button icon={Trash2} onClick={() => remove(selected)}>
                Delete
              </Button>
            ),
          }}
          actionsOf={(row) => [
            { label: 'Open', icon: FolderOpen, onSelect: () => undefined },
            { label: 'Duplicate', icon: Copy, onSelect: () => undefined },
            { kind: 'line' },
            { label: 'Delete', icon: Trash2, danger: true, onSelect: () => remove(new Set([row.id])) },
          ]}
          more={rows.length === 4 ? { onLoad: load, loading } : undefined}
          empty={<NoProjects onAdd={() => setRows(WORKS)} />}
        />
      </Specimen>
      <Specimen name="Empty">
        <NoProjects onAdd={() => undefined} />
      </Specimen>
    </Section>
  );
}

const State = ({ tone, word }: { tone: BadgeTone; word: string }) => <Badge tone={tone}>{word}</Badge>;

function NoProjects({ onAdd }: { onAdd: () => void }) {
  return (
    <EmptyState
      icon={FolderOpen}
      title="No projects yet"
      text="Add your work to show it here."
      action={
        <Button tone="primary" icon={Plus} onClick={onAdd}>
          Add project
        </Button>
      }
    />
  );
}
