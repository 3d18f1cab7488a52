import { Menu as Base } from '@base-ui/react/menu';
import { Check, ChevronDown, type LucideIcon } from 'lucide-react';
import { useFormatter } from 'use-intl';
import { buttonStyle } from '../button-style.ts';
import { Icon } from '../icon.tsx';
import { POPUP, POPUP_ITEM, POPUP_LIST } from './popup-style.ts';

export type MenuChoice<Value extends string> = {
  value: Value;
  label: string;
  /** The number of items that the choice would show. */
  count?: number;
};

type Props<Value extends string> = {
  /** The accessible name of the choice, read before the selected value. */
  label: string;
  icon?: LucideIcon;
  choices: readonly MenuChoice<Value>[];
  value: Value;
  onValueChange: (value: Value) => void;
  /** Highlights the button because the choice currently filters the list. */
  active?: boolean;
  align?: 'start' | 'end';
};

/** A menu for choosing one of several views. The button shows the current choice, and typing jumps to an option. */
export function ChoiceMenu<Value extends string>(props: Props<Value>) {
  const { label, icon, choices, value, onValueChange, active = false, align = 'start' } = props;
  const format = useFormatter();
  const chosen = choices.find((choice) => choice.value === value);
  return (
    <Base.Root>
      <Base.Trigger
        className={`${buttonStyle('plain')} max-w-full min-w-0 ${active ? 'border-primary! bg-tint! text-link!' : ''}`}
      >
        {icon && <Icon of={icon} className={`max-sm:hidden ${active ? '' : 'text-text-secondary'}`} />}
        <span className="sr-only">{`${label}: `}</span>
        <span className="truncate">{chosen?.label}</span>
        <Icon of={ChevronDown} className={active ? '' : 'text-text-secondary'} />
      </Base.Trigger>
      <Base.Portal>
        <Base.Positioner
          align={align}
          sideOffset={4}
          collisionPadding={8}
          positionMethod="fixed"
          className="z-60 outline-none"
        >
          <Base.Popup className={`${POPUP} min-w-48 max-w-[min(20rem,var(--available-width))]`}>
            <Base.RadioGroup
              value={value}
              onValueChange={(next: Value) => onValueChange(next)}
              aria-label={label}
              className={POPUP_LIST}
            >
              {choices.map((choice) => (
                <Base.RadioItem
                  key={choice.value}
                  value={choice.value}
                  label={choice.label}
                  closeOnClick
                  className={POPUP_ITEM}
                >
                  <span className="inline-flex size-4 shrink-0">
                    <Base.RadioItemIndicator>
                      <Icon of={Check} />
                    </Base.RadioItemIndicator>
                  </span>
                  <span className="min-w-0 flex-1 break-words">{choice.label}</span>
                  {choice.count !== undefined && (
                    <span className="text-text-secondary text-xs tabular-nums">{format.number(choice.count)}</span>
                  )}
                </Base.RadioItem>
              ))}
            </Base.RadioGroup>
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  );
}
