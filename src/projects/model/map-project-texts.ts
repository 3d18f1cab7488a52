import { mapBlockTexts } from '#blocks/contract.ts';
import type { MapTexts } from '#records/contract.ts';
import type { ProjectDocument } from './fields.ts';

/**
 * Replaces the texts of a project. Parts without an id are known by what stays when they are moved: pictures by their
 * image, links by their address, figures, tags and tools by their text.
 */
export const mapProjectTexts: MapTexts<ProjectDocument> = (project, replace) => {
  const { caseStudy, links, gallery, metrics, tags, stack } = project;
  const prose = (key: keyof typeof caseStudy) =>
    replace({ key: `caseStudy/${key}`, text: caseStudy[key], isProse: true });
  return {
    ...project,
    title: replace({ key: 'title', text: project.title }),
    summary: replace({ key: 'summary', text: project.summary }),
    role: replace({ key: 'role', text: project.role }),
    client: replace({ key: 'client', text: project.client, isName: true }),
    coverAlt: replace({ key: 'coverAlt', text: project.coverAlt }),
    caseStudy: { problem: prose('problem'), approach: prose('approach'), outcome: prose('outcome') },
    blocks: mapBlockTexts(project.blocks, replace),
    metrics: metrics.map(({ label, value }) => ({
      label: replace({ key: `metrics/label/${label}`, text: label }),
      value: replace({ key: `metrics/value/${value}`, text: value, isName: true }),
    })),
    gallery: gallery.map(({ image, alt, caption }) => ({
      image,
      alt: replace({ key: `gallery/alt/${image}`, text: alt }),
      caption: replace({ key: `gallery/caption/${image}`, text: caption }),
    })),
    links: links.map(({ label, url }) => ({ url, label: replace({ key: `links/label/${url}`, text: label }) })),
    tags: tags.map((tag) => replace({ key: `tags/${tag}`, text: tag, isName: true })),
    stack: stack.map((tool) => replace({ key: `stack/${tool}`, text: tool, isName: true })),
  };
};
