import { useTranslations } from 'use-intl';
import type { Command } from '#ui/command-palette.tsx';
import { useHand } from '../hand.tsx';
import type { CvCommandsProps } from './cv-commands-props.ts';

type Needed = Pick<CvCommandsProps, 'writer' | 'view' | 'deedWords'>;

/** Returns the undo and redo commands, each labelled with the step that it would undo or redo. */
export function useStepCommands({ writer, view, deedWords }: Needed): Command[] {
  const t = useTranslations('cv-editor.palette');
  const bar = useTranslations('cv-editor.bar');
  const hand = useHand();
  const step = (way: 'undo' | 'redo', keys: string): Command => {
    const deed = deedWords(view[way]);
    const why = deed === undefined ? t('nothing') : undefined;
    return {
      id: way,
      label: deed === undefined ? bar(way) : `${bar(way)}: ${deed}`,
      keys,
      unavailable: hand.locked ? bar('locked') : why,
      run: writer[way],
    };
  };
  return [step('undo', 'Mod+Z'), step('redo', 'Mod+Shift+Z')];
}
