import type { CaretPosition } from '#ui/rich-text/caret.ts';
import { editorOf } from '#ui/rich-text/load-editor.ts';
import type { RichTextEditor } from '#ui/rich-text/rich-text-editor.ts';
import type { NodePath } from '../../../model/tree.ts';
import { pathKey } from '../editor-location.ts';

const TEXT_INPUTS = 'input:not([type=checkbox]), textarea, [data-rich-text]';

const findNodeElement = (scope: ParentNode, path: NodePath) =>
  scope.querySelector<HTMLElement>(`[data-place="${CSS.escape(pathKey(path))}"]`);

/** Focuses the first text input of a node and returns whether there was one. */
export function focusFirstInput(path: NodePath, scope: ParentNode = document) {
  const field = findNodeElement(scope, path)?.querySelector<HTMLElement>(TEXT_INPUTS);
  field?.focus();
  return field !== undefined && field !== null;
}

const richTextElement = (path: NodePath) =>
  findNodeElement(document, path)?.querySelector<HTMLElement>('[data-rich-text]');

/** Returns the editor of a bullet's text, if it is loaded. */
export function richTextOf(path: NodePath): RichTextEditor | undefined {
  const element = richTextElement(path);
  return element ? editorOf.get(element)?.() : undefined;
}

/** Focuses a bullet and selects a range of its text. */
export function focusRichText(path: NodePath, start: CaretPosition, end = start) {
  const editor = richTextOf(path);
  if (editor) editor.focus(start, end);
  else richTextElement(path)?.focus();
}
