import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, open, readFile, rm, rmdir, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { startEmbeddedPostgres } from '#platform/db/embedded.ts';
import { makeLog } from '#platform/log.ts';
import { openMailServer } from '../open-mail-server.ts';
import { openS3Server } from '../open-s3-server.ts';
import { openSeverableLine } from '../open-severable-line.ts';
import { type Product, startProduct } from '../product.ts';
import { ask, lostOf, secondsUntilReady, startWriting } from './writing.ts';

const BEFORE_MS = 1500;
const FAULT_MS = 4000;

/** What a fault did: how often each answer was given while it lasted, what was lost, and when all was well again. */
export type FaultResult = {
  name: string;
  skipped?: string;
  acknowledged: number;
  lost: number;
  answers: Record<string, number>;
  recoveredAfter: number | undefined;
  /** What else was expected and not seen. */
  unexpected: string[];
};

type Scene = {
  env: Record<string, string>;
  /** Breaks something; returns what mends it, which may start the product again. */
  strike(product: Product): Promise<() => Promise<Product | undefined>>;
  /** Looks for more than lost writes, once all is well again; returns what is wrong. */
  look?(product: Product): Promise<string[]>;
  close?(): Promise<unknown>;
};

type Fault = { name: string; open(dataDir: string): Promise<Scene | string> };

const postmasterOf = async (dataDir: string) =>
  Number((await readFile(join(dataDir, 'pg', 'postmaster.pid'), 'utf8')).split('\n')[0]);

const nothing = async () => undefined;

const FAULTS: readonly Fault[] = [
  {
    name: 'The network to the database is cut',
    open: async (dataDir) => {
      const { server, line, env, close } = await openDatabaseBehindLine(dataDir);
      return {
        env,
        strike: async () => {
          await line.sever();
          return async () => void (await line.mend());
        },
        close: async () => {
          await line.sever();
          await server.stop();
          await close();
        },
      };
    },
  },
  {
    name: 'The PostgreSQL of the instance is killed',
    open: async () => ({
      env: {},
      strike: async ({ dataDir }) => {
        process.kill(await postmasterOf(dataDir), 'SIGKILL');
        return nothing;
      },
    }),
  },
  {
    name: 'Everything is killed with kill -9',
    open: async (dataDir) => ({
      env: {},
      strike: async (product) => {
        const postmaster = await postmasterOf(product.dataDir);
        product.process.kill('SIGKILL');
        process.kill(postmaster, 'SIGKILL');
        return () => startProduct({ DATA_DIR: dataDir, PORT: new URL(product.url).port });
      },
    }),
  },
  {
    name: 'The disk is full',
    open: async (dataDir) => {
      try {
        execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=220m,mode=711', 'tmpfs', dataDir], { stdio: 'ignore' });
      } catch {
        return 'a small disk can’t be mounted here';
      }
      const filler = join(dataDir, 'filler');
      return {
        env: { MIN_FREE_DISK_MEGABYTES: '1' },
        strike: async () => {
          await fill(filler);
          return async () => void (await rm(filler));
        },
        close: async () => execFileSync('umount', ['-l', dataDir]),
      };
    },
  },
  {
    name: 'The S3 service is away',
    open: async () => {
      const s3 = await openS3Server();
      const line = await openSeverableLine(s3.port);
      return {
        env: {
          S3_ENDPOINT: `http://127.0.0.1:${line.port}`,
          S3_BUCKET: s3.bucket,
          S3_KEY: s3.key,
          S3_SECRET: s3.secret,
        },
        strike: async (product) => {
          await line.sever();
          return async () => {
            const { status } = await ask(product, 'GET', '/readyz');
            if (status !== '503') throw new Error(`/readyz answered ${status} without the S3 service`);
            await line.mend();
            return undefined;
          };
        },
        close: async () => {
          await line.sever();
          await s3.close();
        },
      };
    },
  },
  {
    name: 'The mail server is away',
    open: async () => {
      const server = await openMailServer();
      const line = await openSeverableLine(server.port);
      return {
        env: { SMTP_URL: `smtp://127.0.0.1:${line.port}` },
        strike: async () => {
          await line.sever();
          return async () => void (await line.mend());
        },
        look: async (product) => {
          const { body } = await ask(product, 'GET', '/api/admin/health');
          const { failed } = body.mail.counts;
          return failed > 0 ? [`${failed} mails were given up`] : [];
        },
        close: async () => {
          await line.sever();
          await server.close();
        },
      };
    },
  },
  {
    name: 'The memory of a cgroup runs out',
    open: async () => {
      const group = `/sys/fs/cgroup/memory/vitrine-faults-${process.pid}`;
      try {
        await mkdir(group);
        await writeFile(join(group, 'memory.limit_in_bytes'), String(512 * 1024 * 1024));
      } catch {
        return 'no cgroup with a memory limit can be made here';
      }
      return {
        env: { MEMORY_LIMIT: '450' },
        strike: async (product) => {
          const hog = 'const all = []; for (;;) all.push(Buffer.alloc(16 * 1024 * 1024, 1));';
          // Within the group from its start: the kernel ends the largest of the group, which is this one or a worker.
          await writeFile(join(group, 'cgroup.procs'), String(product.process.pid));
          try {
            execFileSync('sh', ['-c', `echo $$ > ${group}/cgroup.procs; exec ${process.execPath} -e '${hog}'`], {
              stdio: 'ignore',
            });
          } catch {
            // The kernel has ended it.
          }
          return nothing;
        },
        close: () => rmdir(group).catch(() => {}),
      };
    },
  },
  {
    name: 'The clock is an hour fast',
    open: async () => ({
      env: {},
      strike: async (product) => {
        const ahead = 'const now = Date.now; Date.now = () => now() + 3600_000;';
        await product.stop();
        const wrong = await startProduct({
          DATA_DIR: product.dataDir,
          PORT: new URL(product.url).port,
          NODE_OPTIONS: `--import data:text/javascript,${encodeURIComponent(ahead)}`,
        });
        return async () => {
          await wrong.stop();
          return startProduct({ DATA_DIR: product.dataDir, PORT: new URL(product.url).port });
        };
      },
    }),
  },
  {
    name: 'Connections of clients are cut in the middle',
    open: async () => ({
      env: {},
      strike: async (product) => {
        const line = await openSeverableLine(Number(new URL(product.url).port));
        const through = { ...product, url: `http://127.0.0.1:${line.port}` };
        const asking = Promise.all(
          Array.from({ length: 20 }, () => ask(through, 'POST', '/api/admin/mail/test', { to: 'cut@example.org' })),
        );
        await line.sever();
        await asking;
        return nothing;
      },
    }),
  },
];

