import type { SourceRun } from '../../../model/formats/unstructured/source-document.ts';
import { descendantsIn, elementIn, type XmlElement } from './xml.ts';

type TextLook = Partial<Pick<SourceRun, 'size' | 'bold' | 'italic'>>;
type Style = { parent: string | undefined; text: TextLook; before: number | undefined; ruleBelow: boolean | undefined };

const DEFAULT_SIZE = 12;
/** More styles than this above one another are a circle. */
const MAX_CHAIN = 30;
const BOLD_WEIGHT = 600;
const POINTS_BY_UNIT: Readonly<Record<string, number>> = { pt: 1, in: 72, cm: 72 / 2.54, mm: 72 / 25.4, px: 0.75 };

/** Reads the styles of an OpenDocument file from its parts, later ones of which take precedence. */
export function readOdtStyles(parts: readonly XmlElement[]) {
  const styles = new Map<string, Style>();
  let [size, language]: [number, string | undefined] = [DEFAULT_SIZE, undefined];
  for (const part of parts) {
    for (const style of descendantsIn(part, 'style:default-style')) {
      if (style.attributes['style:family'] !== 'paragraph') continue;
      const { 'fo:language': code, 'fo:country': country } =
        elementIn(style, 'style:text-properties')?.attributes ?? {};
      size = lookOf(style).size ?? size;
      if (code && code !== 'none') language = country && country !== 'none' ? `${code}-${country}` : code;
    }
    for (const style of descendantsIn(part, 'style:style'))
      styles.set(style.attributes['style:name'] ?? '', styleOf(style));
  }
  const chainOf = (name: string | undefined): Style[] => {
    const chain: Style[] = [];
    for (
      let style = styles.get(name ?? '');
      style && chain.length < MAX_CHAIN;
      style = styles.get(style.parent ?? '')
    ) {
      chain.unshift(style);
    }
    return chain;
  };
  const textOf = (name: string | undefined): TextLook => Object.assign({}, ...chainOf(name).map(({ text }) => text));
  return {
    text: textOf,
    paragraph: (name: string | undefined) => {
      const chain = chainOf(name);
      return {
        run: { size, bold: false, italic: false, ...textOf(name) },
        before: chain.findLast(({ before }) => before !== undefined)?.before ?? 0,
        ruleBelow: chain.findLast(({ ruleBelow }) => ruleBelow !== undefined)?.ruleBelow === true,
      };
    },
    language,
  };
}
export type OdtStyles = ReturnType<typeof readOdtStyles>;

function styleOf(style: XmlElement): Style {
  const paragraph = elementIn(style, 'style:paragraph-properties')?.attributes;
  const border = paragraph?.['fo:border-bottom'];
  return {
    parent: style.attributes['style:parent-style-name'],
    text: lookOf(style),
    before: pointsOf(paragraph?.['fo:margin-top']),
    ruleBelow: border === undefined ? undefined : border !== 'none',
  };
}

function lookOf(style: XmlElement): TextLook {
  const text = elementIn(style, 'style:text-properties')?.attributes;
  const { 'fo:font-weight': weight, 'fo:font-style': slant } = text ?? {};
  const size = pointsOf(text?.['fo:font-size']);
  return {
    ...(weight !== undefined && { bold: weight === 'bold' || Number(weight) >= BOLD_WEIGHT }),
    ...(slant !== undefined && { italic: slant === 'italic' || slant === 'oblique' }),
    ...(size !== undefined && { size }),
  };
}

function pointsOf(length: string | undefined): number | undefined {
  const [, number, unit = ''] = /^([\d.]+)([a-z]+)$/.exec(length ?? '') ?? [];
  const points = POINTS_BY_UNIT[unit];
  return number === undefined || points === undefined ? undefined : Number(number) * points;
}
