// `npm run demo`: an instance of its own with something to look at, beside your data and not in it. Ctrl+C ends it.
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { buildIfStale, fail, node24, prepare, root } from './toolchain.mjs';

await prepare();
buildIfStale();

const PASSWORD = 'Note G, 25 operations';
const ADA = {
  account: { email: 'ada@vitrine.example', password: PASSWORD, name: 'Ada Lovelace', username: 'ada' },
  profile: {
    bio: 'I wrote the notes to Menabrea’s paper on the Analytical Engine, among them one on how it would compute the numbers of Bernoulli.',
    location: 'London',
    website: 'https://en.wikipedia.org/wiki/Ada_Lovelace',
    socialLinks: { Wikidata: 'https://www.wikidata.org/wiki/Q7259' },
  },
};
const OTHERS = [
  { email: 'charles@vitrine.example', name: 'Charles Babbage', username: 'babbage' },
  { email: 'mary@vitrine.example', name: 'Mary Somerville', username: 'somerville' },
  { email: 'luigi@vitrine.example', name: 'Luigi Federico Menabrea', username: 'menabrea' },
];

const port = process.env.PORT ?? '3000';
const url = `http://localhost:${port}`;
const env = { ...process.env, PORT: port, DATA_DIR: join(root, '.vitrine', 'demo'), NODE_ENV: 'production' };
const server = spawn(node24, [join(root, 'dist', 'server', 'server.js')], {
  env,
  stdio: ['ignore', 'pipe', 'inherit'],
});
// Ctrl+C reaches the server by itself as well; it takes the second signal for the first.
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => server.kill(signal));
server.on('exit', (code) => process.exit(code ?? 1));

const setUpToken = await new Promise((resolve) => {
  let said = '';
  server.stdout.on('data', (chunk) => {
    process.stdout.write(chunk);
    said += chunk;
    if (said.includes('Vitrine is running')) resolve(/\/setup#(\S+)/.exec(said)?.[1]);
  });
});

// Without a set-up link there is an admin already: it was filled before.
if (setUpToken) {
  const { token } = await ask('POST', '/api/set-up', `SetUp ${setUpToken}`, ADA.account);
  await ask('PATCH', '/api/me', `Bearer ${token}`, { profile: ADA.profile });
  for (const person of OTHERS) {
    await ask('POST', '/api/auth/sign-up/email', undefined, { ...person, password: PASSWORD });
  }
}
console.log(`Log in at ${url}/login as ${ADA.account.username} with the password: ${PASSWORD}`);

async function ask(method, path, authorization, body) {
  const headers = { 'content-type': 'application/json', ...(authorization ? { authorization } : {}) };
  const answer = await fetch(url + path, { method, headers, body: JSON.stringify(body) });
  const value = await answer.json();
  return answer.ok ? value : fail(`${method} ${path}: ${value.message}`);
}
