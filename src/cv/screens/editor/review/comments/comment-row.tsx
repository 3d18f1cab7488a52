import { useEffect, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '#ui/button.tsx';
import { useToast } from '#ui/use-toast.ts';
import type { CvComment } from '../../../../contract-comments.ts';
import type { CommentState } from '../../../../model/comment-limits.ts';
import { useTimeAgo } from '../../../use-time-ago.ts';
import { useKeptText } from '../use-kept-text.ts';
import { AnswerForm } from './answer-form.tsx';
import type { CommentDeeds } from './use-comment-deeds.ts';

type Props = {
  comment: CvComment;
  deeds: CommentDeeds;
  onDelete: (comment: CvComment, button: HTMLElement) => void;
  /** Called before the row is removed by an action. */
  onLeave: (element: Element) => void;
};

/** The main action for each state of a comment, and the state that it leads to. */
const STEPS = {
  held: ['agree', 'shown'],
  shown: ['resolve', 'resolved'],
  resolved: ['reopen', 'shown'],
} as const satisfies Record<CommentState, readonly [string, CommentState]>;

/** A reviewer's comment with the owner's answer and the available actions. */
export function CommentRow({ comment, deeds, onDelete, onLeave }: Props) {
  const t = useTranslations('cv-comments.review');
  const timeAgo = useTimeAgo();
  const toast = useToast();
  const kept = useKeptText(`answer/${comment.id}`);
  const [asked, setAsked] = useState(false);
  const [busy, setBusy] = useState(false);
  const { readerName: name, text, state, answer, answeredAt, createdAt } = comment;
  const [step, next] = STEPS[state];
  const draft = kept.text ?? '';
  const isWriting = asked || draft !== '';
  const opener = useRef<HTMLButtonElement>(null);
  const goesBack = useRef(false);
  useEffect(() => {
    if (isWriting || !goesBack.current) return;
    goesBack.current = false;
    opener.current?.focus();
  }, [isWriting]);
  const close = () => {
    goesBack.current = true;
    setAsked(false);
    kept.write('');
  };
  const doStep = async ({ currentTarget }: { currentTarget: Element }) => {
    onLeave(currentTarget);
    setBusy(true);
    await deeds.setState(comment, next);
    setBusy(false);
  };
  const cancel = () => {
    close();
    if (draft !== '' && draft !== answer) toast({ text: t('discarded'), undo: () => kept.write(draft) });
  };
  return (
    <li data-finding="" className="border-border border-b py-3 first:pt-1 last:border-b-0">
      <p className="flex flex-wrap items-baseline gap-x-2">
        <span dir="auto" className="min-w-0 break-words font-medium">
          {name}
        </span>
        <time dateTime={createdAt} className="text-text-secondary text-xs">
          {timeAgo(createdAt)}
        </time>
      </p>
      <p dir="auto" className="whitespace-pre-line break-words">
        {text}
      </p>
      {answer !== null && !isWriting && (
        <div className="mt-2 border-border border-s-2 ps-3">
          <p className="text-text-secondary text-xs">{t('answered', { when: timeAgo(answeredAt ?? createdAt) })}</p>
          <p dir="auto" className="whitespace-pre-line break-words">
            {answer}
          </p>
        </div>
      )}
      {isWriting ? (
        <AnswerForm
          comment={comment}
          text={kept.text ?? ''}
          onText={(written) => {
            // Keeps the form open when the text is emptied.
            setAsked(true);
            kept.write(written);
          }}
          onSave={async () => {
            const isSaved = await deeds.answer(comment, draft);
            if (isSaved) close();
            return isSaved;
          }}
          onCancel={cancel}
          focused={asked}
        />
      ) : (
        <div className="flex flex-wrap gap-x-2 gap-y-1 pt-2">
          <Button busy={busy} aria-label={t(`${step}Named`, { name })} onClick={(event) => void doStep(event)}>
            {t(step)}
          </Button>
          {state === 'shown' && (
            <Button
              ref={opener}
              tone="quiet"
              aria-label={t(answer === null ? 'replyNamed' : 'rewriteNamed', { name })}
              onClick={() => {
                setAsked(true);
                kept.write(answer ?? '');
              }}
            >
              {t(answer === null ? 'reply' : 'rewrite')}
            </Button>
          )}
          <Button
            tone="quiet"
            aria-label={t(state === 'held' ? 'declineNamed' : 'deleteNamed', { name })}
            onClick={({ currentTarget }) => onDelete(comment, currentTarget)}
          >
            {t(state === 'held' ? 'decline' : 'delete')}
          </Button>
        </div>
      )}
    </li>
  );
}
