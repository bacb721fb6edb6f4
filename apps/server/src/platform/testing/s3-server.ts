import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import S3rver from '@20minutes/s3rver';

const bucket = 'platen-test';

/**
 * A real S3-compatible server for one test file. It verifies signatures but not the MD5 of uploads: a careless service
 * against which our own checks must hold. For lists of objects it computes a wrong signature (of the path without its last
 * slash), so tests that list leave that check to the Swift of the cluster.
 */
export async function startS3Server({ verifiesSignatures = true } = {}) {
  const directory = await mkdtemp(join(tmpdir(), 'platen-s3-'));
  const server = new S3rver({
    address: '127.0.0.1',
    port: 0,
    silent: true,
    allowMismatchedSignatures: !verifiesSignatures,
    directory,
    configureBuckets: [{ name: bucket }],
  });
  const { port } = await server.run();
  return {
    bucket,
    directory: join(directory, bucket),
    backupEnvironment: {
      PLATEN_BACKUP_S3_ENDPOINT: `http://127.0.0.1:${port}`,
      PLATEN_BACKUP_S3_ACCESS_KEY: 'S3RVER',
      PLATEN_BACKUP_S3_SECRET_KEY: 'S3RVER',
    },
    environment: {
      PLATEN_S3_ENDPOINT: `http://127.0.0.1:${port}`,
      PLATEN_S3_BUCKET: bucket,
      PLATEN_S3_ACCESS_KEY: 'S3RVER',
      PLATEN_S3_SECRET_KEY: 'S3RVER',
      PLATEN_S3_PREFIX: 'press/',
    },
    async stop() {
      await server.close();
      await rm(directory, { recursive: true, force: true });
    },
  };
}
