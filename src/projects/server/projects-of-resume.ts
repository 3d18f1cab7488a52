import { toOneLine } from '#platform/one-line.ts';
import type { RawItem } from '#records/service.ts';

/**
 * Returns a JSON Resume's projects with the product's field names.
 * Unknown fields are kept, so that the import warns of them.
 */
export function projectsOfResume({ projects }: RawItem): RawItem[] {
  if (!Array.isArray(projects)) return [];
  return projects.filter(isObject).map((project) => {
    const { name, description, highlights, keywords, startDate, endDate, url, roles, entity, type, ...rest } = project;
    return {
      ...rest,
      title: name,
      summary: description,
      ...(isFilledList(highlights) ? { caseStudy: { outcome: toBullets(highlights) } } : {}),
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

const isObject = (value: unknown): value is RawItem =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isText = (value: unknown): value is string => typeof value === 'string' && value.trim() !== '';
const isFilledList = (value: unknown): value is unknown[] => Array.isArray(value) && value.length > 0;

const toBullets = (lines: readonly unknown[]) =>
  lines
    .filter(isText)
    .map((line) => `- ${toOneLine(line)}`)
    .join('\n');
