// `npm run demo`: runs a separate instance with example content, which does not affect your data. Ctrl+C stops it.
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { ensureBuild, fail, node24, prepare, root } from './toolchain.mjs';

await prepare();
const build = await ensureBuild();

const { ADA, fillDemo, PASSWORD } = await import('./demo/fill.mjs');

const port = process.env.PORT ?? '3000';
const url = `http://localhost:${port}`;
const env = { ...process.env, PORT: port, DATA_DIR: join(root, '.vitrine', 'demo'), NODE_ENV: 'production' };
const server = spawn(node24, [join(build, 'server', 'server.js')], {
  env,
  stdio: ['ignore', 'pipe', 'inherit'],
});
let stopping = false;
const stop = () => {
  stopping = true;
  server.kill('SIGTERM');
};
// Ctrl+C also reaches the server directly, which ignores the second signal.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, stop);
// A killed npm passes no signal on, but the parent process changes.
const parent = process.ppid;
setInterval(() => process.ppid !== parent && stop(), 500).unref();
server.on('exit', (code) => process.exit(code ?? 1));
// The server must not outlive this process when the requests below fail.
process.on('exit', stop);

const setUpToken = await new Promise((resolve) => {
  let said = '';
  server.stdout.on('data', (chunk) => {
    process.stdout.write(chunk);
    said += chunk;
    if (said.includes('Vitrine is running')) resolve(/\/setup#(\S+)/.exec(said)?.[1]);
  });
});

// Without a setup link there is an admin already, so the instance was filled before.
try {
  if (setUpToken) {
    const members = await fillDemo(url, setUpToken);
    for (const { person, site } of members) console.log(`The site of ${person.name} is at ${site}`);
  }
  console.log(`Sign in at ${url}/login as ${ADA.username} with the password: ${PASSWORD}`);
} catch (error) {
  // A stopping server refuses requests, and this process ends with it.
  if (!stopping) fail(error.message);
}
