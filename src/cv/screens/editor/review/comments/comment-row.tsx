import { useEffect, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '#ui/actions/button.tsx';
import { useToast } from '#ui/feedback/use-toast.ts';
import { useTimeAgo } from '#ui/use-time-ago.ts';
import type { CvComment } from '../../../../contract-comments.ts';
import type { CommentState } from '../../../../model/comment-limits.ts';
import { useStoredText } from '../../../use-stored-text.ts';
import { AnswerForm } from './answer-form.tsx';
import type { CommentActions } from './use-comment-actions.ts';

type Props = {
  comment: CvComment;
  actions: CommentActions;
  onDelete: (comment: CvComment, button: HTMLElement) => void;
  /** Called before the row is removed by an action. */
  onBeforeRemove: (element: Element) => void;
};

/** The main action for each state of a comment, and the state that it leads to. */
const ACTION_BY_STATE = {
  held: ['agree', 'shown'],
  shown: ['resolve', 'resolved'],
  resolved: ['reopen', 'shown'],
} as const satisfies Record<CommentState, readonly [string, CommentState]>;

/** A reviewer's comment with the owner's answer and the available actions. */
export function CommentRow({ comment, actions, onDelete, onBeforeRemove }: Props) {
  const t = useTranslations('cv-comments.review');
  const timeAgo = useTimeAgo();
  const toast = useToast();
  const storedText = useStoredText(`answer/${comment.id}`);
  const [isOpened, setOpened] = useState(false);
  const [busy, setBusy] = useState(false);
  const { readerName: name, text, state, answer, answeredAt, createdAt } = comment;
  const [action, nextState] = ACTION_BY_STATE[state];
  const draft = storedText.text ?? '';
  const isWriting = isOpened || draft !== '';
  const opener = useRef<HTMLButtonElement>(null);
  const restoresFocus = useRef(false);
  useEffect(() => {
    if (isWriting || !restoresFocus.current) return;
    restoresFocus.current = false;
    opener.current?.focus();
  }, [isWriting]);
  const close = () => {
    restoresFocus.current = true;
    setOpened(false);
    storedText.write('');
  };
  const runAction = async ({ currentTarget }: { currentTarget: Element }) => {
    onBeforeRemove(currentTarget);
    setBusy(true);
    await actions.setState(comment, nextState);
    setBusy(false);
  };
  const cancel = () => {
    close();
    if (draft !== '' && draft !== answer) toast({ text: t('discarded'), undo: () => storedText.write(draft) });
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
          text={storedText.text ?? ''}
          onText={(value) => {
            // Keeps the form open when the text is emptied.
            setOpened(true);
            storedText.write(value);
          }}
          onSave={async () => {
            const isSaved = await actions.answer(comment, draft);
            if (isSaved) close();
            return isSaved;
          }}
          onCancel={cancel}
          focused={isOpened}
        />
      ) : (
        <div className="flex flex-wrap gap-x-2 gap-y-1 pt-2">
          <Button busy={busy} aria-label={t(`${action}Named`, { name })} onClick={(event) => void runAction(event)}>
            {t(action)}
          </Button>
          {state === 'shown' && (
            <Button
              ref={opener}
              tone="quiet"
              aria-label={t(answer === null ? 'replyNamed' : 'rewriteNamed', { name })}
              onClick={() => {
                setOpened(true);
                storedText.write(answer ?? '');
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
