import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { type CvContent, EMPTY_CONTENT, emptyNode, emptySection } from '#cv/model/content.ts';
import type { Section } from '#cv/model/shapes.ts';
import { uploadFile } from './images.ts';
import { newPerson, send } from './members.ts';

export type HeavyMember = Awaited<ReturnType<typeof registerHeavyMember>>;
type ProductUrl = { url: string };

/** Registers a member who sends heavy requests, or who measures an instance that handles them. */
export async function registerHeavyMember(product: ProductUrl) {
  const { body } = await send(product, 'POST', '/api/auth/sign-up/email', { body: newPerson() });
  const { token, user } = body;
  const headers = { authorization: `Bearer ${token}` };
  const call = (method: string, path: string, payload?: unknown) =>
    send(product, method, path, { headers, body: payload });
  const upload = (name: string, bytes: Uint8Array) => uploadFile(product, { uid: user.uid, token }, name, bytes);
  return {
    call,
    makeCv: async (document: CvContent) => {
      const { status, body } = await call('POST', '/api/cvs', { name: 'CV', document });
      if (status !== 201) throw new Error(`no CV: ${status} ${JSON.stringify(body)}`);
      return body as { id: string; revision: number };
    },
    upload,
    makeImage: async (name: string, bytes: Uint8Array) =>
      call('POST', '/api/images', { file: await upload(name, bytes) }),
  };
}

/** Returns a CV with a section of texts. */
export function cvOfTexts(name: string, texts: readonly string[]): CvContent {
  const items = texts.map((text, at) => ({ ...emptyNode('text', `text-${at}`), text }));
  return {
    ...EMPTY_CONTENT,
    basics: { ...EMPTY_CONTENT.basics, name },
    sections: [{ ...emptySection('text', 'texts'), items } as Section],
  };
}

/** A CV that the typesetter would work on for minutes and with gigabytes of memory if it were not limited. */
export const heavyCv = (name: string) => cvOfTexts(name, Array(20).fill('- x\n'.repeat(4990)));

/** Returns an SVG of a few kilobytes whose filter takes minutes to render. */
export function heavySvg() {
  const light = '<feDiffuseLighting><feDistantLight azimuth="1" elevation="1"/></feDiffuseLighting>'.repeat(250);
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="960" height="960"><filter id="f"><feTurbulence/>${light}</filter><rect width="960" height="960" filter="url(#f)"/></svg>`,
  );
}

let counter = 0;
export async function heavyPdf(member: HeavyMember) {
  counter += 1;
  const { id } = await member.makeCv(heavyCv(`Mallory ${counter}`));
  return member.call('GET', `/api/cvs/${id}/export/pdf`);
}

const checksOf = (text: string) => async (member: HeavyMember) => {
  const { id } = await member.makeCv(cvOfTexts('Mallory', [text]));
  return member.call('GET', `/api/cvs/${id}/checks`);
};

/** Requests that once blocked an instance, with the status that each must get. */
export const HEAVY_REQUESTS: Record<
  string,
  { status: number; send: (member: HeavyMember) => Promise<{ status: number }> }
> = {
  'a CV of a hundred thousand bullets as PDF': { status: 400, send: heavyPdf },
  'an SVG whose filter takes minutes': {
    status: 400,
    send: (member) => member.makeImage('filter.svg', heavySvg()),
  },
  'checks of a text of underscores': { status: 200, send: checksOf('_'.repeat(19_000)) },
  'checks of a text of bullets': { status: 200, send: checksOf('- x\n'.repeat(4700)) },
};

/** Sends fifty PDF, twenty image and ten import requests at once from five members. No response counts as 503. */
export async function heavyCrowd(product: ProductUrl): Promise<{ status: number }[]> {
  const members = await Promise.all(Array.from({ length: 5 }, () => registerHeavyMember(product)));
  const content = Buffer.from(JSON.stringify(heavyCv('Mallory'))).toString('base64');
  // Uploads the files first, because a storage client would retry an upload for minutes after the instance ends.
  const files = await Promise.all(members.map((member) => member.upload('filter.svg', heavySvg())));
  const requests = members.flatMap((member, at) => [
    ...Array.from({ length: 10 }, () => heavyPdf(member)),
    // One SVG with four crops makes four images.
    ...[1, 0.9, 0.8, 0.7].map((width) =>
      member.call('POST', '/api/images', { file: files[at], crop: { x: 0, y: 0, width, height: 1 } }),
    ),
    ...Array.from({ length: 2 }, () => member.call('POST', '/api/cvs/import', { content })),
  ]);
  return Promise.all(requests.map((answer) => answer.catch(() => ({ status: 503 }))));
}

/** Requests the health continuously in a separate thread, where only the instance causes delays. */
const WATCHER = `
  const { parentPort, workerData: url } = require('node:worker_threads');
  let slowestMs = 0;
  let isOver = false;
  parentPort.once('message', () => (isOver = true));
  (async () => {
    while (!isOver) {
      const began = performance.now();
      const answer = await fetch(url);
      await answer.arrayBuffer();
      if (answer.status !== 200) throw new Error('unhealthy: ' + answer.status);
      slowestMs = Math.max(slowestMs, performance.now() - began);
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
    parentPort.postMessage(slowestMs);
  })();`;

/** Requests the health of an instance continuously. `stop` returns the duration of the slowest request. */
export function watchHealth({ url }: ProductUrl) {
  const watcher = new Worker(WATCHER, { eval: true, workerData: `${url}/healthz` });
  const slowest = once(watcher, 'message').then(([ms]) => ms as number);
  // The rejection is handled in `stop`.
  slowest.catch(() => {});
  return {
    stop: async () => {
      watcher.postMessage('stop');
      return slowest;
    },
  };
}

/** Returns the process ids of an instance's workers. */
export function workersOf(pid: number | undefined): number[] {
  const output = execFileSync('ps', ['-eo', 'pid=,ppid=,args='], { encoding: 'utf8' });
  return output
    .split('\n')
    .map((line) => line.trim().split(/\s+/))
    .filter(([, parent, ...args]) => parent === String(pid) && args.join(' ').includes('-worker.'))
    .map(([own]) => Number(own));
}
