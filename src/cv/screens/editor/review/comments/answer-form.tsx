import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '#ui/actions/button.tsx';
import { TextArea } from '#ui/fields/text-area.tsx';
import type { CvComment } from '../../../../contract-comments.ts';
import { COMMENT_LIMITS } from '../../../../model/comment-limits.ts';

type Props = {
  comment: CvComment;
  text: string;
  onText: (text: string) => void;
  onSave: () => Promise<boolean>;
  onCancel: () => void;
  /** Whether the form was opened by the member and takes the focus. */
  focused: boolean;
};

/** Form for the owner's answer to a comment. The draft is kept in this browser until it is saved. */
export function AnswerForm({ comment, text, onText, onSave, onCancel, focused }: Props) {
  const t = useTranslations('cv-comments.review');
  const form = useRef<HTMLFormElement>(null);
  const [busy, setBusy] = useState(false);
  useEffect(() => {
    const field = form.current?.querySelector('textarea');
    if (!focused || !field || field === document.activeElement) return;
    field.focus();
    field.setSelectionRange(field.value.length, field.value.length);
  }, [focused]);
  const save = async (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    setBusy(true);
    if (!(await onSave())) setBusy(false);
  };
  return (
    // The text is not part of the CV, so the browser's own undo applies.
    <form
      ref={form}
      data-undo="own"
      onSubmit={(event) => void save(event)}
      className="grid grid-cols-1 gap-2 pt-2 break-words"
    >
      <TextArea
        label={t('answerTo', { name: comment.readerName })}
        hint={t(comment.answer === null ? 'answerHint' : 'answerHintAgain')}
        dir="auto"
        maxLength={COMMENT_LIMITS.text}
        value={text}
        onChange={({ target }) => onText(target.value)}
      />
      <div className="flex flex-wrap gap-2">
        <Button type="submit" tone="primary" busy={busy}>
          {t('save')}
        </Button>
        <Button tone="quiet" onClick={onCancel}>
          {t('cancel')}
        </Button>
      </div>
    </form>
  );
}
