import type { Stored } from '#platform/autosave/editing.ts';
import type { Port } from '#platform/autosave/port.ts';
import type { Site } from '../../contract.ts';
import type { SiteDocument } from '../../model/site-shape.ts';

/** Id of the site record; each member has exactly one. */
export const SITE = 'site';

type Calls = { read(): Promise<Site>; save(site: { revision: number; document: SiteDocument }): Promise<Site> };

/** Returns the autosave port of the site, whose API takes whole documents. Passes every response to `onSite`. */
export function sitePort(calls: Calls, onSite: (site: Site) => void): Port<SiteDocument> {
  let latest: Site | undefined;
  const told = (site: Site): Stored<SiteDocument> => {
    latest = site;
    onSite(site);
    return storedOf(site);
  };
  const read = async () => told(await calls.read());
  const save = async (_: string, revision: number, fields: Partial<SiteDocument>) => {
    // Another window may have saved since: the fields must be merged into the document of this revision.
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
