import { execFileSync } from 'node:child_process';
import { chownSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { CreateBucketCommand, S3Client } from '@aws-sdk/client-s3';
import { acceptsConnections, definePart, findFreePort, isOk, type Part } from './part.ts';

export interface SwiftStore {
  parts: readonly Part[];
  endpoint: string;
  accessKey: string;
  secretKey: string;
  bucket: string;
}

const services = ['account', 'container', 'object'] as const;

/**
 * Runs a program of Swift with another `swift.conf`: its path is the only one that no option sets, and the machine may have
 * a Swift of its own.
 */
const withOwnConfig = `
import runpy, sys
from swift.common import utils
utils.SWIFT_CONF_FILE = sys.argv[1]
sys.argv = sys.argv[2:]
runpy.run_path(sys.argv[0], run_name='__main__')
`;

/** By the Python of Debian, whose packages Swift is. Another one may come first in the path. */
function swiftCommand(home: string, service: string): { program: string; args: string[] } {
  const path = execFileSync('sh', ['-c', `command -v swift-${service}-server`], { encoding: 'utf8' }).trim();
  const config = join(home, `${service}-server.conf`);
  return { program: '/usr/bin/python3', args: ['-c', withOwnConfig, join(home, 'swift.conf'), path, config, '-v'] };
}

/**
 * OpenStack Swift with its S3 API, with all services on this machine: an S3-compatible store that Debian packages. Its
 * folder must be on a file system with extended attributes. Everything of it is in that folder.
 */
export async function createSwift(dir: string, logDir: string): Promise<SwiftStore> {
  const home = join(dir, 'swift');
  const devices = join(home, 'node');
  mkdirSync(join(devices, 'd1'), { recursive: true });
  mkdirSync(join(home, 'cache'));
  const [uid, gid] = ['-u', '-g'].map((flag) => Number(execFileSync('id', [flag, 'swift'], { encoding: 'utf8' })));
  for (const path of [home, devices, join(devices, 'd1'), join(home, 'cache')]) chownSync(path, uid ?? 0, gid ?? 0);
  writeFileSync(
    join(home, 'swift.conf'),
    '[swift-hash]\nswift_hash_path_suffix = platen\nswift_hash_path_prefix = platen\n[storage-policy:0]\nname = gold\ndefault = yes\n',
  );
  const parts: Part[] = [];
  const memcachedPort = await findFreePort();
  parts.push(
    definePart({
      name: 'memcached',
      logDir,
      program: 'memcached',
      args: ['-u', 'nobody', '-l', '127.0.0.1', '-p', String(memcachedPort), '-m', '32'],
      isReady: () => acceptsConnections(memcachedPort),
    }),
  );
  for (const service of services) {
    const port = await findFreePort();
    makeRing(home, service, port);
    writeFileSync(join(home, `${service}-server.conf`), serviceConfig(service, port, home, devices));
    parts.push(
      definePart({
        name: `swift-${service}`,
        logDir,
        ...swiftCommand(home, service),
        isReady: () => acceptsConnections(port),
      }),
    );
  }
  const port = await findFreePort();
  writeFileSync(join(home, 'proxy-server.conf'), proxyConfig(port, home, memcachedPort));
  const endpoint = `http://127.0.0.1:${port}`;
  parts.push(
    definePart({
      name: 'swift-proxy',
      logDir,
      ...swiftCommand(home, 'proxy'),
      isReady: () => isOk(`${endpoint}/healthcheck`),
    }),
  );
  for (const part of parts) await part.start();
  const store = { parts, endpoint, accessKey: 'test:tester', secretKey: 'testing', bucket: 'platen' };
  await createBucket(store);
  return store;
}

async function createBucket({ endpoint, accessKey, secretKey, bucket }: SwiftStore): Promise<void> {
  const client = new S3Client({
    endpoint,
    region: 'us-east-1',
    forcePathStyle: true,
    credentials: { accessKeyId: accessKey, secretAccessKey: secretKey },
  });
  await client.send(new CreateBucketCommand({ Bucket: bucket }));
  client.destroy();
}

/** One device and one replica, because our use of the store is tested and not its redundancy. */
function makeRing(home: string, service: string, port: number): void {
  const run = (...args: string[]) =>
    execFileSync('swift-ring-builder', [`${service}.builder`, ...args], { cwd: home, stdio: 'ignore' });
  run('create', '10', '1', '1');
  run('add', `r1z1-127.0.0.1:${port}/d1`, '1');
  run('rebalance');
}

function serviceConfig(service: string, port: number, home: string, devices: string): string {
  return `[DEFAULT]
bind_ip = 127.0.0.1
bind_port = ${port}
workers = 1
user = swift
swift_dir = ${home}
devices = ${devices}
recon_cache_path = ${home}/cache
mount_check = false
disable_fallocate = true
[pipeline:main]
pipeline = ${service}-server
[app:${service}-server]
use = egg:swift#${service}
[${service}-replicator]
[${service}-auditor]
`;
}

function proxyConfig(port: number, home: string, memcachedPort: number): string {
  return `[DEFAULT]
bind_ip = 127.0.0.1
bind_port = ${port}
workers = 2
user = swift
swift_dir = ${home}
recon_cache_path = ${home}/cache
cors_allow_origin = *
[pipeline:main]
pipeline = catch_errors healthcheck cache s3api tempauth copy slo dlo proxy-server
[app:proxy-server]
use = egg:swift#proxy
allow_account_management = true
account_autocreate = true
[filter:catch_errors]
use = egg:swift#catch_errors
[filter:healthcheck]
use = egg:swift#healthcheck
[filter:cache]
use = egg:swift#memcache
memcache_servers = 127.0.0.1:${memcachedPort}
[filter:s3api]
use = egg:swift#s3api
s3_acl = false
location = us-east-1
check_bucket_owner = false
cors_preflight_allow_origin = *
[filter:tempauth]
use = egg:swift#tempauth
user_test_tester = testing .admin
[filter:copy]
use = egg:swift#copy
[filter:slo]
use = egg:swift#slo
[filter:dlo]
use = egg:swift#dlo
`;
}
