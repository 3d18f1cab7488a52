import { createContext } from 'react';
import type { NodePath } from '../../../model/tree.ts';

/** The open comments of reviewers by node, and a function that opens them. */
export type CommentMarks = {
  /** Counts by the `pathKey` of the node. */
  counts: ReadonlyMap<string, number>;
  label: (count: number, name: string) => string;
  onOpen: (path: NodePath) => void;
};

/** Undefined until the comments have been counted. */
export const CommentMarksContext = createContext<CommentMarks | undefined>(undefined);
