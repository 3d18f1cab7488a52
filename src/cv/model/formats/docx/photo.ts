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
import type { DocumentStyle } from '../../outline/document-style.ts';
import { mmToPoints, pixels } from './units.ts';

const SIDE_PIXELS = pixels(mmToPoints(28));
const GAP_EMU = 114_300;
const SHAPE_BY_PHOTO_STYLE = { none: 'rect', round: 'ellipse', rounded: 'roundRect', square: 'rect' };

/** The photo beside the first lines, in the shape that the design sets. */
class Photo extends ImageRun {
  readonly #shape: string;

  constructor(bytes: Uint8Array, name: string, style: DocumentStyle) {
    const isRtl = style.language.direction === 'rtl';
    super({
      type: 'jpg',
      data: bytes,
      transformation: { width: SIDE_PIXELS, height: SIDE_PIXELS },
      altText: { id: '1', name: 'photo', description: name },
      floating: {
        horizontalPosition: {
          relative: HorizontalPositionRelativeFrom.MARGIN,
          align: isRtl ? HorizontalPositionAlign.LEFT : HorizontalPositionAlign.RIGHT,
        },
        verticalPosition: { relative: VerticalPositionRelativeFrom.PARAGRAPH, offset: 0 },
        wrap: { type: TextWrappingType.SQUARE, side: TextWrappingSide.BOTH_SIDES },
        margins: { left: GAP_EMU, right: GAP_EMU, top: 0, bottom: GAP_EMU },
      },
    });
    this.#shape = SHAPE_BY_PHOTO_STYLE[style.photo];
  }

  override prepForXml(context: IContext) {
    const xml = super.prepForXml(context);
    return xml && withShape(xml, this.#shape);
  }
}

export const photoOf = (bytes: Uint8Array, name: string, style: DocumentStyle): ImageRun =>
  new Photo(bytes, name, style);

/** Changes the outline of the picture; the library supports rectangles only. */
const withShape = (xml: IXmlableObject, shape: string): IXmlableObject =>
  JSON.parse(JSON.stringify(xml), (key, value) => (key === 'prst' && value === 'rect' ? shape : value));
