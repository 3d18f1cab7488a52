import { type ChangeEvent, type ClipboardEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { useFormatter, useTranslations } from 'use-intl';
import { TextField } from '#ui/fields/text-field.tsx';
import { pointerReleased } from '#ui/lists/pointer-released.ts';
import { LiveText } from '#ui/live-text.tsx';
import { CV_LIMITS, emptyNode } from '../../../model/content.ts';
import { newId } from '../../../model/new-id.ts';
import { endsEntry, readQuickEntries } from '../../../model/quick-entries.ts';
import type { Section, ShortKind } from '../../../model/shapes.ts';
import { nodeTitleOf } from '../../../model/tree.ts';
import { useCvEditor } from '../cv-editor-context.tsx';
import { isEnter } from './is-enter.ts';
import { QUICK_FIELD } from './quick-field.ts';

type Props = { section: Extract<Section, { kind: ShortKind }> };

/** Field that adds entries to a section as they are typed or pasted: one by Enter, several as a list. */
export function QuickAdd({ section: { id, kind, items } }: Props) {
  const t = useTranslations('cv-editor.outline.quickAdd');
  const format = useFormatter();
  const editor = useCvEditor();
  const input = useRef<HTMLInputElement>(null);
  const [text, setText] = useState('');
  const [announcement, announce] = useState('');
  const [error, setError] = useState<string>();

  /** Adds the entries of a list. One that does not fit into the section stays in the field. */
  const add = (list: string) => {
    const entries = readQuickEntries(kind, list);
    const isTooLong = items.length + entries.length > CV_LIMITS.items;
    setText(isTooLong ? list.replace(/[\r\n]+/g, ', ') : '');
    setError(isTooLong ? t('full', { max: CV_LIMITS.items }) : undefined);
    if (isTooLong || entries.length === 0) return;
    const nodes = entries.map((fields) => ({ ...emptyNode(kind, newId()), ...fields }));
    const previous = [items.at(-1), ...nodes];
    editor.do(
      ...nodes.map(
        (item, at) =>
          ({ do: 'insert', into: ['sections', id], list: 'items', item, after: previous[at]?.id ?? null }) as const,
      ),
    );
    const names = format.list(nodes.map((value) => nodeTitleOf({ value })));
    announce(t('added', { names, count: items.length + nodes.length }));
  };

  const addTyped = useRef(() => {});
  addTyped.current = () => add(text);
  // The field disappears when its section is closed.
  useEffect(
    () => () => {
      addTyped.current();
      addTyped.current = () => {};
    },
    [],
  );
  const onBlur = async () => {
    // A section that grows while the pointer is pressed would move what is clicked.
    await pointerReleased();
    // Another window may have the focus.
    if (document.hasFocus() && document.activeElement !== input.current) addTyped.current();
  };

  const onChange = ({ target: { value }, nativeEvent }: ChangeEvent<HTMLInputElement>) => {
    const isComposing = nativeEvent instanceof InputEvent && nativeEvent.isComposing;
    if (!isComposing && endsEntry(value)) add(value);
    else setText(value);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (!isEnter(event)) return;
    event.preventDefault();
    add(text);
  };
  const onPaste = (event: ClipboardEvent<HTMLInputElement>) => {
    const { selectionStart, selectionEnd } = event.currentTarget;
    const pasted = event.clipboardData.getData('text');
    const list = text.slice(0, selectionStart ?? 0) + pasted + text.slice(selectionEnd ?? text.length);
    if (!pasted.includes('\n') && readQuickEntries(kind, list).length < 2) return;
    event.preventDefault();
    add(list);
  };

  return (
    // Undo is that of the CV, except for text that is not part of it yet.
    <div data-field={QUICK_FIELD} data-undo={text === '' ? undefined : 'own'} className="p-4">
      <TextField
        ref={input}
        label={t(`${kind}.label`)}
        hint={t(`${kind}.hint`)}
        error={error}
        placeholder={t(`${kind}.placeholder`)}
        value={text}
        onChange={onChange}
        onKeyDown={onKeyDown}
        onPaste={onPaste}
        onBlur={() => void onBlur()}
        autoComplete="off"
        enterKeyHint="next"
        dir="auto"
      />
      <LiveText>{announcement}</LiveText>
    </div>
  );
}
