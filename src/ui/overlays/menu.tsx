import { Menu as Base } from '@base-ui/react/menu';
import type { LucideIcon } from 'lucide-react';
import { Check } from 'lucide-react';
import type { ReactElement } from 'react';
import { Icon } from '../icon.tsx';
import { Kbd } from '../layout/kbd.tsx';
import { POPUP, POPUP_ITEM, POPUP_LIST } from './popup-style.ts';

export type MenuEntry =
  | { kind: 'line' }
  | { kind: 'heading'; label: string }
  | {
      kind?: 'action';
      label: string;
      icon?: LucideIcon;
      onSelect: () => void;
      danger?: boolean;
      /** Disables the entry and explains why, below its label. */
      disabledReason?: string;
      keys?: string;
    }
  /** A link, or a download if `download` is set. */
  | { kind: 'link'; label: string; icon?: LucideIcon; href: string; download?: boolean }
  /** An entry with a check mark. It keeps the menu open unless `closes` is set. */
  | { kind: 'check'; label: string; checked: boolean; onCheckedChange: (checked: boolean) => void; closes?: boolean };

export type MenuProps = {
  trigger: ReactElement;
  /** The entries, or a function that returns those of the moment when the menu opens. */
  entries: readonly MenuEntry[] | (() => readonly MenuEntry[]);
  align?: 'start' | 'end';
  /** Opens the menu on mount. */
  defaultOpen?: boolean;
};

/** A dropdown menu of actions. */
export function Menu({ trigger, entries, align = 'start', defaultOpen = false }: MenuProps) {
  return (
    <Base.Root defaultOpen={defaultOpen}>
      <Base.Trigger render={trigger} />
      <Base.Portal>
        <Base.Positioner
          align={align}
          sideOffset={4}
          collisionPadding={8}
          positionMethod="fixed"
          className="z-60 outline-none"
        >
          <Base.Popup className={`${POPUP} min-w-48 max-w-[min(20rem,var(--available-width))]`}>
            <div className={`${POPUP_LIST} max-h-[min(32rem,var(--available-height))]!`}>
              <Entries entries={entries} />
            </div>
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  );
}

/** Rendered only while the menu is open. */
function Entries({ entries }: Pick<MenuProps, 'entries'>) {
  const all = typeof entries === 'function' ? entries() : entries;
  return all.map((entry) => (
    <Entry key={'label' in entry ? entry.label : `line-${all.indexOf(entry)}`} entry={entry} />
  ));
}

function Entry({ entry }: { entry: MenuEntry }) {
  if (entry.kind === 'line') return <Base.Separator className="-mx-1 my-1 h-px bg-border" />;
  if (entry.kind === 'heading') {
    return (
      <div role="presentation" className="px-2 pt-2 pb-1 font-medium text-text-secondary text-xs">
        {entry.label}
      </div>
    );
  }
  if (entry.kind === 'check') {
    return (
      <Base.CheckboxItem
        checked={entry.checked}
        onCheckedChange={entry.onCheckedChange}
        closeOnClick={entry.closes ?? false}
        className={POPUP_ITEM}
      >
        <span className="inline-flex size-4">
          <Base.CheckboxItemIndicator>
            <Icon of={Check} />
          </Base.CheckboxItemIndicator>
        </span>
        {entry.label}
      </Base.CheckboxItem>
    );
  }
  if (entry.kind === 'link') {
    return (
      <Base.LinkItem
        href={entry.href}
        {...(entry.download ? { download: '' } : {})}
        closeOnClick
        className={`${POPUP_ITEM} text-text no-underline`}
      >
        {entry.icon && <Icon of={entry.icon} className="text-text-secondary" />}
        {entry.label}
      </Base.LinkItem>
    );
  }
  const { label, icon, onSelect, danger, disabledReason, keys } = entry;
  return (
    <Base.Item
      onClick={onSelect}
      disabled={disabledReason !== undefined}
      className={`${POPUP_ITEM} ${danger ? 'text-error' : ''}`}
    >
      {icon && <Icon of={icon} className={danger ? '' : 'text-text-secondary'} />}
      <span className="min-w-0 flex-1">
        {label}
        {disabledReason && <span className="block text-text-secondary text-xs">{disabledReason}</span>}
      </span>
      {keys && <Kbd keys={keys} />}
    </Base.Item>
  );
}
