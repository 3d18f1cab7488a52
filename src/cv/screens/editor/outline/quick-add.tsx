import { type ClipboardEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { useFormatter, useTranslations } from 'use-intl';
import { TextField } from '#ui/fields/text-field.tsx';
import { LiveText } from '#ui/live-text.tsx';
import { CV_LIMITS, emptyNode } from '../../../model/content.ts';
import { newId } from '../../../model/new-id.ts';
import { endsEntry, readQuickEntries } from '../../../model/quick-entries.ts';
import type { QuickKind, Section } from '../../../model/shapes.ts';
import { nodeTitleOf } from '../../../model/tree.ts';
import { useCvEditor } from '../cv-editor-context.tsx';

type Props = { section: Extract<Section, { kind: QuickKind }> };

/** Field that adds entries to a section as they are typed or pasted: one by Enter, several as a list. */
export function QuickAdd({ section: { id, kind, items } }: Props) {
  const t = useTranslations('cv-editor.outline.quickAdd');
  const format = useFormatter();
  const editor = useCvEditor();
  const [text, setText] = useState('');
  const [announcement, announce] = useState('');

  const add = (list: string) => {
    setText('');
    const nodes = readQuickEntries(kind, list)
      .slice(0, CV_LIMITS.items - items.length)
      .map((fields) => ({ ...emptyNode(kind, newId()), ...fields }));
    if (nodes.length === 0) return;
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
  const latest = useRef(() => {});
  latest.current = () => add(text);
  useEffect(() => () => latest.current(), []);
  const change = (next: string) => (endsEntry(next) ? add(next) : setText(next));
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
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
    <div className="p-4">
      <TextField
        label={t(`${kind}.label`)}
        hint={t(`${kind}.hint`)}
        placeholder={t(`${kind}.placeholder`)}
        value={text}
        onChange={({ target }) => change(target.value)}
        onKeyDown={onKeyDown}
        onPaste={onPaste}
        // Nothing typed is lost when the member goes on elsewhere.
        onBlur={() => add(text)}
        autoComplete="off"
        enterKeyHint="next"
        dir="auto"
      />
      <LiveText>{announcement}</LiveText>
    </div>
  );
}
