import { useQuery } from '@tanstack/react-query';
import { Clock, Globe, NotebookPen, Undo2 } from 'lucide-react';
import { useFormatter, useTranslations } from 'use-intl';
import type { ManagedCollection } from '#records/components.tsx';
import type { PostItem, PostStatus } from '../../contract.ts';
import { postsApi } from '../posts-api.ts';

/** Returns the manager configuration for posts. */
export function usePostCollection(): ManagedCollection<PostItem> {
  const t = useTranslations('posts.manager');
  const tFields = useTranslations('posts.editor.fields');
  const format = useFormatter();
  const { data: series } = useQuery(postsApi.series.queryOptions());
  const names = (series?.items ?? []).map(({ name }) => name);
  const wordsOf = (value: PostStatus) => ({
    value,
    label: t(`statuses.${value}.one`),
    plural: t(`statuses.${value}.many`),
  });
  const actionOf = (action: 'publish' | 'draft') => ({
    action,
    verb: t(`verbs.${action}`),
    done: (count: number) => t(`done.${action}`, { count }),
  });
  const dateOf = ({ status, publishedAt }: PostItem) => {
    if (publishedAt === '') return '';
    const date = new Date(publishedAt);
    return format.dateTime(date, { dateStyle: 'medium', ...(status === 'scheduled' ? { timeStyle: 'short' } : {}) });
  };
  return {
    name: 'posts',
    takedownKind: 'post',
    icon: NotebookPen,
    calls: {
      list: postsApi.list.call,
      facets: postsApi.facets.call,
      move: postsApi.move.call,
      bulk: (change) => postsApi.bulk.call(change as Parameters<typeof postsApi.bulk.call>[0]),
      duplicate: postsApi.duplicate.call,
      removeForever: postsApi.removeForever.call,
    },
    statuses: [
      { ...wordsOf('draft'), ...actionOf('draft'), dot: 'ring', icon: Undo2 },
      { ...wordsOf('scheduled'), ...actionOf('draft'), dot: 'faint', icon: Clock, unoffered: true },
      { ...wordsOf('published'), ...actionOf('publish'), dot: 'full', icon: Globe },
    ],
    statusOf: ({ status }) => status,
    withStatus: (post, status) => ({ ...post, status: status as PostStatus }),
    ...(names.length > 0 ? { kinds: names.map((name) => ({ value: name, label: name })) } : {}),
    sorts: ['order', 'date', 'updated', 'title'],
    hasView: true,
    hasNoExport: true,
    cards: 'cover',
    defaultLayout: 'list',
    contentOf: (post) => ({
      picture: post.cover === null ? undefined : post.images[post.cover],
      focus: post.coverFocus,
      subtitle: post.summary,
      kind: post.series,
      dateText: dateOf(post),
    }),
    texts: {
      title: t('title'),
      create: t('create'),
      search: t('search'),
      count: (count) => t('count', { count }),
      emptyTitle: t('emptyTitle'),
      emptyText: t('emptyText'),
      allKinds: t('allSeries'),
      kindFilter: tFields('series'),
    },
  };
}
