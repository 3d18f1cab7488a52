import { type MouseEvent, useId, useState } from 'react';
import { useFormatter, useTranslations } from 'use-intl';
import { Picture } from '#files/components.tsx';
import type { StoredImage } from '#files/contract.ts';
import { CENTER, type FocalPoint } from '#platform/pure/focal-point.ts';
import { Button } from '#ui/actions/button.tsx';
import { Slider } from '#ui/fields/slider.tsx';

type Props = {
  image: StoredImage;
  /** Null for the middle. */
  value: FocalPoint | null;
  onChange: (focus: FocalPoint | null) => void;
};

/** Shapes in which sites crop a cover. */
const PREVIEWS = ['aspect-square', 'aspect-4/5', 'aspect-3/2', 'aspect-video'];

/** Button that opens the choice of a focal point: on the image, or with a slider for each axis. */
export function FocusField({ image, value, onChange }: Props) {
  const t = useTranslations('records.editor.gallery');
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  return (
    <div className="grid gap-3">
      <div className="-ms-3">
        <Button tone="quiet" aria-expanded={isOpen} aria-controls={id} onClick={() => setOpen(!isOpen)}>
          {t('focus')}
        </Button>
      </div>
      <div id={id} hidden={!isOpen}>
        {isOpen && <FocusPicker image={image} value={value} onChange={onChange} />}
      </div>
    </div>
  );
}

function FocusPicker({ image, value, onChange }: Props) {
  const t = useTranslations('records.editor.gallery');
  const format = useFormatter();
  const focus = value ?? CENTER;
  const change = (part: Partial<FocalPoint>) => onChange({ ...focus, ...part });
  const chooseAt = ({ clientX, clientY, currentTarget }: MouseEvent) => {
    const box = currentTarget.getBoundingClientRect();
    onChange({ x: percentage(clientX - box.left, box.width), y: percentage(clientY - box.top, box.height) });
  };
  return (
    <div className="grid gap-3">
      <p className="text-text-secondary text-xs leading-5">{t('focusHint')}</p>
      {/* For pointers alone: the sliders below do the same with keys and name their values. */}
      <button
        type="button"
        tabIndex={-1}
        aria-hidden="true"
        onClick={chooseAt}
        className="relative block w-fit max-w-full cursor-crosshair overflow-hidden rounded-card bg-surface"
      >
        <Picture
          image={image}
          alt=""
          sizes="(min-width: 1024px) 42rem, 100vw"
          className="pointer-events-none block max-h-80 w-auto"
        />
        <span
          className="pointer-events-none absolute size-6 -translate-1/2 rounded-full border-2 border-white shadow-[0_0_0_2px_rgb(0_0_0/0.75),inset_0_0_0_1px_rgb(0_0_0/0.75)]"
          style={{ left: `${focus.x}%`, top: `${focus.y}%` }}
        />
      </button>
      {(['x', 'y'] as const).map((axis) => (
        <div key={axis} className="grid grid-cols-[8rem_minmax(0,1fr)] items-center gap-3">
          <span aria-hidden="true" className="text-text-secondary text-xs">
            {t(`axes.${axis}`)}
          </span>
          {/* Positions are from the left in every script. */}
          <Slider
            dir="ltr"
            label={t(`axes.${axis}`)}
            valueText={format.number(focus[axis] / 100, { style: 'percent' })}
            min={0}
            max={100}
            value={focus[axis]}
            onChange={(position) => change({ [axis]: position })}
          />
        </div>
      ))}
      <div aria-hidden="true" className="flex flex-wrap items-start gap-2">
        {PREVIEWS.map((shape) => (
          <div key={shape} className={`h-18 overflow-hidden rounded-control bg-surface ${shape}`}>
            <Picture image={image} alt="" sizes="128px" focus={focus} className="h-full! w-full object-cover" />
          </div>
        ))}
      </div>
      {value !== null && (
        <div className="-ms-3">
          <Button tone="quiet" onClick={() => onChange(null)}>
            {t('focusReset')}
          </Button>
        </div>
      )}
    </div>
  );
}

const percentage = (part: number, whole: number) =>
  Math.min(100, Math.max(0, Math.round((part / Math.max(whole, 1)) * 100)));
