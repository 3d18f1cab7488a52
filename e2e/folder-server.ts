import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname } from 'node:path';

const TYPES: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.avif': 'image/avif',
  '.webp': 'image/webp',
  '.png': 'image/png',
  '.woff2': 'font/woff2',
  '.pdf': 'application/pdf',
  '.xml': 'application/xml',
  '.txt': 'text/plain; charset=utf-8',
};

/** Serves the files of a folder below a path, like a simple static web host. */
export async function serveFolder(files: ReadonlyMap<string, Buffer>, basePath: string) {
  const server = createServer((request, response) => {
    const path = decodeURIComponent(new URL(request.url ?? '/', 'http://host').pathname);
    const name = path.startsWith(basePath) ? path.slice(basePath.length).replace(/(^|\/)$/, '$1index.html') : '';
    const bytes = files.get(name);
    const type = TYPES[bytes ? extname(name) : '.html'];
    response.writeHead(bytes ? 200 : 404, type === undefined ? {} : { 'content-type': type });
    response.end(bytes ?? files.get('404.html'));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}${basePath}`,
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
