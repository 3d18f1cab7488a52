import type { CvContent } from '../../../../contract.ts';
import type { NodePath } from '../../../../model/tree.ts';

export type JobMatchProps = {
  id: string;
  /** The last saved revision, with which the advertisement is matched. */
  revision: number;
  content: CvContent;
  /** Opens the form of a node and focuses a field. */
  onNavigate: (path: NodePath, field: string) => void;
};
