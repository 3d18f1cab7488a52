import { CalendarClock, ChevronDown, Clock, Globe, Undo2 } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useTranslations } from 'use-intl';
import { PublishBlockers, type RecordEditorState, usePublishBlockers } from '#records/components.tsx';
import { Button } from '#ui/actions/button.tsx';
import { useToast } from '#ui/feedback/use-toast.ts';
import { Icon } from '#ui/icon.tsx';
import { Menu, type MenuEntry } from '#ui/overlays/menu.tsx';
import type { EditablePost } from '../prepare-post.ts';
import { type PublicationResult, usePublication } from './use-publication.ts';

const TimeDialog = lazy(async () => ({ default: (await import('./time-dialog.tsx')).TimeDialog }));
const DOT_STYLES = { scheduled: 'border-[1.5px] border-primary', published: 'bg-success' };

/** The menu that publishes and schedules a post, and takes both back. Lists first what publishing needs. */
export function PublishMenu({ editor }: { editor: RecordEditorState<EditablePost> }) {
  const t = useTranslations('posts.editor.actions');
  const tStatuses = useTranslations('posts.manager.statuses');
  const tRecords = useTranslations('records.manager');
  const tEditor = useTranslations('records.editor');
  const toast = useToast();
  const publication = usePublication(editor);
  const blockers = usePublishBlockers(editor.value.title);
  const [dialog, setDialog] = useState({ openCount: 0, open: false });
  const { status, isSaving } = publication;
  if (status === 'draft' && blockers.length > 0) {
    return (
      <PublishBlockers
        blockers={blockers}
        trigger={
          <Button tone="primary" icon={Globe}>
            {t('publish')}
          </Button>
        }
      />
    );
  }
  const run = async (change: () => Promise<PublicationResult>) => {
    const { refusal } = await change();
    if (refusal) toast({ text: tRecords('notChanged', { count: 1 }), detail: refusal, tone: 'error' });
  };
  const openDialog = () => setDialog(({ openCount }) => ({ openCount: openCount + 1, open: true }));
  const now: MenuEntry = { label: t('now'), icon: Globe, onSelect: () => void run(publication.publishNow) };
  const toDraft = (label: string): MenuEntry => ({ label, icon: Undo2, onSelect: () => void run(publication.toDraft) });
  const entries: Record<typeof status, MenuEntry[]> = {
    draft: [now, { label: t('schedule'), icon: CalendarClock, onSelect: openDialog }],
    scheduled: [now, { label: t('changeTime'), icon: Clock, onSelect: openDialog }, toDraft(t('unschedule'))],
    published: [
      { kind: 'heading', label: tEditor('publishedAtOnce') },
      { label: t('changeDate'), icon: CalendarClock, onSelect: openDialog },
      toDraft(t('draft')),
    ],
  };
  return (
    <>
      <Menu
        align="end"
        trigger={
          status === 'draft' ? (
            <Button tone="primary" icon={Globe} busy={isSaving}>
              {t('publish')}
              <Icon of={ChevronDown} />
            </Button>
          ) : (
            <Button busy={isSaving}>
              <span aria-hidden="true" className={`size-2 rounded-full ${DOT_STYLES[status]}`} />
              {tStatuses(`${status}.one`)}
              <Icon of={ChevronDown} className="text-text-secondary" />
            </Button>
          )
        }
        entries={entries[status]}
      />
      {dialog.openCount > 0 && (
        <Suspense>
          <TimeDialog
            key={dialog.openCount}
            publication={publication}
            open={dialog.open}
            onClose={() => setDialog((latest) => ({ ...latest, open: false }))}
          />
        </Suspense>
      )}
    </>
  );
}
