import { Autocomplete } from '@base-ui/react/autocomplete';
import { Dialog } from '@base-ui/react/dialog';
import { Search } from 'lucide-react';
import { VEIL } from './dialog-head.tsx';
import { Icon } from './icon.tsx';

/** Something that can be done from anywhere, by its name. */
export type Command = {
  id: string;
  label: string;
  /** Was looked for by what was typed already, and found by other words than its name. */
  found?: boolean;
  run: () => void;
};
export type CommandGroup = { value: string; items: Command[] };

type Props = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  label: string;
  emptyText: string;
  groups: CommandGroup[];
  /** Told of what is typed, for whoever knows more than the actions. */
  onType?: (text: string) => void;
};

/** Every action by its name: type a part of it, press Enter. */
export function CommandPalette({ open, onOpenChange, label, emptyText, groups, onType }: Props) {
  const { contains } = Autocomplete.useFilter();
  const run = (command: Command) => {
    onOpenChange(false);
    command.run();
  };
  return (
    <Dialog.Root open={open} onOpenChange={onOpenChange}>
      <Dialog.Portal>
        <Dialog.Backdrop className={VEIL} />
        <Dialog.Viewport className="fixed inset-0 z-50 flex items-start justify-center px-4 pt-[12dvh]">
          <Dialog.Popup
            aria-label={label}
            className="flex max-h-[70dvh] w-full max-w-lg flex-col overflow-hidden rounded-card border border-border bg-floating text-text shadow-float outline-none transition-opacity duration-120 data-starting-style:opacity-0"
          >
            <Autocomplete.Root
              open
              inline
              items={groups}
              itemToStringValue={(command: Command) => command.label}
              filter={(command: Command, typed: string) => command.found || contains(command.label, typed)}
              onValueChange={(typed) => onType?.(typed)}
              autoHighlight="always"
              keepHighlight
            >
              <div className="flex items-center gap-3 border-border border-b px-4">
                <Icon of={Search} className="text-text-secondary" />
                <Autocomplete.Input
                  aria-label={label}
                  placeholder={label}
                  className="h-12 w-full bg-transparent outline-none placeholder:text-text-secondary"
                />
              </div>
              <Autocomplete.Empty className="px-4 text-text-secondary not-empty:py-6">{emptyText}</Autocomplete.Empty>
              <Autocomplete.List className="overflow-y-auto overscroll-contain p-2 empty:p-0">
                {groupOf(run)}
              </Autocomplete.List>
            </Autocomplete.Root>
          </Dialog.Popup>
        </Dialog.Viewport>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

const groupOf = (run: (command: Command) => void) => (group: CommandGroup) => (
  <Autocomplete.Group key={group.value} items={group.items} className="not-first:mt-2">
    <Autocomplete.GroupLabel className="px-2 py-1 text-text-secondary text-xs">{group.value}</Autocomplete.GroupLabel>
    <Autocomplete.Collection>
      {(command: Command) => (
        <Autocomplete.Item
          key={command.id}
          value={command}
          onClick={() => run(command)}
          className="flex min-h-9 cursor-default items-center rounded-control px-2 data-highlighted:bg-tint pointer-coarse:min-h-11"
        >
          {command.label}
        </Autocomplete.Item>
      )}
    </Autocomplete.Collection>
  </Autocomplete.Group>
);
