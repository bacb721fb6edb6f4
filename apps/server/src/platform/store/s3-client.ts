import { S3Client, S3ServiceException } from '@aws-sdk/client-s3';
import type { S3Connection } from '../config/config.ts';

interface S3Limits {
  connectMs: number;
  socketTimeoutMs: number;
  triesMax: number;
}

/**
 * On Node 20 the SDK warns of releases to come, at each start and in eight lines. This one supports 20, and a start says in a
 * line of ours what is recommended.
 */
process.env.AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED ??= 'true';

export function createS3Client(connection: S3Connection, { connectMs, socketTimeoutMs, triesMax }: S3Limits): S3Client {
  return new S3Client({
    region: connection.region,
    forcePathStyle: connection.isPathStyle,
    credentials: { accessKeyId: connection.accessKey, secretAccessKey: connection.secretKey },
    // Otherwise the SDK adds a CRC32 of the empty body to every presigned PUT, and no client's bytes would match it.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    maxAttempts: triesMax,
    requestHandler: { connectionTimeout: connectMs, socketTimeout: socketTimeoutMs },
    ...(connection.endpoint === undefined ? {} : { endpoint: connection.endpoint }),
  });
}

export function isMissingObject(error: unknown): boolean {
  return error instanceof S3ServiceException && error.$metadata.httpStatusCode === 404;
}
