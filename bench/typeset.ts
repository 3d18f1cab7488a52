import type { CvContent } from '../src/cv/model/content.ts';
import { renderJobOf } from '../src/cv/render/render-input.ts';
import { typeset as typesetInWorker } from '../src/cv/render/typesetter.ts';
import { quantile } from './load.ts';
import { type Member, register } from './member.ts';
import { rssOf } from './memory.ts';
import { type MeteredProduct, withProduct } from './pair.ts';
import type { Figure } from './report.ts';
import { cvEdited, cvRewritten } from './typeset/cv-of-two-pages.ts';
import { openPrinter } from './typeset/printer.ts';
import { withReactPdf } from './typeset/react-pdf.ts';

const WARM_UP = 5;
const ROUNDS = 40;
const CONCURRENCY = 50;
const FIRST_STARTS = 5;
const MIN_SPEEDUP = { reactPdf: 4, chromium: 8 };
const MAX_FIRST_RATIO = 0.25;
const MAX_LOOP_MS = 50;
/** The limit of the product's memory with all its threads busy. */
const MAX_MEGABYTES = 700;

let count = 0;
const next = (make: (number: number) => CvContent) => {
  count += 1;
  return make(count);
};
const OWNER = 'bench';
const dataOf = (content: CvContent) => renderJobOf({ content, photo: null }).data;

/** Measures the PDF of a two-page CV, compared with other programs that make similar pages at the same time. */
export async function typeset(): Promise<Figure[]> {
  return [...(await warm()), ...(await first()), ...(await crowd())];
}

async function warm(): Promise<Figure[]> {
  const printer = await openPrinter();
  const engines = {
    again: () => typesetPdf(cvEdited(0)),
    edited: () => typesetPdf(next(cvEdited)),
    anew: () => typesetPdf(next(cvRewritten)),
    reactPdf: () => withReactPdf(dataOf(cvEdited(0))),
    chromium: () => printer.print(dataOf(cvEdited(0))),
  };
  const samples = Object.fromEntries(Object.keys(engines).map((engine) => [engine, [] as number[]])) as Record<
    keyof typeof engines,
    number[]
  >;
  for (let round = -WARM_UP; round < ROUNDS; round += 1) {
    for (const [name, make] of Object.entries(engines) as [keyof typeof engines, () => Promise<unknown>][]) {
      const ms = await timed(make);
      if (round >= 0) samples[name].push(ms);
    }
  }
  await printer.close();
  for (const times of Object.values(samples)) times.sort((a, b) => a - b);
  return (['reactPdf', 'chromium'] as const).flatMap((peer) =>
    (
      [
        ['again', 'the same again'],
        ['edited', 'a field changed'],
        ['anew', 'all words new'],
      ] as const
    ).flatMap(([engine, label]) =>
      [0.5, 0.95].map((share): Figure => {
        const [product, bare] = [quantile(samples[engine], share), quantile(samples[peer], share)];
        return {
          name: `CV of 2 pages to PDF, ${label}, p${share * 100}, vs ${NAMES[peer]}`,
          unit: 'ms',
          product,
          bare,
          // The speedup: the peer's time divided by the product's.
          ratio: bare / product,
          ...(engine === 'again' && share === 0.5 ? { atLeast: MIN_SPEEDUP[peer] } : {}),
        };
      }),
    ),
  );
}
/** Typesets without the result cache. */
const typesetPdf = (content: CvContent) =>
  typesetInWorker({ make: 'pdf', sheet: { content, photo: null, owner: OWNER }, marks: false }, { owner: OWNER });
const NAMES = { reactPdf: '@react-pdf/renderer', chromium: 'a warm Chromium' };

/** Measures the first PDF after the product starts, compared with starting Chromium to print one page. */
async function first(): Promise<Figure[]> {
  const [ofProduct, ofChromium]: [number[], number[]] = [[], []];
  for (let round = 0; round < FIRST_STARTS; round += 1) {
    await withProduct({}, async (product) => {
      const member = await register(product.url);
      await listCvs(product.url, member);
      const id = await createCv(product.url, member);
      ofProduct.push(await timed(() => fetchPdf(product.url, member, id)));
    });
    ofChromium.push(
      await timed(async () => {
        const printer = await openPrinter();
        await printer.print(dataOf(next(cvEdited)));
        await printer.close();
      }),
    );
  }
  const [product, bare] = [ofProduct, ofChromium].map((times) =>
    quantile(
      times.sort((a, b) => a - b),
      0.5,
    ),
  ) as [number, number];
  return [
    {
      name: 'first PDF after start vs starting Chromium to print',
      unit: 'ms',
      product,
      bare,
      ratio: product / bare,
      atMost: MAX_FIRST_RATIO,
    },
  ];
}

/** Measures fifty simultaneous PDF requests. */
const crowd = () =>
  withProduct({}, async (product): Promise<Figure[]> => {
    const member = await register(product.url);
    const ids: string[] = [];
    for (let at = 0; at < 3 * CONCURRENCY; at += 1) ids.push(await createCv(product.url, member));
    await fetchPdf(product.url, member, ids[0] ?? '');
    await product.read();
    let failed = 0;
    let peak = 0;
    const began = performance.now();
    for (let at = 0; at < ids.length; at += CONCURRENCY) {
      const answers = await Promise.allSettled(
        ids.slice(at, at + CONCURRENCY).map((id) => fetchPdf(product.url, member, id)),
      );
      failed += answers.filter(({ status }) => status === 'rejected').length;
      peak = Math.max(peak, await rssOf((product as MeteredProduct).process));
    }
    const seconds = (performance.now() - began) / 1000;
    const { delay } = await product.read();
    return [
      { name: `${CONCURRENCY} PDFs at once: failed`, unit: '', product: failed, atMost: 0 },
      { name: `${CONCURRENCY} PDFs at once: event loop p99`, unit: 'ms', product: delay.p99, atMost: MAX_LOOP_MS },
      { name: `${CONCURRENCY} PDFs at once: memory of the process`, unit: 'MB', product: peak, atMost: MAX_MEGABYTES },
      { name: `${CONCURRENCY} PDFs at once: PDFs per second`, unit: '', product: ids.length / seconds },
    ];
  });

/** Requests the list of CVs, which every member does on the way to a PDF. */
async function listCvs(url: string, { token }: Member) {
  const answer = await fetch(`${url}/api/cvs`, { headers: { authorization: `Bearer ${token}` } });
  if (answer.status !== 200) throw new Error(`no list: ${answer.status}`);
  await answer.arrayBuffer();
}

async function createCv(url: string, { token }: Member): Promise<string> {
  const answer = await fetch(`${url}/api/cvs`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ name: 'For Turin', document: next(cvRewritten) }),
  });
  if (answer.status !== 201) throw new Error(`no CV: ${answer.status} ${await answer.text()}`);
  return ((await answer.json()) as { id: string }).id;
}

async function fetchPdf(url: string, { token }: Member, id: string): Promise<Uint8Array> {
  const answer = await fetch(`${url}/api/cvs/${id}/export/pdf`, { headers: { authorization: `Bearer ${token}` } });
  if (answer.status !== 200) throw new Error(`no PDF: ${answer.status} ${await answer.text()}`);
  return new Uint8Array(await answer.arrayBuffer());
}

async function timed(work: () => Promise<unknown>) {
  const began = performance.now();
  await work();
  return performance.now() - began;
}
