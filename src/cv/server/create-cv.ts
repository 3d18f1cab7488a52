import { requireMember } from '#identity/service.ts';
import { invalidFields } from '#platform/pure/errors.ts';
import { createRecord, type RecordsCtx } from '#records/service.ts';
import type { CvContent } from '../contract.ts';
import { isExample, makeExample } from '../examples/examples.ts';
import { blankContent } from '../model/blank-content.ts';
import { withRegionalDefaults } from '../model/design.ts';
import { cvKind, inColumnsOfTemplate } from './cv-kind.ts';

type CreateCvInput = {
  name: string;
  tags?: string[] | undefined;
  document?: CvContent | undefined;
  example?: string | undefined;
};

/** Creates a CV from a document, from an example, or blank with the data of the member's profile. */
export async function createCv(ctx: RecordsCtx, { name, tags = [], document, example }: CreateCvInput) {
  if (document && example !== undefined) throw invalidFields([{ path: 'example', text: { word: 'badField' } }]);
  return createRecord(ctx, cvKind, {
    name,
    tags,
    document: inColumnsOfTemplate(document ?? initialContent(ctx, example)),
  });
}

function initialContent({ actor, language }: RecordsCtx, example: string | undefined): CvContent {
  const { user, preferences } = requireMember(actor);
  const conventions = { language, region: preferences.region };
  const { displayName: name, email, profile } = user;
  if (example === undefined) {
    const links = Object.entries(profile.socialLinks).map(([network, url]) => ({ network, url }));
    const memberDetails = { name, email, location: profile.location, website: profile.website, links, language };
    return withRegionalDefaults(blankContent(memberDetails), conventions);
  }
  if (!isExample(example)) throw invalidFields([{ path: 'example', text: { word: 'badField' } }]);
  return withRegionalDefaults(makeExample(example, { name, email }), conventions);
}
