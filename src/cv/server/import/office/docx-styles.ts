import { descendantsIn, elementIn, elementsIn, type XmlElement } from './xml.ts';

/** The look of text, where a style or a run says so. */
export type RunLook = { bold?: boolean; italic?: boolean; size?: number; hidden?: boolean };
type NumberedList = { id: string; level: number };
export type ParagraphLook = {
  heading?: number | undefined;
  list?: NumberedList | undefined;
  before?: number | undefined;
  after?: number | undefined;
  ruleAbove?: boolean | undefined;
  ruleBelow?: boolean | undefined;
};
type Style = { basedOn: string | undefined; run: RunLook; paragraph: ParagraphLook };

/** Word’s size of text without any style, in points. */
const DEFAULT_SIZE = 10;
/** More styles than this above one another are a circle. */
const MAX_CHAIN = 30;
const TWIPS = 20;
const HALF_POINTS = 2;
/** Word numbers the levels of an outline from 0, and 9 is body text. */
const BODY_LEVEL = 9;

const valueIn = (parent: XmlElement | undefined, name: string) => elementIn(parent, name)?.attributes['w:val'];

/** Reads the look that the properties of a run give it. */
export function runLookOf(properties: XmlElement | undefined): RunLook {
  const size = Number(valueIn(properties, 'w:sz'));
  return {
    ...toggle(properties, 'w:b', 'bold'),
    ...toggle(properties, 'w:i', 'italic'),
    ...toggle(properties, 'w:vanish', 'hidden'),
    ...(size > 0 && { size: size / HALF_POINTS }),
  };
}

function toggle(properties: XmlElement | undefined, name: string, field: keyof RunLook): RunLook {
  const element = elementIn(properties, name);
  return element ? { [field]: !['0', 'false', 'off', 'none'].includes(element.attributes['w:val'] ?? '') } : {};
}

/** Reads the look that the properties of a paragraph give it. */
export function paragraphLookOf(properties: XmlElement | undefined): ParagraphLook {
  const level = valueIn(properties, 'w:outlineLvl');
  const numbering = elementIn(properties, 'w:numPr');
  const spacing = elementIn(properties, 'w:spacing')?.attributes;
  const borders = elementIn(properties, 'w:pBdr');
  const points = (twips: string | undefined) => (twips === undefined ? undefined : Number(twips) / TWIPS);
  return withoutUndefined({
    heading: level === undefined || Number(level) >= BODY_LEVEL ? undefined : Number(level) + 1,
    list: numbering && {
      id: valueIn(numbering, 'w:numId') ?? '',
      level: Number(valueIn(numbering, 'w:ilvl') ?? 0) || 0,
    },
    before: points(spacing?.['w:before']),
    after: points(spacing?.['w:after']),
    ruleAbove: isDrawn(elementIn(borders, 'w:top')) || undefined,
    ruleBelow: isDrawn(elementIn(borders, 'w:bottom')) || undefined,
  });
}

const isDrawn = (border: XmlElement | undefined) =>
  border !== undefined && !['nil', 'none'].includes(border.attributes['w:val'] ?? 'none');
const withoutUndefined = <T extends object>(value: T): T =>
  Object.fromEntries(Object.entries(value).filter(([, field]) => field !== undefined)) as T;

/** Names of headings in English, which Word keeps in files of all languages. */
const HEADING_NAME = /^heading (\d)$/i;

/** Reads the styles of a document. */
export function readStyles(root: XmlElement | undefined) {
  const styles = new Map<string, Style>();
  let defaultParagraph = '';
  const document = elementIn(root, 'w:styles');
  const defaults = elementIn(document, 'w:docDefaults');
  const defaultRun = runLookOf(elementIn(elementIn(defaults, 'w:rPrDefault'), 'w:rPr'));
  const defaultSpacing = paragraphLookOf(elementIn(elementIn(defaults, 'w:pPrDefault'), 'w:pPr'));
  for (const style of document ? elementsIn(document, 'w:style') : []) {
    const id = style.attributes['w:styleId'] ?? '';
    const level = HEADING_NAME.exec(valueIn(style, 'w:name') ?? '')?.[1];
    styles.set(id, {
      basedOn: valueIn(style, 'w:basedOn'),
      run: runLookOf(elementIn(style, 'w:rPr')),
      paragraph: { ...(level && { heading: Number(level) }), ...paragraphLookOf(elementIn(style, 'w:pPr')) },
    });
    if (style.attributes['w:type'] === 'paragraph' && style.attributes['w:default'] === '1') defaultParagraph = id;
  }
  const chainOf = (id: string | undefined): Style[] => {
    const chain: Style[] = [];
    for (let style = styles.get(id ?? ''); style && chain.length < MAX_CHAIN; style = styles.get(style.basedOn ?? '')) {
      chain.unshift(style);
    }
    return chain;
  };
  const merged = <T extends object>(looks: readonly T[]): T => Object.assign({}, ...looks) as T;
  return {
    paragraph: (id: string | undefined): ParagraphLook =>
      merged([defaultSpacing, ...chainOf(id ?? defaultParagraph).map(({ paragraph }) => paragraph)]),
    /** The look of text in a paragraph of a style. */
    runIn: (id: string | undefined): RunLook =>
      merged([{ size: DEFAULT_SIZE }, defaultRun, ...chainOf(id ?? defaultParagraph).map(({ run }) => run)]),
    /** The look that a style of characters adds. */
    run: (id: string | undefined): RunLook => merged(chainOf(id).map(({ run }) => run)),
    language: elementsOfLanguage(defaults),
  };
}
export type DocxStyles = ReturnType<typeof readStyles>;

const elementsOfLanguage = (defaults: XmlElement | undefined) =>
  defaults && descendantsIn(defaults, 'w:lang')[0]?.attributes['w:val'];
