import { describe, expect, it, vi } from 'vitest';
import { AppError } from '#platform/pure/errors.ts';
import { cpuTimeMs } from '#testing/cpu-time.ts';
import { makePdf } from '#testing/pdf-files.ts';
import { drawCv, drawNoise, ENGLISH, makeScan } from '#testing/scans.ts';
import { parseCvFile } from './parse-cv-file.ts';

vi.setConfig({ testTimeout: 200_000 });

const scanLanguages = { first: [ENGLISH], others: [] };
const read = (bytes: Buffer, signal?: AbortSignal, owner = 'ada') =>
  parseCvFile(bytes, { owner, scanLanguages, signal });

/** Returns the error word that a scan is rejected with, or `read`. */
const outcomeOf = (bytes: Buffer) =>
  read(bytes).then(
    () => 'read',
    (error: unknown) => {
      if (!(error instanceof AppError)) throw error;
      return error.details.fields?.[0]?.text.word ?? error.code;
    },
  );

const ON_PAPER = 'q 595 0 0 842 0 0 cm /Photo Do Q';

describe('a scanned file', () => {
  it('is refused without languages to recognize it in', async () => {
    await expect(parseCvFile(await makeScan([await drawCv()]), { owner: 'ada' })).rejects.toMatchObject({
      details: { fields: [{ path: 'content', text: { word: 'scannedPdf' } }] },
    });
  });

  it('is read in a worker, without work of the main thread', async () => {
    const scan = await makeScan([await drawCv()]);
    let name: string | undefined;
    const mainThreadMs = await cpuTimeMs(async () => {
      name = (await read(scan)).content.basics.name;
    });
    expect(name).toBe('Nora Ellery');
    // Reading takes many seconds of work.
    expect(mainThreadMs).toBeLessThan(1500);
  });

  it('is no longer worked on when nobody waits for it', async () => {
    const scan = await makeScan([await drawCv(), await drawCv(), await drawCv()]);
    const waiting = new AbortController();
    const start = performance.now();
    setTimeout(() => waiting.abort(), 1500);
    const [first, second] = [read(scan, waiting.signal), read(scan, waiting.signal, 'ben')];
    const outcomes = await Promise.allSettled([first, second]);
    const canceled = { status: 'rejected', reason: { code: 'CLIENT_CLOSED_REQUEST' } };
    expect(outcomes).toMatchObject([canceled, canceled]);
    // Reading all pages would take longer.
    expect(performance.now() - start).toBeLessThan(8000);
  });
});

it('is refused while another scan of the member is read, so that it doesn’t delay others', async () => {
  const scan = await makeScan([await drawCv()]);
  const outcomes = await Promise.allSettled([read(scan), read(scan)]);
  expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  expect(outcomes.find((outcome) => outcome.status === 'rejected')?.reason).toMatchObject({
    code: 'SERVICE_UNAVAILABLE',
    details: { text: { word: 'scansBusy' } },
  });
});

describe('hostile scans end in a clear error', () => {
  it('of a thousand pages', async () => {
    const image = { width: 8, height: 8, data: Buffer.alloc(192, 255) };
    const pages = Array.from({ length: 1000 }, () => ({ texts: [], image, drawing: ON_PAPER }));
    expect(await outcomeOf(makePdf(pages))).toMatch(/^(?:pdfTooLong|scanTooLong)$/);
  });

  it('with a picture of a billion pixels', async () => {
    const image = { width: 32_000, height: 32_000, data: Buffer.alloc(1000), isDeflated: true };
    expect(await outcomeOf(makePdf([{ texts: [], image, drawing: ON_PAPER }]))).toBe('scannedPdf');
  });

  it('with pictures that take too much memory together', async () => {
    const drawing = Array.from({ length: 400 }, () => ON_PAPER).join('\n');
    const image = { width: 5000, height: 7000, data: Buffer.alloc(5000 * 7000 * 3, 250) };
    const scan = makePdf([{ texts: [], image: { ...image, data: image.data.subarray(0, 7_000_000) }, drawing }]);
    expect(await outcomeOf(scan)).toMatch(/^scan/);
  });

  it.each([
    { width: 300, height: 14_400 },
    { width: 1_000_000, height: 1 },
  ])('of $width × $height points', async (size) => {
    const image = { width: 800, height: 800, data: Buffer.alloc(800 * 800 * 3, 90) };
    const drawing = `q ${size.width} 0 0 ${size.height} 0 0 cm /Photo Do Q`;
    expect(await outcomeOf(makePdf([{ texts: [], image, drawing, size }]))).toBe('scanUnreadable');
  });

  it('of noise', async () => {
    const noise = await drawNoise();
    expect(await outcomeOf(await makeScan([noise, noise], { isBlackAndWhite: true }))).toMatch(/^scan|^read$/);
  });
});
