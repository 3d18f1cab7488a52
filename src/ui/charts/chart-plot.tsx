import { type KeyboardEvent, useRef } from 'react';
import { chartTicks, labelsThatFit } from './chart-ticks.ts';

export type ChartPoint = { label: string; value: number };

type Props = {
  kind: 'bar' | 'line';
  points: readonly ChartPoint[];
  format: (value: number) => string;
  formatTick: (value: number) => string;
  width: number;
  height: number;
  active: number | undefined;
  onActive: (index: number | undefined) => void;
  /** Draws the time axis from right to left. */
  mirrored: boolean;
};

const TOP = 8;
const AXIS_HEIGHT = 24;
const CHARACTER_WIDTH = 7;
const MIN_DOT_SPACING = 16;

/** Draws a bar or line chart. Its points share one tab stop (roving focus). */
export function ChartPlot(props: Props) {
  const { kind, points, format, formatTick, width, height, active, onActive, mirrored } = props;
  const marks = useRef<(SVGGElement | null)[]>([]);
  const ticks = chartTicks(points.map(({ value }) => value));
  const low = ticks[0] ?? 0;
  const high = ticks.at(-1) ?? 1;
  const gutter = Math.max(...ticks.map((tick) => formatTick(tick).length)) * CHARACTER_WIDTH + 8;
  const plotWidth = width - gutter;
  const slot = plotWidth / Math.max(points.length, 1);
  const y = (value: number) => TOP + (1 - (value - low) / (high - low)) * (height - TOP - AXIS_HEIGHT);
  const flip = (x: number) => (mirrored ? width - x : x);
  const x = (index: number) => flip(gutter + (index + 0.5) * slot);
  const labelWidth = widest(points) * CHARACTER_WIDTH;
  // The first and the last label stay within the chart, which moves them toward their neighbors.
  const overhang = Math.max(0, (labelWidth - slot) / 2);
  const labelled = new Set(labelsThatFit(points.length, plotWidth, labelWidth + overhang + 12));
  const labelPlace = (index: number): { x: number; textAnchor: 'start' | 'middle' | 'end' } => {
    if (overhang > 0 && index === points.length - 1) return { x: flip(width), textAnchor: mirrored ? 'start' : 'end' };
    if (overhang > 0 && index === 0) return { x: flip(gutter), textAnchor: mirrored ? 'end' : 'start' };
    return { x: x(index), textAnchor: 'middle' };
  };
  // Dots that touch would hide the line.
  const dot = slot < MIN_DOT_SPACING ? 0 : 4;
  const bar = Math.max(2, Math.min(32, Math.floor(slot * 0.64)));

  const onKeyDown = (event: KeyboardEvent, index: number) => {
    const ahead = mirrored ? 'ArrowLeft' : 'ArrowRight';
    const back = mirrored ? 'ArrowRight' : 'ArrowLeft';
    const last = points.length - 1;
    const next = { [ahead]: index + 1, [back]: index - 1, Home: 0, End: last }[event.key];
    if (next === undefined) return;
    event.preventDefault();
    marks.current[Math.max(0, Math.min(last, next))]?.focus();
  };
  return (
    // biome-ignore lint/a11y/noSvgWithoutTitle: named by the group around it
    <svg
      width={width}
      height={height}
      direction="ltr"
      className="block overflow-visible tabular-nums"
      onPointerLeave={() => onActive(undefined)}
    >
      {/* biome-ignore lint/a11y/noAriaHiddenOnFocusable: nothing in it is focusable */}
      <g aria-hidden="true" className="fill-text-secondary text-xs">
        {ticks.map((tick) => (
          <g key={tick}>
            <line
              x1={flip(gutter)}
              x2={flip(width)}
              y1={Math.round(y(tick)) + 0.5}
              y2={Math.round(y(tick)) + 0.5}
              className={tick === 0 ? 'stroke-control' : 'stroke-border'}
            />
            <text x={flip(gutter - 8)} y={y(tick)} dy="0.32em" textAnchor={mirrored ? 'start' : 'end'}>
              {formatTick(tick)}
            </text>
          </g>
        ))}
        {points.map(({ label }, index) =>
          labelled.has(index) ? (
            <text key={label} y={height - 6} {...labelPlace(index)}>
              {label}
            </text>
          ) : null,
        )}
      </g>
      {kind === 'line' && (
        // biome-ignore lint/a11y/noAriaHiddenOnFocusable: it is not focusable
        <polyline
          aria-hidden="true"
          points={points.map(({ value }, index) => `${x(index)},${y(value)}`).join(' ')}
          className="fill-none stroke-2 stroke-primary"
          strokeLinejoin="round"
          strokeLinecap="round"
        />
      )}
      {points.map(({ label, value }, index) => (
        // biome-ignore lint/a11y/noInteractiveElementToNoninteractiveRole: an image that announces its value on focus
        <g
          key={label}
          ref={(mark) => {
            marks.current[index] = mark;
          }}
          role="img"
          aria-label={`${label}: ${format(value)}`}
          tabIndex={index === (active ?? 0) ? 0 : -1}
          onFocus={() => onActive(index)}
          onBlur={() => onActive(undefined)}
          onPointerEnter={() => onActive(index)}
          onKeyDown={(event) => onKeyDown(event, index)}
          className="group outline-none"
        >
          <rect
            x={x(index) - slot / 2}
            y={TOP}
            width={slot}
            height={height - TOP - AXIS_HEIGHT}
            className="fill-transparent"
          />
          {kind === 'bar' ? (
            <path
              data-mark=""
              d={barPath(x(index) - bar / 2, y(0), bar, value === 0 ? 0 : y(value) - y(0))}
              className={`fill-primary transition-[opacity] ${active === undefined || active === index ? '' : 'opacity-50'}`}
            />
          ) : (
            <circle
              data-mark=""
              cx={x(index)}
              cy={y(value)}
              r={active === index ? 5 : dot}
              className="fill-primary stroke-2 stroke-background"
            />
          )}
          <rect
            x={x(index) - Math.max(bar, 16) / 2 - 3}
            y={Math.min(y(value), y(0)) - 5}
            width={Math.max(bar, 16) + 6}
            height={kind === 'bar' ? Math.abs(y(value) - y(0)) + 8 : 10}
            rx={4}
            className="hidden fill-none stroke-2 stroke-primary group-focus-visible:block"
          />
        </g>
      ))}
    </svg>
  );
}

const widest = (points: readonly ChartPoint[]) => Math.max(1, ...points.map(({ label }) => label.length));

/** Returns the SVG path of a bar that is rounded only at its free end. */
function barPath(x: number, foot: number, width: number, rise: number) {
  const radius = Math.min(3, Math.abs(rise), width / 2);
  const end = foot + rise;
  const shoulder = end - Math.sign(rise) * radius;
  return `M${x} ${foot}V${shoulder}Q${x} ${end} ${x + radius} ${end}H${x + width - radius}Q${x + width} ${end} ${x + width} ${shoulder}V${foot}Z`;
}
