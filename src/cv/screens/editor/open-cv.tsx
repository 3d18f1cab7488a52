import { useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import { useSearchParams } from 'react-router';
import { useTranslations } from 'use-intl';
import { PageTitle } from '#ui/page-title.tsx';
import { useAutosave } from '#ui/use-autosave.ts';
import { useMedia } from '#ui/use-media.ts';
import { type Operation, UnfitOperation } from '../../model/operations.ts';
import { placeAsked } from './editor-at.ts';
import { EditorBar } from './editor-bar.tsx';
import { HandProvider } from './hand.tsx';
import { Notices } from './notices.tsx';
import { LivePages } from './pages/live-pages.tsx';
import { Pane, type PaneTab } from './pane.tsx';
import { fetchPieces } from './pieces.ts';
import type { CvSession } from './use-cv-session.ts';
import { useNews } from './use-news.ts';
import { useOpenPlaces } from './use-open-places.ts';
import { useHasSideColumn } from './use-templates.ts';

/** From here on there is room for the pages beside what is written. */
const WIDE = '(min-width: 64rem)';

/** A CV that has come, under one's hands. */
export function OpenCv({ session }: { session: CvSession }) {
  const t = useTranslations('cv-editor');
  const { writer, told, takenUp } = session;
  const view = useAutosave(writer);
  const cv = useSyncExternalStore(told.subscribe, told.latest);
  useEffect(() => session.start(), [session]);
  useEffect(fetchPieces, []);
  useNews(session, cv);
  const wide = useMedia(WIDE);
  const [tab, setTab] = useState<PaneTab>('content');
  const locked = cv?.locked ?? false;
  const hand = useMemo(
    () => ({
      locked,
      do: (...operations: Operation[]) => {
        try {
          if (!locked) writer.do(operations);
        } catch (error) {
          if (!(error instanceof UnfitOperation)) throw error;
        }
      },
    }),
    [writer, locked],
  );
  const places = useOpenPlaces(view.content, () => setTab('content'));
  const [address] = useSearchParams();
  const asked = useRef(placeAsked(address));
  useEffect(() => {
    if (asked.current) places.leadTo(asked.current);
    asked.current = undefined;
  }, [places.leadTo]);
  const hasSide = useHasSideColumn(view.content.design.template);
  const pages = (
    <LivePages
      id={view.id}
      content={view.content}
      active={places.active}
      onLead={locked ? undefined : places.lead}
      label={t('pages')}
    />
  );
  return (
    <HandProvider hand={hand}>
      <PageTitle>{view.name}</PageTitle>
      <main id="content" tabIndex={-1} className="flex h-dvh flex-col outline-hidden">
        <EditorBar writer={writer} view={view} cv={cv} locked={locked} />
        <Notices writer={writer} view={view} cv={cv} takenUp={takenUp} />
        <div className="flex min-h-0 flex-1">
          <Pane
            view={view}
            revision={view.revision}
            tab={wide && tab === 'pages' ? 'content' : tab}
            onTab={setTab}
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
