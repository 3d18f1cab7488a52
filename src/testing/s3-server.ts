import { onTestFinished } from 'vitest';
import { openS3Server } from './open-s3-server.ts';

/** A server of the S3 protocol with one empty bucket, gone after the test. */
export async function startS3Server() {
  const { close, port: _, ...server } = await openS3Server();
  onTestFinished(close);
  return server;
}
