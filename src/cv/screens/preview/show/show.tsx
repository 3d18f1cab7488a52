import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { LiveText } from '#ui/live-text.tsx';
import { Stage } from '#ui/stage.tsx';
import type { Cv } from '../../../contract.ts';
import { beside, NOW } from '../beside.ts';
import { type Deed, letterDeed, stepDeed } from '../key-deeds.ts';
import { useKeys, useLetterKeysOn } from '../use-letter-keys.ts';
import { useVersions } from '../use-versions.ts';
import { useVersionLabel } from '../version-steps.tsx';
import { Corners } from './corner.tsx';
import { canFillScreen, fillScreen, useFullScreen } from './full-screen.ts';
import { LookBar } from './look-bar.tsx';
import { ShownPages } from './shown-pages.tsx';
import { useFit } from './use-fit.ts';
import { usePagesInView } from './use-pages-in-view.ts';
import { useReceding } from './use-receding.ts';
import { useRoom } from './use-room.ts';
import { useSaid } from './use-said.ts';
import { useShownPages } from './use-shown-pages.ts';
import { VersionBar } from './version-bar.tsx';
import { WayOut } from './way-out.tsx';

type Props = {
  cv: Cv;
  /** The id of the viewed version; null for the current state. */
  seen: string | null;
  onSee: (version: string | null) => void;
  onLeave: () => void;
};

/** Full view of a CV's pages, in the current state or in an earlier version. */
export function Show({ cv, seen, onSee, onLeave }: Props) {
  const t = useTranslations('cv-history');
  const labelOf = useVersionLabel();
  const [stage, setStage] = useState<HTMLDivElement | null>(null);
  const { query, isGone } = useShownPages(cv, seen);
  const { pages = [], design = cv.document.design } = query.data ?? {};
  const versions = useVersions(cv);
  const { older, newer } = beside(versions, seen ?? NOW);
  const see = (one: string | undefined) => one !== undefined && onSee(one === NOW ? null : one);
  const [keys, setKeys] = useState<{ open: boolean; opener?: HTMLElement | undefined }>({ open: false });
  const [lettersOn, turnLetters] = useLetterKeysOn();
  const { isIdle, wake } = useReceding();
  const { isFull, leave } = useFullScreen(onLeave);
  const room = useRoom(stage);
  const fit = useFit(room, design.page);
  const view = usePagesInView(stage, room, fit.size, pages.length);
  const said = useSaid(seen, view.at);

  const deeds: Record<Deed, () => void> = {
    ...view.deeds,
    ...fit.deeds,
    older: () => see(older),
    newer: () => see(newer),
    fullScreen: () => (isFull || !canFillScreen() ? leave() : void fillScreen()),
    keys: () => setKeys(({ open }) => ({ open: !open, opener: stage ?? undefined })),
  };
  useKeys((event) => {
    const high = fit.size.height <= room.height;
    const place = { high, wide: fit.size.width <= room.width, rtl: document.dir === 'rtl' };
    const deed = (lettersOn ? letterDeed(event) : undefined) ?? stepDeed(event, place);
    if (deed === undefined) return undefined;
    wake();
    return deeds[deed];
  });

  return (
    <Stage
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
        {said.version
          ? labelOf(
              versions.find(({ id }) => id === seen),
              seen,
            )
          : ''}
      </LiveText>
      <LiveText>{said.page ? t('pages.page', { at: view.at + 1, total: pages.length }) : ''}</LiveText>
      <Corners at="top">
        <VersionBar cv={cv} versions={versions} seen={seen} onSee={onSee} busy={query.isPlaceholderData} />
        <WayOut
          isFull={isFull}
          onFill={() => void fillScreen()}
          keys={{
            open: keys.open,
            opener: keys.opener,
            onOpenChange: (open) => setKeys(open ? { open } : { ...keys, open }),
            lettersOn,
            turnLetters,
          }}
        />
      </Corners>
      <ShownPages
        query={query}
        isGone={isGone}
        onLeaveVersion={() => onSee(null)}
        list={view.list}
        high={fit.isOnePage ? room.height : undefined}
        size={fit.size}
        background={design.background}
      />
      {pages.length > 0 && !isGone && (
        <Corners at="bottom">
          <LookBar at={view.at} total={pages.length} fit={fit} deeds={deeds} />
        </Corners>
      )}
    </Stage>
  );
}
