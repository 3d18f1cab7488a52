import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { useFormatter, useTranslations } from 'use-intl';
import { LiveText } from '#ui/live-text.tsx';
import { cropOf, type PhotoView, type Size } from '../../../model/photo-view.ts';
import { viewAfterKey } from './crop-keys.ts';
import { FramedPicture } from './framed-picture.tsx';
import { useCropGestures } from './use-crop-gestures.ts';

type Props = {
  src: string;
  size: Size;
  view: PhotoView;
  onChange: (change: (view: PhotoView) => PhotoView) => void;
};

/** Renders the photo behind a round frame, to be moved and zoomed by pointer or keyboard. Takes the focus on mount. */
export function CropStage({ src, size, view, onChange }: Props) {
  const t = useTranslations('profile.photo');
  const format = useFormatter();
  const help = useId();
  const stage = useRef<HTMLDivElement>(null);
  const frame = useRef<HTMLDivElement>(null);
  const [announcement, announce] = useState('');
  const gestures = useCropGestures(frame, size, onChange);
  useEffect(() => stage.current?.focus(), []);

  const onKeyDown = (event: KeyboardEvent) => {
    const next = viewAfterKey(size, view, event);
    if (!next) return;
    event.preventDefault();
    onChange(() => next);
    const percent = (value: number) => format.number(value, { style: 'percent' });
    announce(t('viewed', { zoom: percent(next.zoom), across: percent(next.x), down: percent(next.y) }));
  };
  return (
    <div>
      <div
        ref={stage}
        role="application"
        aria-roledescription={t('stageKind')}
        aria-label={t('stage')}
        aria-describedby={help}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: an application widget handles keys itself
        tabIndex={0}
        onKeyDown={onKeyDown}
        {...gestures}
        className="relative grid h-[min(20rem,36dvh,80vw)] min-h-44 cursor-grab touch-none select-none place-items-center overflow-hidden rounded-card bg-desk active:cursor-grabbing"
      >
        <div ref={frame} className="relative aspect-square h-[calc(100%-2rem)]">
          <FramedPicture src={src} crop={cropOf(size, view)} />
          <div
            aria-hidden="true"
            className="absolute inset-0 rounded-full shadow-[0_0_0_100rem_color-mix(in_oklab,var(--desk)_64%,transparent)] ring-2 ring-background dark:ring-text forced-colors:border-2"
          />
        </div>
      </div>
      <p id={help} className="mt-2 text-text-secondary text-xs">
        <span className="pointer-coarse:hidden">{t('stageHelp')}</span>
        <span className="not-pointer-coarse:hidden">{t('stageHelpTouch')}</span>
      </p>
      <LiveText>{announcement}</LiveText>
    </div>
  );
}
