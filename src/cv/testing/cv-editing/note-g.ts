import type { CvContent } from '#cv/model/content.ts';
import { EMPTY_CONTENT } from '#cv/model/content.ts';
import { applyOperations, type Operation } from '#cv/model/operations.ts';
import type { FieldValues, NodePath } from '#cv/model/tree.ts';

/** A CV with one of each kind: two work sections, skills with keywords, a text and the singleton sections. */

export const set = (at: NodePath, field: string, value: unknown): Operation => ({ do: 'set', at, field, value });
export const hide = (at: NodePath, hidden = true): Operation => ({ do: 'hide', at, hidden });
export const remove = (at: NodePath): Operation => ({ do: 'remove', at });
export const insert = (into: NodePath, list: string, item: FieldValues, after: string | null = null): Operation => ({
  ...{ do: 'insert', into, list, item, after },
});
export const moveItem = (at: NodePath, section: string, after: string | null = null): Operation => ({
  ...{ do: 'move', at, into: ['sections', section], list: 'items', after },
});

export const JOBS: NodePath = ['sections', 'jobs'];
export const ENGINE: NodePath = [...JOBS, 'items', 'engine'];
export const SOCIETY: NodePath = [...JOBS, 'items', 'society'];
export const AUTHOR: NodePath = [...ENGINE, 'roles', 'author'];
export const MATHS: NodePath = ['sections', 'skills', 'items', 'maths'];
export const LETTER: NodePath = ['sections', 'about', 'items', 'letter'];

export const NOTE_G: CvContent = applyOperations(EMPTY_CONTENT, [
  insert([], 'sections', { id: 'about', kind: 'text' }),
  insert([], 'sections', { id: 'skills', kind: 'skills' }),
  insert([], 'sections', { id: 'past', kind: 'work' }),
  insert([], 'sections', { id: 'jobs', kind: 'work' }),
  insert(JOBS, 'items', { id: 'society', name: 'Royal Society' }),
  insert(JOBS, 'items', { id: 'engine', name: 'Analytical Engine' }),
  insert(ENGINE, 'roles', { id: 'author', position: 'Author' }),
  insert(AUTHOR, 'highlights', { id: 'bullet', text: 'Wrote Note G' }),
  insert(['sections', 'skills'], 'items', { id: 'maths', name: 'Mathematics', keywords: ['numbers'] }),
  insert(['sections', 'about'], 'items', { id: 'letter', text: 'Weaves patterns' }),
  set(['basics'], 'name', 'Ada Lovelace'),
]).content;
