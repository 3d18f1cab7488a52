import type { CvContent } from '../../../../contract.ts';
import type { NodePath } from '../../../../model/tree.ts';

export type JobMatchProps = {
  id: string;
  /** The last saved revision, with which the advertisement is matched. */
  revision: number;
  content: CvContent;
  /** Opens the form of a place and focuses a field. */
  onNavigate: (place: NodePath, field: string) => void;
};
