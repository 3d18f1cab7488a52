import { readImagePath } from '#files/contract.ts';
import { linkName, requireMember } from '#identity/service.ts';
import { invalidFields } from '#platform/pure/errors.ts';
import { createRecord, type RecordsCtx } from '#records/service.ts';
import type { CvContent } from '../contract.ts';
import { type ExampleId, isExample, makeExample } from '../examples/examples.ts';
import { blankContent } from '../model/blank-content.ts';
import { withRegionalDefaults } from '../model/design.ts';
import { contentOfWork } from './content-of-work.ts';
import { cvKind, inColumnsOfTemplate } from './cv-kind.ts';
import { photoOfAddress } from './photo-address.ts';
import { CV_IMPORTS } from './read-cv-file.ts';
import { storePhoto } from './store-photo.ts';

type CreateCvInput = {
  name: string;
  tags?: string[] | undefined;
  document?: CvContent | undefined;
  photo?: string | undefined;
  example?: string | undefined;
  work?: boolean | undefined;
};

/**
 * Creates a CV from a document with or without a photo, from an example, or blank with the data of the member's profile,
 * and with their work if `work` is set.
 */
export async function createCv(
  ctx: RecordsCtx,
  { name, tags = [], document, photo, example, work = false }: CreateCvInput,
) {
  if (document && example !== undefined) throw invalidFields([{ path: 'example', text: { word: 'badField' } }]);
  if (work && (document || example !== undefined)) throw invalidFields([{ path: 'work', text: { word: 'badField' } }]);
  if (photo !== undefined) {
    if (!document) throw invalidFields([{ path: 'photo', text: { word: 'badField' } }]);
    return createCv(ctx, { name, tags, document: await withPhoto(ctx, document, photo) });
  }
  const content = document ?? initialContent(ctx, example);
  return createRecord(ctx, cvKind, {
    name,
    tags,
    document: inColumnsOfTemplate(work ? await contentOfWork(ctx, content) : content),
  });
}

/** Returns a document with a photo that is stored for the member, or as it was if they have no space for it. */
async function withPhoto(ctx: RecordsCtx, document: CvContent, photo: string): Promise<CvContent> {
  await ctx.limits.count(CV_IMPORTS, requireMember(ctx.actor).uid);
  const image = await storePhoto(ctx, photoOfAddress(photo));
  return image === undefined ? document : { ...document, basics: { ...document.basics, image } };
}

function initialContent(ctx: RecordsCtx, example: string | undefined): CvContent {
  const { language } = ctx;
  const { user, preferences } = requireMember(ctx.actor);
  const { displayName: name, email, photoURL, profile } = user;
  if (example === undefined) {
    const { location, website } = profile;
    const photo = readImagePath(photoURL ?? '')?.id;
    const links = Object.entries(profile.socialLinks).map(([key, url]) => ({ network: linkName(key), url }));
    const memberDetails = { name, email, photo, location, website, links, language };
    return withRegionalDefaults(blankContent(memberDetails), { language, region: preferences.region });
  }
  if (!isExample(example)) throw invalidFields([{ path: 'example', text: { word: 'badField' } }]);
  return exampleContent(ctx, example);
}

/** Returns the content of an example in the member's name, with the paper of their region. */
export function exampleContent({ actor, language }: Pick<RecordsCtx, 'actor' | 'language'>, example: ExampleId) {
  const { user, preferences } = requireMember(actor);
  const { displayName: name, email } = user;
  return withRegionalDefaults(makeExample(example, { name, email }), { language, region: preferences.region });
}
