import { type KeyboardEvent, lazy, Suspense, useMemo, useReducer, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { useTranslations } from 'use-intl';
import { loadLazily } from '#platform/browser/load-lazily.ts';
import { useFailureToast } from '#records/components.tsx';
import { useToast } from '#ui/feedback/use-toast.ts';
import { Segments } from '#ui/fields/segments.tsx';
import { useMedia } from '#ui/use-media.ts';
import type { TextSpan } from '../../model/formats/unstructured/excerpt.ts';
import { fieldKey } from '../../model/review/field-text.ts';
import { finishReview, reviewedFields } from '../../model/review/finish-review.ts';
import { startReview } from '../../model/review/review.ts';
import { firstStep, reduceSteps } from '../../model/review/review-steps.ts';
import { useTemplateList } from '../editor/use-templates.ts';
import { AssignPopover } from './assign/assign-popover.tsx';
import { fieldsOfSection, formSections } from './fields/form-fields.ts';
import { FieldsPanel } from './fields-panel.tsx';
import type { FileReading } from './file-reading.ts';
import { LeaveGuard } from './leave-guard.tsx';
import { PagePane } from './page-pane.tsx';
import { ReviewBar } from './review-bar.tsx';
import { ReviewProvider } from './review-context.ts';
import { isTypingIn, stepOfKey } from './undo-keys.ts';
import { useProblems } from './use-problems.ts';
import { useReviewFocus } from './use-review-focus.ts';
import { type SavedReview, useSaveReview } from './use-save-review.ts';

const MergeDialog = lazy(async () => ({
  default: (await loadLazily(() => import('../editor/work/merge-dialog.tsx'))).MergeDialog,
}));

/** The width from which the page fits beside the fields. */
const WIDE_SCREEN = '(min-width: 60rem)';
const VIEWS = ['page', 'fields'] as const;

type Assignment = { spans: readonly TextSpan[]; anchor: () => DOMRect; opener: HTMLElement };

/** The review of a recognized CV: the page of the file beside the fields that were read from it. */
export function LoadedReview({ reading }: { reading: FileReading }) {
  const t = useTranslations('cv-import');
  const tImport = useTranslations('cv.import');
  const tManager = useTranslations('cv.manager');
  const toast = useToast();
  const showFailure = useFailureToast();
  const navigate = useNavigate();
  const { source, name, photo, report, filename } = reading;
  const [steps, dispatch] = useReducer(reduceSteps, undefined, () => firstStep(startReview(reading.document, source)));
  const { review, past, future } = steps;
  const sections = useMemo(() => formSections(review.content), [review.content]);
  const { read, toCheck } = useMemo(() => {
    const keys = sections.flatMap(fieldsOfSection).map(fieldKey);
    const reviewed = reviewedFields(review);
    const among = (own: ReadonlySet<string>) => new Set(keys.filter((key) => own.has(key)));
    return { read: among(reviewed.read), toCheck: among(reviewed.toCheck) };
  }, [sections, review]);
  const isWide = useMedia(WIDE_SCREEN);
  const [view, setView] = useState<(typeof VIEWS)[number]>('fields');
  const panel = useRef<HTMLDivElement>(null);
  const focus = useReviewFocus({
    ...{ panel, sections, showFields: () => setView('fields') },
    initiallyOpen: () =>
      new Set(
        sections
          .filter((one, at) => at === 0 || fieldsOfSection(one).some((field) => toCheck.has(fieldKey(field))))
          .map(({ key }) => key),
      ),
  });
  const problemOf = useProblems(report.warnings);
  const [assignment, setAssignment] = useState<Assignment>();
  const [destinations, setDestinations] = useState(reading.destinations);
  const [template, setTemplate] = useState(source.template);
  const templates = useTemplateList().data?.items ?? [];
  const [keepsPhoto, setKeepsPhoto] = useState(true);
  const { busy, message, question, save } = useSaveReview();
  const isDone = useRef(false);

  const assign = (spans: readonly TextSpan[], anchor: () => DOMRect, opener?: HTMLElement) => {
    const focused = document.activeElement;
    setAssignment({ spans, anchor, opener: opener ?? (focused instanceof HTMLElement ? focused : document.body) });
  };
  const leaveTo = (path: string) => {
    isDone.current = true;
    void navigate(path, { replace: true });
  };
  const undoImport = async ({ cv, undo }: SavedReview) => {
    try {
      await undo();
      // The list of CVs has notices of its own, so a failure is shown in the editor.
      if (cv !== undefined) await navigate('/cv', { replace: true });
    } catch (error) {
      showFailure(t('notUndone'), error);
    }
  };
  const importAll = async () => {
    const inList = templates.find(({ id }) => id === template) ?? { id: template };
    const document = finishReview(review, { template: inList, unplacedTitle: tImport('unplacedTitle') });
    const saved = await save({ name, document, photo: keepsPhoto ? photo : null }, destinations);
    if (!saved) return;
    const { cv } = saved;
    toast({
      text: cv === undefined ? t('savedToWork', { count: saved.saved }) : t('imported', { name }),
      ...(cv !== undefined && destinations.work && { detail: t('savedToWork', { count: saved.saved }) }),
      tone: 'success',
      undo: () => void undoImport(saved),
    });
    leaveTo(cv === undefined ? '/work' : `/cv/${cv}/edit`);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (busy) return;
    const step = stepOfKey(event, isTypingIn(event.target));
    if (!step) return;
    event.preventDefault();
    dispatch(step);
  };
  const { active, setActive, focusField } = focus;
  const back = reading.destinations.cv
    ? { to: '/cv', label: tManager('title') }
    : { to: '/work', label: t('yourWork') };

  return (
    <ReviewProvider value={{ review, source, sections, dispatch, toCheck, active, setActive, focusField, problemOf }}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: undo works wherever the focus is */}
      <div className="flex h-dvh flex-col" onKeyDown={onKeyDown}>
        <ReviewBar
          {...{ filename, busy, dispatch, destinations }}
          content={review.content}
          pageCount={source.pages.length}
          canUndo={!busy && past.length > 0}
          canRedo={!busy && future.length > 0}
          back={back}
          onCancel={() => void navigate(back.to)}
          onImport={() => void importAll()}
        />
        <main id="content" tabIndex={-1} inert={busy} className="flex min-h-0 flex-1 flex-col outline-hidden">
          {!isWide && (
            <div className="border-border border-b px-4 py-2">
              <Segments
                label={t('view')}
                labelHidden
                choices={VIEWS.map((value) => ({ value, label: t(`views.${value}`) }))}
                value={view}
                onValueChange={setView}
              />
            </div>
          )}
          <div className="flex min-h-0 flex-1">
            {(isWide || view === 'page') && <PagePane selected={assignment?.spans ?? []} onSelect={assign} />}
            {(isWide || view === 'fields') && (
              <FieldsPanel
                ref={panel}
                {...{ message, report, destinations, template, photo, keepsPhoto }}
                open={focus.open}
                readCount={read.size}
                onOpenChange={focus.onOpenChange}
                onDestinations={setDestinations}
                onTemplate={setTemplate}
                onKeepsPhoto={setKeepsPhoto}
                onPlace={(spans, opener) => assign(spans, () => opener.getBoundingClientRect(), opener)}
              />
            )}
          </div>
        </main>
        {assignment && (
          <AssignPopover
            spans={assignment.spans}
            anchor={assignment.anchor}
            opener={() => assignment.opener}
            onClose={() => setAssignment(undefined)}
          />
        )}
        {question && (
          <Suspense>
            <MergeDialog {...question} allowsNone />
          </Suspense>
        )}
        <LeaveGuard isNeeded={() => past.length > 0 && !isDone.current} />
      </div>
    </ReviewProvider>
  );
}
