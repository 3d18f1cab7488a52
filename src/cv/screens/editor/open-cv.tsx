import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { useSearchParams } from 'react-router';
import { useTranslations } from 'use-intl';
import { PageTitle } from '#ui/page-title.tsx';
import { useMedia } from '#ui/use-media.ts';
import { CommandsLater } from './commands/commands-later.tsx';
import { placeAsked } from './editor-at.ts';
import { EditorBar } from './editor-bar.tsx';
import { HandProvider } from './hand.tsx';
import { Notices } from './notices.tsx';
import { LivePages } from './pages/live-pages.tsx';
import { Pane } from './pane.tsx';
import type { PaneTab } from './pane-tab.ts';
import { fetchPieces } from './pieces.ts';
import type { ReviewView } from './review/review-view.ts';
import type { CvSession } from './use-cv-session.ts';
import { useNews } from './use-news.ts';
import { useOpenPlaces } from './use-open-places.ts';
import { useHasSideColumn } from './use-templates.ts';
import { useWriting } from './use-writing.ts';

/** From here on there is room for the pages beside what is written. */
const WIDE = '(min-width: 64rem)';

/** A CV that has come, under one's hands. */
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
  const [tab, setTab] = useState<PaneTab>('content');
  const [review, setReview] = useState<ReviewView>('checks');
  const places = useOpenPlaces(view.content, ([part]) => setTab(part === 'design' ? part : 'content'));
  const [address] = useSearchParams();
  const asked = useRef(placeAsked(address));
  useEffect(() => {
    if (asked.current) places.leadTo(asked.current);
    asked.current = undefined;
  }, [places.leadTo]);
  const hasSide = useHasSideColumn(view.content.design.template);
  const pages = (
    <LivePages
      writer={writer}
      design={view.content.design}
      active={places.active}
      onLead={locked ? undefined : places.lead}
      label={t('pages')}
    />
  );
  return (
    <HandProvider hand={hand}>
      <PageTitle>{view.name}</PageTitle>
      <CommandsLater
        {...{ writer, view, cv, hasSide, wide }}
        onLead={places.leadTo}
        onTab={setTab}
        onReview={setReview}
      />
      <main id="content" tabIndex={-1} className="flex h-dvh flex-col outline-hidden">
        <EditorBar
          writer={writer}
          view={view}
          cv={cv}
          locked={locked}
          onChecks={() => {
            setReview('checks');
            setTab('review');
          }}
        />
        <Notices writer={writer} view={view} cv={cv} takenUp={takenUp} />
        <div className="flex min-h-0 flex-1">
          <Pane
            view={view}
            revision={view.revision}
            tab={wide && tab === 'pages' ? 'content' : tab}
            onTab={setTab}
            review={review}
            onReview={setReview}
            places={places}
            hasSide={hasSide}
            pages={wide ? undefined : pages}
          />
          {wide && pages}
        </div>
      </main>
    </HandProvider>
  );
}
