import { Archive, Copy, Ellipsis, Eye, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { Link as RouterLink, useNavigate } from 'react-router';
import { useTranslations } from 'use-intl';
import { type Editor, useRecordActions } from '#records/components.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { Link } from '#ui/link.tsx';
import { LiveText } from '#ui/live-text.tsx';
import { Menu } from '#ui/menu.tsx';
import { useToast } from '#ui/use-toast.ts';
import type { ProjectStatus } from '../../contract.ts';
import type { WrittenProject } from './prepare-project.ts';
import { projectCalls } from './project-calls.ts';
import { PublishButton } from './publish-button.tsx';
import { StatusMenu } from './status-menu.tsx';

/** What can be done with a project while it is written. */
export function ProjectActions({ editor }: { editor: Editor<WrittenProject> }) {
  const t = useTranslations('projects.editor');
  const tManager = useTranslations('projects.manager');
  const tRecords = useTranslations('records.manager');
  const navigate = useNavigate();
  const actions = useRecordActions({ name: 'projects', calls: projectCalls });
  const toast = useToast();
  const [said, say] = useState('');
  const { id, value, change, save } = editor;
  const one = { id: id ?? '', title: value.title };
  const setStatus = async (status: ProjectStatus) => {
    const before = value.status;
    change({ status });
    const { status: refusal } = await save();
    if (refusal === undefined) return say(tManager(`statuses.${status}.one`));
    change({ status: before });
    toast({ text: tRecords('notChanged', { count: 1 }), detail: refusal, tone: 'error' });
  };
  const saved = (act: () => Promise<void>) => () => void save().then(act);
  return (
    <>
      <LiveText>{said}</LiveText>
      {id !== undefined && (
        <span className="max-sm:hidden">
          <Link look="button-quiet" render={<RouterLink to={`/projects/${id}`} />}>
            {t('view')}
          </Link>
        </span>
      )}
      {value.status === 'draft' ? (
        <PublishButton title={value.title} onPublish={() => setStatus('published')} />
      ) : (
        <StatusMenu status={value.status} onStatus={(status) => void setStatus(status)} />
      )}
      {id !== undefined && (
        <Menu
          align="end"
          trigger={<IconButton name={t('more')} icon={Ellipsis} busy={actions.busy} />}
          entries={[
            { label: tRecords('open'), icon: Eye, onSelect: () => void navigate(`/projects/${id}`) },
            { label: tRecords('duplicate'), icon: Copy, onSelect: saved(() => actions.duplicate(one)) },
            ...(value.status === 'draft'
              ? [{ label: tManager('verbs.archive'), icon: Archive, onSelect: () => void setStatus('archived') }]
              : []),
            { kind: 'line' as const },
            { label: tRecords('toTrash'), icon: Trash2, danger: true, onSelect: saved(() => actions.trash(one)) },
          ]}
        />
      )}
    </>
  );
}
