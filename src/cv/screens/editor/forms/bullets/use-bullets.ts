import { useRef } from 'react';
import { flushSync } from 'react-dom';
import { loadedEditor } from '#ui/rich-text/load-editor.ts';
import type { RichTextEditor } from '#ui/rich-text/rich-text-editor.ts';
import { linesOfText } from '../../../../model/lines-of-text.ts';
import { newId } from '../../../../model/new-id.ts';
import type { CvEditor } from '../../cv-editor-context.tsx';
import { focusRichText } from '../focus-node.ts';
import {
  type BulletEdit,
  type BulletList,
  joinAfter,
  joinBefore,
  paste,
  pathOf,
  type RichTextTools,
  split,
} from './bullet-edits.ts';

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

  function apply(edit: BulletEdit | undefined): boolean {
    if (!edit || editor.locked) return false;
    const { caret, operations } = edit;
    if (operations.length > 0) flushSync(() => latest.current.editor.do(...operations));
    focusRichText(pathOf(rendered, caret.id), caret.start, caret.end);
    return true;
  }

  /** Moves the caret to the next or previous bullet, at the same distance from the start if the text is one line. */
  function moveTo(id: string, text: RichTextEditor, by: -1 | 1): boolean {
    const { all } = currentBullets();
    const next = all[all.findIndex((bullet) => bullet.id === id) + by];
    if (!next) return false;
    const isOneLine = text.isInEdgeLine('up') && text.isInEdgeLine('down');
    focusRichText(pathOf(rendered, next.id), isOneLine ? text.selection().start : by === 1 ? 0 : 'end');
    return true;
  }

  /** Returns whether the key was handled as an edit of the list. */
  function onKeyDown(event: KeyboardEvent, id: string, text: RichTextEditor): boolean {
    const tools = richTextTools();
    if (!tools) return false;
    const by = event.key === 'ArrowUp' ? -1 : event.key === 'ArrowDown' ? 1 : undefined;
    if (by) return isPlain(event) && text.isInEdgeLine(by === -1 ? 'up' : 'down') && moveTo(id, text, by);
    if (event.key === 'Enter' && isPlain(event)) {
      apply(split(currentBullets(), { id, ...text.split() }, newId()));
      return true;
    }
    if (event.key === 'Backspace' && text.isCaretAt('start')) return apply(joinBefore(currentBullets(), id, tools));
    if (event.key === 'Delete' && text.isCaretAt('end')) return apply(joinAfter(currentBullets(), id, tools));
    return false;
  }

  /** Pastes each line as a bullet. Returns how many there are. */
  function onPaste(markdown: string, id: string, text: RichTextEditor): number {
    const tools = richTextTools();
    const lines = linesOfText(markdown);
    if (!tools || editor.locked) return 0;
    if (lines.length > 1) apply(paste(currentBullets(), { id, ...text.split() }, lines, newId, tools));
    else text.insertMarkdown(lines[0] ?? '');
    return lines.length;
  }

  return { apply, onKeyDown, onPaste };
}

/** Returns the functions for texts with formats, which are loaded whenever such a text is edited. */
function richTextTools(): RichTextTools | undefined {
  const loaded = loadedEditor();
  return loaded && { join: loaded.joinTexts, lengthOf: loaded.lengthOf };
}
