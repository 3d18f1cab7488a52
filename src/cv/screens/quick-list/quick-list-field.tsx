import { type ChangeEvent, type ClipboardEvent, type KeyboardEvent, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { TextField } from '#ui/fields/text-field.tsx';
import { pointerReleased } from '#ui/lists/pointer-released.ts';
import { endsEntry, type QuickEntry, readQuickEntries } from '../../model/quick-entries.ts';
import type { ShortKind } from '../../model/shapes.ts';
import { isEnter } from './is-enter.ts';
import { useLastCall } from './use-last-call.ts';

type Props = {
  kind: ShortKind;
  error: string | undefined;
  /** Adds entries, at once or later. Returns false if that fails: then their text stays in the field. */
  onAdd: (entries: readonly QuickEntry[]) => boolean | Promise<boolean>;
  /** Receives whether the field has text that is not added yet. */
  onTyping?: (hasText: boolean) => void;
};

/** Field that adds entries as they are typed or pasted: one by Enter, several as a list. */
export function QuickListField({ kind, error, onAdd, onTyping = () => {} }: Props) {
  const t = useTranslations('cv-editor.outline.quickAdd');
  const input = useRef<HTMLInputElement>(null);
  const [text, setText] = useState('');
  const [isSaving, setSaving] = useState(false);
  const show = (next: string) => {
    setText(next);
    onTyping(next !== '');
  };
  const refused = useRef({ line: '', list: '' });
  const add = async (typed: string) => {
    if (isSaving) return;
    // The field shows the lines of a list in one, but reads them as they were.
    const list = typed === refused.current.line ? refused.current.list : typed;
    const line = list.replace(/[\r\n]+/g, ', ');
    const entries = readQuickEntries(kind, list);
    const added = entries.length === 0 || onAdd(entries);
    refused.current = { line, list };
    if (typeof added === 'boolean') return show(added ? '' : line);
    show(line);
    setSaving(true);
    if (await added) show('');
    setSaving(false);
  };

  // The field disappears when what it belongs to is closed.
  const addTyped = useLastCall(() => void add(text));
  const onBlur = async () => {
    // A list that grows while the pointer is pressed would move what is clicked.
    await pointerReleased();
    // Another window may have the focus.
    if (document.hasFocus() && document.activeElement !== input.current) addTyped();
  };

  const onChange = ({ target: { value }, nativeEvent }: ChangeEvent<HTMLInputElement>) => {
    const isComposing = nativeEvent instanceof InputEvent && nativeEvent.isComposing;
    if (!isComposing && endsEntry(value)) void add(value);
    else show(value);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (!isEnter(event)) return;
    event.preventDefault();
    void add(text);
  };
  const onPaste = (event: ClipboardEvent<HTMLInputElement>) => {
    const { selectionStart, selectionEnd } = event.currentTarget;
    const pasted = event.clipboardData.getData('text');
    const list = text.slice(0, selectionStart ?? 0) + pasted + text.slice(selectionEnd ?? text.length);
    if (!pasted.includes('\n') && readQuickEntries(kind, list).length < 2) return;
    event.preventDefault();
    void add(list);
  };

  return (
    <TextField
      ref={input}
      label={t(`${kind}.label`)}
      hint={t(`${kind}.hint`)}
      error={error}
      placeholder={t(`${kind}.placeholder`)}
      value={text}
      readOnly={isSaving}
      onChange={onChange}
      onKeyDown={onKeyDown}
      onPaste={onPaste}
      onBlur={() => void onBlur()}
      autoComplete="off"
      enterKeyHint="next"
      dir="auto"
    />
  );
}
