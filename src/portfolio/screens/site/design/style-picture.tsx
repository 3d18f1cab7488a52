import type { ReactNode } from 'react';
import { STYLE_PALETTES_BY_ID } from '../../../model/styles/palettes.ts';
import { type ArtStyleId, isArtStyle, type StyleId } from '../../../model/styles/style-shape.ts';
import type { SiteColours } from '../../../model/themes.ts';

const SERIF = 'Instrument Serif, Georgia, serif';
const SANS = 'Inter Variable, Helvetica, Arial, sans-serif';
const MONO = 'ui-monospace, Menlo, Consolas, monospace';

/** Horizontal lines of text, at `x`, from `y` on: one for each width. */
const lines = (x: number, y: number, widths: readonly number[], fill: string, gap = 5): ReactNode =>
  widths.map((width, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the lines of a drawing never change their order
    <rect key={at} x={x} y={y + at * gap} width={width} height="1.6" fill={fill} />
  ));

const letters = (
  x: number,
  y: number,
  text: string,
  style: { size: number; family: string; fill: string } & Emphasis,
) => (
  <text
    x={x}
    y={y}
    fontSize={style.size}
    fontFamily={style.family}
    fontWeight={style.weight ?? 400}
    fontStyle={style.isItalic ? 'italic' : 'normal'}
    letterSpacing={style.tight ? '-0.06em' : undefined}
    fill={style.fill}
  >
    {text}
  </text>
);
type Emphasis = { weight?: number; isItalic?: boolean; tight?: boolean };

/** Hills under a sky, where a theme shows a picture. */
const hills = (
  x: number,
  y: number,
  width: number,
  height: number,
  [sky, far, near]: readonly [string, string, string],
) => (
  <svg
    x={x}
    y={y}
    width={width}
    height={height}
    viewBox="0 0 100 60"
    preserveAspectRatio="xMidYMid slice"
    aria-hidden="true"
  >
    <path d="M0 0H100V60H0Z" fill={sky} />
    <path d="M0 42 22 18 40 38 62 24 100 46V60H0Z" fill={far} />
    <path d="M0 36 18 40 48 54 100 52V60H0Z" fill={near} />
  </svg>
);

const GREYS = ['#dcdcdc', '#a2a2a2', '#5a5a5a'] as const;
const DUSK = ['#c9b6b0', '#6d5f68', '#1c1a20'] as const;
const CORAL = ['#f39a86', '#a4548f', '#45205a'] as const;
const SAND = ['#e8cdb0', '#c98f6d', '#8a5745'] as const;
const BLUES = ['#b9cbe0', '#7d94b8', '#3d5278'] as const;

