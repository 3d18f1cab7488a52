// A process of `bare.ts`. It streams one file from the disk for every request, with plain node:http.
import { createReadStream, statSync } from 'node:fs';
import { createServer } from 'node:http';
import { serveMetered } from './meters.ts';

const [file = ''] = process.argv.slice(2);
const headers = { 'content-type': 'application/octet-stream', 'content-length': statSync(file).size };

serveMetered(
  createServer({ keepAliveTimeout: 65_000 }, (_, response) => {
    createReadStream(file).pipe(response.writeHead(200, headers));
  }),
);
