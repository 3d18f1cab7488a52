import type { ShareDialogTarget } from '#records/components.tsx';
import type { Letter } from '../../../model/shapes.ts';
import type { CvWriter } from '../writing/cv-writer.ts';

/** Returns a letter as the dialog by which it is shared takes it. A new letter is saved before it has a link. */
export const sharedLetter = (writer: CvWriter, { id, name }: Letter): ShareDialogTarget => ({
  kind: 'letter',
  id: writer.view().id,
  letter: id,
  name: name.trim(),
  saveChanges: writer.saveChanges,
});
