import { useTranslations } from 'use-intl';
import type { PaletteCommand } from '#ui/command-palette.tsx';
import { useCvEditor } from '../cv-editor-context.tsx';
import type { CvCommandsProps } from './cv-commands-props.ts';

type StepCommandsInput = Pick<CvCommandsProps, 'writer' | 'view' | 'describeStep'>;

/** Returns the undo and redo commands, each labelled with the step that it would undo or redo. */
export function useStepCommands({ writer, view, describeStep }: StepCommandsInput): PaletteCommand[] {
  const t = useTranslations('cv-editor.palette');
  const bar = useTranslations('cv-editor.bar');
  const editor = useCvEditor();
  const step = (direction: 'undo' | 'redo', keys: string): PaletteCommand => {
    const description = describeStep(view[direction]);
    const unavailableReason = description === undefined ? t('nothing') : undefined;
    return {
      id: direction,
      label: description === undefined ? bar(direction) : `${bar(direction)}: ${description}`,
      keys,
      unavailable: editor.locked ? bar('locked') : unavailableReason,
      run: writer[direction],
    };
  };
  return [step('undo', 'Mod+Z'), step('redo', 'Mod+Shift+Z')];
}
