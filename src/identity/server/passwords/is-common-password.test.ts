import { randomBytes } from 'node:crypto';
import { dictionary } from '@zxcvbn-ts/language-common';
import { expect, it } from 'vitest';
import { isCommonPassword } from './is-common-password.ts';

it('every common password of ten or more characters is detected, ignoring case and form', async () => {
  const long = dictionary['passwords-common'].filter((password) => [...password].length >= 10);
  expect(long.length).toBeGreaterThan(1000);
  const unknown = [];
  for (const password of long) if (!(await isCommonPassword(password))) unknown.push(password);
  expect(unknown).toEqual([]);
  for (const password of ['1q2w3e4r5t', 'QWERTYUIOP', ' qwertyuiop ', 'ｑｗｅｒｔｙｕｉｏｐ', 'welkom112233']) {
    expect([password, await isCommonPassword(password)]).toEqual([password, true]);
  }
});

it('at most one in 10,000 random passwords is a false positive', async () => {
  let taken = 0;
  for (let n = 0; n < 20_000; n += 1) {
    if (await isCommonPassword(randomBytes(9).toString('base64url'))) taken += 1;
  }
  expect(taken).toBeLessThanOrEqual(2);
});

it('neither a passphrase nor an empty text is a common password', async () => {
  for (const password of ['kettle barn violin', 'analytical engine no. 1', '', '名前名前名前名前名前']) {
    expect([password, await isCommonPassword(password)]).toEqual([password, false]);
  }
});