/** Writes until the disk is full. */
async function fill(file: string) {
  const handle = await open(file, 'w');
  try {
    for (;;) await handle.write(Buffer.alloc(64 * 1024));
  } catch {
    // Full.
  } finally {
    await handle.close();
  }
}

async function openDatabaseBehindLine(folder: string) {
  const dataDir = `${folder}-database`;
  await mkdir(dataDir, { mode: 0o711 });
  const server = await startEmbeddedPostgres({
    dataDir,
    key: 'the key of a database under faults',
    log: makeLog('silent'),
  });
  const line = await openSeverableLine(server.port);
  const through = (url: string) => {
    const changed = new URL(url);
    changed.port = String(line.port);
    return changed.href;
  };
  const env = { DATABASE_URL: through(server.url), MIGRATION_DATABASE_URL: through(server.ownerUrl) };
  return { server, line, env, close: () => rm(dataDir, { recursive: true, force: true }) };
}

/** Lets each fault happen to the built product while somebody writes. */
export async function faults(wanted: string, onResult: (result: FaultResult) => void) {
  const results: FaultResult[] = [];
  for (const fault of FAULTS) {
    if (!fault.name.toLowerCase().includes(wanted.toLowerCase())) continue;
    const result = await happen(fault);
    results.push(result);
    onResult(result);
  }
  return results;
}

async function happen({ name, open }: Fault): Promise<FaultResult> {
  const dataDir = await mkdtemp(join(tmpdir(), 'vitrine-fault-'));
  const empty = { name, acknowledged: 0, lost: 0, answers: {}, recoveredAfter: undefined, unexpected: [] };
  const scene = await open(dataDir);
  if (typeof scene === 'string') return { ...empty, skipped: scene };
  let product: Product | undefined;
  try {
    product = await startProduct({ HOST: '127.0.0.1', DATA_DIR: dataDir, ...scene.env });
    const target = { ...product, url: product.url.replace('localhost', '127.0.0.1') };
    const writing = startWriting(target);
    await pause(BEFORE_MS);
    const before = writing.acknowledged.length;
    const mend = await scene.strike(product);
    await pause(FAULT_MS);
    product = (await mend()) ?? product;
    const recoveredAfter = await secondsUntilReady(target);
    await pause(BEFORE_MS);
    const after = writing.acknowledged.length;
    await writing.stop();
    const lost = await lostOf(target, writing.acknowledged);
    const unexpected = (await scene.look?.(target)) ?? [];
    if (before === 0 || after === before) unexpected.push('nothing could be written before it, or after it');
    return {
      ...{ name, acknowledged: writing.acknowledged.length, lost: lost.length },
      ...{ answers: Object.fromEntries(writing.refused), recoveredAfter, unexpected },
    };
  } finally {
    await product?.stop();
    await scene.close?.();
    if (existsSync(dataDir)) await rm(dataDir, { recursive: true, force: true });
  }
}

/** The answers that tell a client what to do; anything else tells it nothing, or too much. */
const CLEAR = new Set(['503', '507', '429', 'no connection']);

/** Returns whether nothing was lost, every answer was clear, and the instance works again. */
export const isFine = ({ skipped, lost, answers, recoveredAfter, unexpected }: FaultResult) =>
  skipped !== undefined ||
  (lost === 0 &&
    unexpected.length === 0 &&
    recoveredAfter !== undefined &&
    Object.keys(answers).every((answer) => CLEAR.has(answer)));

/** Writes the results as a table in Markdown. */
export function describeFaults(results: readonly FaultResult[]) {
  const rows = results.map((result) => {
    const { name, skipped, acknowledged, lost, answers, recoveredAfter, unexpected } = result;
    if (skipped !== undefined) return `| ${name} | skipped: ${skipped} | | | |`;
    const told = Object.entries(answers).map(([answer, count]) => `${answer}: ${count}`);
    const recovered = recoveredAfter === undefined ? 'no' : `after ${recoveredAfter.toFixed(1)} s`;
    const verdict = isFine(result) ? 'yes' : ['NO', ...unexpected].join('; ');
    return `| ${name} | ${lost} of ${acknowledged} | ${told.join(', ') || 'none refused'} | ${recovered} | ${verdict} |`;
  });
  return [
    '| Fault | Acknowledged writes lost | Other answers meanwhile | Works again | As it should |',
    '|---|---|---|---|---|',
    ...rows,
    '',
  ].join('\n');
}
