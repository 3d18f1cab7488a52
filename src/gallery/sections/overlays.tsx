import { Copy, Pencil, Share2, SlidersHorizontal, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { Button } from '#ui/actions/button.tsx';
import { IconButton } from '#ui/actions/icon-button.tsx';
import { useToast } from '#ui/feedback/use-toast.ts';
import { Select } from '#ui/fields/select.tsx';
import { Switch } from '#ui/fields/switch.tsx';
import { TextField } from '#ui/fields/text-field.tsx';
import { MenuDots } from '#ui/layout/dots.tsx';
import { Tabs } from '#ui/layout/tabs.tsx';
import { Dialog } from '#ui/overlays/dialog.tsx';
import { DialogClose } from '#ui/overlays/dialog-close.tsx';
import { Menu } from '#ui/overlays/menu.tsx';
import { Popover } from '#ui/overlays/popover.tsx';
import { Sheet } from '#ui/overlays/sheet.tsx';
import { Tooltip } from '#ui/overlays/tooltip.tsx';
import { Section, Specimen } from '../specimen.tsx';

export function Overlays({ title }: { title: string }) {
  return (
    <Section id="overlays" title={title}>
      <Specimen name="Dialog" row>
        <Dialogs />
      </Specimen>
      <Specimen name="Sheet" row>
        <Sheet
          trigger={<Button>Open details</Button>}
          title="Note G"
          description="1843, with the memoir of Menabrea"
          actions={
            <>
              <DialogClose>
                <Button tone="quiet">Cancel</Button>
              </DialogClose>
              <DialogClose>
                <Button tone="primary">Save changes</Button>
              </DialogClose>
            </>
          }
        >
          <div className="grid gap-6">
            <TextField label="Title" defaultValue="The numbers of Bernoulli" />
            <TextField label="Page" defaultValue="722" inputMode="numeric" />
          </div>
        </Sheet>
      </Specimen>
      <Specimen name="Popover" row>
        <Popups />
      </Specimen>
      <Specimen name="Menu" row>
        <Menus />
      </Specimen>
      <Specimen name="Tooltip" row>
        <Tooltip text="Copy the link to this page" keys="Mod+Shift+C">
          <Button icon={Copy}>Copy link</Button>
        </Tooltip>
      </Specimen>
      <Specimen name="Tabs">
        <Views />
      </Specimen>
      <Specimen name="Toast" row>
        <Toasts />
      </Specimen>
    </Section>
  );
}

function Dialogs() {
  return (
    <>
      <Dialog
        trigger={<Button>Rename</Button>}
        title="Rename resume"
        actions={
          <>
            <DialogClose>
              <Button tone="quiet">Cancel</Button>
            </DialogClose>
            <DialogClose>
              <Button tone="primary">Rename</Button>
            </DialogClose>
          </>
        }
      >
        <TextField label="Name" defaultValue="Analytical Engine, London" />
      </Dialog>
      <Dialog
        urgent
        trigger={<Button>Delete account</Button>}
        title="Delete your account?"
        description="This deletes all your pages, resumes and files. This can’t be undone."
        actions={
          <>
            <DialogClose>
              <Button>Cancel</Button>
            </DialogClose>
            <DialogClose>
              <Button tone="danger">Delete account</Button>
            </DialogClose>
          </>
        }
      />
    </>
  );
}

function Popups() {
  const [paper, setPaper] = useState<'a4' | 'letter'>('a4');
  return (
    <Popover trigger={<Button icon={SlidersHorizontal}>Page</Button>} title="Page">
      <div className="grid gap-4">
        <Select
          label="Page size"
          value={paper}
          onValueChange={setPaper}
          options={[
            { value: 'a4', label: 'A4' },
            { value: 'letter', label: 'Letter' },
          ]}
        />
        <p className="text-text-secondary text-xs">Margins follow the template.</p>
      </div>
    </Popover>
  );
}

function Menus() {
  const [done, setDone] = useState('');
  const [guides, setGuides] = useState(true);
  return (
    <>
      <Menu
        trigger={<IconButton name="More for Note G" icon={MenuDots} tone="plain" />}
        entries={[
          { label: 'Edit', icon: Pencil, onSelect: () => setDone('Edited'), keys: 'E' },
          { label: 'Duplicate', icon: Copy, onSelect: () => setDone('Duplicated') },
          {
            label: 'Share',
            icon: Share2,
            onSelect: () => setDone('Shared'),
            disabledReason: 'Publish it first',
          },
          { kind: 'line' },
          { kind: 'check', label: 'Show page breaks', checked: guides, onCheckedChange: setGuides },
          { kind: 'line' },
          { label: 'Delete', icon: Trash2, onSelect: () => setDone('Deleted'), danger: true },
        ]}
      />
      <span role="status" className="text-text-secondary">
        {done}
      </span>
    </>
  );
}

function Views() {
  const [view, setView] = useState('content');
  const [compact, setCompact] = useState(false);
  return (
    <div className="max-w-110">
      <Tabs
        label="Editor sections"
        value={view}
        onValueChange={setView}
        tabs={[
          { value: 'content', label: 'Content', panel: <p>Sections and entries</p> },
          {
            value: 'design',
            label: 'Design',
            panel: <Switch label="Compact" checked={compact} onCheckedChange={setCompact} />,
          },
          {
            value: 'match',
            label: 'Job match',
            count: 3,
            panel: <p>Three keywords of the job description aren’t in the CV.</p>,
          },
          { value: 'letter', label: 'Letter', panel: <p>A cover letter</p> },
        ]}
      />
    </div>
  );
}

function Toasts() {
  const toast = useToast();
  const [entry, setEntry] = useState(true);
  const remove = () => {
    setEntry(false);
    toast({ text: 'Entry removed', undo: () => setEntry(true) });
  };
  return (
    <>
      <Button onClick={remove}>Remove entry</Button>
      <Button onClick={() => toast({ text: 'Link copied', tone: 'success' })}>Copy link to resume</Button>
      <Button
        onClick={() =>
          toast({
            text: 'Couldn’t send the email',
            detail: 'The mail server isn’t responding. Trying again…',
            tone: 'error',
          })
        }
      >
        Send
      </Button>
      <span className="text-text-secondary">{entry ? 'Entry added' : 'Entry removed'}</span>
    </>
  );
}
