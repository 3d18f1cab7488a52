import type { CvContent } from '../../../contract.ts';
import type { NodePath } from '../../../model/tree.ts';
import type { EditorNavigation } from '../use-editor-navigation.ts';
import type { CvWriter } from '../writing/cv-writer.ts';

export type LettersPaneProps = {
  writer: CvWriter;
  content: CvContent;
  /** The id of the open letter; if undefined, the list of letters is shown. */
  open: string | undefined;
  onOpen: (id: string | undefined) => void;
  /** Opens a node and focuses one of its fields. */
  onNavigate: (path: NodePath, field?: string) => void;
  focusTracking: EditorNavigation['focusTracking'];
};
