import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Navigate, useParams } from 'react-router';
import { useTranslations } from 'use-intl';
import { statusOf } from '#platform/pure/api-errors.ts';
import { RecordView } from '#records/components.tsx';
import { PageTitle } from '#ui/layout/page-title.tsx';
import type { Post } from '../../contract.ts';
import { postsApi } from '../posts-api.ts';
import { PostBar } from './post-bar.tsx';

type Props = {
  /** Shows the page of the post. */
  children: (post: Post) => ReactNode;
};

/** The post in the address, by id or slug: the owner's actions and its page. */
export function PostView({ children }: Props) {
  const t = useTranslations('posts.detail');
  const { postId = '' } = useParams();
  const query = useQuery({
    ...postsApi.read.queryOptions({ input: { id: postId } }),
    retry: (count, error) => statusOf(error) === undefined && count < 1,
  });
  return (
    <RecordView query={query} back={{ to: '/posts', label: t('posts') }}>
      {(post) =>
        // Redirect a former slug to the current one.
        post.id !== postId && post.slug !== postId ? (
          <Navigate to={`/posts/${encodeURIComponent(post.slug)}`} replace />
        ) : (
          <>
            <PageTitle>{post.title}</PageTitle>
            <h1 className="sr-only">{post.title}</h1>
            <PostBar post={post} />
            {children(post)}
          </>
        )
      }
    </RecordView>
  );
}
