import pg from 'pg';
import { describe, expect, it } from 'vitest';
import { isForeignKeyViolation, isInvalidValue, isRetryableConflict, isUniqueViolation } from './database-errors.ts';

/** As PostgreSQL 15 says it with `lc_messages = 'zh_CN.UTF-8'`. */
function inChinese(code: string, message: string, detail?: string, constraint?: string): pg.DatabaseError {
  return Object.assign(new pg.DatabaseError(message, message.length, 'error'), { code, detail, constraint });
}

const taken = inChinese(
  '23505',
  '重复键违反唯一约束"orders_live_no"',
  '键值"(user_id, no)=(1, A)" 已经存在',
  'orders_live_no',
);
const deadlock = inChinese('40P01', '检测到死锁', '进程12等待在事务 7上的ShareLock; 由进程13阻塞.');
const referenced = inChinese(
  '23503',
  '在 "blobs" 上的更新或删除操作违反了在 "order_files" 上的外键约束 "order_files_blob_id_fkey"',
  '键值对(id)=(1)仍然是从表"order_files"引用的.',
  'order_files_blob_id_fkey',
);
const noDay = inChinese('22008', '日期/时间值超出范围: "2020-13-40"');

describe('errors of a PostgreSQL with Chinese messages', () => {
  it('are recognized as unique violations, by index', () => {
    expect(isUniqueViolation(taken, 'orders_live_no')).toBe(true);
    expect(isUniqueViolation(taken, 'orders_system_no_key')).toBe(false);
    expect(isUniqueViolation(deadlock, 'orders_live_no')).toBe(false);
  });

  it('are recognized as retryable conflicts', () => {
    expect([taken, deadlock, referenced, noDay, new Error('deadlock detected')].map(isRetryableConflict)).toEqual([
      true,
      true,
      false,
      false,
      false,
    ]);
  });

  it('are recognized as foreign key violations', () => {
    expect([referenced, taken].map(isForeignKeyViolation)).toEqual([true, false]);
  });

  it('are recognized as invalid values', () => {
    expect([noDay, taken].map(isInvalidValue)).toEqual([true, false]);
  });
});
