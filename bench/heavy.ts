import { setTimeout as pause } from 'node:timers/promises';
import {
  cvOfTexts,
  HEAVY_REQUESTS,
  type HeavyMember,
  heavyCrowd,
  registerHeavyMember,
  watchHealth,
} from '../src/testing/heavy-work.ts';
import { jpeg } from '../src/testing/images.ts';
import { withProduct } from './pair.ts';
import type { Figure } from './report.ts';

const HEALTH_MS = 500;
const OTHERS_MS = 5000;
const STOP_MS = 10_000;
const CROWD_MS = 10_000;

/** Measures health, other members' requests and the shutdown while requests exceed the instance's resources. */
export const heavy = async (): Promise<Figure[]> => [...(await whileBusy()), ...(await whileStopping())];

const whileBusy = () =>
  withProduct({}, async (product) => {
    const ada = await registerHeavyMember(product);
    const figures: Figure[] = [];
    for (const [name, { send }] of Object.entries(HEAVY_REQUESTS)) {
      const mallory = await registerHeavyMember(product);
      const health = watchHealth(product);
      const requests = Promise.all([send(mallory), send(mallory), send(mallory)]);
      figures.push(
        {
          name: `${name}: wait of others for image and PDF`,
          unit: 'ms',
          product: await wait(ada),
          atMost: OTHERS_MS,
        },
        {
          ...{ name: `${name}: slowest health check`, unit: 'ms', atMost: HEALTH_MS },
          product: (await requests) && (await health.stop()),
        },
      );
    }
    return figures;
  });

async function wait(ada: HeavyMember) {
  const began = performance.now();
  const { id } = await ada.makeCv(cvOfTexts(`Ada ${began}`, ['Notes']));
  const [pdf, image] = await Promise.all([
    ada.call('GET', `/api/cvs/${id}/export/pdf`),
    ada.makeImage(`${began}.jpg`, await jpeg({ width: 900, height: 500 })),
  ]);
  if (pdf.status !== 200 || image.status !== 201) throw new Error(`refused: ${pdf.status}, ${image.status}`);
  return performance.now() - began;
}

/** Stops the instance during fifty heavy PDF, twenty image and ten import requests. */
const whileStopping = () =>
  withProduct({}, async (product): Promise<Figure[]> => {
    const health = watchHealth(product);
    const crowd = heavyCrowd(product);
    await pause(CROWD_MS);
    const slowest = await health.stop();
    const began = performance.now();
    await product.stop();
    const stopped = performance.now() - began;
    await crowd;
    return [
      { name: 'crowd: slowest health check', unit: 'ms', product: slowest, atMost: HEALTH_MS },
      { name: 'crowd: from SIGTERM to exit', unit: 'ms', product: stopped, atMost: STOP_MS },
    ];
  });
