import { Download, Pencil, Plus, Redo2, Share2, Trash2, Undo2 } from 'lucide-react';
import { useState } from 'react';
import { Button } from '#ui/actions/button.tsx';
import { IconButton } from '#ui/actions/icon-button.tsx';
import { Link } from '#ui/actions/link.tsx';
import { Kbd } from '#ui/layout/kbd.tsx';
import { PageHeader } from '#ui/layout/page-header.tsx';
import { Section, Specimen } from '../specimen.tsx';

export function Actions({ title }: { title: string }) {
  const [pressed, setPressed] = useState(0);
  const press = () => setPressed((times) => times + 1);
  return (
    <Section id="actions" title={title}>
      <Specimen name="Button" row>
        <Button tone="primary" onClick={press}>
          Create
        </Button>
        <Button onClick={press}>Share</Button>
        <Button tone="quiet" onClick={press}>
          Cancel
        </Button>
        <Button tone="danger" onClick={press}>
          Delete entry
        </Button>
        <span role="status" className="text-text-secondary tabular-nums">
          {pressed > 0 && `Pressed ${pressed} times`}
        </span>
      </Specimen>
      <Specimen name="With an icon" row>
        <Button tone="primary" icon={Download}>
          Download
        </Button>
        <Button icon={Share2}>Share</Button>
        <Button tone="quiet" icon={Plus}>
          Add entry
        </Button>
        <Button tone="danger" icon={Trash2}>
          Delete
        </Button>
      </Specimen>
      <Specimen name="Busy" row>
        <Button tone="primary" busy onClick={press}>
          Saving
        </Button>
        <Button busy onClick={press}>
          Loading
        </Button>
        <IconButton name="Sharing" icon={Share2} busy />
      </Specimen>
      <Specimen name="Disabled with a reason" row>
        <Button tone="primary" disabledReason="Add a title first." onClick={press}>
          Publish
        </Button>
        <Button disabledReason="Nothing to undo." icon={Undo2} onClick={press}>
          Undo
        </Button>
        <Button disabled>Disabled</Button>
      </Specimen>
      <Specimen name="Icon only" row>
        <IconButton name="Undo" keys="Mod+Z" icon={Undo2} />
        <IconButton name="Redo" keys="Mod+Shift+Z" icon={Redo2} disabled />
        <IconButton name="Edit" icon={Pencil} tone="plain" />
        <IconButton name="Add" icon={Plus} tone="primary" />
      </Specimen>
      <Specimen name="Link">
        <p className="max-w-prose">
          The <Link href="#actions">notes to the translation</Link> are three times its length. The memoir can be read
          at the{' '}
          <Link href="https://archive.org" external>
            Internet Archive
          </Link>
          .
        </p>
        <p className="flex flex-wrap items-center gap-4">
          <Link variant="quiet" href="#actions">
            Quiet link
          </Link>
          <Link variant="button-plain" href="#actions">
            Link as a button
          </Link>
          <Link variant="button-primary" href="#actions">
            Primary link
          </Link>
        </p>
      </Specimen>
      <Specimen name="Keys" row>
        <Kbd keys="Mod+K" />
        <Kbd keys="Alt+↑" />
        <Kbd keys="Esc" />
      </Specimen>
      <Specimen name="Page header">
        <div className="rounded-card border border-border p-6">
          <PageHeaderSpecimen />
        </div>
      </Specimen>
    </Section>
  );
}

/** Shows a page header as an inert element, because the page must have only one top-level heading. */
function PageHeaderSpecimen() {
  return (
    <div inert>
      <PageHeader
        trail="Projects"
        title="Note G: the numbers of Bernoulli"
        lead="A table of operations for the Analytical Engine, 1843."
        action={
          <Button tone="primary" icon={Plus}>
            New project
          </Button>
        }
      />
    </div>
  );
}
