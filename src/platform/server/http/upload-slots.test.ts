import { describe, expect, it } from 'vitest';
import { makeUploadSlots } from './upload-slots.ts';

const hold = () => Promise.withResolvers<string>();

describe('concurrent uploads', () => {
  it('are refused beyond two of a member, with the time to wait, and accepted once one has ended', async () => {
    const slots = makeUploadSlots({ perMember: 2, total: 10 });
    const [first, second] = [hold(), hold()];
    const running = [slots.run('ada', () => first.promise), slots.run('ada', () => second.promise)];
    const third = slots.run('ada', async () => 'third');
    await expect(third).rejects.toMatchObject({ code: 'TOO_MANY_REQUESTS', details: { retryAfter: 2 } });
    expect(await slots.run('mary', async () => 'another member')).toBe('another member');
    first.resolve('first');
    await running[0];
    expect(await slots.run('ada', async () => 'third')).toBe('third');
    second.resolve('second');
    expect(await Promise.all(running)).toEqual(['first', 'second']);
  });

  it('are refused beyond the total of the instance, for any member', async () => {
    const slots = makeUploadSlots({ perMember: 2, total: 1 });
    const first = hold();
    const running = slots.run('ada', () => first.promise);
    const second = slots.run('mary', async () => 'second');
    await expect(second).rejects.toMatchObject({ code: 'SERVICE_UNAVAILABLE', details: { retryAfter: 2 } });
    first.resolve('first');
    await running;
    expect(await slots.run('mary', async () => 'second')).toBe('second');
  });

  it('free their slot when they fail', async () => {
    const slots = makeUploadSlots({ perMember: 1, total: 1 });
    await expect(slots.run('ada', () => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
    expect(await slots.run('ada', async () => 'again')).toBe('again');
  });
});
