import { urlsBelowLink } from '#cv/service.ts';
import type { StorageKernel } from '#files/service.ts';
import type { Language } from '#platform/pure/i18n/languages.ts';
import type { InstanceFacts } from '#platform/pure/instance-settings/facts.ts';
import { translatorOf } from '#platform/server/i18n/messages.ts';
import { exampleBar } from '../../pages/example-bar.ts';
import { siteUrlsAt } from '../site/addresses.ts';
import type { SiteData } from '../site/load-site.ts';
import { examplePath, readExampleFile } from './example-path.ts';
import type { ExampleStore } from './example-store.ts';

type ExampleRequest = { name: string; language: Language | undefined; facts: InstanceFacts };

/**
 * Returns an example site in a language, its own by default, with its URLs; undefined if there is none. It has a bar
 * that says so, nobody to write to, and no link to report it.
 */
export function loadExample(
  { settings }: Pick<StorageKernel, 'settings'>,
  store: ExampleStore,
  { name, language, facts }: ExampleRequest,
) {
  const stored = store.siteOf(name);
  const site = !stored || !language || language === stored.view.site.language ? stored : stored.translated?.[language];
  if (!site) return undefined;
  const { view, pages, posts, cv } = site;
  const base = examplePath(name);
  const hosting: SiteData['hosting'] = {
    ...{ appUrl: settings.APP_URL, username: '', share: undefined, domain: undefined },
    ...{ site: { open: false, indexing: false }, language: view.site.language, languages: view.languages },
  };
  const urls = siteUrlsAt(base, hosting);
  const ownerId = `example:${name}`;
  const siteData: SiteData = {
    ...{ ownerId, hosting },
    view: { ...view, contact: false },
    cv: cv ? { ...cv, ownerId, urls: urlsBelowLink(base) } : undefined,
    projectPage: async (slug) => (Object.hasOwn(pages, slug) ? pages[slug] : undefined),
    postPage: async (slug) => (Object.hasOwn(posts, slug) ? posts[slug] : undefined),
    pictureBytes: async (url) => {
      const file = readExampleFile(url.slice(base.length + 1));
      return file === undefined ? undefined : (await store.fileOf(name, file))?.identity;
    },
    bar: exampleBar(translatorOf(view.site.language), facts),
  };
  return { siteData, urls };
}
