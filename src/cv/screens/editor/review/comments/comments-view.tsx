import { Clock, MessageSquare } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useTranslations } from 'use-intl';
import { MessagesProvider } from '#platform/browser/i18n/messages-provider.tsx';
import { LoadError } from '#ui/feedback/error-state.tsx';
import { Loading } from '#ui/feedback/loading.tsx';
import { Skeleton } from '#ui/feedback/skeleton.tsx';
import type { Cv, CvContent } from '../../../../contract.ts';
import type { CvComment } from '../../../../contract-comments.ts';
import type { CommentState } from '../../../../model/comment-limits.ts';
import type { NodePath } from '../../../../model/tree.ts';
import { useNextFocus } from '../checks/use-next-focus.ts';
import { CollapsedSection } from '../collapsed-section.tsx';
import { CommentGroups, type CommentGroupsProps } from './comment-groups.tsx';
import { CommentSection } from './comment-section.tsx';
import { DeleteCommentDialog } from './delete-comment-dialog.tsx';
import { NoComments } from './no-comments.tsx';
import { useCommentActions } from './use-comment-actions.ts';
import { acceptsComments, useComments } from './use-comments.ts';

type Props = {
  id: string;
  cv: Cv | undefined;
  content: CvContent;
  onNavigate: (path: NodePath) => void;
  /** The `pathKey` of the block whose comments were requested; reset once they are focused. */
  requestedPathKey: { current: string | undefined };
};

type CommentDeletion = { comment: CvComment; opener: HTMLElement; open: boolean; busy: boolean };

/** Reviewers' comments on the CV by block: those awaiting approval first, then open and resolved ones. */
export const CommentsView = (props: Props) => (
  <MessagesProvider domains={['cv-comments']}>
    <Comments {...props} />
  </MessagesProvider>
);

function Comments({ id, cv, content, onNavigate, requestedPathKey }: Props) {
  const t = useTranslations('cv-comments.review');
  const { data, error, isPending, isFetching, refetch } = useComments(id);
  const actions = useCommentActions(id);
  const { ref, adjacentTo, markRemoved, cancelFocusMove } = useNextFocus();
  const [deletion, setDeletion] = useState<CommentDeletion>();
  const isLoaded = data !== undefined;
  useEffect(() => {
    const pathKey = requestedPathKey.current;
    if (pathKey === undefined || !isLoaded) return;
    requestedPathKey.current = undefined;
    const blocks = [...document.querySelectorAll<HTMLElement>('[data-comments-on]')];
    const block = blocks.find(
      ({ dataset }) => dataset.commentsOn === pathKey || dataset.commentsOn?.startsWith(`${pathKey}/`),
    );
    block?.focus();
  }, [requestedPathKey, isLoaded]);
  if (error && !data) {
    return <LoadError title={t('failed')} query={{ error, isFetching, refetch }} />;
  }
  const inState = (state: CommentState) => data?.items.filter((comment) => comment.state === state) ?? [];
  const groups = {
    ...{ content, actions, onNavigate, onBeforeRemove: markRemoved },
    onDelete: (comment: CvComment, opener: HTMLElement) => setDeletion({ comment, opener, open: true, busy: false }),
  };
  const confirmDeletion = async (yes: boolean) => {
    if (!deletion || deletion.busy) return;
    const { comment, opener } = deletion;
    const next = adjacentTo(opener);
    if (yes) setDeletion({ ...deletion, busy: true });
    const isGone = yes && (await actions.remove(comment));
    setDeletion({ comment, opener: (isGone && next) || opener, open: false, busy: false });
  };
  return (
    <Loading waiting={isPending} label={t('loading')} skeleton={<Skeleton shape="block" />}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: it only observes the focus */}
      <div ref={ref} tabIndex={-1} onFocus={cancelFocusMove} className="grid grid-cols-1 gap-6 outline-hidden">
        {data?.items.length === 0 && <NoComments cv={cv} />}
        {cv && !acceptsComments(cv) && data?.items.length !== 0 && (
          <p className="text-pretty text-text-secondary">{t('hiddenNow')}</p>
        )}
        <CommentSection
          icon={Clock}
          title={t('waiting')}
          text={t('waitingText')}
          comments={inState('held')}
          {...groups}
        />
        <CommentSection
          icon={MessageSquare}
          title={t('open')}
          text={t('openText')}
          comments={inState('shown')}
          {...groups}
        />
        <ResolvedComments comments={inState('resolved')} {...groups} />
        {deletion && (
          <DeleteCommentDialog
            open={deletion.open}
            busy={deletion.busy}
            name={deletion.comment.readerName}
            opener={deletion.opener}
            onAnswer={(yes) => void confirmDeletion(yes)}
          />
        )}
      </div>
    </Loading>
  );
}

/** Collapsed section of resolved comments. */
function ResolvedComments(groups: CommentGroupsProps) {
  const t = useTranslations('cv-comments.review');
  const count = groups.comments.length;
  if (count === 0) return null;
  return (
    <CollapsedSection heading={t('resolved', { count })}>
      <div className="grid grid-cols-1 gap-3 pt-2">
        <CommentGroups {...groups} />
      </div>
    </CollapsedSection>
  );
}