const DRAWINGS: Record<ArtStyleId, (colors: SiteColours) => ReactNode> = {
  ink: () => (
    <>
      {hills(0, 0, 160, 88, DUSK)}
      <path d="M0 40H160V88H0Z" fill="#0b0b0d" opacity="0.62" />
      {letters(9, 77, 'Ada', { size: 30, family: SERIF, fill: '#f6f2ec', tight: true })}
      {letters(51, 77, 'Lovelace', { size: 30, family: SERIF, fill: '#f6f2ec', isItalic: true, tight: true })}
      {lines(112, 10, [16], '#f6f2ec')}
      {lines(134, 10, [16], '#f6f2ec')}
    </>
  ),
  swiss: ({ text, primary }) => (
    <>
      <path d="M94 0H160V62H94Z" fill={primary} />
      <circle cx="132" cy="30" r="20" fill="#0a0a0a" />
      {lines(8, 8, [18], text)}
      {lines(44, 8, [14, 10], text, 4)}
      {letters(6, 34, 'Notes', { size: 17, family: SANS, fill: text, weight: 700, tight: true })}
      {letters(30, 86, '43', { size: 52, family: SANS, fill: text, weight: 700, tight: true })}
      {lines(8, 78, [16, 12], text, 4)}
    </>
  ),
  soft: ({ text }) => (
    <>
      <rect x="10" y="8" width="32" height="42" rx="8" fill="#ffd98a" />
      <circle cx="26" cy="28" r="9" fill={text} />
      <rect x="46" y="8" width="68" height="42" rx="8" fill={text} />
      {letters(52, 26, 'Note G', { size: 14, family: SANS, fill: '#fff6ec', weight: 600 })}
      <rect x="118" y="8" width="32" height="19" rx="8" fill="#d5ebcf" />
      <rect x="118" y="31" width="32" height="19" rx="8" fill="#cfd9ff" />
      <rect x="10" y="54" width="68" height="26" rx="8" fill="#ff9f7c" />
      <rect x="82" y="54" width="32" height="26" rx="8" fill="#fffdfa" />
      <rect x="118" y="54" width="32" height="26" rx="8" fill="#ffd98a" />
    </>
  ),
  terminal: ({ text, textSecondary, primary, border, background }) => (
    <>
      {letters(8, 16, '$ whoami', { size: 8, family: MONO, fill: primary })}
      {lines(8, 22, [38, 30], text)}
      {letters(8, 44, '$ ls', { size: 8, family: MONO, fill: primary })}
      <rect x="6" y="49" width="50" height="7" fill={primary} />
      {lines(8, 52, [26], background)}
      {lines(8, 60, [22, 30], textSecondary)}
      <path d="M64 0V78" stroke={border} />
      {letters(72, 16, '# note-g', { size: 8, family: MONO, fill: text, weight: 700 })}
      {lines(72, 22, [76, 68, 40], textSecondary)}
      <rect x="72.5" y="42.5" width="78" height="26" fill="none" stroke={border} />
      {lines(76, 48, [40, 54, 30], text)}
      <rect y="78" width="160" height="10" fill={primary} />
    </>
  ),
  journal: ({ text, textSecondary, primary }) => (
    <>
      {letters(44, 33, 'Note G', { size: 22, family: SERIF, fill: text })}
      {letters(44, 62, 'T', { size: 27, family: SERIF, fill: primary })}
      {lines(62, 44, [50, 52, 48, 51], text)}
      {lines(44, 65, [68, 70, 62, 40], text)}
      {lines(10, 12, [22], textSecondary)}
      {lines(44, 12, [14], textSecondary)}
      {lines(126, 44, [24, 22, 16], textSecondary)}
    </>
  ),
  studio: ({ text, textSecondary }) => (
    <>
      {lines(5, 8, [22], text)}
      {lines(5, 14, [16], textSecondary)}
      {hills(0, 24, 31, 34, SAND)}
      {hills(0, 60, 31, 28, GREYS)}
      {hills(33, 0, 30, 48, SAND)}
      {hills(33, 50, 30, 38, BLUES)}
      {hills(65, 0, 30, 28, GREYS)}
      {hills(65, 30, 30, 58, BLUES)}
      {hills(97, 0, 30, 52, DUSK)}
      {hills(97, 54, 30, 34, CORAL)}
      {hills(129, 0, 31, 36, BLUES)}
      {hills(129, 38, 31, 50, SAND)}
    </>
  ),
  plum: ({ text, primary, textSecondary }) => (
    <>
      {hills(40, 0, 120, 54, CORAL)}
      <path d="M40 30Q44 54 84 54H40Z" fill="#190b1f" />
      {letters(6, 48, 'Ada', { size: 32, family: SANS, fill: text, weight: 900, tight: true })}
      {letters(34, 76, 'King', { size: 32, family: SANS, fill: primary, weight: 900, tight: true })}
      {lines(8, 78, [40], textSecondary)}
    </>
  ),
  paper: ({ text, textSecondary, primary, border }) => (
    <>
      <path d="M24 9H136" stroke={text} strokeWidth="2" />
      <path d="M24 12H136" stroke={text} strokeWidth="0.6" />
      {letters(24, 28, 'Ada Lovelace', { size: 14, family: SERIF, fill: text })}
      {lines(24, 36, [24], primary)}
      {[42, 52, 62, 72].map((y) => (
        <g key={y}>
          <path d={`M24 ${y}H136`} stroke={border} strokeWidth="0.7" />
          <path d={`M90 ${y + 6}H116`} stroke={textSecondary} strokeWidth="0.8" strokeDasharray="0.8 2" />
          {lines(24, y + 4, [12], textSecondary)}
          {lines(46, y + 4, [38], text)}
          {lines(120, y + 4, [16], textSecondary)}
        </g>
      ))}
    </>
  ),
};

/** Drawing of a theme in its own colours; that of the classic one is in the colours of the app. */
export function StylePicture({ id }: { id: StyleId }) {
  const palette = isArtStyle(id) ? STYLE_PALETTES_BY_ID[id] : undefined;
  const colors = palette?.[palette.home];
  return (
    <svg viewBox="0 0 160 88" aria-hidden="true" className="block w-full forced-color-adjust-none">
      {isArtStyle(id) && colors ? (
        <>
          <rect width="160" height="88" fill={colors.background} />
          {DRAWINGS[id](colors)}
        </>
      ) : (
        <>
          <rect width="160" height="88" className="fill-surface" />
          <rect x="24" y="16" width="44" height="8" className="fill-text" />
          {[34, 40, 46].map((y) => (
            <rect key={y} x="24" y={y} width={y === 46 ? 30 : 46} height="2" className="fill-control" />
          ))}
          <rect x="86" y="16" width="50" height="34" className="fill-pressed" />
          {[24, 44, 64, 84].map((x, at) => (
            <circle key={x} cx={x + 6} cy="70" r="6" fill={['#7a2e1d', '#0b5f73', '#9ad29f', '#e6c76e'][at]} />
          ))}
        </>
      )}
    </svg>
  );
}
