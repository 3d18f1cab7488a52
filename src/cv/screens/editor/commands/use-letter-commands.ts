import { useTranslations } from 'use-intl';
import type { PaletteCommand } from '#ui/overlays/command-palette.tsx';
import { CV_LIMITS } from '../../../model/content.ts';
import { useScreenActions } from '../../screen-actions.tsx';
import { useCvEditor } from '../cv-editor-context.tsx';
import type { CvCommandsProps } from './cv-commands-props.ts';
import { downloadFile } from './download-file.ts';

type LetterCommandsInput = Pick<CvCommandsProps, 'writer' | 'view' | 'letter' | 'onLetter' | 'titleOf'>;

/** Returns the commands that create and open letters, and download the open letter as PDF. */
export function useLetterCommands({ writer, view, letter, onLetter, titleOf }: LetterCommandsInput): PaletteCommand[] {
  const t = useTranslations('cv-editor.palette');
  const bar = useTranslations('cv-editor.bar');
  const editor = useCvEditor();
  const actions = useScreenActions();
  const { id, content } = view;
  const { letters } = content;
  const create: PaletteCommand = {
    id: 'new-letter',
    label: t('newLetter'),
    unavailable: editor.locked ? bar('locked') : undefined,
    run: () => {
      onLetter(undefined);
      actions.request('new-letter');
    },
  };
  const pdfUrl = `/api/cvs/${id}/letters/${letter}/export/pdf`;
  return [
    ...(letters.length < CV_LIMITS.letters ? [create] : []),
    ...letters.map((one) => ({
      id: `letter-${one.id}`,
      label: t('openLetter', { name: titleOf({ kind: 'letter', path: ['letters', one.id], value: one }) }),
      run: () => onLetter(one.id),
    })),
    ...(letter === undefined
      ? []
      : [
          {
            id: 'letter-pdf',
            label: t('downloadLetter'),
            run: () => void writer.save().then(() => downloadFile(pdfUrl)),
          },
        ]),
  ];
}
