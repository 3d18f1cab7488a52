import { useState } from 'react';
import { useFormatter, useTranslations } from 'use-intl';
import { LiveText } from '#ui/live-text.tsx';
import { CV_LIMITS, emptyNode } from '../../../model/content.ts';
import { newId } from '../../../model/new-id.ts';
import type { QuickEntry } from '../../../model/quick-entries.ts';
import type { Section, ShortKind } from '../../../model/shapes.ts';
import { nodeTitleOf } from '../../../model/tree.ts';
import { QuickListField } from '../../quick-list/quick-list-field.tsx';
import { useCvEditor } from '../cv-editor-context.tsx';
import { QUICK_FIELD } from './quick-field.ts';

type Props = { section: Extract<Section, { kind: ShortKind }> };

/** Field that adds entries to a section as they are typed or pasted. */
export function QuickAdd({ section: { id, kind, items } }: Props) {
  const t = useTranslations('cv-editor.outline.quickAdd');
  const format = useFormatter();
  const editor = useCvEditor();
  const [isTyping, setTyping] = useState(false);
  const [announcement, announce] = useState('');
  const [error, setError] = useState<string>();

  /** Adds entries, unless they don't fit into the section. */
  const add = (entries: readonly QuickEntry[]) => {
    const isTooLong = items.length + entries.length > CV_LIMITS.items;
    setError(isTooLong ? t('full', { max: CV_LIMITS.items }) : undefined);
    if (isTooLong) return false;
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
    return true;
  };

  return (
    // Undo is that of the CV, except for text that is not part of it yet.
    <div data-field={QUICK_FIELD} data-undo={isTyping ? 'own' : undefined} className="p-4">
      <QuickListField kind={kind} error={error} onAdd={add} onTyping={setTyping} />
      <LiveText>{announcement}</LiveText>
    </div>
  );
}
