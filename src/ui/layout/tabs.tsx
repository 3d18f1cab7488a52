import { Tabs as Base } from '@base-ui/react/tabs';
import type { ReactNode } from 'react';
import { useScrollRow } from './use-scroll-row.ts';

type Tab<Value extends string> = {
  value: Value;
  label: string;
  /** The number of items in the tab. */
  count?: number;
  panel: ReactNode;
  /** Leaves out the space above the panel, for one with its own background. */
  flush?: boolean;
};

type Props<Value extends string> = {
  /** The accessible name of the tab list. */
  label: string;
  tabs: readonly Tab<Value>[];
  value: Value;
  onValueChange: (value: Value) => void;
  /** The class names of the row. */
  className?: string;
};

/** A row of tabs with one panel. On a phone the row scrolls. */
export function Tabs<Value extends string>({ label, tabs, value, onValueChange, className = '' }: Props<Value>) {
  const row = useScrollRow<HTMLDivElement>(value, tabs.length);
  return (
    <Base.Root value={value} onValueChange={(next: Value) => onValueChange(next)}>
      <div className={`border-border border-b ${className}`}>
        <Base.List ref={row} aria-label={label} activateOnFocus className="scroll-row relative flex gap-5">
          {tabs.map((tab) => (
            <Base.Tab
              key={tab.value}
              value={tab.value}
              className="inline-flex h-11 shrink-0 select-none items-center justify-center gap-2 pointer-coarse:min-w-11 rounded-control font-medium text-text-secondary transition-colors hover:text-text focus-visible:-outline-offset-2 data-active:text-text"
            >
              {tab.label}
              {tab.count !== undefined && (
                <span className="rounded-full bg-hover px-1.5 text-text-secondary text-xs tabular-nums">
                  {tab.count}
                </span>
              )}
            </Base.Tab>
          ))}
          <Base.Indicator
            data-fill=""
            className="absolute bottom-0 left-0 h-0.5 w-(--active-tab-width) translate-x-(--active-tab-left) bg-primary transition-[translate,width] duration-160"
          />
        </Base.List>
      </div>
      {tabs.map((tab) => (
        <Base.Panel key={tab.value} value={tab.value} className={tab.flush ? '' : 'pt-4'}>
          {tab.panel}
        </Base.Panel>
      ))}
    </Base.Root>
  );
}
