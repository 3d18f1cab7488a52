import { drawPage, type Letters } from './draw-page.ts';

/** Message to the worker: fetch pages. It keeps their drawings, which are large, and posts the rest of the response. */
export type FetchOrder = { id: number; address: string; request: RequestInit };
/** Reply to `FetchOrder`. Without a status, the request failed. */
export type Fetched = { id: number; status?: number; text?: string };

/** Message to the worker: paint pages. If `shown` is given, drawings of all other pages are discarded. */
export type PaintOrder = { id: number; paint: readonly Sight[]; shown: readonly string[] | undefined };
/** A page to paint: its index, its fingerprint and its width in device pixels. */
export type Sight = { at: number; fingerprint: string; width: number };
export type Painted = { id: number; pictures: readonly (Sight & { picture: ImageBitmap })[] };

/** The part of the response that the worker reads. */
type Pages = { pages: readonly string[]; fingerprints: readonly string[] };

/** Limits the glyph cache. The limit exceeds the glyphs of several CVs in all sizes. */
const MOST_LETTERS = 20_000;
/** Reads the paper size, which gives the aspect ratio, from the root element of a drawing. */
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

async function paintAll({ id, paint: sights, shown }: PaintOrder) {
  if (shown) for (const known of drawings.keys()) if (!shown.includes(known)) drawings.delete(known);
  if (letters.size > MOST_LETTERS) letters.clear();
  const pictures: Painted['pictures'][number][] = [];
  for (const sight of sights) pictures.push(await paint(sight));
  const painted: Painted = { id, pictures };
  postMessage(painted, { transfer: pictures.map(({ picture }) => picture) });
}

async function fetchPages({ id, address, request }: FetchOrder) {
  const answer = await fetch(address, request);
  const text = await answer.text();
  const { status } = answer;
  postMessage({ id, status, text: answer.ok ? withoutDrawings(text) : text } satisfies Fetched);
}

/** Stores the drawings of a response and returns the response without them. */
function withoutDrawings(text: string) {
  const told = JSON.parse(text) as Pages;
  for (const [at, drawing] of told.pages.entries()) {
    if (drawing !== '') drawings.set(told.fingerprints[at] ?? '', drawing);
  }
  return JSON.stringify({ ...told, pages: [] });
}

/** Paint messages run one after another, in order. Errors are reported to the creator of the worker. */
let before = Promise.resolve();
addEventListener('message', ({ data }: MessageEvent<PaintOrder | FetchOrder>) => {
  if ('paint' in data) before = before.then(() => paintAll(data)).catch(reportError);
  else void fetchPages(data).catch(() => postMessage({ id: data.id } satisfies Fetched));
});
