import { useRef } from 'react';
import { useTranslations } from 'use-intl';
import { Checkbox } from '#ui/fields/checkbox.tsx';

type Props = { name: string; selected: boolean; onToggle: (withShift: boolean) => void };

/** A checkbox for an item. Reports whether Shift was held, with which the caller selects a range. */
export function ItemCheckbox({ name, selected, onToggle }: Props) {
  const t = useTranslations('ui.table');
  const withShift = useRef(false);
  // The checkbox reports a change without its event.
  const noteShift = (event: { shiftKey: boolean }) => {
    withShift.current = event.shiftKey;
  };
  return (
    <div onPointerDownCapture={noteShift} onClickCapture={noteShift} onKeyDownCapture={noteShift}>
      <Checkbox
        label={t('select', { name })}
        labelHidden
        checked={selected}
        onCheckedChange={() => onToggle(withShift.current)}
      />
    </div>
  );
}
