import type { CvContent } from '../../../contract.ts';
import type { Path } from '../../../model/tree.ts';
import type { CvWriter } from '../writing/cv-writer.ts';

export type LettersPaneProps = {
  writer: CvWriter;
  content: CvContent;
  /** The letter that is being written; none, and all of them are shown. */
  open: string | undefined;
  onOpen: (id: string | undefined) => void;
  /** Opens a place, and puts the cursor into one of its fields. */
  onLead: (path: Path, field?: string) => void;
  /** Hears where the cursor goes. */
  onFollow: (element: Element) => void;
};
