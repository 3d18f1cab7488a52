import type { StorageKernel } from '#files/service.ts';
import { AppError } from '#platform/pure/errors.ts';
import type { Exchange } from '#platform/server/http/front.ts';
import { notFoundError } from '#platform/server/http/not-found.ts';
import { type ReadyBody, sendReadyBody } from '#platform/server/http/ready-body.ts';
import { makeFactsReader } from '#platform/server/instance-settings/instance-facts.ts';
import { readLanguageFolder, readSitePath } from '../../pages/site-paths.ts';
import { pageKeyOf } from '../site/page-key.ts';
import { missingPageBody } from '../site/site-body.ts';
import { siteResponse } from '../site/site-response.ts';
import { examplePath, readExampleFile, readExamplePath } from './example-path.ts';
import type { ExampleStore } from './example-store.ts';
import { loadExample } from './load-example.ts';

/**
 * Returns the handler for the example sites. Their pages are those of members' sites, from a copy in the repository, so
 * that every instance has them. Reading them counts as no visit.
 */
export function makeExampleHandler(files: StorageKernel, store: ExampleStore) {
  const { pages, clock } = files;
  const readFacts = makeFactsReader(files);

  const showPage = async (name: string, rest: string, { path, search }: Exchange['visit']): Promise<ReadyBody> => {
    const target = readSitePath(rest, search);
    if (!target) throw new AppError('NOT_FOUND');
    const { facts, version } = readFacts();
    const key = pageKeyOf({ host: `example ${version}`, path, target, now: clock.now() });
    return pages.get(key, async () => {
      const example = loadExample(files, store, { name, language: target.language, facts });
      if (!example) throw new AppError('NOT_FOUND');
      const { siteData, urls } = example;
      return { body: await siteResponse(files, siteData, { urls, target }), tags: TAGS };
    });
  };

  const showMissing = (name: string, rest: string): Promise<ReadyBody> => {
    const { facts, version } = readFacts();
    const folder = readLanguageFolder(rest);
    const day = clock.now().toISOString().slice(0, 10);
    const key = { host: `example ${version}`, path: `${examplePath(name)}/?missing`, language: `${day} ${folder}` };
    return pages.get(key, async () => {
      const example =
        (folder && loadExample(files, store, { name, language: folder, facts })) ??
        loadExample(files, store, { name, language: undefined, facts });
      if (!example) throw new AppError('NOT_FOUND');
      const { siteData, urls } = example;
      return { body: await missingPageBody(files, siteData, { urls }), tags: TAGS };
    });
  };

  return async (exchange: Exchange) => {
    const { request, response, visit } = exchange;
    const { name = '', rest = '' } = readExamplePath(visit.path) ?? {};
    if (!store.siteOf(name)) throw new AppError('NOT_FOUND');
    response.removeHeader('set-cookie');
    const send = async (body: ReadyBody | undefined) => {
      if (!body) throw new AppError('NOT_FOUND');
      await sendReadyBody(request, response, body);
    };
    const file = readExampleFile(rest);
    if (file !== undefined) return send(await store.fileOf(name, file));
    const isMissing = await notFoundError(showPage(name, rest, visit).then(send));
    if (isMissing) await send(await showMissing(name, rest));
  };
}

/** The pages change with the instance's settings alone. */
const TAGS = ['instance'];
