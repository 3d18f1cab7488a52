import { execFileSync } from 'node:child_process';
import { mkdir, open, readFile, rm, rmdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { startEmbeddedPostgres } from '#platform/server/db/embedded.ts';
import { makeLog } from '#platform/server/log.ts';
import { openMailServer } from '../open-mail-server.ts';
import { openS3Server } from '../open-s3-server.ts';
import { openSeverableProxy } from '../open-severable-proxy.ts';
import { type Product, startProduct } from '../product.ts';
import { ask } from './write-load.ts';

type FaultScenario = {
  env: Record<string, string>;
  /** Causes the fault. Returns a function that repairs it, which may restart the product. */
  inject(product: Product): Promise<() => Promise<Product | undefined>>;
  /** Checks for more than lost writes after the recovery. Returns the faults found. */
  inspect?(product: Product): Promise<string[]>;
  close?(): Promise<unknown>;
};

export type InjectedFault = { name: string; open(dataDir: string): Promise<FaultScenario | string> };

const postmasterOf = async (dataDir: string) =>
  Number((await readFile(join(dataDir, 'pg', 'postmaster.pid'), 'utf8')).split('\n')[0]);

const noRecovery = async () => undefined;

/** Every fault, in the order in which they are run. */
export const FAULTS: readonly InjectedFault[] = [
  {
    name: 'The network to the database is cut',
    open: async (dataDir) => {
      const { server, proxy, env, close } = await openDatabaseBehindProxy(dataDir);
      return {
        env,
        inject: async () => {
          await proxy.sever();
          return async () => void (await proxy.restore());
        },
        close: async () => {
          await proxy.sever();
          await server.stop();
          await close();
        },
      };
    },
  },
  {
    name: 'The instance’s PostgreSQL is killed',
    open: async () => ({
      env: {},
      inject: async ({ dataDir }) => {
        process.kill(await postmasterOf(dataDir), 'SIGKILL');
        return noRecovery;
      },
    }),
  },
  {
    name: 'Everything is killed with kill -9',
    open: async (dataDir) => ({
      env: {},
      inject: async (product) => {
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
        inject: async () => {
          await fill(filler);
          return async () => void (await rm(filler));
        },
        close: async () => execFileSync('umount', ['-l', dataDir]),
      };
    },
  },
  {
    name: 'The S3 service is unreachable',
    open: async () => {
      const s3 = await openS3Server();
      const proxy = await openSeverableProxy(s3.port);
      return {
        env: {
          S3_ENDPOINT: `http://127.0.0.1:${proxy.port}`,
          S3_BUCKET: s3.bucket,
          S3_KEY: s3.key,
          S3_SECRET: s3.secret,
        },
        inject: async (product) => {
          await proxy.sever();
          return async () => {
            const { status } = await ask(product, 'GET', '/readyz');
            if (status !== '503') throw new Error(`/readyz answered ${status} without the S3 service`);
            await proxy.restore();
            return undefined;
          };
        },
        close: async () => {
          await proxy.sever();
          await s3.close();
        },
      };
    },
  },
  {
    name: 'The mail server is unreachable',
    open: async () => {
      const server = await openMailServer();
      const proxy = await openSeverableProxy(server.port);
      return {
        env: { SMTP_URL: `smtp://127.0.0.1:${proxy.port}` },
        inject: async () => {
          await proxy.sever();
          return async () => void (await proxy.restore());
        },
        inspect: async (product) => {
          const { body } = await ask(product, 'GET', '/api/admin/health');
          const { failed } = body.mail.counts;
          return failed > 0 ? [`${failed} emails failed permanently`] : [];
        },
        close: async () => {
          await proxy.sever();
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
        inject: async (product) => {
          const hog = 'const all = []; for (;;) all.push(Buffer.alloc(16 * 1024 * 1024, 1));';
          // In the group from its start: the kernel kills the largest process of the group, which is this one or a
          // worker.
          await writeFile(join(group, 'cgroup.procs'), String(product.process.pid));
          try {
            execFileSync('sh', ['-c', `echo $$ > ${group}/cgroup.procs; exec ${process.execPath} -e '${hog}'`], {
              stdio: 'ignore',
            });
          } catch {
            // The kernel has killed it.
          }
          return noRecovery;
        },
        close: () => rmdir(group).catch(() => {}),
      };
    },
  },
  {
    name: 'The clock is an hour fast',
    open: async () => ({
      env: {},
      inject: async (product) => {
        const ahead = 'const now = Date.now; Date.now = () => now() + 3600_000;';
        await product.stop();
        const skewed = await startProduct({
          DATA_DIR: product.dataDir,
          PORT: new URL(product.url).port,
          NODE_OPTIONS: `--import data:text/javascript,${encodeURIComponent(ahead)}`,
        });
        return async () => {
          await skewed.stop();
          return startProduct({ DATA_DIR: product.dataDir, PORT: new URL(product.url).port });
        };
      },
    }),
  },
  {
    name: 'Client connections are cut during requests',
    open: async () => ({
      env: {},
      inject: async (product) => {
        const proxy = await openSeverableProxy(Number(new URL(product.url).port));
        const throughProxy = { ...product, url: `http://127.0.0.1:${proxy.port}` };
        const requests = Promise.all(
          Array.from({ length: 20 }, () =>
            ask(throughProxy, 'POST', '/api/admin/mail/test', { to: 'cut@example.org' }),
          ),
        );
        await proxy.sever();
        await requests;
        return noRecovery;
      },
    }),
  },
];

/** Writes to a file until the disk is full. */
async function fill(file: string) {
  const handle = await open(file, 'w');
  try {
    for (;;) await handle.write(Buffer.alloc(64 * 1024));
  } catch {
    // The disk is full.
  } finally {
    await handle.close();
  }
}

async function openDatabaseBehindProxy(folder: string) {
  const dataDir = `${folder}-database`;
  await mkdir(dataDir, { mode: 0o711 });
  const server = await startEmbeddedPostgres({
    dataDir,
    key: 'the key of a database under faults',
    log: makeLog('silent'),
  });
  const proxy = await openSeverableProxy(server.port);
  const throughProxy = (url: string) => {
    const changed = new URL(url);
    changed.port = String(proxy.port);
    return changed.href;
  };
  const env = { DATABASE_URL: throughProxy(server.url), MIGRATION_DATABASE_URL: throughProxy(server.ownerUrl) };
  return { server, proxy, env, close: () => rm(dataDir, { recursive: true, force: true }) };
}
