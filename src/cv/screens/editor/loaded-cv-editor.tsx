import { lazy, Suspense, useCallback, useEffect, useId, useRef, useState, useSyncExternalStore } from 'react';
import { useSearchParams } from 'react-router';
import { useTranslations } from 'use-intl';
import { PageTitle } from '#ui/layout/page-title.tsx';
import { useMedia } from '#ui/use-media.ts';
import { LETTERS, letterFieldOf } from '../pages/page-blocks.ts';
import { LazyCommands } from './commands/lazy-commands.tsx';
import { CvEditorProvider } from './cv-editor-context.tsx';
import { EditorBar } from './editor-bar.tsx';
import { requestedPath, requestedReviewView } from './editor-location.ts';
import { EditorPane } from './editor-pane.tsx';
import type { EditorView, PaneTab } from './editor-tab.ts';
import { CHUNKS, lazyAfterInitialLoad, preloadChunks } from './lazy-chunks.ts';
import type { NoticesProps } from './notice-list.tsx';
import { CommentMarksContext } from './outline/comment-marks.ts';
import type { OpenBlock } from './pages/live-page.tsx';
import { LivePages } from './pages/live-pages.tsx';
import { makeSectionDrag } from './pages/section-drag.ts';
import { storedPaneStyle } from './pane-width.ts';
import type { ReviewView } from './review/review-view.ts';
import { CommentCounts, useCommentMarks } from './use-comment-marks.ts';
import type { CvSession } from './use-cv-session.ts';
import { useEditorNavigation } from './use-editor-navigation.ts';
import { useEditorView } from './use-editor-view.ts';
import { useExternalChanges } from './use-external-changes.ts';
import { useHoverMarks } from './use-hover-marks.ts';
import { useOpenLetter } from './use-open-letter.ts';
import { useHasSidebar } from './use-templates.ts';

/** The width from which the pages fit beside the pane. */
const WIDE_SCREEN = '(min-width: 64rem)';
const NOTHING: readonly string[] = [];

/** Editor of a CV whose session has loaded. */
export function LoadedCvEditor({ session }: { session: CvSession }) {
  const t = useTranslations('cv-editor');
  const { writer, recordStore, hasRestoredDrafts: hasRestoredDraft } = session;
  const cv = useSyncExternalStore(recordStore.subscribe, recordStore.latest);
  const locked = cv?.locked ?? false;
  const { view, editor } = useEditorView(writer, locked);
  useEffect(() => session.start(), [session]);
  useEffect(preloadChunks, []);
  useExternalChanges(session, cv);
  const wide = useMedia(WIDE_SCREEN);
  const [searchParams] = useSearchParams();
  const [tab, setTab] = useState<PaneTab>(requestedReviewView(searchParams) ? 'review' : 'content');
  const [coversPane, setCoversPane] = useState(false);
  const show = useCallback((view: EditorView) => {
    setCoversPane(view === 'pages');
    if (view !== 'pages') setTab(view);
  }, []);
  const [review, setReview] = useState<ReviewView>(requestedReviewView(searchParams) ?? 'checks');
  const showReview = (view: ReviewView) => {
    setReview(view);
    letters.showTab('review');
  };
  const comments = useCommentMarks(() => showReview('comments'));
  const letters = useOpenLetter(view.content, show);
  const navigation = useEditorNavigation(view.content, ([key, id]) => {
    if (key === LETTERS) letters.open(id);
    else letters.showTab(key === 'design' ? key : 'content');
  });
  const pendingPath = useRef(requestedPath(searchParams));
  useEffect(() => {
    if (pendingPath.current) navigation.navigateTo(pendingPath.current);
    pendingPath.current = undefined;
  }, [navigation.navigateTo]);
  const [initialPaneStyle] = useState(storedPaneStyle);
  const paneId = useId();
  const hasSidebar = useHasSidebar(view.content.design.template);
  const letter = letters.previewed?.id;
  const { navigateToNode, navigateTo } = navigation;
  const navigateToBlock = useCallback<OpenBlock>(
    (key, clicked) => {
      const field = letterFieldOf(key);
      if (letter !== undefined && field !== undefined) navigateTo([LETTERS, letter], field, clicked);
      else navigateToNode(key, clicked);
    },
    [letter, navigateTo, navigateToNode],
  );
  const { hovered, outlineHover, markRow } = useHoverMarks(view.content);
  const [sectionDrag] = useState(makeSectionDrag);
  const showsPages = !wide && coversPane;
  const pages = (
    <LivePages
      writer={writer}
      design={view.content.design}
      // Where the pages replace the form, they show what was edited last.
      active={navigation.focused || !wide ? navigation.active : NOTHING}
      hovered={hovered}
      onHover={locked ? undefined : markRow}
      onNavigate={locked ? undefined : navigateToBlock}
      label={letters.previewed ? t('letterPages', { name: letters.previewed.name }) : t('pages')}
      letter={letters.previewed}
      onBack={letters.close}
      sectionDrag={sectionDrag}
      hasSidebar={hasSidebar}
    />
  );
  return (
    <CvEditorProvider editor={editor}>
      <PageTitle>{view.name}</PageTitle>
      <LazyCommands
        {...{ writer, view, cv, hasSidebar, wide }}
        onNavigate={navigation.navigateTo}
        letter={letters.openId}
        onLetter={letters.open}
        onTab={letters.showTab}
        onReview={setReview}
      />
      <main id="content" data-fills-window="" tabIndex={-1} className="flex h-full flex-col outline-hidden">
        <EditorBar writer={writer} view={view} cv={cv} locked={locked} onChecks={() => showReview('checks')} />
        <Notices writer={writer} view={view} cv={cv} hasRestoredDraft={hasRestoredDraft} />
        <CommentMarksContext value={comments.marks}>
          <div style={initialPaneStyle} className="relative flex min-h-0 flex-1">
            <EditorPane
              paneId={paneId}
              view={view}
              cv={cv}
              revision={view.revision}
              tab={tab}
              onTab={letters.showTab}
              review={review}
              onReview={setReview}
              requestedPathKey={comments.requestedPathKey}
              navigation={navigation}
              hover={outlineHover}
              sectionDrag={sectionDrag}
              letters={{ writer, open: letters.openId, onOpen: letters.open }}
              hasSidebar={hasSidebar}
              covered={showsPages}
            />
            {showsPages && <div className="absolute inset-0 flex">{pages}</div>}
            <Suspense>
              <PaneControl {...{ wide, paneId, showsPages, tab }} onShow={show} />
            </Suspense>
            {wide && pages}
          </div>
        </CommentMarksContext>
        <Suspense>
          <SpellingMarks content={view.content} />
        </Suspense>
        {cv && (
          <Suspense>
            <CommentCounts cv={cv} content={view.content} onCounts={comments.updateReport} />
          </Suspense>
        )}
      </main>
    </CvEditorProvider>
  );
}

const PaneControl = lazy(async () => ({ default: (await CHUNKS.content()).PaneControl }));

const SpellingMarks = lazyAfterInitialLoad(async () => (await CHUNKS.spelling()).SpellingMarks);

const NoticeList = lazy(async () => ({ default: (await CHUNKS.content()).NoticeList }));

/** Loads the notices only if there are any, which is rare. */
function Notices(props: NoticesProps) {
  const { view, cv, hasRestoredDraft } = props;
  const isUnremarkable = view.condition === 'saved' || view.condition === 'saving' || view.condition === 'offline';
  if (isUnremarkable && !cv?.locked && !hasRestoredDraft) return null;
  return (
    <Suspense>
      <NoticeList {...props} />
    </Suspense>
  );
}
