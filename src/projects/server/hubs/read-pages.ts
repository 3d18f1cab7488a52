import { z } from 'zod';
import type { HubClient } from './hub-client.ts';
import { orUndefined } from './or-undefined.ts';
import { parseItems, parseResponse } from './shapes.ts';

const PAGE_SIZE = 100;

type PagesOptions<Output> = {
  path: string;
  query: Readonly<Record<string, string>>;
  schema: z.ZodType<Output>;
  maximum: number;
};

/** Reads a list of a hub page by page, up to a maximum. Returns its items, and whether there are more. */
export async function readPages<Output>(client: HubClient, { path, query, schema, maximum }: PagesOptions<Output>) {
  const items: Output[] = [];
  const read = async (page: number, size: number) => {
    const answer = await client.json(path, { query: { ...query, per_page: `${size}`, page: `${page}` } });
    return parseResponse(z.array(z.unknown()), answer);
  };
  for (let page = 1; page <= Math.ceil(maximum / PAGE_SIZE); page += 1) {
    const answer = await read(page, PAGE_SIZE);
    items.push(...parseItems(schema, answer, PAGE_SIZE));
    if (answer.length < PAGE_SIZE) return { items, isPartial: false };
  }
  // A full last page doesn't tell, so the item after it is asked for.
  const next = await orUndefined(() => read(maximum + 1, 1));
  return { items, isPartial: next === undefined || next.length > 0 };
}
