import { Radio } from '@base-ui/react/radio';
import { RadioGroup } from '@base-ui/react/radio-group';
import type { LucideIcon } from 'lucide-react';
import { Icon } from '../icon.tsx';
import { Tooltip } from '../overlays/tooltip.tsx';

type Props<Value extends string> = {
  label: string;
  choices: readonly { value: Value; label: string; icon: LucideIcon }[];
  value: Value;
  onValueChange: (value: Value) => void;
};

/** A radio group of two or three icons side by side. */
export function IconChoice<Value extends string>({ label, choices, value, onValueChange }: Props<Value>) {
  return (
    <RadioGroup
      aria-label={label}
      value={value}
      onValueChange={(next) => onValueChange(next)}
      className="inline-flex shrink-0 rounded-control border border-border p-0.5"
    >
      {choices.map((choice) => (
        <Tooltip key={choice.value} text={choice.label}>
          <Radio.Root
            value={choice.value}
            aria-label={choice.label}
            className="inline-flex h-7.5 w-8 items-center justify-center rounded-[4px] text-text-secondary transition-colors hover:text-text data-checked:bg-pressed data-checked:text-text pointer-coarse:h-9.5 pointer-coarse:w-10"
          >
            <Icon of={choice.icon} />
          </Radio.Root>
        </Tooltip>
      ))}
    </RadioGroup>
  );
}
