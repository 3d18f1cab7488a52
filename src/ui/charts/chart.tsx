import { useId, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useWidth } from '../use-width.ts';
import { ChartPlot, type ChartPoint } from './chart-plot.tsx';

type Props = {
  title: string;
  kind: 'bar' | 'line';
  points: readonly ChartPoint[];
  /** Formats a value. Defaults to the plain number. */
  format?: (value: number) => string;
  /** Formats the values of the axis. Defaults to `format`. */
  formatTick?: (value: number) => string;
  /** The heading of the label column in the table. */
  labelHeader?: string;
  valueHeader?: string;
  height?: number;
  direction?: 'ltr' | 'rtl';
};

/** A chart with keyboard-reachable points and an equivalent table for screen readers. */
export function Chart(props: Props) {
  const { title, kind, points, format = String, formatTick = format } = props;
  const { labelHeader, valueHeader, height = 200, direction } = props;
  const t = useTranslations('ui.chart');
  const id = useId();
  const [ref, width] = useWidth<HTMLDivElement>();
  const [active, setActive] = useState<number>();
  const point = active === undefined ? undefined : points[active];
  return (
    <figure className="relative">
      <figcaption className="mb-2 flex min-h-5 flex-wrap justify-between gap-x-4">
        <span id={`${id}-title`} className="font-medium">
          {title}
        </span>
        <span aria-hidden="true" className="text-text-secondary tabular-nums">
          {point && (
            <>
              {point.label} <span className="ms-1 font-medium text-text">{format(point.value)}</span>
            </>
          )}
        </span>
      </figcaption>
      {/* Sized by the available width, not by the SVG, which would keep it from shrinking. */}
      {/* biome-ignore lint/a11y/useSemanticElements: the points of a chart, not the fields of a form */}
      <div
        ref={ref}
        role="group"
        aria-labelledby={`${id}-title`}
        aria-describedby={`${id}-help`}
        className="contain-inline-size"
      >
        {width > 0 ? (
          <ChartPlot
            kind={kind}
            points={points}
            format={format}
            formatTick={formatTick}
            width={width}
            height={height}
            active={active}
            onActive={setActive}
            mirrored={direction === 'rtl'}
          />
        ) : (
          <svg aria-hidden="true" width="100%" height={height} />
        )}
      </div>
      <p id={`${id}-help`} hidden>
        {t('help')}
      </p>
      {/* A table never shrinks below the size of its rows, so its wrapper is visually hidden instead of the table. */}
      <div className="sr-only">
        <table>
          <caption>{title}</caption>
          <thead>
            <tr>
              <th scope="col">{labelHeader ?? t('label')}</th>
              <th scope="col">{valueHeader ?? t('value')}</th>
            </tr>
          </thead>
          <tbody>
            {points.map(({ label, value }) => (
              <tr key={label}>
                <th scope="row">{label}</th>
                <td>{format(value)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </figure>
  );
}
