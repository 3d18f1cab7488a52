import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useUploadErrorText } from '#files/components.tsx';
import { MessagesProvider } from '#platform/browser/i18n/messages-provider.tsx';
import { type ImportDialogProps, ImportFrame, ImportProgress, type ImportStepActions } from '#records/components.tsx';
import { Button } from '#ui/actions/button.tsx';
import { ChooseFiles } from './choose-files.tsx';
import { ImportedPosts } from './imported-posts.tsx';
import { PostReview } from './post-review.tsx';
import { usePostImport } from './use-post-import.ts';

const WORDS = ['posts', 'files'] as const;

/** Import dialog for posts from Markdown files, Ghost or WordPress. */
export const ImportPosts = (props: ImportDialogProps) => (
  <MessagesProvider domains={WORDS}>
    <ImportSteps {...props} />
  </MessagesProvider>
);

function ImportSteps({ open, onOpenChange, onImported }: ImportDialogProps) {
  const t = useTranslations('posts.import');
  const describeFailure = useUploadErrorText();
  const state = usePostImport();
  const [isUndoing, setIsUndoing] = useState(false);
  const [undoFailure, setUndoFailure] = useState<unknown>();
  const { step, selected, failure, isEmpty } = state;
  const isBusy = step.name === 'import' || isUndoing;
  const close = () => {
    // Closing while posts are being imported would leave it open which of them are.
    if (isBusy) return;
    const ids = state.reset();
    setUndoFailure(undefined);
    onOpenChange(false);
    if (ids.length > 0) onImported(ids);
  };
  const undo = async () => {
    setIsUndoing(true);
    setUndoFailure(undefined);
    try {
      await state.undo();
      state.reset();
      onOpenChange(false);
    } catch (error) {
      setUndoFailure(error);
    } finally {
      setIsUndoing(false);
    }
  };
  const problem = undoFailure ?? failure;
  const message = problem ? describeFailure(problem) : isEmpty ? t('noPosts') : undefined;
  const actions = (): ImportStepActions | undefined => {
    if (step.name === 'review')
      return {
        step: 'review',
        another: { label: t('another'), onClick: () => void state.reset() },
        submit: {
          label: t('importSelected', { count: selected.size }),
          onClick: () => void state.importSelected(),
          disabledReason: selected.size === 0 ? t('noneSelected') : undefined,
        },
      };
    if (step.name !== 'done') return undefined;
    const secondary = (
      <Button busy={isUndoing} onClick={() => void undo()}>
        {t('undo')}
      </Button>
    );
    return { step: 'done', done: t('done'), secondary };
  };
  return (
    <ImportFrame
      open={open}
      onOpen={() => onOpenChange(true)}
      onClose={close}
      title={t('title')}
      description={
        step.name === 'review'
          ? t('found', { count: step.posts.length })
          : step.name === 'done'
            ? t('imported', { count: step.made.length })
            : t('text')
      }
      failure={message}
      actions={actions()}
    >
      {step.name === 'choose' && <ChooseFiles onFiles={(files) => void state.choose(files)} />}
      {step.name === 'send' && <Progress label={t(step.progress < 1 ? 'sending' : 'reading')} value={step.progress} />}
      {step.name === 'review' && <PostReview state={state} posts={step.posts} />}
      {step.name === 'import' && (
        <Progress label={t('importing', { done: step.done, total: step.total })} value={step.done / step.total} />
      )}
      {step.name === 'done' && <ImportedPosts made={step.made} />}
    </ImportFrame>
  );
}

const Progress = ({ label, value }: { label: string; value: number }) => (
  <ImportProgress text={label} barLabel={label} value={value} />
);
