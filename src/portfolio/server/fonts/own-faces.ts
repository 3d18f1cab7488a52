import type { ShownFace } from '#files/service.ts';
import type { Alphabet } from '#platform/pure/typefaces/alphabets.ts';
import type { PageFont } from './site-font.ts';
import { ART_FAMILIES, type Face, type FaceSet, type FaceUse, type OwnFaceStyle } from './style-faces.ts';

/** The member's families for headings and text, in place of those of the theme. */
export type OwnFaces = { heading?: ShownFace | undefined; body?: ShownFace | undefined };

/** A style is bold beside another one if it is heavier by this much. */
const BOLDER = 200;

/** Returns the faces of a site with the member's own instead of those of its theme. */
export function withOwnFaces(base: FaceSet, { heading, body }: OwnFaces): FaceSet {
  if (!heading && !body) return base;
  const ownBody = body && toFace(body);
  const ownHeading = heading && (heading.id === body?.id && ownBody ? ownBody : toFace(heading));
  const bodyStyles = ownBody ? bodyUses(ownBody) : base.uses.filter(({ face }) => face === base.body);
  const headingStyle = ownHeading?.own && nearestStyle(ownHeading.own, { weight: base.headingWeight, italic: false });
  const headingStyles: FaceUse[] =
    ownHeading && headingStyle
      ? [{ face: ownHeading, style: headingStyle.style, text: 'heading' }]
      : base.uses.filter(
          ({ face, style }) =>
            face === base.heading && (face !== base.body || (ownBody && style.startsWith(`${base.headingWeight}`))),
        );
  return {
    ...base,
    body: ownBody ?? base.body,
    heading: ownHeading ?? base.heading,
    bodyWeight: (ownBody?.own && nearestStyle(ownBody.own, { weight: 400, italic: false })?.weight) ?? base.bodyWeight,
    headingWeight: headingStyle?.weight ?? base.headingWeight,
    uses: [...bodyStyles, ...headingStyles, ...base.uses.filter(({ face }) => face === base.voice)],
  };
}

/** A family that has the name of one of the product gets another one, as a page may have both. */
const toFace = (own: ShownFace): Face => ({
  name: ART_FAMILIES.includes(own.name) ? `${own.name} Own` : own.name,
  generic: own.generic,
  own,
});

/** Returns the styles for texts: upright, bold and italic, of those that the family has. */
function bodyUses(face: Face): FaceUse[] {
  if (!face.own) return [];
  const regular = nearestStyle(face.own, { weight: 400, italic: false });
  const bold = nearestStyle(face.own, { weight: 700, italic: false });
  const italic = nearestStyle(face.own, { weight: 400, italic: true });
  const isBolder = regular && bold && bold.weight >= regular.weight + BOLDER;
  return [
    ...(regular ? [{ face, style: regular.style, text: 'body' as const }] : []),
    ...(isBolder ? [{ face, style: bold.style, text: 'body' as const }] : []),
    ...(italic?.italic && italic !== regular
      ? [{ face, style: italic.style, text: 'body' as const, isForItalics: true }]
      : []),
  ];
}

/** Returns the family's style that is nearest to a weight, in the same posture if it has one. */
function nearestStyle({ parts }: ShownFace, { weight, italic }: { weight: number; italic: boolean }) {
  const distance = (part: { weight: number; italic: boolean }) =>
    Math.abs(part.weight - weight) + (part.italic === italic ? 0 : 2000);
  const [nearest] = parts.toSorted((one, other) => distance(one) - distance(other));
  if (!nearest) return undefined;
  const style: OwnFaceStyle = nearest.italic ? `${nearest.weight}Own_Italic` : `${nearest.weight}Own`;
  return { style, weight: nearest.weight, italic: nearest.italic };
}

const OWN_STYLE = /^\d+Own(?:_Italic)?$/;
export const isOwnStyle = (style: string): style is OwnFaceStyle => OWN_STYLE.test(style);

/** Returns the font of a member's family in a style and an alphabet; undefined if it lacks one of them. */
export function ownFont({ name, own }: Face, style: OwnFaceStyle, alphabet: Alphabet): PageFont | undefined {
  const part = own?.parts.find(
    (one) => one.alphabet === alphabet && (one.italic ? `${one.weight}Own_Italic` : `${one.weight}Own`) === style,
  );
  return part && { ...part, family: name, font: part.metrics };
}
