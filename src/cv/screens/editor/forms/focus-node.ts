import type { NodePath } from '../../../model/tree.ts';
import { pathKey } from '../editor-location.ts';

const TEXT_INPUTS = 'input:not([type=checkbox]), textarea';

const findNodeElement = (scope: ParentNode, path: NodePath) =>
  scope.querySelector<HTMLElement>(`[data-place="${CSS.escape(pathKey(path))}"]`);

/** Focuses the first text input of a node and returns whether there was one. */
export function focusFirstInput(path: NodePath, scope: ParentNode = document) {
  const field = findNodeElement(scope, path)?.querySelector<HTMLElement>(TEXT_INPUTS);
  field?.focus();
  return field !== undefined && field !== null;
}

/** Focuses the text area of a bullet and selects a range of its text. */
export function focusTextArea(path: NodePath, start: number, end = start) {
  const area = findNodeElement(document, path)?.querySelector('textarea');
  area?.focus();
  area?.setSelectionRange(start, end);
}
