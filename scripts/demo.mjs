// `npm run demo`: an instance of its own with something to look at, beside your data and not in it. Ctrl+C ends it.
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { buildIfStale, fail, node24, prepare, root } from './toolchain.mjs';

await prepare();
buildIfStale();

const port = process.env.PORT ?? '3000';
const env = { ...process.env, PORT: port, DATA_DIR: join(root, '.vitrine', 'demo'), NODE_ENV: 'production' };
const server = spawn(node24, [join(root, 'dist', 'server', 'server.js')], {
  env,
  stdio: ['ignore', 'pipe', 'inherit'],
});
// Ctrl+C reaches the server by itself as well; it takes the second signal for the first.
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => server.kill(signal));
server.on('exit', (code) => process.exit(code ?? 1));

const link = await new Promise((resolve) => {
  server.stdout.on('data', (chunk) => {
    process.stdout.write(chunk);
    const found = /(\S+)\/setup#(\S+)/.exec(String(chunk));
    if (found) resolve({ url: `http://localhost:${port}`, token: found[2] });
  });
});
const headers = { authorization: `SetUp ${link.token}`, 'content-type': 'application/json' };

const outbox = await ask('GET', '/api/admin/mail?limit=1');
if (outbox.items.length === 0) {
  for (const to of ['ada@example.org', 'charles@example.org', 'mary@example.org']) {
    await ask('POST', '/api/admin/mail/test', { to });
  }
  console.log('Three mails wait in the outbox, which the set-up page shows.');
}

async function ask(method, path, body) {
  const answer = await fetch(link.url + path, { method, headers, ...(body ? { body: JSON.stringify(body) } : {}) });
  const value = await answer.json();
  return answer.ok ? value : fail(`${method} ${path}: ${value.message}`);
}
