import type { HTMLAttributes } from 'react';
import type { CvContent } from '../../../contract.ts';
import type { NodePath } from '../../../model/tree.ts';
import type { CvWriter } from '../writing/cv-writer.ts';

export type LettersPaneProps = {
  writer: CvWriter;
  content: CvContent;
  /** The id of the open letter; if undefined, the list of letters is shown. */
  open: string | undefined;
  onOpen: (id: string | undefined) => void;
  /** Opens a node and focuses one of its fields. */
  onNavigate: (path: NodePath, field?: string) => void;
  /** Props of the element whose fields are marked on the pages while they have the focus. */
  focusTracking: Pick<HTMLAttributes<HTMLElement>, 'onFocus' | 'onBlur'>;
};
