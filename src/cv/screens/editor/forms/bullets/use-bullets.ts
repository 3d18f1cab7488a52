import { type ChangeEvent, type ClipboardEvent, type KeyboardEvent, useRef } from 'react';
import { flushSync } from 'react-dom';
import { newId } from '../../../../model/new-id.ts';
import type { Hand } from '../../hand.tsx';
import { focusText } from '../focus-place.ts';
import {
  type BulletEdit,
  type Bullets,
  type Caret,
  joinAfter,
  joinBefore,
  paste,
  pathOf,
  split,
} from './bullet-edits.ts';
import { isOneLine, stayedAt } from './caret-lines.ts';
import { linesOfText } from './pasted-lines.ts';
import { readPastedLines } from './read-pasted-lines.ts';

type Area = HTMLTextAreaElement;

const caretIn = (area: Area, id: string): Caret => ({ id, start: area.selectionStart, end: area.selectionEnd });
const isPlain = ({ shiftKey, altKey, ctrlKey, metaKey }: KeyboardEvent) => !(shiftKey || altKey || ctrlKey || metaKey);

/** Returns the keyboard and clipboard handlers that let a list of bullets be edited like a single text. */
export function useBullets(drawn: Bullets, hand: Hand) {
  const { owner } = drawn;
  const latest = useRef({ drawn, hand });
  latest.current = { drawn, hand };
  /** Returns the current bullets, including typed text that is not rendered yet. */
  const now = (): Bullets => {
    const all = latest.current.hand.read(owner, 'highlights') as Bullets['all'] | undefined;
    return all && all.length > 0 ? { owner, all } : latest.current.drawn;
  };
  const breaksLine = useRef(false);

  function apply(edit: BulletEdit | undefined): boolean {
    if (!edit || hand.locked) return false;
    const { caret, operations } = edit;
    if (operations.length > 0) flushSync(() => latest.current.hand.do(...operations));
    focusText(pathOf(drawn, caret.id), caret.start, caret.end);
    return true;
  }

  function onArrow(event: KeyboardEvent<Area>, id: string, by: -1 | 1) {
    const area = event.currentTarget;
    const { all } = now();
    const next = all[all.findIndex((bullet) => bullet.id === id) + by];
    if (!next) return;
    const go = (place: number) => focusText(pathOf(drawn, next.id), place);
    if (isOneLine(area)) {
      event.preventDefault();
      go(area.selectionStart);
    } else stayedAt(area, () => go(by === 1 ? 0 : next.text.length));
  }

  /** Returns whether the key was handled as an edit of the list. */
  function onKeyDown(event: KeyboardEvent<Area>, id: string): boolean {
    breaksLine.current = event.key === 'Enter' && event.shiftKey;
    if (event.nativeEvent.isComposing) return false;
    const area = event.currentTarget;
    const caret = caretIn(area, id);
    const { key } = event;
    const arrow = key === 'ArrowUp' ? -1 : key === 'ArrowDown' ? 1 : undefined;
    let meant = false;
    if (arrow && isPlain(event)) onArrow(event, id, arrow);
    else if (key === 'Enter' && isPlain(event)) {
      apply(split(now(), caret, newId()));
      meant = true;
    } else if (key === 'Backspace' && caret.end === 0) meant = apply(joinBefore(now(), id));
    else if (key === 'Delete' && caret.start === area.value.length) meant = apply(joinAfter(now(), id));
    if (meant) event.preventDefault();
    return meant || event.defaultPrevented;
  }

  function onChange(event: ChangeEvent<Area>, id: string) {
    const { value, selectionStart } = event.target;
    const { inputType } = event.nativeEvent as InputEvent;
    // On-screen keyboards insert line breaks without a usable keydown event.
    if (inputType === 'insertLineBreak' && !breaksLine.current) {
      const before = now().all.find((bullet) => bullet.id === id)?.text ?? '';
      const start = selectionStart - 1;
      apply(split(now(), { id, start, end: start + before.length - (value.length - 1) }, newId()));
    } else hand.type({ do: 'set', at: pathOf(drawn, id), field: 'text', value });
  }

  /** Returns the number of bullets pasted, or 0 if the default paste applies. */
  function onPaste(event: ClipboardEvent<Area>, id: string): number {
    const lines = linesOfText(event.clipboardData.getData('text/plain'));
    if (lines.length < 2 || hand.locked) return 0;
    event.preventDefault();
    const caret = caretIn(event.currentTarget, id);
    const html = event.clipboardData.getData('text/html');
    void readPastedLines(html, lines).then((read) => apply(paste(now(), caret, read, newId)));
    return lines.length;
  }

  return { apply, onKeyDown, onChange, onPaste };
}
