import { scryptSync } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { hashPassword, isCurrentHash, verifyPassword } from './password-hash.ts';

/** Makes a hash as versions before Argon2id stored it. */
const olderHash = (password: string, salt = 'a1b2c3') =>
  `${salt}:${scryptSync(password, salt, 64, { N: 16_384, r: 16, p: 1, maxmem: 64 * 1024 * 1024 }).toString('hex')}`;

describe('a password hash', () => {
  it('uses Argon2id with its parameters, and differs each time', async () => {
    const [one, other] = [await hashPassword('Note G'), await hashPassword('Note G')];
    expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[\w+/]{22}\$[\w+/]{43}$/);
    expect(other).not.toBe(one);
    expect(isCurrentHash(one)).toBe(true);
  });

  it.each([
    ['Note G', true],
    ['note g', false],
    ['Note G ', false],
    ['', false],
  ])('of “Note G” matches %j: %s', async (password, isRight) => {
    expect(await verifyPassword(await hashPassword('Note G'), password)).toBe(isRight);
    expect(await verifyPassword(olderHash('Note G'), password)).toBe(isRight);
  });

  it('matches composed and decomposed letters', async () => {
    expect(await verifyPassword(await hashPassword('L\u00f6velace'), 'Lo\u0308velace')).toBe(true);
    expect(await verifyPassword(olderHash('L\u00f6velace'), 'Lo\u0308velace')).toBe(true);
  });

  it.each(['', ':', 'nothing', '$argon2id$v=19$m=19456,t=2,p=1$', '$argon2id$v=19$m=8,t=1,p=1$AAAA$AAAA'])(
    'that is malformed (%j) matches nothing',
    async (hash) => {
      expect(await verifyPassword(hash, 'Note G').catch(() => false)).toBe(false);
    },
  );

  it('of the older algorithm is not current', () => {
    expect(isCurrentHash(olderHash('Note G'))).toBe(false);
  });

  it('is made in turns by owner, and refused once an owner has too many waiting', async () => {
    const order: string[] = [];
    const hashFor = async (owner: string) => {
      await hashPassword('Note G', owner);
      order.push(owner);
    };
    const many = Promise.allSettled(Array.from({ length: 100 }, () => hashFor('mallory')));
    await hashFor('ada');
    const refused = (await many).filter(({ status }) => status === 'rejected');
    expect(order.indexOf('ada')).toBeLessThan(10);
    expect(refused.length).toBeGreaterThan(0);
    for (const { reason } of refused as PromiseRejectedResult[]) expect(reason).toMatchObject({ status: 503 });
  });
});
