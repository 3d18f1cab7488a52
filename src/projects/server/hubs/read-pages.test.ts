import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import type { HubClient } from './hub-client.ts';
import { HubError } from './hub-error.ts';
import { readPages } from './read-pages.ts';

/** A hub with a list of some length, which refuses to answer beyond `end`. */
function clientOf(length: number, end = Number.POSITIVE_INFINITY): HubClient {
  const json: HubClient['json'] = async (_, { query = {} } = {}) => {
    const [size, page] = [Number(query.per_page), Number(query.page)];
    const start = (page - 1) * size;
    if (start >= end) throw new HubError('unreachable');
    return Array.from({ length: Math.max(0, Math.min(size, length - start)) }, (__, at) => start + at);
  };
  return {
    base: 'https://hub.example',
    hasToken: false,
    json,
    send: () => Promise.reject(new HubError('unreachable')),
  };
}

const read = async (client: HubClient) => {
  const options = { path: '/list', query: {}, schema: z.number(), maximum: 300 };
  const { items, isPartial } = await readPages(client, options);
  return [items.length, isPartial];
};

describe('reading a list page by page', () => {
  it.each([
    [0, [0, false]],
    [299, [299, false]],
    [300, [300, false]],
    [301, [300, true]],
  ])('tells of a list of %i whether there are more than the maximum', async (length, expected) => {
    expect(await read(clientOf(length))).toEqual(expected);
  });

  it('keeps what it has read if the hub doesn’t say whether there are more', async () => {
    expect(await read(clientOf(300, 300))).toEqual([300, true]);
  });
});
