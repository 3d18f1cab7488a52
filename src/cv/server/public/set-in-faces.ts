import type { ChosenFace } from '#platform/typefaces/choose-faces.ts';
import { faceRule, standInRules, standInsFor } from '#platform/typefaces/face-rules.ts';
import type { TextPart, WebFaces } from '../../model/exports/html/style.ts';
import type { Look } from '../../model/exports/look.ts';
import { ownTypeface } from './face-wishes.ts';

type Given = {
  look: Look;
  chosen: (part: TextPart) => readonly ChosenFace[];
  addressOf: (face: ChosenFace) => string;
};

/** Returns the font rules and font names for the style sheet of a page. */
export function setIn(faces: readonly ChosenFace[], { look, chosen, addressOf }: Given): WebFaces {
  const own = [ownTypeface(look, 'body'), ownTypeface(look, 'heading')];
  const names = (part: TextPart) => namesFor(chosen(part), ownTypeface(look, part));
  return {
    rules: faces.flatMap((face) => {
      const typeface = own.find(({ name }) => name === face.family);
      return [faceRule(face, addressOf(face)), ...(typeface ? standInRules(face, typeface.generic) : [])];
    }),
    names: { body: names('body'), heading: names('heading'), bold: names('bold'), italic: names('italic') },
    scale: scaleOf(chosen('body').find(({ family }) => family === own[0]?.name)),
  };
}

/**
 * Returns the font family list: that of the design first, then those of other scripts, then local fallbacks until they
 * load.
 */
function namesFor(chosen: readonly ChosenFace[], { name, generic }: Look['typefaces']['body']) {
  const families = [...new Set(chosen.map(({ family }) => family))];
  const isThere = families.includes(name);
  return [
    ...(isThere ? [name] : []),
    ...families.filter((family) => family !== name),
    ...(isThere ? standInsFor(name, generic) : []),
  ];
}

const USUAL_X_HEIGHT = 0.47;
const MOST = 1.1;

/**
 * Returns the factor by which text is enlarged on screen: at equal size, a Garamond looks smaller than most typefaces.
 */
function scaleOf(body: ChosenFace | undefined) {
  const scale = body ? USUAL_X_HEIGHT / body.face.xHeight : 1;
  return Math.round(Math.min(MOST, Math.max(1, scale)) * 100) / 100;
}
