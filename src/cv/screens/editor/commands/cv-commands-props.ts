import type { CommandGroup } from '#ui/command-palette.tsx';
import type { Cv } from '../../../contract.ts';
import type { Label } from '../../../model/operations.ts';
import type { Section } from '../../../model/shapes.ts';
import type { Path, Place } from '../../../model/tree.ts';
import type { Adding } from '../outline/use-adding.ts';
import type { PaneTab } from '../pane-tab.ts';
import type { ReviewView } from '../review/review-view.ts';
import type { CvView, CvWriter } from '../writing/cv-writer.ts';

export type CvCommandsProps = {
  writer: CvWriter;
  view: CvView;
  /** The CV as stored on the server; undefined if it could not be reached. */
  cv: Cv | undefined;
  /** Opens a place in the form and focuses it. */
  onLead: (path: Path) => void;
  hasSide: boolean;
  /** Whether there is room to show the pages beside the pane. */
  wide: boolean;
  onTab: (tab: PaneTab) => void;
  /** The id of the open letter. */
  letter: string | undefined;
  /** Opens a letter, or the list of all letters if the id is undefined. */
  onLetter: (id: string | undefined) => void;
  onReview: (view: ReviewView) => void;
  /** Registers groups of commands in the command palette. */
  offer: (groups: CommandGroup[]) => void;
  adding: Adding;
  sectionName: (section: Pick<Section, 'title' | 'kind'>) => string;
  /** Returns the display name of an entry. */
  titleOf: (place: Place) => string;
  /** Describes an undo step in words. */
  deedWords: (label: Label | undefined) => string | undefined;
};
