import type { ClipboardEvent, KeyboardEvent, RefObject } from 'react';
import { useTranslations } from 'use-intl';
import { applyEdit } from './apply-edit.ts';
import { continueList, type Edit, makeLink, pasteLink, type Selected } from './markdown-edits.ts';
import { toggleList } from './markdown-lists.ts';
import { toggleMark } from './markdown-marks.ts';
import { onApple } from './on-apple.ts';

export type MarkdownCommand = 'bold' | 'italic' | 'link' | 'bullets' | 'numbers';

export const MARKDOWN_KEYS: { [Command in MarkdownCommand]?: string } = { bold: 'B', italic: 'I', link: 'K' };

const selectedIn = ({ value, selectionStart, selectionEnd }: HTMLTextAreaElement): Selected => ({
  text: value,
  start: selectionStart,
  end: selectionEnd,
});

/** Returns the handlers by which the toolbar, the keyboard and pasted URLs edit the text. */
export function useMarkdownEdits(area: RefObject<HTMLTextAreaElement | null>, long: boolean) {
  const words = useTranslations('ui.markdown');

  function change(edit: (selected: Selected) => Edit | undefined): boolean {
    if (!area.current || area.current.readOnly || area.current.disabled) return false;
    const found = edit(selectedIn(area.current));
    if (found) applyEdit(area.current, found);
    return found !== undefined;
  }

  function run(command: MarkdownCommand) {
    change((selected) => {
      switch (command) {
        case 'bold':
        case 'italic':
          return toggleMark(selected, command);
        case 'link':
          return makeLink(selected, words('linkWords'));
        case 'bullets':
        case 'numbers':
          return toggleList(selected, command);
      }
    });
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.nativeEvent.isComposing) return;
    const command = commandOf(event);
    if (command) {
      run(command);
      // The same keys open other things outside of a text field.
      event.preventDefault();
      event.stopPropagation();
      return;
    }
    const enter = event.key === 'Enter' && !(event.shiftKey || event.altKey || event.ctrlKey || event.metaKey);
    if (enter && change((selected) => continueList(selected, long))) event.preventDefault();
  }

  function onPaste(event: ClipboardEvent) {
    const pasted = event.clipboardData.getData('text/plain');
    if (change((selected) => pasteLink(selected, pasted))) event.preventDefault();
  }

  return { run, onKeyDown, onPaste };
}

function commandOf(event: KeyboardEvent): MarkdownCommand | undefined {
  const mod = onApple() ? event.metaKey && !event.ctrlKey : event.ctrlKey && !event.metaKey;
  if (!mod || event.altKey || event.shiftKey) return undefined;
  // On a non-Latin keyboard layout, goes by the physical key.
  const key = /^[a-z]$/i.test(event.key) ? event.key.toUpperCase() : event.code.replace('Key', '');
  return (['bold', 'italic', 'link'] as const).find((command) => MARKDOWN_KEYS[command] === key);
}
