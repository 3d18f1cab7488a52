import { expect } from 'vitest';
import { addItem, addSection, openCvs } from './cvs.ts';
import { visitor } from './members.ts';
import type { TestInstance } from './test-instance.ts';

type CommentSharing = { visibility?: 'private' | 'link' | 'public'; comments?: 'off' | 'held' | 'open' };

export const ENTRY = 'sections/jobs/items/analyst';

/** Makes a CV with one entry that readers can comment on, and returns what owner and readers can do. */
export async function openComments(
  instance: TestInstance,
  { visibility = 'link', comments = 'held' }: CommentSharing = {},
) {
  const cvs = await openCvs(instance);
  const { id } = await cvs.make();
  const job = { id: 'analyst', name: 'Analytical Engine', roles: [{ id: 'r', position: 'Analyst' }] };
  expect((await cvs.change(id, 1, addSection('jobs', 'work'), addItem('jobs', job))).status).toBe(200);
  const share = (choices: CommentSharing) => cvs.ask('PUT', `/${id}/sharing`, choices);
  expect((await share({ visibility, comments })).status).toBe(200);
  return {
    ...cvs,
    id,
    share,
    page: async (query = '') => (await visitor(instance).call('GET', `/cv/${id}${query}`)).body as string,
    /** Submits the comment form of a block, as a browser does. */
    postComment: (fields: Record<string, string>, { headers, address }: { headers?: object; address?: string } = {}) =>
      visitor(instance, address).call(
        'POST',
        `/cv/${id}/comments`,
        Buffer.from(new URLSearchParams({ place: ENTRY, name: 'Mary', text: 'Which notes?', ...fields }).toString()),
        { 'content-type': 'application/x-www-form-urlencoded', ...headers },
      ),
    listComments: async (query = '') => {
      const { status, body } = await cvs.ask('GET', `/${id}/comments${query}`);
      expect([status, body]).toMatchObject([200, { items: expect.any(Array) }]);
      return body.items as (Record<string, unknown> & { id: string })[];
    },
  };
}
