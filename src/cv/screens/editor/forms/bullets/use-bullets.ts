import { type ChangeEvent, type ClipboardEvent, type KeyboardEvent, useRef } from 'react';
import { flushSync } from 'react-dom';
import { newId } from '../../../../model/new-id.ts';
import type { CvEditor } from '../../cv-editor-context.tsx';
import { focusTextArea } from '../focus-node.ts';
import {
  type BulletEdit,
  type BulletList,
  type Caret,
  joinAfter,
  joinBefore,
  paste,
  pathOf,
  split,
} from './bullet-edits.ts';
import { linesOfHtml, linesOfText } from './pasted-lines.ts';

type TextAreaElement = HTMLTextAreaElement;

const caretIn = (area: TextAreaElement, id: string): Caret => ({
  id,
  start: area.selectionStart,
  end: area.selectionEnd,
});
const isPlain = ({ shiftKey, altKey, ctrlKey, metaKey }: KeyboardEvent) => !(shiftKey || altKey || ctrlKey || metaKey);

/** Returns the keyboard and clipboard handlers that let a list of bullets be edited like a single text. */
export function useBullets(rendered: BulletList, editor: CvEditor) {
  const { owner } = rendered;
  const latest = useRef({ rendered, editor });
  latest.current = { rendered, editor };
  /** Returns the current bullets, including typed text that is not rendered yet. */
  const currentBullets = (): BulletList => {
    const all = latest.current.editor.read(owner, 'highlights') as BulletList['all'] | undefined;
    return all && all.length > 0 ? { owner, all } : latest.current.rendered;
  };
  const isLineBreak = useRef(false);

  function apply(edit: BulletEdit | undefined): boolean {
    if (!edit || editor.locked) return false;
    const { caret, operations } = edit;
    if (operations.length > 0) flushSync(() => latest.current.editor.do(...operations));
    focusTextArea(pathOf(rendered, caret.id), caret.start, caret.end);
    return true;
  }

  function onArrow(event: KeyboardEvent<TextAreaElement>, id: string, by: -1 | 1) {
    const area = event.currentTarget;
    const { all } = currentBullets();
    const next = all[all.findIndex((bullet) => bullet.id === id) + by];
    if (!next) return;
    const focusNext = (offset: number) => focusTextArea(pathOf(rendered, next.id), offset);
    if (isOneLine(area)) {
      event.preventDefault();
      focusNext(area.selectionStart);
    } else afterCaretStayed(area, () => focusNext(by === 1 ? 0 : next.text.length));
  }

  /** Returns whether the key was handled as an edit of the list. */
  function onKeyDown(event: KeyboardEvent<TextAreaElement>, id: string): boolean {
    isLineBreak.current = event.key === 'Enter' && event.shiftKey;
    if (event.nativeEvent.isComposing) return false;
    const area = event.currentTarget;
    const caret = caretIn(area, id);
    const { key } = event;
    const arrow = key === 'ArrowUp' ? -1 : key === 'ArrowDown' ? 1 : undefined;
    let isHandled = false;
    if (arrow && isPlain(event)) onArrow(event, id, arrow);
    else if (key === 'Enter' && isPlain(event)) {
      apply(split(currentBullets(), caret, newId()));
      isHandled = true;
    } else if (key === 'Backspace' && caret.end === 0) isHandled = apply(joinBefore(currentBullets(), id));
    else if (key === 'Delete' && caret.start === area.value.length) isHandled = apply(joinAfter(currentBullets(), id));
    if (isHandled) event.preventDefault();
    return isHandled || event.defaultPrevented;
  }

  function onChange(event: ChangeEvent<TextAreaElement>, id: string) {
    const { value, selectionStart } = event.target;
    const { inputType } = event.nativeEvent as InputEvent;
    // On-screen keyboards insert line breaks without a usable keydown event.
    if (inputType === 'insertLineBreak' && !isLineBreak.current) {
      const before = currentBullets().all.find((bullet) => bullet.id === id)?.text ?? '';
      const start = selectionStart - 1;
      apply(split(currentBullets(), { id, start, end: start + before.length - (value.length - 1) }, newId()));
    } else editor.type({ do: 'set', at: pathOf(rendered, id), field: 'text', value });
  }

  /** Returns the number of bullets pasted, or 0 if the default paste applies. */
  function onPaste(event: ClipboardEvent<TextAreaElement>, id: string): number {
    const lines = linesOfText(event.clipboardData.getData('text/plain'));
    if (lines.length < 2 || editor.locked) return 0;
    event.preventDefault();
    const caret = caretIn(event.currentTarget, id);
    const html = event.clipboardData.getData('text/html');
    void readPastedLines(html, lines).then((pasted) => apply(paste(currentBullets(), caret, pasted, newId)));
    return lines.length;
  }

  return { apply, onKeyDown, onChange, onPaste };
}

/** Returns whether the text area shows a single line. */
const isOneLine = (area: HTMLTextAreaElement) =>
  area.scrollHeight < 1.8 * Number.parseFloat(getComputedStyle(area).lineHeight);

/** Calls back if the key just pressed does not move the caret, because it is in the first or last line. */
function afterCaretStayed(area: HTMLTextAreaElement, onStay: () => void) {
  const before = area.selectionStart;
  setTimeout(() => {
    if (document.activeElement === area && area.selectionStart === before && area.selectionEnd === before) onStay();
  });
}

/** Returns the pasted lines with bold text and links if HTML was pasted, otherwise the plain lines. */
async function readPastedLines(html: string, plain: readonly string[]): Promise<readonly string[]> {
  if (html === '') return plain;
  try {
    const { richTextOf } = await import('../../../../model/formats/reading/html-to-markdown.ts');
    const lines = linesOfHtml(html, richTextOf);
    return lines.length > 0 ? lines : plain;
  } catch {
    return plain;
  }
}
