import type { CvContent } from '../content.ts';
import { type NodePath, nodeAt } from '../tree.ts';

/** A field of a node of a CV. */
export type FieldAt = { path: NodePath; field: string };

/** Returns a key that identifies a field within a CV. */
export const fieldKey = ({ path, field }: FieldAt) => [...path, field].join('/');

/** Returns the value of a field, or `undefined` if its node is gone. */
export const fieldValue = (content: CvContent, { path, field }: FieldAt): unknown =>
  nodeAt(content, path)?.value[field];
