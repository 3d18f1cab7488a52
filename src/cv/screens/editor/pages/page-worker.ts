import { drawPage, type Letters } from './draw-page.ts';

/** Asks the thread for pages. Their drawings, which are large, stay with it; all else of the answer is handed on. */
export type FetchOrder = { id: number; address: string; request: RequestInit };
/** Without a status, where nothing came. */
export type Fetched = { id: number; status?: number; text?: string };

/** Tells it what is to be painted, and what is shown from now on: drawings of no other pages are kept. */
export type PaintOrder = { id: number; paint: readonly Sight[]; shown: readonly string[] | undefined };
/** A page in a place, so many pixels wide. */
export type Sight = { at: number; fingerprint: string; width: number };
export type Painted = { id: number; pictures: readonly (Sight & { picture: ImageBitmap })[] };

/** What it is known of an answer with pages. */
type Pages = { pages: readonly string[]; fingerprints: readonly string[] };

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

/** Keeps the drawings that an answer brings, and leaves the rest of it. */
function withoutDrawings(text: string) {
  const told = JSON.parse(text) as Pages;
  for (const [at, drawing] of told.pages.entries()) {
    if (drawing !== '') drawings.set(told.fingerprints[at] ?? '', drawing);
  }
  return JSON.stringify({ ...told, pages: [] });
}

/** One after the other, as they were asked. What goes wrong is told to whoever began the thread. */
let before = Promise.resolve();
addEventListener('message', ({ data }: MessageEvent<PaintOrder | FetchOrder>) => {
  if ('paint' in data) before = before.then(() => paintAll(data)).catch(reportError);
  else void fetchPages(data).catch(() => postMessage({ id: data.id } satisfies Fetched));
});
