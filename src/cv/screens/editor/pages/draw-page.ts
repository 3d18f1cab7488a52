/** The 2D context to draw on. Pages are drawn in a worker, on an offscreen canvas. */
type Canvas = OffscreenCanvasRenderingContext2D;
type Attributes = Readonly<Record<string, string>>;
/** Inherited presentation attributes: an element without its own takes those of its parent. */
type Look = { fill: string; rule: CanvasFillRule; stroke: string };

/** Glyph paths by id. The id of a glyph is the same in all drawings with the font, so the paths are shared. */
export type Letters = Map<string, Path2D>;

const TAG = /<(\/?)([\w-]+)((?:\s+[\w:-]+="[^"]*")*)\s*(\/?)>/g;
const ATTRIBUTE = /(?<![\w:-])([\w:-]+)="([^"]*)"/g;
const LETTER = /<symbol id="([^"<]+)"[^<>]*><path d="([^"]*)"\/>/g;
const CLIP = /<clipPath id="([^"]+)"><path d="([^"]*)"\/>/g;
const BLACK: Look = { fill: '#000', rule: 'nonzero', stroke: 'none' };

/**
 * Draws a page of the typesetter's SVG, scaled to the width of the canvas. It supports only the SVG features that these
 * pages use (`cv/render/pages-of-svg.test.ts`). Workers need it because browsers do not render SVG in them.
 */
export async function drawPage(canvas: Canvas, drawing: string, letters: Letters) {
  for (const [, name = '', path] of drawing.matchAll(LETTER)) {
    if (!letters.has(name)) letters.set(name, new Path2D(path));
  }
  const clips = new Map([...drawing.matchAll(CLIP)].map(([, name = '', path]) => [name, new Path2D(path)]));
  const pictures = await picturesIn(drawing);
  drawShapes(canvas, drawing, canvas.canvas.width, { letters, clips, pictures });
}

type Known = { letters: Letters; clips: ReadonlyMap<string, Path2D>; pictures: ReadonlyMap<string, ImageBitmap> };

/** Draws the elements of an SVG at the canvas's current transform, scaled to `width`. */
function drawShapes(canvas: Canvas, drawing: string, width: number, known: Known) {
  const looks: Look[] = [BLACK];
  let defining = false;
  for (const [, closes, tag = '', written = '', empty] of drawing.matchAll(TAG)) {
    if (tag === 'defs') defining = closes === '';
    if (defining || tag === 'defs') continue;
    if (closes) {
      looks.pop();
      canvas.restore();
      continue;
    }
    const said = attributesOf(written);
    const look = lookOf(said, looks.at(-1) ?? BLACK);
    canvas.save();
    begin(canvas, tag, said, width, known);
    draw(canvas, tag, said, look, known);
    if (empty) canvas.restore();
    else looks.push(look);
  }
}

const attributesOf = (written: string): Attributes =>
  Object.fromEntries([...written.matchAll(ATTRIBUTE)].map(([, name, value]) => [name, value]));

const lookOf = (said: Attributes, around: Look): Look => ({
  fill: said.fill ?? around.fill,
  rule: (said['fill-rule'] as CanvasFillRule | undefined) ?? around.rule,
  stroke: said.stroke ?? around.stroke,
});

/** Applies the transform, clip path and stroke attributes of an element to the canvas. */
function begin(canvas: Canvas, tag: string, said: Attributes, width: number, { clips }: Known) {
  if (tag === 'svg') {
    const [, , own = width] = numbersIn(said.viewBox);
    canvas.scale(width / own, width / own);
  }
  const [a = 1, b = 0, c = 0, d = 1, e = 0, f = 0] = numbersIn(said.transform);
  if (said.transform) canvas.transform(a, b, c, d, e, f);
  const clip = clips.get(said['clip-path']?.slice('url(#'.length, -1) ?? '');
  if (clip) canvas.clip(clip);
  if (said['stroke-width']) canvas.lineWidth = Number(said['stroke-width']);
  if (said['stroke-linecap']) canvas.lineCap = said['stroke-linecap'] as CanvasLineCap;
  if (said['stroke-linejoin']) canvas.lineJoin = said['stroke-linejoin'] as CanvasLineJoin;
  if (said['stroke-miterlimit']) canvas.miterLimit = Number(said['stroke-miterlimit']);
}

function draw(canvas: Canvas, tag: string, said: Attributes, look: Look, known: Known) {
  if (tag === 'image') return drawImage(canvas, said, known);
  if (tag === 'use') canvas.translate(Number(said.x), Number(said.y));
  const shape = tag === 'use' ? known.letters.get(said['xlink:href']?.slice(1) ?? '') : shapeOf(tag, said);
  if (!shape) return;
  if (look.fill !== 'none' && look.fill !== 'transparent') {
    canvas.fillStyle = look.fill;
    canvas.fill(shape, look.rule);
  }
  if (look.stroke !== 'none') {
    canvas.strokeStyle = look.stroke;
    canvas.stroke(shape);
  }
}

function shapeOf(tag: string, said: Attributes): Path2D | undefined {
  const at = (name: string) => Number(said[name] ?? 0);
  const shape = new Path2D(tag === 'path' ? said.d : undefined);
  if (tag === 'rect') {
    // A width of 100 % marks the background of the page, for which any sufficiently large rectangle works.
    const [w, h] = said.width === '100%' ? [LARGER, LARGER] : [at('width'), at('height')];
    shape.roundRect(at('x'), at('y'), w, h, at('rx'));
  } else if (tag === 'circle') shape.arc(at('cx'), at('cy'), at('r'), 0, 2 * Math.PI);
  else if (tag !== 'path') return undefined;
  return shape;
}
const LARGER = 10_000;

const SVG_PICTURE = 'data:image/svg+xml;base64,';

function drawImage(canvas: Canvas, said: Attributes, known: Known) {
  const source = said['xlink:href'] ?? '';
  const [width, height] = [Number(said.width), Number(said.height)];
  if (source.startsWith(SVG_PICTURE)) drawShapes(canvas, atob(source.slice(SVG_PICTURE.length)), width, known);
  const picture = known.pictures.get(source);
  if (picture) canvas.drawImage(picture, 0, 0, width, height);
}

const PHOTO = /xlink:href="(data:(image\/(?:jpeg|png|webp|gif));base64,([^"]+))"/g;

async function picturesIn(drawing: string) {
  const pictures = [...drawing.matchAll(PHOTO)].map(async ([, source = '', type = '', written = '']) => {
    const bytes = Uint8Array.from(atob(written), (letter) => letter.charCodeAt(0));
    return [source, await createImageBitmap(new Blob([bytes], { type }))] as const;
  });
  return new Map(await Promise.all(pictures));
}

const numbersIn = (text = '') => (text.match(/-?[\d.]+(?:e-?\d+)?/g) ?? []).map(Number);
