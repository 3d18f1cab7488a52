import { useTranslations } from 'use-intl';
import type { Command } from '#ui/command-palette.tsx';
import { CV_LIMITS } from '../../../model/content.ts';
import { useHand } from '../hand.tsx';
import type { CvCommandsProps } from './cv-commands-props.ts';
import { download } from './download-file.ts';
import { press } from './press.ts';

type Needed = Pick<CvCommandsProps, 'writer' | 'view' | 'letter' | 'onLetter' | 'titleOf'>;

/** Returns the commands that create and open letters, and download the open letter as PDF. */
export function useLetterCommands({ writer, view, letter, onLetter, titleOf }: Needed): Command[] {
  const t = useTranslations('cv-editor.palette');
  const bar = useTranslations('cv-editor.bar');
  const hand = useHand();
  const { id, content } = view;
  const { letters } = content;
  const begin: Command = {
    id: 'new-letter',
    label: t('newLetter'),
    unavailable: hand.locked ? bar('locked') : undefined,
    run: () => {
      onLetter(undefined);
      void press('new-letter');
    },
  };
  const file = `/api/cvs/${id}/letters/${letter}/export/pdf`;
  return [
    ...(letters.length < CV_LIMITS.letters ? [begin] : []),
    ...letters.map((one) => ({
      id: `letter-${one.id}`,
      label: t('openLetter', { name: titleOf({ kind: 'letter', path: ['letters', one.id], value: one }) }),
      run: () => onLetter(one.id),
    })),
    ...(letter === undefined
      ? []
      : [{ id: 'letter-pdf', label: t('downloadLetter'), run: () => void writer.save().then(() => download(file)) }]),
  ];
}
