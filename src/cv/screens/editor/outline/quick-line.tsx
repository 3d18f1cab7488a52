import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { TextField } from '#ui/fields/text-field.tsx';
import { CV_LIMITS } from '../../../model/content.ts';
import { readEntryLine } from '../../../model/entry-line.ts';
import type { LineKind, Section } from '../../../model/shapes.ts';
import type { NodePath } from '../../../model/tree.ts';
import { isEnter } from '../../quick-list/is-enter.ts';
import { useLastCall } from '../../quick-list/use-last-call.ts';
import { useCvEditor } from '../cv-editor-context.tsx';
import { newItemOfLine } from './new-entries.ts';
import { QUICK_FIELD } from './quick-field.ts';

type Props = {
  section: Extract<Section, { kind: LineKind }>;
  onNavigate: (path: NodePath) => void;
};

/** Field that adds an entry by a line with its title, organization, period and location, and opens its first bullet. */
export function QuickLine({ section: { id, kind, items }, onNavigate }: Props) {
  const t = useTranslations('cv-editor.outline.quickLine');
  const tQuickAdd = useTranslations('cv-editor.outline.quickAdd');
  const editor = useCvEditor();
  const [text, setText] = useState('');
  const isFull = items.length >= CV_LIMITS.items;

  /** Adds the entry and returns the path of its first bullet. */
  const add = (line: string) => {
    if (line.trim() === '' || isFull) return undefined;
    const path = ['sections', id];
    const { item, bullet } = newItemOfLine(kind, readEntryLine(kind, line));
    editor.do({ do: 'insert', into: path, list: 'items', item, after: items.at(-1)?.id ?? null });
    setText('');
    return [...path, 'items', ...bullet];
  };

  // The field disappears when its section is closed, and nothing typed is lost.
  useLastCall(() => void add(text));

  return (
    // Undo is that of the CV, except for text that is not part of it yet.
    <div data-field={QUICK_FIELD} data-undo={text === '' ? undefined : 'own'} className="px-4 pt-4">
      <TextField
        label={t(`${kind}.label`)}
        hint={t('hint')}
        error={isFull && text !== '' ? tQuickAdd('full', { max: CV_LIMITS.items }) : undefined}
        placeholder={t(`${kind}.placeholder`)}
        value={text}
        onChange={({ target }) => setText(target.value)}
        onKeyDown={(event) => {
          if (!isEnter(event)) return;
          event.preventDefault();
          const bullet = add(text);
          if (bullet) onNavigate(bullet);
        }}
        autoComplete="off"
        enterKeyHint="next"
        dir="auto"
      />
    </div>
  );
}
