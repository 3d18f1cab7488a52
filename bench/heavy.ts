import {
  HEAVY_REQUESTS,
  type HeavyMember,
  heavyCrowd,
  heavyPdf,
  heavySvg,
  registerHeavyMember,
  watchHealth,
} from '../src/testing/heavy-work.ts';
import { jpeg } from '../src/testing/pictures.ts';
import { withProduct } from './pair.ts';
import type { Figure } from './report.ts';

const HEALTH_MS = 500;
const OTHERS_MS = 5000;
const STOP_MS = 10_000;

/** How health, other members and the end of the instance fare beside requests that ask for more than there is. */
export const heavy = async (): Promise<Figure[]> => [...(await beside()), ...(await stopping())];

const beside = () =>
  withProduct({}, async (product) => {
    const ada = await registerHeavyMember(product);
    const figures: Figure[] = [];
    for (const [name, { ask }] of Object.entries(HEAVY_REQUESTS)) {
      const mallory = await registerHeavyMember(product);
      const health = watchHealth(product);
      const asked = Promise.all([ask(mallory), ask(mallory), ask(mallory)]);
      figures.push(
        {
          name: `${name}: wait of others for picture and PDF`,
          unit: 'ms',
          product: await wait(ada),
          atMost: OTHERS_MS,
        },
        {
          ...{ name: `${name}: slowest health`, unit: 'ms', atMost: HEALTH_MS },
          product: (await asked) && (await health.stop()),
        },
      );
    }
    const health = watchHealth(product);
    await heavyCrowd(product);
    figures.push({ name: 'crowd: slowest health', unit: 'ms', product: await health.stop(), atMost: HEALTH_MS });
    return figures;
  });

async function wait(ada: HeavyMember) {
  const began = performance.now();
  const { id } = await ada.makeCv({ basics: { name: `Ada ${began}` } });
  await Promise.all([
    ada.call('GET', `/api/cvs/${id}/export/pdf`),
    ada.makeImage(`${began}.jpg`, await jpeg({ width: 900, height: 500 })),
  ]);
  return performance.now() - began;
}

const stopping = () =>
  withProduct({}, async (product): Promise<Figure[]> => {
    const mallory = await registerHeavyMember(product);
    const asked = [heavyPdf(mallory), mallory.makeImage('filter.svg', heavySvg())].map((answer) =>
      answer.catch(() => {}),
    );
    await new Promise((resolve) => setTimeout(resolve, 2000));
    const began = performance.now();
    await product.stop();
    const figure = {
      name: 'SIGTERM beside heavy work',
      unit: 'ms',
      product: performance.now() - began,
      atMost: STOP_MS,
    };
    await Promise.all(asked);
    return [figure];
  });
