import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { Segments } from '#ui/fields/segments.tsx';
import { takesColumns, takesRatio } from '../../../model/styles/style-pictures.ts';
import { type SiteStyle, STYLE_COLUMNS, STYLE_RATIOS } from '../../../model/styles/style-shape.ts';
import type { SiteEditor } from '../site-editor.ts';

type Props = { editor: SiteEditor; onChange: (change: Partial<SiteStyle>) => void };

/** Choices of the proportions and columns of covers, where the layout and the theme leave them to the member. */
export function PictureChoices({ editor, onChange }: Props) {
  const t = useTranslations('portfolio-editor.adjust');
  const { layout, style } = editor.value;
  const ratioLabel = (ratio: SiteStyle['ratio']) => {
    const [width, height] = ratio.split(':').map(Number);
    if (width && height) return t('proportion', { width, height });
    return t(ratio === 'style' ? 'ofStyle' : 'original');
  };
  return (
    <>
      {takesRatio({ layout, style }) && (
        <Segments
          label={t('ratio')}
          choices={STYLE_RATIOS.map((ratio) => ({
            value: ratio,
            label: ratioLabel(ratio),
            drawing: <RatioDrawing ratio={ratio} />,
          }))}
          value={style.ratio}
          onValueChange={(ratio) => onChange({ ratio })}
        />
      )}
      {takesColumns({ layout, style }) && (
        <Segments
          label={t('columns')}
          choices={STYLE_COLUMNS.map((columns) => ({
            value: columns,
            label: columns === 'auto' ? t('auto') : t('columnCount', { count: Number(columns) }),
            ...(columns !== 'auto' && { drawing: <ColumnDrawing columns={Number(columns)} /> }),
          }))}
          value={style.columns}
          onValueChange={(columns) => onChange({ columns })}
        />
      )}
    </>
  );
}

/** Longest side of a drawing, in its own units. */
const SIDE = 18;

const drawing = (content: ReactNode) => (
  <svg
    viewBox="0 0 20 20"
    width="20"
    height="20"
    fill="none"
    stroke="currentColor"
    strokeWidth="1.5"
    aria-hidden="true"
  >
    {content}
  </svg>
);

function RatioDrawing({ ratio }: { ratio: SiteStyle['ratio'] }) {
  if (ratio === 'style') return drawing(<path d="M3 3h14v9H3zM3 16h9" />);
  if (ratio === 'original') return drawing(<path d="M2 4h6v12H2zM11 4h7v5h-7zM11 12h7v4h-7z" />);
  const [width = 1, height = 1] = ratio.split(':').map(Number);
  const scale = SIDE / Math.max(width, height) / 1.1;
  const [wide, high] = [width * scale, height * scale];
  return drawing(<rect x={10 - wide / 2} y={10 - high / 2} width={wide} height={high} />);
}

function ColumnDrawing({ columns }: { columns: number }) {
  const width = (SIDE - (columns - 1) * 2) / columns;
  return drawing(
    Array.from({ length: columns }, (_, at) => at).map((at) => (
      <rect key={at} x={1 + at * (width + 2)} y="4" width={width} height="12" fill="currentColor" stroke="none" />
    )),
  );
}
