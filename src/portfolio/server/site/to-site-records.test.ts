import { expect, it } from 'vitest';
import type { ApprovedTestimonial } from '#testimonials/service.ts';
import { siteImage } from '#testing/sites.ts';
import { toSiteTestimonial } from './to-site-records.ts';

const QUOTE: ApprovedTestimonial = {
  ...{ id: 'a', name: 'Charles Babbage', role: 'Inventor', organization: 'Cambridge', language: 'en' },
  ...{ source: 'https://example.org/babbage', quotedFrom: 'Letter to Faraday, 1843' },
  ...{ text: 'She has grasped it.', originalText: null, photo: 'face' },
};
const picture = siteImage('babbage', 400, 400);
const toSite = (testimonial: ApprovedTestimonial) =>
  toSiteTestimonial(testimonial, (id) => (id === 'face' ? picture : undefined));

it('shows both the page about an author and where the text is from', () => {
  expect(toSite(QUOTE)).toEqual({
    ...{ id: 'a', name: 'Charles Babbage', role: 'Inventor', organization: 'Cambridge', language: 'en' },
    ...{ url: 'https://example.org/babbage', quotedFrom: 'Letter to Faraday, 1843' },
    ...{ text: 'She has grasped it.', isEdited: false, photo: picture },
  });
});

it('never takes words for an address', () => {
  const { url, quotedFrom } = toSite({ ...QUOTE, source: '' });
  expect({ url, quotedFrom }).toEqual({ url: '', quotedFrom: 'Letter to Faraday, 1843' });
});

it('keeps what an author wrote from visitors, and says that it was edited', () => {
  const edited = toSite({ ...QUOTE, originalText: 'She has not grasped it.' });
  expect(JSON.stringify(edited)).not.toContain('not grasped');
  expect(edited.isEdited).toBe(true);
});
