import { inOneLine } from '#platform/one-line.ts';
import type { Given } from '#records/service.ts';

/**
 * Returns a JSON Resume's projects with the product's field names. Unknown fields are kept, so that the import warns of
 * them.
 */
export function projectsOfResume({ projects }: Given): Given[] {
  if (!Array.isArray(projects)) return [];
  return projects.filter(isObject).map((project) => {
    const { name, description, highlights, keywords, startDate, endDate, url, roles, entity, type, ...rest } = project;
    return {
      ...rest,
      title: name,
      summary: description,
      ...(isFull(highlights) ? { caseStudy: { outcome: asBullets(highlights) } } : {}),
      stack: keywords,
      start: startDate,
      end: endDate,
      ...(isText(url) ? { links: [{ label: '', url }] } : {}),
      role: Array.isArray(roles) ? roles.filter(isText).join(', ') : roles,
      client: entity,
      ...(isText(type) ? { tags: [type] } : {}),
    };
  });
}

const isObject = (value: unknown): value is Given =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isText = (value: unknown): value is string => typeof value === 'string' && value.trim() !== '';
const isFull = (value: unknown): value is unknown[] => Array.isArray(value) && value.length > 0;

const asBullets = (lines: readonly unknown[]) =>
  lines
    .filter(isText)
    .map((line) => `- ${inOneLine(line)}`)
    .join('\n');
