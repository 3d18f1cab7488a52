import { createContext } from 'react';
import type { Path } from '../../../model/tree.ts';

/** How many comments of readers are open where, and the way to them. */
export type CommentMarks = {
  /** By the path of the place. */
  counts: ReadonlyMap<string, number>;
  label: (count: number, name: string) => string;
  onOpen: (path: Path) => void;
};

/** None, until they are known. */
export const CommentMarksContext = createContext<CommentMarks | undefined>(undefined);
