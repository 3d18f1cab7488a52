import {
  HorizontalPositionAlign,
  HorizontalPositionRelativeFrom,
  type IContext,
  ImageRun,
  type IXmlableObject,
  TextWrappingSide,
  TextWrappingType,
  VerticalPositionRelativeFrom,
} from 'docx';
import type { Look } from '../look.ts';
import { pixels, pointsOf } from './measures.ts';

const SIDE = pixels(pointsOf(28));
const GAP = 114_300;
const SHAPES = { none: 'rect', round: 'ellipse', rounded: 'roundRect', square: 'rect' };

/** The photo beside the first lines, in the shape that the design sets. */
class Photo extends ImageRun {
  readonly #shape: string;

  constructor(bytes: Uint8Array, name: string, look: Look) {
    const isRtl = look.language.direction === 'rtl';
    super({
      type: 'jpg',
      data: bytes,
      transformation: { width: SIDE, height: SIDE },
      altText: { id: '1', name: 'photo', description: name },
      floating: {
        horizontalPosition: {
          relative: HorizontalPositionRelativeFrom.MARGIN,
          align: isRtl ? HorizontalPositionAlign.LEFT : HorizontalPositionAlign.RIGHT,
        },
        verticalPosition: { relative: VerticalPositionRelativeFrom.PARAGRAPH, offset: 0 },
        wrap: { type: TextWrappingType.SQUARE, side: TextWrappingSide.BOTH_SIDES },
        margins: { left: GAP, right: GAP, top: 0, bottom: GAP },
      },
    });
    this.#shape = SHAPES[look.photo];
  }

  override prepForXml(context: IContext) {
    const xml = super.prepForXml(context);
    return xml && inShape(xml, this.#shape);
  }
}

export const photoOf = (bytes: Uint8Array, name: string, look: Look): ImageRun => new Photo(bytes, name, look);

/** Changes the outline of the picture; the library supports rectangles only. */
const inShape = (xml: IXmlableObject, shape: string): IXmlableObject =>
  JSON.parse(JSON.stringify(xml), (key, value) => (key === 'prst' && value === 'rect' ? shape : value));
