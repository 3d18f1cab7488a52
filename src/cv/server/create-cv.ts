import { requireMember } from '#identity/service.ts';
import { invalidFields } from '#platform/pure/errors.ts';
import { createRecord, type RecordsCtx } from '#records/service.ts';
import type { CvContent } from '../contract.ts';
import { type ExampleId, isExample, makeExample } from '../examples/examples.ts';
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

function initialContent(ctx: RecordsCtx, example: string | undefined): CvContent {
  const { language } = ctx;
  const { user, preferences } = requireMember(ctx.actor);
  const { displayName: name, email, profile } = user;
  if (example === undefined) {
    const links = Object.entries(profile.socialLinks).map(([network, url]) => ({ network, url }));
    const memberDetails = { name, email, location: profile.location, website: profile.website, links, language };
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
