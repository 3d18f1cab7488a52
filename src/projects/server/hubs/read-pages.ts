import { z } from 'zod';
import type { HubClient } from './hub-client.ts';
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
  for (let page = 1; page <= Math.ceil(maximum / PAGE_SIZE); page += 1) {
    const answer = await client.json(path, { query: { ...query, per_page: `${PAGE_SIZE}`, page: `${page}` } });
    items.push(...parseItems(schema, answer, PAGE_SIZE));
    if (parseResponse(z.array(z.unknown()), answer).length < PAGE_SIZE) return { items, isPartial: false };
  }
  return { items, isPartial: true };
}
