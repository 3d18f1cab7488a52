import type { ClipboardEvent, KeyboardEvent, RefObject } from 'react';
import { useTranslations } from 'use-intl';
import { isApplePlatform } from '../is-apple-platform.ts';
import { applyEdit } from './apply-edit.ts';
import { continueList, makeLink, pasteLink, type TextEdit, type TextSelection } from './markdown-edits.ts';
import { toggleList } from './markdown-lists.ts';
import { toggleMark } from './markdown-marks.ts';

export type MarkdownCommand = 'bold' | 'italic' | 'link' | 'bullets' | 'numbers';

export const MARKDOWN_KEYS: { [Command in MarkdownCommand]?: string } = { bold: 'B', italic: 'I', link: 'K' };

const selectionIn = ({ value, selectionStart, selectionEnd }: HTMLTextAreaElement): TextSelection => ({
  text: value,
  start: selectionStart,
  end: selectionEnd,
});

/** Returns the handlers by which the toolbar, the keyboard and pasted URLs edit the text. */
export function useMarkdownEdits(area: RefObject<HTMLTextAreaElement | null>, long: boolean) {
  const words = useTranslations('ui.markdown');

  function change(edit: (selection: TextSelection) => TextEdit | undefined): boolean {
    if (!area.current || area.current.readOnly || area.current.disabled) return false;
    const textEdit = edit(selectionIn(area.current));
    if (textEdit) applyEdit(area.current, textEdit);
    return textEdit !== undefined;
  }

  function run(command: MarkdownCommand) {
    change((selection) => {
      switch (command) {
        case 'bold':
        case 'italic':
          return toggleMark(selection, command);
        case 'link':
          return makeLink(selection, words('linkWords'));
        case 'bullets':
        case 'numbers':
          return toggleList(selection, command);
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
    if (enter && change((selection) => continueList(selection, long))) event.preventDefault();
  }

  function onPaste(event: ClipboardEvent) {
    const pasted = event.clipboardData.getData('text/plain');
    if (change((selection) => pasteLink(selection, pasted))) event.preventDefault();
  }

  return { run, onKeyDown, onPaste };
}

function commandOf(event: KeyboardEvent): MarkdownCommand | undefined {
  const mod = isApplePlatform() ? event.metaKey && !event.ctrlKey : event.ctrlKey && !event.metaKey;
  if (!mod || event.altKey || event.shiftKey) return undefined;
  // On a non-Latin keyboard layout, the physical key decides.
  const key = /^[a-z]$/i.test(event.key) ? event.key.toUpperCase() : event.code.replace('Key', '');
  return (['bold', 'italic', 'link'] as const).find((command) => MARKDOWN_KEYS[command] === key);
}
