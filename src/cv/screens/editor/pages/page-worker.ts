import { drawPage, type GlyphPaths } from './draw-page.ts';

/** Message to the worker: fetch pages. It keeps their drawings, which are large, and posts the rest of the response. */
export type FetchRequest = { id: number; address: string; request: RequestInit };
/** Reply to `FetchRequest`. Without a status, the request failed. */
export type FetchResponse = { id: number; status?: number; text?: string };

/** Message to the worker: paint pages. If `shown` is given, drawings of all other pages are discarded. */
export type PaintRequest = { id: number; paint: readonly PaintTask[]; shown: readonly string[] | undefined };
/** A page to paint: its index, its fingerprint and its width in device pixels. */
export type PaintTask = { at: number; fingerprint: string; width: number };
export type PaintResponse = { id: number; pictures: readonly (PaintTask & { picture: ImageBitmap })[] };

/** Message to the worker: return the drawing of a page, by its fingerprint. */
export type DrawingRequest = { id: number; drawing: string };
export type DrawingResponse = { id: number; svg: string | undefined };

/** The part of the response that the worker reads. */
type PagesResponse = { pages: readonly string[]; fingerprints: readonly string[] };

/** Limits the glyph cache. The limit exceeds the glyphs of several CVs in all sizes. */
const MAX_GLYPHS = 20_000;
/** Reads the paper size, which gives the aspect ratio, from the root element of a drawing. */
const VIEW_BOX = /viewBox="0 0 ([\d.]+) ([\d.]+)"/;

const svgs = new Map<string, string>();
const glyphs: GlyphPaths = new Map();

async function paint({ at, fingerprint, width }: PaintTask) {
  const svg = svgs.get(fingerprint) ?? '';
  const [, w = 1, h = 1] = VIEW_BOX.exec(svg) ?? [];
  const canvas = new OffscreenCanvas(width, Math.round((width * Number(h)) / Number(w)));
  const context = canvas.getContext('2d', { alpha: false });
  if (!context) throw new Error('no 2D canvas context available');
  await drawPage(context, svg, glyphs);
  return { at, fingerprint, width, picture: canvas.transferToImageBitmap() };
}

async function paintAll({ id, paint: tasks, shown }: PaintRequest) {
  if (shown) for (const fingerprint of svgs.keys()) if (!shown.includes(fingerprint)) svgs.delete(fingerprint);
  if (glyphs.size > MAX_GLYPHS) glyphs.clear();
  const pictures: PaintResponse['pictures'][number][] = [];
  for (const task of tasks) pictures.push(await paint(task));
  const response: PaintResponse = { id, pictures };
  postMessage(response, { transfer: pictures.map(({ picture }) => picture) });
}

async function fetchPages({ id, address, request }: FetchRequest) {
  const response = await fetch(address, request);
  const text = await response.text();
  const { status } = response;
  postMessage({ id, status, text: response.ok ? storeSvgs(text) : text } satisfies FetchResponse);
}

/** Stores the drawings of a response and returns the response without them. */
function storeSvgs(text: string) {
  const response = JSON.parse(text) as PagesResponse;
  for (const [at, svg] of response.pages.entries()) {
    if (svg !== '') svgs.set(response.fingerprints[at] ?? '', svg);
  }
  return JSON.stringify({ ...response, pages: [] });
}

/** Paint messages run one after another, in order. Errors are reported to the creator of the worker. */
let queue = Promise.resolve();
addEventListener('message', ({ data }: MessageEvent<PaintRequest | FetchRequest | DrawingRequest>) => {
  if ('paint' in data) queue = queue.then(() => paintAll(data)).catch(reportError);
  else if ('drawing' in data) postMessage({ id: data.id, svg: svgs.get(data.drawing) } satisfies DrawingResponse);
  else void fetchPages(data).catch(() => postMessage({ id: data.id } satisfies FetchResponse));
});
