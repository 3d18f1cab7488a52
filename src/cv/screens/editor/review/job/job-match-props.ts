import type { CvContent } from '../../../../contract.ts';
import type { Path } from '../../../../model/tree.ts';

export type JobMatchProps = {
  id: string;
  /** The one that is saved: it is matched with that. */
  revision: number;
  content: CvContent;
  /** Opens the form of a place, at a field. */
  onLead: (place: Path, field: string) => void;
};
