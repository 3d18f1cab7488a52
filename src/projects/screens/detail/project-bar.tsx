import { useQueryClient } from '@tanstack/react-query';
import { Archive, Copy, RotateCcw, Trash2, Undo2 } from 'lucide-react';
import { useState } from 'react';
import { Link as RouterLink } from 'react-router';
import { useTranslations } from 'use-intl';
import { RecordBar, useFailureToast, useRecordActions, useSharing, useWorkExtensions } from '#records/components.tsx';
import { Button } from '#ui/actions/button.tsx';
import { IconButton } from '#ui/actions/icon-button.tsx';
import { Link } from '#ui/actions/link.tsx';
import { useToast } from '#ui/feedback/use-toast.ts';
import { MenuDots } from '#ui/layout/dots.tsx';
import { Menu } from '#ui/overlays/menu.tsx';
import type { Project, ProjectStatus } from '../../contract.ts';
import { PublishButton } from '../editor/publish-button.tsx';
import { projectsApi } from '../projects-api.ts';

const DOT_STYLES: Record<ProjectStatus, string> = {
  draft: 'border-[1.5px] border-control',
  published: 'bg-success',
  archived: 'bg-control',
};
const calls = {
  remove: projectsApi.remove.call,
  restore: projectsApi.restore.call,
  duplicate: projectsApi.duplicate.call,
};

/** Owner's bar above a project, with its status and actions. */
export function ProjectBar({ project }: { project: Project }) {
  const t = useTranslations('projects.detail');
  const tManager = useTranslations('projects.manager');
  const tRecords = useTranslations('records.manager');
  const queries = useQueryClient();
  const actions = useRecordActions({ name: 'projects', calls });
  const setStatus = useSetStatus(project);
  const sharing = useSharing();
  const { menuEntriesOf } = useWorkExtensions();
  const [publishing, setPublishing] = useState(false);
  const publish = async () => {
    setPublishing(true);
    await setStatus('published');
    setPublishing(false);
  };
  const [restoring, setRestoring] = useState(false);
  const back = { to: '/projects', label: tManager('title') };
  if (project.trashedAt) {
    const restore = async () => {
      setRestoring(true);
      await actions.restore(project);
      await queries.invalidateQueries({ queryKey: projectsApi.read.key() });
      setRestoring(false);
    };
    return (
      <RecordBar back={back} status={t('trashed')}>
        <Button icon={RotateCcw} busy={restoring} onClick={() => void restore()}>
          {tRecords('restore')}
        </Button>
      </RecordBar>
    );
  }
  const { status } = project;
  return (
    <RecordBar
      back={back}
      status={
        <span className="inline-flex items-baseline gap-2">
          <span aria-hidden="true" className={`size-2 shrink-0 rounded-full ${DOT_STYLES[status]}`} />
          <span>
            {tManager(`statuses.${status}.one`)}
            <span className="max-sm:sr-only"> · {t(`seen.${status}`)}</span>
          </span>
        </span>
      }
    >
      <Link
        variant={status === 'draft' ? 'button-plain' : 'button-primary'}
        render={<RouterLink to={`/projects/${project.id}/edit`} />}
      >
        {tRecords('edit')}
      </Link>
      {status === 'draft' && <PublishButton title={project.title} busy={publishing} onPublish={() => void publish()} />}
      <Menu
        align="end"
        trigger={<IconButton name={t('more')} icon={MenuDots} busy={actions.busy} />}
        entries={[
          ...menuEntriesOf({ collection: 'projects', ...project }),
          sharing.entryFor({ kind: 'project', id: project.id, name: project.title }),
          { label: tRecords('duplicate'), icon: Copy, onSelect: () => void actions.duplicate(project) },
          ...(status === 'draft'
            ? []
            : [{ label: tManager('verbs.draft'), icon: Undo2, onSelect: () => void setStatus('draft') }]),
          ...(status === 'archived'
            ? []
            : [{ label: tManager('verbs.archive'), icon: Archive, onSelect: () => void setStatus('archived') }]),
          { kind: 'line' as const },
          { label: tRecords('toTrash'), icon: Trash2, danger: true, onSelect: () => void actions.trash(project) },
        ]}
      />
    </RecordBar>
  );
}

const ACTION_BY_STATUS = { draft: 'draft', published: 'publish', archived: 'archive' } as const;

/** Returns a function that changes a project's status, with an undo toast. */
function useSetStatus({ id, status: previousStatus }: Project) {
  const t = useTranslations('projects.manager');
  const tRecords = useTranslations('records.manager');
  const queries = useQueryClient();
  const toast = useToast();
  const showFailure = useFailureToast();
  const set = async (status: ProjectStatus) => {
    await projectsApi.bulk.call({ ids: [id], action: ACTION_BY_STATUS[status] });
    await queries.invalidateQueries({ queryKey: projectsApi.key() });
  };
  return async (status: ProjectStatus) => {
    try {
      await set(status);
      toast({
        text: t(`done.${ACTION_BY_STATUS[status]}`, { count: 1 }),
        undo: () =>
          void set(previousStatus).catch((error: unknown) => showFailure(tRecords('notChanged', { count: 1 }), error)),
      });
    } catch (error) {
      showFailure(tRecords('notChanged', { count: 1 }), error);
    }
  };
}
