import { typefacesOf } from '#cv/service.ts';
import type { ShownFace } from '#files/service.ts';
import { type ArtStyleId, isArtStyle, type StyleId } from '../../model/styles/style-shape.ts';
import type { FaceStyle } from './face-files.ts';

type Generic = 'serif' | 'sans-serif' | 'monospace';
export type Face = {
  name: string;
  generic: Generic;
  /** The member's family, if it is not one of the product. */
  own?: ShownFace;
};

/** A style of a member's family. */
export type OwnFaceStyle = `${number}Own` | `${number}Own_Italic`;

/** A style of a face that pages load: for which of their texts, and whether only those with italics need it. */
export type FaceUse = {
  face: Face;
  style: FaceStyle | OwnFaceStyle;
  text: 'body' | 'heading';
  isForItalics?: boolean;
};

/** The faces of a site's style, in the order in which they are loaded while the budget lasts. */
export type FaceSet = {
  body: Face;
  heading: Face;
  headingWeight: number;
  bodyWeight: number;
  /** The face of voices: taglines and quotations; that of the body by default. */
  voice?: Face;
  uses: readonly FaceUse[];
};

const serif = (name: string): Face => ({ name, generic: 'serif' });
const sans = (name: string): Face => ({ name, generic: 'sans-serif' });

const INSTRUMENT = serif('Instrument Serif');
const PUBLIC = sans('Public Sans');
const FIGTREE = sans('Figtree');
const JETBRAINS: Face = { name: 'JetBrains Mono', generic: 'monospace' };
const NEWSREADER = serif('Newsreader');
const WORK = sans('Work Sans');
const BRICOLAGE = sans('Bricolage Grotesque');
const FRAUNCES = serif('Fraunces');
const GARAMOND = serif('EB Garamond');

const ART_FACES: Record<ArtStyleId, FaceSet> = {
  ink: {
    ...{ body: INSTRUMENT, heading: INSTRUMENT, headingWeight: 400, bodyWeight: 400 },
    uses: [
      { face: INSTRUMENT, style: '400Regular', text: 'body' },
      { face: INSTRUMENT, style: '400Regular_Italic', text: 'body' },
    ],
  },
  swiss: {
    ...{ body: PUBLIC, heading: PUBLIC, headingWeight: 700, bodyWeight: 500 },
    uses: [
      { face: PUBLIC, style: '500Medium', text: 'body' },
      { face: PUBLIC, style: '700Bold', text: 'body' },
    ],
  },
  soft: {
    ...{ body: FIGTREE, heading: FIGTREE, headingWeight: 600, bodyWeight: 500 },
    uses: [
      { face: FIGTREE, style: '500Medium', text: 'body' },
      { face: FIGTREE, style: '600SemiBold', text: 'body' },
    ],
  },
  terminal: {
    ...{ body: JETBRAINS, heading: JETBRAINS, headingWeight: 700, bodyWeight: 400 },
    uses: [
      { face: JETBRAINS, style: '400Regular', text: 'body' },
      { face: JETBRAINS, style: '700Bold', text: 'body' },
    ],
  },
  journal: {
    ...{ body: NEWSREADER, heading: NEWSREADER, headingWeight: 300, bodyWeight: 400 },
    uses: [
      { face: NEWSREADER, style: '400Regular', text: 'body' },
      { face: NEWSREADER, style: '300Light', text: 'body' },
      { face: NEWSREADER, style: '400Regular_Italic', text: 'body' },
    ],
  },
  studio: {
    ...{ body: WORK, heading: WORK, headingWeight: 600, bodyWeight: 400 },
    uses: [
      { face: WORK, style: '400Regular', text: 'body' },
      { face: WORK, style: '600SemiBold', text: 'body' },
    ],
  },
  plum: {
    ...{ body: BRICOLAGE, heading: BRICOLAGE, headingWeight: 800, bodyWeight: 400, voice: FRAUNCES },
    uses: [
      { face: BRICOLAGE, style: '400Regular', text: 'body' },
      { face: BRICOLAGE, style: '800ExtraBold', text: 'heading' },
      { face: FRAUNCES, style: '300Light_Italic', text: 'body', isForItalics: true },
    ],
  },
  paper: {
    ...{ body: GARAMOND, heading: GARAMOND, headingWeight: 400, bodyWeight: 400 },
    uses: [
      { face: GARAMOND, style: '400Regular_Caps', text: 'body' },
      { face: GARAMOND, style: '400Regular_Italic', text: 'body' },
    ],
  },
};

/** Returns the faces of a site: those of its style, or in the classic style those of its pair. */
export const facesOf = (style: StyleId, pair: string): FaceSet =>
  isArtStyle(style) ? ART_FACES[style] : pairFaces(pair);

function pairFaces(pair: string): FaceSet {
  const { body, heading } = typefacesOf(pair);
  const headingWeight = headingWeightOf(heading);
  return {
    ...{ body, heading, headingWeight, bodyWeight: 400 },
    uses: [
      { face: body, style: '400Regular', text: 'body' },
      { face: heading, style: headingWeight === 400 ? '400Regular' : '600SemiBold', text: 'heading' },
      { face: body, style: '600SemiBold', text: 'body' },
      { face: body, style: '400Regular_Italic', text: 'body', isForItalics: true },
    ],
  };
}

/** Weight of headings. A serif is strong enough at 400, and costs nothing extra if the body uses the same font. */
const headingWeightOf = ({ generic }: Face) => (generic === 'serif' ? 400 : 600);

/** The families of all styles, besides those of the font pairs. */
export const ART_FAMILIES = [
  ...new Set(Object.values(ART_FACES).flatMap(({ uses }) => uses.map(({ face }) => face.name))),
];
