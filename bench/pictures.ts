import { setTimeout as pause } from 'node:timers/promises';
import { register } from './member.ts';
import { readSeconds, withProduct } from './pair.ts';
import { takePicture } from './picture.ts';
import type { Figure } from './report.ts';
import { openStorage } from './storage.ts';

const PICTURES = 20;
const IDLE = 10_000;
const MOST_MILLISECONDS = 50;
const QUANTILES = ['p50', 'p99', 'max'] as const;

/** How long the event loop keeps others waiting while pictures are made, beside an idle time. It counts in beats of 10 ms. */
export const pictures = () =>
  withProduct({ MEMBER_MEGABYTES: '1000' }, async ({ url }): Promise<Figure[]> => {
    const member = await register(url);
    const storage = openStorage(url, member);
    const taken = await Promise.all([0, 90, 180, 270].map(takePicture));
    const names = Array.from({ length: PICTURES }, (_, index) => `photo ${index}.jpg`);
    for (const [index, name] of names.entries()) {
      await storage.uploadWhole(name, taken[index % taken.length] ?? Buffer.of(), 'image/jpeg');
    }
    console.log(`Pictures of ${taken.map(({ length }) => (length / 1024 ** 2).toFixed(1)).join(', ')} MB`);

    const idle = await delaysDuring(url, () => pause(IDLE));
    const began = performance.now();
    const busy = await delaysDuring(url, () =>
      Promise.all(names.map((name) => make(url, member.token, storage.at(name)))),
    );
    const seconds = (performance.now() - began) / 1000;
    return [
      ...QUANTILES.map((quantile) => ({
        name: `event loop ${quantile}, ${PICTURES} pictures beside idle`,
        unit: 'ms',
        product: busy[quantile],
        bare: idle[quantile],
        ...(quantile === 'p99' ? { atMost: MOST_MILLISECONDS } : {}),
      })),
      { name: 'a picture of 12 megapixels', unit: 's', product: seconds / PICTURES },
    ];
  });

async function delaysDuring(url: string, work: () => Promise<unknown>) {
  await readSeconds(url);
  await work();
  const seconds = await readSeconds(url);
  const of = (quantile: string) => seconds(`nodejs_eventloop_lag_${quantile}_seconds`) * 1000;
  return { p50: of('p50'), p99: of('p99'), max: of('max') };
}

async function make(url: string, token: string, file: string) {
  const answer = await fetch(`${url}/api/images`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ file }),
  });
  if (answer.status !== 201) throw new Error(`no picture: ${answer.status} ${await answer.text()}`);
}
