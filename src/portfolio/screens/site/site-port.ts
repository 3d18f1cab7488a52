import type { Stored } from '#platform/autosave/editing.ts';
import type { Port } from '#platform/autosave/port.ts';
import type { Site } from '../../contract.ts';
import type { SiteDocument } from '../../model/site-shape.ts';

/** Each member has one site. */
export const SITE = 'site';

type Calls = { read(): Promise<Site>; save(site: { revision: number; document: SiteDocument }): Promise<Site> };

/** Keeps the site through its API, which takes whole documents. Whatever the server tells of it goes to `onSite` as well. */
export function sitePort(calls: Calls, onSite: (site: Site) => void): Port<SiteDocument> {
  let latest: Site | undefined;
  const told = (site: Site): Stored<SiteDocument> => {
    latest = site;
    onSite(site);
    return storedOf(site);
  };
  const read = async () => told(await calls.read());
  const save = async (_: string, revision: number, fields: Partial<SiteDocument>) => {
    // Another window may have saved since: what it wrote belongs to the document of this revision.
    const base = latest?.revision === revision ? latest.document : (await read()).document;
    return told(await calls.save({ revision, document: { ...base, ...fields } }));
  };
  return {
    read,
    save,
    create: (fields) => save(SITE, 0, fields),
    restore: read,
    find: async () => undefined,
    asStored: (current) => told(current as Site),
  };
}

export const storedOf = ({ revision, document }: Site): Stored<SiteDocument> => ({ id: SITE, revision, document });
