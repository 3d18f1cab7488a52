import { Suspense, useCallback, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { useSearchParams } from 'react-router';
import { useTranslations } from 'use-intl';
import { PageTitle } from '#ui/page-title.tsx';
import { useMedia } from '#ui/use-media.ts';
import { CommandsLater } from './commands/commands-later.tsx';
import { placeAsked, viewAsked } from './editor-at.ts';
import { EditorBar } from './editor-bar.tsx';
import { HandProvider } from './hand.tsx';
import { Notices } from './notices.tsx';
import { CommentMarksContext } from './outline/comment-marks.ts';
import { LivePages } from './pages/live-pages.tsx';
import { Pane } from './pane.tsx';
import type { PaneTab } from './pane-tab.ts';
import { fetchPieces } from './pieces.ts';
import type { ReviewView } from './review/review-view.ts';
import { CommentCounts, useCommentMarks } from './use-comment-marks.ts';
import type { CvSession } from './use-cv-session.ts';
import { useNews } from './use-news.ts';
import { useOpenLetter } from './use-open-letter.ts';
import { fieldOfLetter, LETTERS, useOpenPlaces } from './use-open-places.ts';
import { useHasSideColumn } from './use-templates.ts';
import { useWriting } from './use-writing.ts';

/** The width from which the pages fit beside the pane. */
const WIDE = '(min-width: 64rem)';

/** Editor of a CV whose session has loaded. */
export function OpenCv({ session }: { session: CvSession }) {
  const t = useTranslations('cv-editor');
  const { writer, told, takenUp } = session;
  const cv = useSyncExternalStore(told.subscribe, told.latest);
  const locked = cv?.locked ?? false;
  const { view, hand } = useWriting(writer, locked);
  useEffect(() => session.start(), [session]);
  useEffect(fetchPieces, []);
  useNews(session, cv);
  const wide = useMedia(WIDE);
  const [address] = useSearchParams();
  const [tab, setTab] = useState<PaneTab>(viewAsked(address) ? 'review' : 'content');
  const [review, setReview] = useState<ReviewView>(viewAsked(address) ?? 'checks');
  const show = (view: ReviewView) => {
    setReview(view);
    letters.show('review');
  };
  const comments = useCommentMarks(() => show('comments'));
  const letters = useOpenLetter(view.content, setTab);
  const places = useOpenPlaces(view.content, ([part, id]) => {
    if (part === LETTERS) letters.open(id);
    else letters.show(part === 'design' ? part : 'content');
  });
  const asked = useRef(placeAsked(address));
  useEffect(() => {
    if (asked.current) places.leadTo(asked.current);
    asked.current = undefined;
  }, [places.leadTo]);
  const hasSide = useHasSideColumn(view.content.design.template);
  const letter = letters.shown?.id;
  const { lead: leadToPart, leadTo } = places;
  const lead = useCallback(
    (part: string) => {
      const field = fieldOfLetter(part);
      if (letter !== undefined && field !== undefined) leadTo([LETTERS, letter], field);
      else leadToPart(part);
    },
    [letter, leadTo, leadToPart],
  );
  const pages = (
    <LivePages
      writer={writer}
      design={view.content.design}
      active={places.active}
      onLead={locked ? undefined : lead}
      label={letters.shown ? t('letterPages', { name: letters.shown.name }) : t('pages')}
      letter={letters.shown}
      onBack={letters.close}
    />
  );
  return (
    <HandProvider hand={hand}>
      <PageTitle>{view.name}</PageTitle>
      <CommandsLater
        {...{ writer, view, cv, hasSide, wide }}
        onLead={places.leadTo}
        letter={letters.opened}
        onLetter={letters.open}
        onTab={letters.show}
        onReview={setReview}
      />
      <main id="content" tabIndex={-1} className="flex h-dvh flex-col outline-hidden">
        <EditorBar writer={writer} view={view} cv={cv} locked={locked} onChecks={() => show('checks')} />
        <Notices writer={writer} view={view} cv={cv} takenUp={takenUp} />
        <CommentMarksContext value={comments.marks}>
          <div className="flex min-h-0 flex-1">
            <Pane
              view={view}
              cv={cv}
              revision={view.revision}
              tab={wide && tab === 'pages' ? 'content' : tab}
              onTab={letters.show}
              review={review}
              onReview={setReview}
              commentsAt={comments.at}
              places={places}
              letters={{ writer, open: letters.opened, onOpen: letters.open }}
              hasSide={hasSide}
              pages={wide ? undefined : pages}
            />
            {wide && pages}
          </div>
        </CommentMarksContext>
        {cv && (
          <Suspense>
            <CommentCounts cv={cv} content={view.content} onTold={comments.tell} />
          </Suspense>
        )}
      </main>
    </HandProvider>
  );
}
