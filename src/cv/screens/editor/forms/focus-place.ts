import type { Path } from '../../../model/tree.ts';
import { placeName } from '../editor-at.ts';

const WRITTEN_IN = 'input:not([type=checkbox]), textarea';

const findIn = (scope: ParentNode, path: Path) =>
  scope.querySelector<HTMLElement>(`[data-place="${CSS.escape(placeName(path))}"]`);

/** Focuses the first text input of a place and returns whether there was one. */
export function focusPlace(path: Path, scope: ParentNode = document) {
  const field = findIn(scope, path)?.querySelector<HTMLElement>(WRITTEN_IN);
  field?.focus();
  return field !== undefined && field !== null;
}

/** Focuses the text area of a bullet and selects a range of its text. */
export function focusText(path: Path, start: number, end = start) {
  const area = findIn(document, path)?.querySelector('textarea');
  area?.focus();
  area?.setSelectionRange(start, end);
}
