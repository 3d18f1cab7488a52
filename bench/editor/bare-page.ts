import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A page with a plain field: each change requests the pages and shows them when they are decoded. */
const HTML = `<!doctype html><html lang="en"><meta charset="utf-8"><title>Bare</title>
<textarea autofocus rows="8" cols="60"></textarea><br><img width="595" alt=""><img width="595" alt="">
<script>
const images = [...document.images];
async function show(text) {
  const { pages } = await (await fetch('/pages', { method: 'POST', body: text })).json();
  const addresses = pages.map((page) => URL.createObjectURL(new Blob([page], { type: 'image/svg+xml' })));
  await Promise.all(addresses.map((address) => Object.assign(new Image(), { src: address }).decode()));
  for (const [at, image] of images.entries()) {
    URL.revokeObjectURL(image.src);
    image.src = addresses[at] ?? '';
  }
}
if (location.hash === '#pages')
  document.querySelector('textarea').addEventListener('input', ({ target }) => void show(target.value));
</script>`;

/** Runs a server of bare pages, which returns the same prepared SVGs to every request. */
export async function withBarePage<Result>(preview: string, work: (url: string) => Promise<Result>): Promise<Result> {
  const server = createServer(async (request, response) => {
    for await (const _ of request);
    const [type, body] = request.method === 'POST' ? ['application/json', preview] : ['text/html', HTML];
    response.writeHead(200, { 'content-type': type }).end(body);
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  try {
    return await work(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
  } finally {
    server.closeAllConnections();
    server.close();
  }
}
