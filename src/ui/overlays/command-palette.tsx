import { Autocomplete } from '@base-ui/react/autocomplete';
import { Dialog } from '@base-ui/react/dialog';
import { Search } from 'lucide-react';
import { useRef } from 'react';
import { Icon } from '../icon.tsx';
import { Kbd } from '../layout/kbd.tsx';
import { matchesWords } from './command-filter.ts';
import { BACKDROP } from './overlay.tsx';

/** An action in the command palette. */
export type PaletteCommand = {
  id: string;
  label: string;
  /** The action is a search result, so its label is not filtered by the typed text again. */
  found?: boolean;
  /** The keyboard shortcut that runs the action without the palette. */
  keys?: string | undefined;
  /** The reason why the action is unavailable. */
  unavailable?: string | undefined;
  run: () => void;
};
export type CommandGroup = { value: string; items: PaletteCommand[] };

type Props = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  label: string;
  emptyText: string;
  groups: CommandGroup[];
  /** The typed text. The caller may search for more than actions by it. */
  typed: string;
  onType: (typed: string) => void;
};

/** A palette of actions, filtered by their labels. */
export function CommandPalette({ open, onOpenChange, label, emptyText, groups, typed, onType }: Props) {
  const { contains } = Autocomplete.useFilter();
  const chosen = useRef<PaletteCommand>(undefined);
  const choose = (command: PaletteCommand) => {
    chosen.current = command;
    onOpenChange(false);
  };
  /** Runs the chosen action after the palette has closed, because the page behind it is inert until then. */
  const run = () => {
    const command = chosen.current;
    chosen.current = undefined;
    command?.run();
  };
  return (
    <Dialog.Root open={open} onOpenChange={onOpenChange} onOpenChangeComplete={(isOpen) => isOpen || run()}>
      <Dialog.Portal>
        <Dialog.Backdrop className={BACKDROP} />
        <Dialog.Viewport className="fixed inset-0 z-50 flex items-start justify-center px-4 pt-[12dvh]">
          <Dialog.Popup
            aria-label={label}
            className="flex max-h-[70dvh] w-full max-w-lg flex-col overflow-hidden rounded-card border border-border bg-floating text-text shadow-float outline-none transition-opacity duration-120 data-starting-style:opacity-0"
          >
            <Autocomplete.Root
              open
              inline
              items={groups}
              itemToStringValue={(command: PaletteCommand) => command.label}
              filter={(command: PaletteCommand, typed: string) =>
                command.found || matchesWords(command.label, typed, contains)
              }
              value={typed}
              onValueChange={onType}
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
                {groupOf(choose)}
              </Autocomplete.List>
            </Autocomplete.Root>
          </Dialog.Popup>
        </Dialog.Viewport>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

const groupOf = (choose: (command: PaletteCommand) => void) => (group: CommandGroup) => (
  <Autocomplete.Group key={group.value} items={group.items} className="not-first:mt-2">
    <Autocomplete.GroupLabel className="px-2 py-1 text-text-secondary text-xs">{group.value}</Autocomplete.GroupLabel>
    <Autocomplete.Collection>
      {(command: PaletteCommand) => (
        <Autocomplete.Item
          key={command.id}
          value={command}
          disabled={command.unavailable !== undefined}
          onClick={() => choose(command)}
          className="flex min-h-9 cursor-default items-center gap-3 rounded-control px-2 data-disabled:text-text-secondary data-highlighted:bg-tint pointer-coarse:min-h-11"
        >
          <span className="min-w-0 flex-1 break-words">{command.label}</span>
          {command.unavailable !== undefined && <span className="text-xs">{command.unavailable}</span>}
          {command.keys !== undefined && (
            <span aria-hidden="true" className="max-sm:hidden">
              <Kbd keys={command.keys} />
            </span>
          )}
        </Autocomplete.Item>
      )}
    </Autocomplete.Collection>
  </Autocomplete.Group>
);
