import { request } from 'node:http';
import { expect } from 'vitest';
import { emptySite, type SiteDocument } from '#portfolio/model/site.ts';
import { addMember } from './add-member.ts';
import type { Member } from './members.ts';
import type { TestInstance } from './test-instance.ts';

/** The base URL of test instances with member sites. */
export const SITES_URL = 'http://vitrine.example';

type HostRequest = { method?: string; headers?: Record<string, string>; body?: string };

/** Sends a request with this host name, as a browser would. */
export const requestHost = (
  { port }: Pick<TestInstance, 'port'>,
  host: string,
  path = '/',
  { method = 'GET', headers = {}, body }: HostRequest = {},
) =>
  new Promise<{ status: number; headers: Record<string, unknown>; body: string; bytes: Buffer }>((resolve, reject) => {
    const outgoing = request({ port, host: '127.0.0.1', path, method, headers: { host, ...headers } }, (answer) => {
      const chunks: Buffer[] = [];
      answer.on('data', (chunk: Buffer) => chunks.push(chunk));
      answer.on('end', () => {
        const bytes = Buffer.concat(chunks);
        resolve({ status: answer.statusCode ?? 0, headers: answer.headers, bytes, body: bytes.toString() });
      });
    });
    outgoing.on('error', reject);
    outgoing.end(body);
  });

/** Makes a member with a site. Omitted fields are as in an empty site. */
export async function openSite(instance: TestInstance, siteFields: Partial<SiteDocument> = {}, member?: Member) {
  const ada = member ?? (await addMember(instance));
  const write = async (change: Partial<SiteDocument>) => {
    const { document } = (await ada.call('GET', '/api/site')).body;
    const answer = await ada.call('PUT', '/api/site', { document: { ...document, ...change } });
    expect([answer.status, answer.body]).toMatchObject([200, {}]);
    return answer.body;
  };
  const publish = async () => {
    const answer = await ada.call('POST', '/api/site/publish');
    expect([answer.status, answer.body]).toMatchObject([200, {}]);
    return answer.body;
  };
  await write({ ...emptySite('en'), ...siteFields });
  const { addresses } = await publish();
  const shareUrl = new URL(addresses.find(({ kind }: { kind: string }) => kind === 'share').url);
  return {
    member: ada,
    write,
    publish,
    /** Saves a change and publishes it. */
    change: async (change: Partial<SiteDocument>) => {
      await write(change);
      return publish();
    },
    sharePath: shareUrl.pathname,
    host: `${ada.username}.vitrine.example`,
    at: (path = '/', options?: HostRequest) => requestHost(instance, `${ada.username}.vitrine.example`, path, options),
    add: async (kind: 'projects' | 'posts' | 'achievements', fields: object) => {
      const published = kind === 'achievements' ? { visible: true } : {};
      const answer = await ada.call('POST', `/api/${kind}`, { ...published, ...fields });
      expect([answer.status, answer.body]).toMatchObject([201, {}]);
      return answer.body as { id: string; revision: number; slug: string };
    },
  };
}
