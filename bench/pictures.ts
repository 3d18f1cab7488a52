import { setTimeout as pause } from 'node:timers/promises';
import { type Member, register } from './member.ts';
import { type MeteredPair, withPair } from './pair.ts';
import { makePhoto } from './photo.ts';
import type { Figure } from './report.ts';
import { openStorage } from './storage.ts';

const PICTURES = 20;
const IDLE = 10_000;
const MAX_DELAY_MS = 50;

/**
 * Measures the event loop delay while images are processed, compared with an idle process, which shows the delays of
 * the machine. Both have a resolution of 10 ms.
 */
export const pictures = () =>
  withPair(async (pair) => {
    const { url } = pair.product;
    const member = await register(url);
    const files = await uploadPhotos(url, member);
    const idle = await delaysDuring(pair, () => pause(IDLE));
    const began = performance.now();
    const busy = await delaysDuring(pair, () => Promise.all(files.map((file) => createImage(url, member, file))));
    const seconds = (performance.now() - began) / 1000;
    const figure = (name: string, of: Delays, quantile: keyof Delays['product']): Figure => ({
      name: `event loop ${quantile} ${name}`,
      unit: 'ms',
      product: of.product[quantile],
      bare: of.bare[quantile],
    });
    return [
      figure('idle', idle, 'p99'),
      figure(`while ${PICTURES} pictures are made`, busy, 'p50'),
      { ...figure(`while ${PICTURES} pictures are made`, busy, 'p99'), atMost: MAX_DELAY_MS },
      figure(`while ${PICTURES} pictures are made`, busy, 'max'),
      { name: 'a picture of 12 megapixels', unit: 's', product: seconds / PICTURES },
    ];
  });

async function uploadPhotos(url: string, member: Member) {
  const { at, uploadWhole } = openStorage(url, member);
  const photos: Buffer[] = [];
  for (const hue of [0, 90, 180, 270]) photos.push(await makePhoto(hue));
  console.log(`Pictures of ${photos.map(({ length }) => (length / 1024 ** 2).toFixed(1)).join(', ')} MB`);
  const names = Array.from({ length: PICTURES }, (_, index) => `photo ${index}.jpg`);
  for (const [index, name] of names.entries()) {
    await uploadWhole(name, photos[index % photos.length] ?? Buffer.of(), 'image/jpeg');
  }
  return names.map(at);
}

type Delays = Awaited<ReturnType<typeof delaysDuring>>;

async function delaysDuring({ product, bare }: MeteredPair, work: () => Promise<unknown>) {
  await Promise.all([product.read(), bare.read()]);
  await work();
  const [{ delay: ofProduct }, { delay: ofBare }] = await Promise.all([product.read(), bare.read()]);
  return { product: ofProduct, bare: ofBare };
}

async function createImage(url: string, { token }: Member, file: string) {
  const answer = await fetch(`${url}/api/images`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ file }),
  });
  if (answer.status !== 201) throw new Error(`no picture: ${answer.status} ${await answer.text()}`);
}
