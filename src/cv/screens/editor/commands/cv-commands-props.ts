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
  /** As the server has it; nothing where it was not reached. */
  cv: Cv | undefined;
  /** Opens a place to write in it. */
  onLead: (path: Path) => void;
  hasSide: boolean;
  /** There is room for the pages beside the pane. */
  wide: boolean;
  onTab: (tab: PaneTab) => void;
  /** The letter that is open. */
  letter: string | undefined;
  /** Opens a letter, or none: then all are shown. */
  onLetter: (id: string | undefined) => void;
  onReview: (view: ReviewView) => void;
  /** Puts groups of actions into the palette. */
  offer: (groups: CommandGroup[]) => void;
  adding: Adding;
  sectionName: (section: Pick<Section, 'title' | 'kind'>) => string;
  /** What an entry is called. */
  titleOf: (place: Place) => string;
  /** What a step did, in words. */
  deedWords: (label: Label | undefined) => string | undefined;
};
