import { Dialog as Base } from '@base-ui/react/dialog';
import { ChevronLeft, ChevronRight, X } from 'lucide-react';
import { type KeyboardEvent, type PointerEvent, type ReactNode, useRef } from 'react';
import { useTranslations } from 'use-intl';
import { buttonStyle } from '../button-style.ts';
import { Icon } from '../icon.tsx';
import { LiveText } from '../live-text.tsx';

export type LightboxItem = { id: string; picture: ReactNode; caption: string };

type Props = {
  label: string;
  items: readonly LightboxItem[];
  /** The index of the displayed picture; undefined if the lightbox is closed. */
  at: number | undefined;
  onAt: (at: number | undefined) => void;
};

const SWIPE = 48;

/** A full-window picture viewer, navigated by arrow keys, buttons or swiping. */
export function Lightbox({ label, items, at, onAt }: Props) {
  const t = useTranslations('ui.lightbox');
  const from = useRef<number>(undefined);
  const item = at === undefined ? undefined : items[at];
  const rtl = document.dir === 'rtl';
  const show = (to: number) => {
    if (items[to]) onAt(to);
  };
  const step = (by: number) => at !== undefined && show(at + by);
  const onKeyDown = (event: KeyboardEvent) => {
    const forward = rtl ? 'ArrowLeft' : 'ArrowRight';
    const back = rtl ? 'ArrowRight' : 'ArrowLeft';
    if (event.key === forward) step(1);
    else if (event.key === back) step(-1);
    else if (event.key === 'Home') show(0);
    else if (event.key === 'End') show(items.length - 1);
    else return;
    event.preventDefault();
  };
  const onPointerUp = (event: PointerEvent) => {
    const moved = from.current === undefined ? 0 : event.clientX - from.current;
    from.current = undefined;
    if (Math.abs(moved) >= SWIPE) step(moved < 0 === rtl ? -1 : 1);
  };
  return (
    <Base.Root open={item !== undefined} onOpenChange={(open) => !open && onAt(undefined)}>
      <Base.Portal>
        <Base.Backdrop className="fixed inset-0 z-40 bg-background transition-opacity duration-160 data-ending-style:opacity-0 data-starting-style:opacity-0" />
        <Base.Popup
          onKeyDown={onKeyDown}
          className="fixed inset-0 z-50 flex flex-col text-text outline-none transition-opacity duration-160 data-ending-style:opacity-0 data-starting-style:opacity-0"
        >
          <Base.Title className="sr-only">{label}</Base.Title>
          <LiveText>{at === undefined ? '' : t('place', { at: at + 1, total: items.length })}</LiveText>
          <div className="flex items-center gap-1 p-2">
            <p aria-hidden="true" className="flex-1 ps-2 text-text-secondary tabular-nums">
              {at === undefined ? '' : t('count', { at: at + 1, total: items.length })}
            </p>
            {items.length > 1 && (
              <>
                <StepButton name={t('previous')} of={ChevronLeft} end={at === 0} onClick={() => step(-1)} />
                <StepButton name={t('next')} of={ChevronRight} end={at === items.length - 1} onClick={() => step(1)} />
              </>
            )}
            <Base.Close aria-label={t('close')} className={buttonStyle('quiet', 'icon')}>
              <Icon of={X} size={20} />
            </Base.Close>
          </div>
          <figure
            className="flex min-h-0 flex-1 touch-pan-y flex-col items-center gap-3 px-4 pb-[max(1rem,env(safe-area-inset-bottom))] sm:px-16"
            onPointerDown={(event) => {
              from.current = event.clientX;
            }}
            onPointerUp={onPointerUp}
          >
            <div key={item?.id} className="flex min-h-0 w-full flex-1 items-center justify-center">
              {item?.picture}
            </div>
            {item?.caption && (
              <figcaption dir="auto" className="max-w-prose text-balance text-center text-text-secondary">
                {item.caption}
              </figcaption>
            )}
          </figure>
        </Base.Popup>
      </Base.Portal>
    </Base.Root>
  );
}

type StepButtonProps = { name: string; of: typeof X; end: boolean; onClick: () => void };

const StepButton = ({ name, of, end, onClick }: StepButtonProps) => (
  <button
    type="button"
    aria-label={name}
    aria-disabled={end}
    onClick={onClick}
    className={`${buttonStyle('quiet', 'icon')} aria-disabled:border-transparent aria-disabled:bg-transparent aria-disabled:opacity-40`}
  >
    <Icon of={of} size={20} className="rtl:-scale-x-100" />
  </button>
);
