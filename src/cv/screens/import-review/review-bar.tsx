import { FileText, Lock } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { EditorHeader, UndoButtons } from '#records/components.tsx';
import { Button } from '#ui/actions/button.tsx';
import { Icon } from '#ui/icon.tsx';
import type { CvContent } from '../../contract.ts';
import { countEntries } from '../../model/review/finish-review.ts';
import type { StepAction } from '../../model/review/review-steps.ts';
import type { Destinations } from './file-reading.ts';

type Props = {
  content: CvContent;
  filename: string | undefined;
  pageCount: number;
  destinations: Destinations;
  busy: boolean;
  canUndo: boolean;
  canRedo: boolean;
  dispatch: (action: StepAction) => void;
  /** The screen that the review was opened from. */
  back: { to: string; label: string };
  onCancel: () => void;
  onImport: () => void;
};

/** Header of a review: the file, and the buttons that import or leave it. */
export function ReviewBar(props: Props) {
  const { content, filename, pageCount, destinations, busy, canUndo, canRedo, dispatch, back, onCancel, onImport } =
    props;
  const t = useTranslations('cv-import');
  const step = (can: boolean, action: 'undo' | 'redo') =>
    can ? { run: () => dispatch(action), description: '' } : undefined;
  const hasNowhere = !destinations.cv && !destinations.work;
  return (
    <EditorHeader back={back}>
      <h1 className="min-w-0 truncate font-medium">{t('title')}</h1>
      <p className="flex min-w-0 items-center gap-2 text-text-secondary max-lg:hidden">
        <Icon of={FileText} />
        <span dir="auto" className="truncate">
          {filename ?? t('pastedText')}
        </span>
        {pageCount > 0 && <span className="shrink-0">{`· ${t('pages', { count: pageCount })}`}</span>}
      </p>
      <div className="ms-auto flex min-w-0 items-center gap-2">
        <p className="flex items-center gap-2 text-text-secondary max-xl:hidden">
          <Icon of={Lock} />
          {t('notSaved')}
        </p>
        <UndoButtons undo={step(canUndo, 'undo')} redo={step(canRedo, 'redo')} />
        <Button className="max-sm:hidden" disabled={busy} onClick={onCancel}>
          {t('cancel')}
        </Button>
        <Button
          tone="primary"
          // On a small phone, the words take two lines.
          className="min-w-0 shrink! leading-tight"
          busy={busy}
          disabledReason={hasNowhere ? t('nowhere') : undefined}
          onClick={onImport}
        >
          {t('import', { count: countEntries(content) })}
        </Button>
      </div>
    </EditorHeader>
  );
}
