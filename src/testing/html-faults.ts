import { HtmlValidate, type RuleConfig } from 'html-validate';

/** Returns a validator of whole pages. Titles may be long, as a long name makes a long title. */
export const htmlValidator = (rules: RuleConfig = {}) =>
  new HtmlValidate({
    extends: ['html-validate:recommended', 'html-validate:document'],
    rules: { 'long-title': 'off', ...rules },
  });

const USUAL = htmlValidator();

/** Returns what a validator finds wrong in a page. */
export async function htmlFaults(html: string, validator: HtmlValidate = USUAL): Promise<string[]> {
  const { results } = await validator.validateString(html);
  return results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, line }) => `${ruleId}, ${line}: ${message}`),
  );
}
