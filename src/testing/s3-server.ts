import { onTestFinished } from 'vitest';
import { openS3Server } from './open-s3-server.ts';

/** Starts an S3-compatible server with one empty bucket and stops it after the test. */
export async function startS3Server() {
  const { close, port: _, ...server } = await openS3Server();
  onTestFinished(close);
  return server;
}
