import type { CvContent } from '#cv/model/content.ts';
import { EMPTY_CONTENT } from '#cv/model/content.ts';
import { type Operation, performAll } from '#cv/model/operations.ts';
import type { Path, Values } from '#cv/model/tree.ts';

/** A CV with one of each kind: two work sections, skills with keywords, a text and the singleton sections. */

export const set = (at: Path, field: string, value: unknown): Operation => ({ do: 'set', at, field, value });
export const hide = (at: Path, hidden = true): Operation => ({ do: 'hide', at, hidden });
export const remove = (at: Path): Operation => ({ do: 'remove', at });
export const insert = (into: Path, list: string, item: Values, after: string | null = null): Operation => ({
  ...{ do: 'insert', into, list, item, after },
});
export const moveItem = (at: Path, section: string, after: string | null = null): Operation => ({
  ...{ do: 'move', at, into: ['sections', section], list: 'items', after },
});

export const JOBS: Path = ['sections', 'jobs'];
export const ENGINE: Path = [...JOBS, 'items', 'engine'];
export const SOCIETY: Path = [...JOBS, 'items', 'society'];
export const AUTHOR: Path = [...ENGINE, 'roles', 'author'];
export const MATHS: Path = ['sections', 'skills', 'items', 'maths'];
export const LETTER: Path = ['sections', 'about', 'items', 'letter'];

export const NOTE_G: CvContent = performAll(EMPTY_CONTENT, [
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
