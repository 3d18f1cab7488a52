import { Copy, Eye, History, Trash2 } from 'lucide-react';
import { Link as RouterLink, useNavigate } from 'react-router';
import { useTranslations } from 'use-intl';
import { type RecordEditorState, useRecordActions } from '#records/components.tsx';
import { IconButton } from '#ui/actions/icon-button.tsx';
import { Link } from '#ui/actions/link.tsx';
import { MenuDots } from '#ui/layout/dots.tsx';
import { LiveText } from '#ui/live-text.tsx';
import { Menu } from '#ui/overlays/menu.tsx';
import { postCalls } from './post-calls.ts';
import type { EditablePost } from './prepare-post.ts';
import { PublishMenu } from './publication/publish-menu.tsx';

/** Actions of a post in the editor. */
export function PostActions({ editor }: { editor: RecordEditorState<EditablePost> }) {
  const t = useTranslations('posts.editor');
  const tStatuses = useTranslations('posts.manager.statuses');
  const tRecords = useTranslations('records.manager');
  const navigate = useNavigate();
  const { id, value, saved, saveChanges } = editor;
  const actions = useRecordActions({ name: 'posts', calls: postCalls, saveChanges });
  const record = { id: id ?? '', title: value.title };
  return (
    <>
      <LiveText>{tStatuses(`${saved.status}.one`)}</LiveText>
      {id !== undefined && (
        <span className="max-sm:hidden">
          <Link variant="button-quiet" render={<RouterLink to={`/posts/${id}`} />}>
            {t('preview')}
          </Link>
        </span>
      )}
      <PublishMenu editor={editor} />
      {id !== undefined && (
        <Menu
          align="end"
          trigger={<IconButton name={t('more')} icon={MenuDots} busy={actions.busy} />}
          entries={[
            { label: t('preview'), icon: Eye, onSelect: () => void navigate(`/posts/${id}`) },
            { label: tRecords('history'), icon: History, onSelect: editor.showHistory },
            { label: tRecords('duplicate'), icon: Copy, onSelect: () => void actions.duplicate(record) },
            { kind: 'line' },
            { label: tRecords('toTrash'), icon: Trash2, danger: true, onSelect: () => void actions.trash(record) },
          ]}
        />
      )}
    </>
  );
}
