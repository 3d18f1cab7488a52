import { createContext } from 'react';
import type { NodePath } from '../../../model/tree.ts';

/** The open comments of reviewers by place, and a function that opens them. */
export type CommentMarks = {
  /** Counts by `placeName` of the place. */
  counts: ReadonlyMap<string, number>;
  label: (count: number, name: string) => string;
  onOpen: (path: NodePath) => void;
};

/** Undefined until the comments have been counted. */
export const CommentMarksContext = createContext<CommentMarks | undefined>(undefined);
