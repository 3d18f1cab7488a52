import type { CommandGroup } from '#ui/overlays/command-palette.tsx';
import type { Cv } from '../../../contract.ts';
import type { OperationLabel } from '../../../model/operations.ts';
import type { Section } from '../../../model/shapes.ts';
import type { NodePath, TreeNode } from '../../../model/tree.ts';
import type { EditorView } from '../editor-tab.ts';
import type { AddActions } from '../outline/use-add-actions.ts';
import type { ReviewView } from '../review/review-view.ts';
import type { CvView, CvWriter } from '../writing/cv-writer.ts';

export type CvCommandsProps = {
  writer: CvWriter;
  view: CvView;
  /** The CV as stored on the server; undefined if it could not be reached. */
  cv: Cv | undefined;
  /** Opens the form of a node and focuses it. */
  onNavigate: (path: NodePath) => void;
  hasSidebar: boolean;
  /** Whether there is room to show the pages beside the pane. */
  wide: boolean;
  onTab: (tab: EditorView) => void;
  /** The id of the open letter. */
  letter: string | undefined;
  /** Opens a letter, or the list of all letters if the id is undefined. */
  onLetter: (id: string | undefined) => void;
  onReview: (view: ReviewView) => void;
  /** Registers groups of commands in the command palette. */
  registerCommands: (groups: CommandGroup[]) => void;
  addActions: AddActions;
  sectionName: (section: Pick<Section, 'title' | 'kind'>) => string;
  /** Returns the display name of an entry. */
  titleOf: (node: TreeNode) => string;
  /** Describes an undo step in words. */
  describeStep: (label: OperationLabel | undefined) => string | undefined;
};
