import { Archive, ArchiveRestore, Copy, Globe, History, Trash2, Undo2 } from 'lucide-react';
import { useRef } from 'react';
import { useTranslations } from 'use-intl';
import {
  type RecordEditorState,
  StatusMenu,
  useRecordActions,
  useSetStatus,
  useWorkExtensions,
} from '#records/components.tsx';
import { Button } from '#ui/actions/button.tsx';
import { IconButton } from '#ui/actions/icon-button.tsx';
import { MenuDots } from '#ui/layout/dots.tsx';
import { LiveText } from '#ui/live-text.tsx';
import { Menu, type MenuEntry } from '#ui/overlays/menu.tsx';
import { type EntryStatus, isOnSites } from '../../model/entries/entry.ts';
import { ENTRY_SECTIONS, type EntrySection } from '../work-records/entry-sections.ts';
import { useEntryEditorConfig } from './use-entry-editor-config.tsx';
import type { EditableEntry } from './use-entry-form-editor.ts';

type Props = { section: EntrySection; editor: RecordEditorState<EditableEntry> };

/** Actions of an entry in the editor. */
export function EntryActions({ section, editor }: Props) {
  const t = useTranslations('records.work');
  const manager = useTranslations('records.manager');
  const { menuEntriesOf } = useWorkExtensions();
  const { calls, titleOf } = useEntryEditorConfig(section);
  const { id, value, saved, saveChanges } = editor;
  const actions = useRecordActions({ name: `work/${section}`, calls, saveChanges });
  const setStatus = useSetStatus<EntryStatus>(editor);
  const place = useRef<HTMLDivElement>(null);
  if (id === undefined) return null;
  const record = { id, title: titleOf(value) };
  const { status } = saved;
  const isSaving = value.status !== status;
  const canPublish = isOnSites(ENTRY_SECTIONS[section]);
  const words = { active: canPublish ? 'draft' : 'active', published: 'published', archived: 'archived' } as const;
  const change = (next: EntryStatus) => {
    place.current?.focus();
    void setStatus(next);
  };
  const publish: MenuEntry = { label: t('verbs.publish'), icon: Globe, onSelect: () => change('published') };
  const archive: MenuEntry = { label: t('verbs.archive'), icon: Archive, onSelect: () => change('archived') };
  const toDraft: MenuEntry = { label: t('verbs.draft'), icon: Undo2, onSelect: () => change('active') };
  const activate: MenuEntry = { label: t('verbs.activate'), icon: ArchiveRestore, onSelect: () => change('active') };
  return (
    // Keeps the focus when a button is replaced.
    <div ref={place} tabIndex={-1} className="flex items-center gap-2 outline-hidden">
      <LiveText>{t(`statuses.${words[status]}.one`)}</LiveText>
      {status !== 'active' && (
        <StatusMenu
          status={status}
          label={t(`statuses.${words[status]}.one`)}
          busy={isSaving}
          entries={status === 'published' ? [toDraft, archive] : [...(canPublish ? [publish] : []), activate]}
        />
      )}
      {status === 'active' && canPublish && (
        <Button icon={Globe} busy={isSaving} onClick={() => change('published')}>
          {t('verbs.publish')}
        </Button>
      )}
      <Menu
        align="end"
        trigger={<IconButton name={t('more')} icon={MenuDots} busy={actions.busy} />}
        entries={[
          ...menuEntriesOf({ collection: `work/${section}`, ...record, saveChanges }),
          { label: manager('history'), icon: History, onSelect: editor.showHistory },
          { label: manager('duplicate'), icon: Copy, onSelect: () => void actions.duplicate(record) },
          ...(status === 'active' ? [archive] : []),
          { kind: 'line' },
          { label: manager('toTrash'), icon: Trash2, danger: true, onSelect: () => void actions.trash(record) },
        ]}
      />
    </div>
  );
}
