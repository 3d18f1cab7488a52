import { Archive, ArchiveRestore, Copy, Globe, History, type LucideIcon, Trash2, Undo2 } from 'lucide-react';
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
import { Menu } from '#ui/overlays/menu.tsx';
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
  const label = t(`statuses.${words[status]}.one`);
  const change = (next: EntryStatus) => {
    place.current?.focus();
    void setStatus(next);
  };
  const entryOf = (verb: 'publish' | 'archive' | 'draft' | 'activate', icon: LucideIcon, next: EntryStatus) => ({
    label: t(`verbs.${verb}`),
    icon,
    onSelect: () => change(next),
  });
  const publish = entryOf('publish', Globe, 'published');
  const archive = entryOf('archive', Archive, 'archived');
  return (
    // Keeps the focus when a button is replaced.
    <div ref={place} tabIndex={-1} className="flex items-center gap-2 outline-hidden">
      <LiveText>{label}</LiveText>
      {status !== 'active' && (
        <StatusMenu
          status={status}
          label={label}
          busy={isSaving}
          entries={
            status === 'published'
              ? [entryOf('draft', Undo2, 'active'), archive]
              : [...(canPublish ? [publish] : []), entryOf('activate', ArchiveRestore, 'active')]
          }
        />
      )}
      {status === 'active' && canPublish && (
        <Button icon={Globe} busy={isSaving} onClick={publish.onSelect}>
          {publish.label}
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
