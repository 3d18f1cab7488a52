import { spawn, spawnSync } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { request } from 'node:https';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { eventually } from '../../testing/eventually.ts';
import { freePort } from '../../testing/product.ts';

export const hasCaddy = spawnSync('env', ['caddy', 'version']).status === 0;

/** Starts Caddy with a Caddyfile, on its own port and with its own certificate authority. Stops it after the test. */
export async function startCaddy(caddyfile: string) {
  const folder = await mkdtemp(join(tmpdir(), 'vitrine-caddy-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  const port = await freePort();
  const globalOptions = [
    ...['admin off', 'local_certs', 'skip_install_trust', 'auto_https disable_redirects'],
    ...[`storage file_system ${folder}`, `http_port ${await freePort()}`, `https_port ${port}`],
  ];
  const file = join(folder, 'Caddyfile');
  await writeFile(file, caddyfile.replace('{\n', `{\n\t${globalOptions.join('\n\t')}\n`));
  // Keeps Caddy's own state within the folder.
  const homeVariables = ['HOME', 'XDG_DATA_HOME', 'XDG_CONFIG_HOME'].map((name) => `${name}=${folder}`);
  const run = ['caddy', 'run', '--config', file, '--adapter', 'caddyfile'];
  const caddy = spawn('env', [...homeVariables, ...run], { stdio: 'ignore' });
  const ended = new Promise((resolve) => caddy.on('exit', resolve));
  onTestFinished(async () => {
    caddy.kill('SIGTERM');
    await ended;
  });
  const authority = await eventually(() => readFile(join(folder, 'pki', 'authorities', 'local', 'root.crt')));

  /** Requests a page as a browser that trusts only this authority. */
  const visit = (host: string) =>
    new Promise<{ status: number | undefined; hsts: unknown; body: string }>((resolve, reject) => {
      const options = { host: '127.0.0.1', port, servername: host, ca: authority, agent: false };
      const outgoing = request({ ...options, headers: { host } }, (answer) => {
        let body = '';
        answer.on('data', (chunk: Buffer) => (body += chunk));
        answer.on('end', () =>
          resolve({ status: answer.statusCode, hsts: answer.headers['strict-transport-security'], body }),
        );
      });
      outgoing.on('error', reject);
      outgoing.end();
    });
  return { visit };
}
