import { Clock, MessageSquare } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useTranslations } from 'use-intl';
import { WordsProvider } from '#platform/i18n/words-provider.tsx';
import { ErrorState } from '#ui/error-state.tsx';
import { Loading } from '#ui/loading.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { useFailureWords } from '#ui/use-failure-words.ts';
import type { Cv, CvContent } from '../../../../contract.ts';
import type { CvComment } from '../../../../contract-comments.ts';
import type { CommentState } from '../../../../model/comment-limits.ts';
import type { Path } from '../../../../model/tree.ts';
import { useNextFocus } from '../checks/use-next-focus.ts';
import { CommentSection } from './comment-section.tsx';
import { DeleteCommentDialog } from './delete-comment-dialog.tsx';
import { NoComments } from './no-comments.tsx';
import { ResolvedComments } from './resolved-comments.tsx';
import { useCommentDeeds } from './use-comment-deeds.ts';
import { takesComments, useComments } from './use-comments.ts';

type Props = {
  id: string;
  cv: Cv | undefined;
  content: CvContent;
  onLead: (path: Path) => void;
  /** The path of the block whose comments were requested; reset once they are focused. */
  at: { current: string | undefined };
};

type Doomed = { comment: CvComment; opener: HTMLElement; open: boolean; busy: boolean };

/** Reviewers' comments on the CV by block: those awaiting approval first, then open and resolved ones. */
export const CommentsView = (props: Props) => (
  <WordsProvider domains={['cv-comments']}>
    <Comments {...props} />
  </WordsProvider>
);

function Comments({ id, cv, content, onLead, at }: Props) {
  const t = useTranslations('cv-comments.review');
  const wordsOf = useFailureWords();
  const { data, error, isPending, isFetching, refetch } = useComments(id);
  const deeds = useCommentDeeds(id);
  const { ref, besides, leave, stay } = useNextFocus();
  const [doomed, setDoomed] = useState<Doomed>();
  const isHere = data !== undefined;
  useEffect(() => {
    const asked = at.current;
    if (asked === undefined || !isHere) return;
    at.current = undefined;
    const blocks = [...document.querySelectorAll<HTMLElement>('[data-comments-on]')];
    const block = blocks.find(
      ({ dataset }) => dataset.commentsOn === asked || dataset.commentsOn?.startsWith(`${asked}/`),
    );
    block?.focus();
  }, [at, isHere]);
  if (error && !data) {
    return (
      <ErrorState title={t('failed')} text={wordsOf(error)} retrying={isFetching} onRetry={() => void refetch()} />
    );
  }
  const of = (state: CommentState) => data?.items.filter((comment) => comment.state === state) ?? [];
  const groups = {
    ...{ content, deeds, onLead, onLeave: leave },
    onDelete: (comment: CvComment, opener: HTMLElement) => setDoomed({ comment, opener, open: true, busy: false }),
  };
  const answer = async (yes: boolean) => {
    if (!doomed || doomed.busy) return;
    const { comment, opener } = doomed;
    const next = besides(opener);
    if (yes) setDoomed({ ...doomed, busy: true });
    const isGone = yes && (await deeds.remove(comment));
    setDoomed({ comment, opener: (isGone && next) || opener, open: false, busy: false });
  };
  return (
    <Loading waiting={isPending} label={t('loading')} skeleton={<Skeleton shape="block" />}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: it only follows where the focus goes */}
      <div ref={ref} tabIndex={-1} onFocus={stay} className="grid grid-cols-1 gap-6 outline-hidden">
        {data?.items.length === 0 && <NoComments cv={cv} />}
        {cv && !takesComments(cv) && data?.items.length !== 0 && (
          <p className="text-pretty text-text-secondary">{t('hiddenNow')}</p>
        )}
        <CommentSection icon={Clock} title={t('waiting')} text={t('waitingText')} comments={of('held')} {...groups} />
        <CommentSection
          icon={MessageSquare}
          title={t('open')}
          text={t('openText')}
          comments={of('shown')}
          {...groups}
        />
        <ResolvedComments comments={of('resolved')} {...groups} />
        {doomed && (
          <DeleteCommentDialog
            open={doomed.open}
            busy={doomed.busy}
            name={doomed.comment.readerName}
            opener={doomed.opener}
            onAnswer={(yes) => void answer(yes)}
          />
        )}
      </div>
    </Loading>
  );
}
