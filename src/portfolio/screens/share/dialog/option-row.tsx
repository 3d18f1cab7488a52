import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { Switch } from '#ui/fields/switch.tsx';
import { Icon } from '#ui/icon.tsx';

type RowProps = {
  icon: LucideIcon;
  label: string;
  /** The current choice. */
  value?: string;
  /** The control at the end of the row. */
  children?: ReactNode;
};

/** A row with an option's name, its value and a control. */
export const OptionRow = ({ icon, label, value, children }: RowProps) => (
  <div className="flex min-h-11 flex-wrap items-center gap-x-3 gap-y-1 py-1">
    <Icon of={icon} className="text-text-secondary" />
    <span className="min-w-0 flex-1 basis-28">{label}</span>
    {value !== undefined && (
      <span dir="auto" className="min-w-0 max-w-56 truncate text-text-secondary">
        {value}
      </span>
    )}
    {children}
  </div>
);

type SwitchRowProps = {
  icon: LucideIcon;
  label: string;
  checked: boolean;
  onChange: (checked: boolean) => void;
  /** Why the option can't be changed here. */
  reason?: string | undefined;
};

/** A row with a switch, which says why if it can't be used. */
export const SwitchRow = ({ icon, label, checked, onChange, reason }: SwitchRowProps) => (
  <div className="flex min-h-11 items-center gap-3 py-1">
    <Icon of={icon} className="text-text-secondary" />
    <div className="min-w-0 flex-1">
      <Switch
        trailing
        label={label}
        {...(reason === undefined ? {} : { hint: reason })}
        checked={checked}
        disabled={reason !== undefined}
        onCheckedChange={onChange}
      />
    </div>
  </div>
);
