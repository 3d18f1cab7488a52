import { useTranslations } from 'use-intl';
import { type RecordEditorState, WordingsSection } from '#records/components.tsx';
import type { EntryKind } from '../../model/entries/entry.ts';
import { wordableTexts } from '../../model/entries/wordings.ts';
import { type FormKind, labelKeyOf } from '../editor/forms/layouts.ts';
import type { EditableEntry } from './use-entry-form-editor.ts';

type Props = { kind: EntryKind; editor: RecordEditorState<EditableEntry> };

/** Other wordings of an entry's texts. */
export function EntryWordings({ kind, editor: { value, change, errorWithin } }: Props) {
  const t = useTranslations('records.work.wordings');
  const labels = useTranslations('cv-editor.form.labels');
  const texts = wordableTexts(kind, value.fields);
  const hasSeveralRoles = new Set(texts.flatMap(({ role }) => role ?? [])).size > 1;
  const bullets = texts.filter(({ node }) => node.kind === 'highlight');
  return (
    <WordingsSection
      wordings={value.wordings}
      error={errorWithin('wordings')}
      onChange={(wordings) => change({ wordings })}
      texts={texts.map((one) => {
        const { key, node, field, text, role } = one;
        const isBullet = node.kind === 'highlight';
        const label = isBullet
          ? t('bullet', { number: bullets.indexOf(one) + 1 })
          : labels(labelKeyOf(node.kind as FormKind, field));
        return { key, text, isBullet, label: hasSeveralRoles && role ? `${role} · ${label}` : label };
      })}
    />
  );
}
