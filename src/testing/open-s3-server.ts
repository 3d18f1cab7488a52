import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import S3rver from 's3rver';

/** Opens an S3-compatible server with one empty bucket. */
export async function openS3Server() {
  const directory = await mkdtemp(join(tmpdir(), 'vitrine-s3-'));
  const bucket = 'vitrine';
  const server = new S3rver({
    address: '127.0.0.1',
    port: 0,
    silent: true,
    directory,
    configureBuckets: [{ name: bucket, configs: [] }],
  });
  const { port } = await server.run();
  const close = async () => {
    await server.close();
    await rm(directory, { recursive: true, force: true });
  };
  return {
    endpoint: `http://127.0.0.1:${port}`,
    port,
    bucket,
    key: 'S3RVER',
    secret: 'S3RVER',
    region: 'us-east-1',
    close,
  };
}
