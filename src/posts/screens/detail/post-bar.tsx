import { useQueryClient } from '@tanstack/react-query';
import { Copy, Globe, RotateCcw, Trash2, Undo2 } from 'lucide-react';
import { useState } from 'react';
import { Link as RouterLink } from 'react-router';
import { useTranslations } from 'use-intl';
import { RecordBar, useRecordActions } from '#records/components.tsx';
import { Button } from '#ui/actions/button.tsx';
import { IconButton } from '#ui/actions/icon-button.tsx';
import { Link } from '#ui/actions/link.tsx';
import { MenuDots } from '#ui/layout/dots.tsx';
import { Menu } from '#ui/overlays/menu.tsx';
import type { Post, PostStatus } from '../../contract.ts';
import { postsApi } from '../posts-api.ts';
import { useSetPostStatus } from './use-set-post-status.ts';

const DOT_STYLES: Record<PostStatus, string> = {
  draft: 'border-[1.5px] border-control',
  scheduled: 'bg-primary',
  published: 'bg-success',
};
const calls = {
  remove: postsApi.remove.call,
  restore: postsApi.restore.call,
  duplicate: postsApi.duplicate.call,
};
const BACK_PATH = '/posts';

/** Owner's bar above a post, with its status and actions. */
export function PostBar({ post }: { post: Post }) {
  const t = useTranslations('posts.detail');
  const tRecords = useTranslations('records.manager');
  const actions = useRecordActions({ name: 'posts', calls });
  const { isBusy, setStatus } = useSetPostStatus(post);
  const back = { to: BACK_PATH, label: t('posts') };
  if (post.trashedAt)
    return (
      <RecordBar back={back} status={t('trashed')}>
        <RestoreButton onRestore={() => actions.restore(post)} />
      </RecordBar>
    );
  const { status } = post;
  return (
    <RecordBar
      back={back}
      status={
        <span className="inline-flex items-baseline gap-2">
          <span aria-hidden="true" className={`size-2 shrink-0 rounded-full ${DOT_STYLES[status]}`} />
          <span>
            {t(`statuses.${status}`)}
            <span className="max-sm:sr-only"> · {t(`seen.${status}`)}</span>
          </span>
        </span>
      }
    >
      <Link
        variant={status === 'draft' ? 'button-plain' : 'button-primary'}
        render={<RouterLink to={`/posts/${post.id}/edit`} />}
      >
        {tRecords('edit')}
      </Link>
      {status === 'draft' && (
        <Button tone="primary" icon={Globe} busy={isBusy} onClick={() => void setStatus('published')}>
          {t('publish')}
        </Button>
      )}
      <Menu
        align="end"
        trigger={<IconButton name={t('more')} icon={MenuDots} busy={actions.busy} />}
        entries={[
          { label: tRecords('duplicate'), icon: Copy, onSelect: () => void actions.duplicate(post) },
          ...(status === 'draft' ? [] : [{ label: t('revert'), icon: Undo2, onSelect: () => void setStatus('draft') }]),
          { kind: 'line' as const },
          { label: tRecords('toTrash'), icon: Trash2, danger: true, onSelect: () => void actions.trash(post) },
        ]}
      />
    </RecordBar>
  );
}

function RestoreButton({ onRestore }: { onRestore: () => Promise<void> }) {
  const t = useTranslations('records.manager');
  const queries = useQueryClient();
  const [isBusy, setIsBusy] = useState(false);
  const restore = async () => {
    setIsBusy(true);
    await onRestore();
    await queries.invalidateQueries({ queryKey: postsApi.read.key() });
    setIsBusy(false);
  };
  return (
    <Button icon={RotateCcw} busy={isBusy} onClick={() => void restore()}>
      {t('restore')}
    </Button>
  );
}
