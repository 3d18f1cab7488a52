import { useEffect, useState } from 'react';
import { useTranslations } from 'use-intl';
import { LiveText } from '#ui/live-text.tsx';
import { FullWindowView } from '#ui/overlays/full-window-view.tsx';
import type { Cv } from '../../../contract.ts';
import { adjacentVersions, CURRENT_STATE } from '../adjacent-versions.ts';
import { characterAction, navigationAction, type ViewerAction } from '../key-actions.ts';
import { useKeyDown, useShortcutsEnabled } from '../use-character-shortcuts.ts';
import { useVersions } from '../use-versions.ts';
import { useVersionLabel } from '../version-steps.tsx';
import { ControlBar } from './control-group.tsx';
import { enterFullScreen, isFullScreenSupported, useFullScreen } from './full-screen.ts';
import { FullViewPages } from './full-view-pages.tsx';
import { useIdle } from './use-idle.ts';
import { usePageScale } from './use-page-scale.ts';
import { usePagesInView } from './use-pages-in-view.ts';
import { useVersionPages } from './use-version-pages.ts';
import { VersionBar } from './version-bar.tsx';
import { ViewControls } from './view-controls.tsx';
import { WindowControls } from './window-controls.tsx';

type Props = {
  cv: Cv;
  /** The id of the viewed version; null for the current state. */
  viewedId: string | null;
  onSelectVersion: (version: string | null) => void;
  onLeave: () => void;
};

/** Full view of a CV's pages, in the current state or in an earlier version. */
export function FullView({ cv, viewedId, onSelectVersion, onLeave }: Props) {
  const t = useTranslations('cv-history');
  const labelOf = useVersionLabel();
  const [stage, setStage] = useState<HTMLDivElement | null>(null);
  const { query, isGone } = useVersionPages(cv, viewedId);
  const { pages = [], design = cv.document.design } = query.data ?? {};
  const versions = useVersions(cv);
  const { older, newer } = adjacentVersions(versions, viewedId ?? CURRENT_STATE);
  const selectVersion = (target: string | undefined) =>
    target !== undefined && onSelectVersion(target === CURRENT_STATE ? null : target);
  const [shortcutList, setShortcutList] = useState<{ open: boolean; opener?: HTMLElement | undefined }>({
    open: false,
  });
  const [charactersEnabled, setCharactersEnabled] = useShortcutsEnabled();
  const { isIdle, wake } = useIdle();
  const { isFullScreen, leave } = useFullScreen(onLeave);
  const viewport = useElementSize(stage);
  const fit = usePageScale(viewport, design.page);
  const view = usePagesInView(stage, viewport, fit.size, pages.length);
  const announced = useAnnouncedChanges(viewedId, view.at);

  const actions: Record<ViewerAction, () => void> = {
    ...view.actions,
    ...fit.actions,
    older: () => selectVersion(older),
    newer: () => selectVersion(newer),
    fullScreen: () => (isFullScreen || !isFullScreenSupported() ? leave() : void enterFullScreen()),
    keys: () => setShortcutList(({ open }) => ({ open: !open, opener: stage ?? undefined })),
  };
  useKeyDown((event) => {
    const fitsHeight = fit.size.height <= viewport.height;
    const keyContext = { fitsHeight, fitsWidth: fit.size.width <= viewport.width, rtl: document.dir === 'rtl' };
    const action = (charactersEnabled ? characterAction(event) : undefined) ?? navigationAction(event, keyContext);
    if (action === undefined) return undefined;
    wake();
    return actions[action];
  });

  return (
    <FullWindowView
      ref={setStage}
      label={t('show.label', { name: cv.name })}
      onLeave={leave}
      onPointerMove={wake}
      onPointerDown={wake}
      onScroll={view.onScroll}
      data-idle={isIdle || undefined}
      className={`group/show data-idle:cursor-none ${fit.isOnePage ? 'snap-y snap-mandatory' : ''}`}
    >
      <LiveText>
        {announced.version
          ? labelOf(
              versions.find(({ id }) => id === viewedId),
              viewedId,
            )
          : ''}
      </LiveText>
      <LiveText>{announced.page ? t('pages.page', { at: view.at + 1, total: pages.length }) : ''}</LiveText>
      <ControlBar at="top">
        <VersionBar
          cv={cv}
          versions={versions}
          viewedId={viewedId}
          onSelectVersion={onSelectVersion}
          busy={query.isPlaceholderData}
        />
        <WindowControls
          isFullScreen={isFullScreen}
          onFullScreen={() => void enterFullScreen()}
          shortcutList={{
            open: shortcutList.open,
            opener: shortcutList.opener,
            onOpenChange: (open) => setShortcutList(open ? { open } : { ...shortcutList, open }),
            charactersEnabled,
            setCharactersEnabled,
          }}
        />
      </ControlBar>
      <FullViewPages
        query={query}
        isGone={isGone}
        onLeaveVersion={() => onSelectVersion(null)}
        list={view.list}
        slotHeight={fit.isOnePage ? viewport.height : undefined}
        size={fit.size}
        background={design.background}
      />
      {pages.length > 0 && !isGone && (
        <ControlBar at="bottom">
          <ViewControls at={view.at} total={pages.length} fit={fit} actions={actions} />
        </ControlBar>
      )}
    </FullWindowView>
  );
}

/** Returns whether version and page have changed since mounting. Only changes are announced to screen readers. */
function useAnnouncedChanges(viewedId: string | null, at: number) {
  const [initial] = useState({ viewedId, at });
  const [announced, setAnnounced] = useState({ version: false, page: false });
  if (!announced.version && viewedId !== initial.viewedId) setAnnounced({ ...announced, version: true });
  else if (!announced.page && at !== initial.at) setAnnounced({ ...announced, page: true });
  return announced;
}

/** Returns the size of an element's content box, initially that of the window. */
function useElementSize(element: HTMLElement | null) {
  const [size, setSize] = useState(() => ({ width: window.innerWidth, height: window.innerHeight }));
  useEffect(() => {
    if (!element) return;
    const observer = new ResizeObserver(([entry]) => {
      if (entry) setSize({ width: entry.contentRect.width, height: entry.contentRect.height });
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [element]);
  return size;
}
