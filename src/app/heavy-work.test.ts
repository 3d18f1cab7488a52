import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { eventually } from '#testing/eventually.ts';
import {
  cvOfTexts,
  HEAVY_REQUESTS,
  type HeavyMember,
  heavyCrowd,
  registerHeavyMember,
  watchHealth,
  workersOf,
} from '#testing/heavy-work.ts';
import { jpeg } from '#testing/images.ts';
import { type Product, startProduct } from '#testing/product.ts';

vi.setConfig({ testTimeout: 90_000 });

// `bench/heavy.ts` measures the response times meanwhile; here, other tests would distort them.

const STOP_MS = 10_000;
const CROWD_MS = 5000;

let product: Product;
let ada: HeavyMember;
beforeAll(async () => {
  product = await startProduct();
  ada = await registerHeavyMember(product);
}, 60_000);
afterAll(() => product.stop());

/** Requests a new image and a new PDF as another member. */
async function serveOthers() {
  const { id } = await ada.makeCv(cvOfTexts(`Ada ${performance.now()}`, ['Notes']));
  const [pdf, image] = await Promise.all([
    ada.call('GET', `/api/cvs/${id}/export/pdf`),
    ada.makeImage(`${id}.jpg`, await jpeg({ width: 900, height: 500 })),
  ]);
  expect([pdf.status, image.status]).toEqual([200, 201]);
}

describe.each(Object.entries(HEAVY_REQUESTS))('%s', (_, { status, send: ask }) => {
  it('ends, while the health check and other members are served', async () => {
    const mallory = await registerHeavyMember(product);
    const health = watchHealth(product);
    const heavy = [ask(mallory), ask(mallory)];
    await serveOthers();
    expect((await Promise.all(heavy)).map((answer) => answer.status)).toEqual([status, status]);
    await health.stop();
  });
});

it('stays healthy with 50 heavy PDFs, 20 pictures and 10 imports at once, and exits within ten seconds of SIGTERM', async () => {
  const health = watchHealth(product);
  const crowd = heavyCrowd(product);
  await eventually(() => expect(workersOf(product.process.pid).length).toBeGreaterThan(1));
  await pause(CROWD_MS);
  await health.stop();

  const workers = workersOf(product.process.pid);
  const began = performance.now();
  expect(await product.stop()).toBe(0);
  expect(performance.now() - began).toBeLessThan(STOP_MS);
  const answers = await crowd;
  expect(answers.filter(({ status }) => status >= 500 && status !== 503)).toEqual([]);
  await eventually(() => {
    for (const pid of workers) expect(() => process.kill(pid, 0)).toThrow('ESRCH');
  });
});
