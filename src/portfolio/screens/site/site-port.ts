import type { StoredDocument } from '#platform/browser/autosave/editing.ts';
import type { DocumentPort } from '#platform/browser/autosave/port.ts';
import type { Site } from '../../contract.ts';
import type { SiteDocument } from '../../model/site-shape.ts';

/** Id of the site record; each member has exactly one. */
export const SITE_RECORD_ID = 'site';

type SiteApi = { read(): Promise<Site>; save(site: { revision: number; document: SiteDocument }): Promise<Site> };

/** Returns the autosave port of the site, whose API takes whole documents. Passes every response to `onSite`. */
export function sitePort(calls: SiteApi, onSite: (site: Site) => void): DocumentPort<SiteDocument> {
  let latestSite: Site | undefined;
  const receive = (site: Site): StoredDocument<SiteDocument> => {
    latestSite = site;
    onSite(site);
    return toStored(site);
  };
  const read = async () => receive(await calls.read());
  const save = async (_: string, revision: number, fields: Partial<SiteDocument>) => {
    // Another window may have saved since: the fields must be merged into the document of this revision.
    const base = latestSite?.revision === revision ? latestSite.document : (await read()).document;
    return receive(await calls.save({ revision, document: { ...base, ...fields } }));
  };
  return {
    read,
    save,
    create: (fields) => save(SITE_RECORD_ID, 0, fields),
    restore: read,
    find: async () => undefined,
    toStored: (current) => receive(current as Site),
  };
}

export const toStored = ({ revision, document }: Site): StoredDocument<SiteDocument> => ({
  id: SITE_RECORD_ID,
  revision,
  document,
});
