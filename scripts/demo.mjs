// `npm run demo`: runs a separate instance with example content, which does not affect your data. Ctrl+C stops it.
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { ACHIEVEMENTS, drawingOf, ENTRIES, PROFILE, PROJECTS, SITE } from './demo/ada.mjs';
import { OTHERS } from './demo/others.mjs';
import { ensureBuild, fail, node24, prepare, root } from './toolchain.mjs';

await prepare();
const build = await ensureBuild();

const PASSWORD = 'Note G, 25 operations';
const ADA = { email: 'ada@vitrine.example', password: PASSWORD, name: 'Ada Lovelace', username: 'ada' };

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
  if (setUpToken) await setUp();
  console.log(`Sign in at ${url}/login as ${ADA.username} with the password: ${PASSWORD}`);
} catch (error) {
  // A stopping server refuses requests, and this process ends with it.
  if (!stopping) fail(error.message);
}

async function setUp() {
  const { token } = await ask('POST', '/api/set-up', `SetUp ${setUpToken}`, ADA);
  await fill(token);
  for (const other of OTHERS) await addMember(other, token);
}

/** Registers a member, whose address the admin verifies, and publishes their site. */
async function addMember({ person, profile, projects, site }, adminToken) {
  const { token, user } = await ask('POST', '/api/auth/sign-up/email', undefined, { ...person, password: PASSWORD });
  await ask('POST', `/api/admin/people/${user.uid}/verify`, `Bearer ${adminToken}`);
  const call = (method, path, body) => ask(method, path, `Bearer ${token}`, body);
  await call('PATCH', '/api/me', { profile });
  for (const { drawing, ...project } of projects.toReversed()) {
    const cover = drawing ? await keepDrawing(token, drawing, drawingOf({ drawing })) : null;
    await call('POST', '/api/projects', { ...project, status: 'published', cover });
  }
  await publishSite(call, person.name, site);
}

async function publishSite(call, name, change) {
  const { document } = await call('GET', '/api/site');
  await call('PUT', '/api/site', { document: { ...document, ...change } });
  const { addresses } = await call('POST', '/api/site/publish');
  console.log(`The site of ${name} is at ${addresses[0].url}`);
}

/** Creates Ada's records and site through the public API. */
async function fill(token) {
  const call = (method, path, body) => ask(method, path, `Bearer ${token}`, body);
  await call('PATCH', '/api/me', { profile: PROFILE });
  // In reverse, because new records are placed before existing ones.
  for (const { drawing, alt, ...project } of PROJECTS.toReversed()) {
    const image = await keepDrawing(token, drawing, drawingOf({ drawing }));
    const gallery = [{ image, alt, caption: '' }];
    await call('POST', '/api/projects', { ...project, status: 'published', cover: image, gallery });
  }
  for (const entry of ENTRIES.toReversed()) await call('POST', '/api/entries', entry);
  for (const achievement of ACHIEVEMENTS) await call('POST', '/api/achievements', achievement);
  await publishSite(call, ADA.name, SITE);
}

/** Uploads a drawing, makes an image of it and returns its id. */
async function keepDrawing(token, name, svg) {
  const authorization = `Bearer ${token}`;
  const { bucket, folder } = await ask('GET', '/api/storage', authorization);
  const file = `${folder}images/${name}.svg`;
  const body = [
    ['application/json', '{"contentType":"image/svg+xml"}'],
    ['image/svg+xml', svg],
  ].map(([type, part]) => `--B\r\nContent-Type: ${type}\r\n\r\n${part}\r\n`);
  const answer = await fetch(`${url}/v0/b/${bucket}/o?name=${encodeURIComponent(file)}`, {
    method: 'POST',
    headers: {
      authorization,
      'x-goog-upload-protocol': 'multipart',
      'content-type': 'multipart/related; boundary=B',
    },
    body: `${body.join('')}--B--`,
  });
  if (!answer.ok) throw new Error(`${file}: ${await answer.text()}`);
  return (await ask('POST', '/api/images', authorization, { file })).id;
}

async function ask(method, path, authorization, body) {
  const headers = { 'content-type': 'application/json', ...(authorization ? { authorization } : {}) };
  const answer = await fetch(url + path, { method, headers, ...(body ? { body: JSON.stringify(body) } : {}) });
  const value = await answer.json();
  if (!answer.ok) throw new Error(`${method} ${path}: ${value.message}`);
  return value;
}
