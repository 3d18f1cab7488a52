import { useRef } from 'react';
import { useTranslations } from 'use-intl';
import { Checkbox } from '#ui/fields/checkbox.tsx';

type Props = { name: string; selected: boolean; onToggle: (withShift: boolean) => void };

/** Selects an item; with Shift, selects the range from the previously selected item. */
export function ItemCheckbox({ name, selected, onToggle }: Props) {
  const t = useTranslations('ui.table');
  const withShift = useRef(false);
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
