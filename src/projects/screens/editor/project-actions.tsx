import { Archive, Copy, Eye, Globe, History, Share, Trash2, Undo2 } from 'lucide-react';
import { Link as RouterLink, useNavigate } from 'react-router';
import { useTranslations } from 'use-intl';
import {
  type RecordEditorState,
  StatusMenu,
  useRecordActions,
  useSetStatus,
  useSharing,
} from '#records/components.tsx';
import { IconButton } from '#ui/actions/icon-button.tsx';
import { Link } from '#ui/actions/link.tsx';
import { MenuDots } from '#ui/layout/dots.tsx';
import { LiveText } from '#ui/live-text.tsx';
import { Menu } from '#ui/overlays/menu.tsx';
import type { ProjectStatus } from '../../contract.ts';
import type { EditableProject } from './prepare-project.ts';
import { projectCalls } from './project-calls.ts';
import { PublishButton } from './publish-button.tsx';

const CHOICES = [
  { status: 'published', verb: 'publish', icon: Globe },
  { status: 'draft', verb: 'draft', icon: Undo2 },
  { status: 'archived', verb: 'archive', icon: Archive },
] as const;

/** Actions of a project in the editor. */
export function ProjectActions({ editor }: { editor: RecordEditorState<EditableProject> }) {
  const t = useTranslations('projects.editor');
  const tManager = useTranslations('projects.manager');
  const tRecords = useTranslations('records.manager');
  const navigate = useNavigate();
  const sharing = useSharing();
  const { id, value, saved, saveChanges } = editor;
  const actions = useRecordActions({ name: 'projects', calls: projectCalls, saveChanges });
  // Visitors see the saved status, not the edited one.
  const { status } = saved;
  const isSaving = value.status !== status;
  const record = { id: id ?? '', title: value.title };
  const target = { kind: 'project', id: record.id, name: value.title, saveChanges, onChanged: editor.refresh } as const;
  const setStatus = useSetStatus<ProjectStatus>(editor);
  return (
    <>
      <LiveText>{tManager(`statuses.${status}.one`)}</LiveText>
      {id !== undefined && (
        <span className="max-sm:hidden">
          <Link variant="button-quiet" render={<RouterLink to={`/projects/${id}`} />}>
            {t('view')}
          </Link>
        </span>
      )}
      {id !== undefined && (
        <IconButton name={sharing.label} icon={Share} className="max-sm:hidden" onClick={() => sharing.open(target)} />
      )}
      {status === 'draft' ? (
        <PublishButton title={value.title} busy={isSaving} onPublish={() => void setStatus('published')} />
      ) : (
        <StatusMenu
          status={status}
          label={tManager(`statuses.${status}.one`)}
          busy={isSaving}
          entries={CHOICES.filter((choice) => choice.status !== status).map(({ status: next, verb, icon }) => ({
            label: tManager(`verbs.${verb}`),
            icon,
            onSelect: () => void setStatus(next),
          }))}
        />
      )}
      {id !== undefined && (
        <Menu
          align="end"
          trigger={<IconButton name={t('more')} icon={MenuDots} busy={actions.busy} />}
          entries={[
            { label: tRecords('open'), icon: Eye, onSelect: () => void navigate(`/projects/${id}`) },
            sharing.entryFor(target),
            { label: tRecords('history'), icon: History, onSelect: editor.showHistory },
            { label: tRecords('duplicate'), icon: Copy, onSelect: () => void actions.duplicate(record) },
            ...(status === 'draft'
              ? [{ label: tManager('verbs.archive'), icon: Archive, onSelect: () => void setStatus('archived') }]
              : []),
            { kind: 'line' as const },
            {
              label: tRecords('toTrash'),
              icon: Trash2,
              danger: true,
              onSelect: () => void actions.trash(record),
            },
          ]}
        />
      )}
    </>
  );
}
