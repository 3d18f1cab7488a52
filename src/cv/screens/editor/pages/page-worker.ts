import { drawPage, type Letters } from './draw-page.ts';

/** What the thread is told: pages that it does not know yet, which ones are still wanted, and what is to be painted. */
export type PaintOrder = {
  id: number;
  drawings: readonly (readonly [fingerprint: string, drawing: string])[];
  wanted: readonly string[];
  paint: readonly Sight[];
};
/** A page in a place, so many pixels wide. */
export type Sight = { at: number; fingerprint: string; width: number };
export type Painted = { id: number; pictures: readonly (Sight & { picture: ImageBitmap })[]; failed?: string };

/** More than all letters of a few CVs in all sizes. */
const MOST_LETTERS = 20_000;
/** Of paper; what is drawn has the proportion that its first line says. */
const SIZE = /viewBox="0 0 ([\d.]+) ([\d.]+)"/;

const drawings = new Map<string, string>();
const letters: Letters = new Map();

async function paint({ at, fingerprint, width }: Sight) {
  const drawing = drawings.get(fingerprint) ?? '';
  const [, w = 1, h = 1] = SIZE.exec(drawing) ?? [];
  const canvas = new OffscreenCanvas(width, Math.round((width * Number(h)) / Number(w)));
  const context = canvas.getContext('2d', { alpha: false });
  if (!context) throw new Error('there is no canvas');
  await drawPage(context, drawing, letters);
  return { at, fingerprint, width, picture: canvas.transferToImageBitmap() };
}

async function fulfil({ id, drawings: more, wanted, paint: sights }: PaintOrder) {
  for (const [fingerprint, drawing] of more) drawings.set(fingerprint, drawing);
  for (const known of [...drawings.keys()]) if (!wanted.includes(known)) drawings.delete(known);
  if (letters.size > MOST_LETTERS) letters.clear();
  const pictures: Painted['pictures'][number][] = [];
  for (const sight of sights) pictures.push(await paint(sight));
  const painted: Painted = { id, pictures };
  postMessage(painted, { transfer: pictures.map(({ picture }) => picture) });
}

/** One after the other, as they were asked. */
let before = Promise.resolve();
addEventListener('message', ({ data }: MessageEvent<PaintOrder>) => {
  before = before
    .then(() => fulfil(data))
    .catch((error) => postMessage({ id: data.id, pictures: [], failed: String(error) } satisfies Painted));
});
