import { statusOf } from '#platform/api-errors.ts';
import type { Cv } from '../../contract.ts';
import { cvApi } from '../cv-api.ts';

const CONFLICT = 409;
const MAX_ATTEMPTS = 3;

/** Sets the template of a CV and returns the previous one. Conflicts with concurrent changes are retried. */
export async function setTemplate(cv: Cv, template: string, attempts = MAX_ATTEMPTS): Promise<string> {
  const { id, revision, document } = cv;
  try {
    const operations = [{ do: 'set' as const, at: ['design'], field: 'template', value: template }];
    await cvApi.change.call({ id, revision, operations });
    return document.design.template;
  } catch (error) {
    if (statusOf(error) !== CONFLICT || attempts <= 1) throw error;
    return setTemplate(await cvApi.read.call({ id }), template, attempts - 1);
  }
}
