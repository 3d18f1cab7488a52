import { oc } from '@orpc/contract';
import { z } from 'zod';
import { storedImage } from '#files/contract.ts';
import type { RouteMeta } from '#platform/pure/route-meta.ts';
import { requestFields, shownFields, writtenFields } from './model/fields.ts';
import { TESTIMONIAL_LIMITS } from './model/limits.ts';
import { REQUEST_STATES, TESTIMONIAL_ORIGINS, TESTIMONIAL_STATES } from './model/states.ts';

/** Public contract of the testimonials domain for client and server: requests, what authors write, and what sites show. */

export type { TestimonialState } from './model/states.ts';

const about = (method: 'GET' | 'POST' | 'PATCH' | 'PUT' | 'DELETE', path: string, summary: string) => ({
  method,
  path: `/testimonials${path}` as const,
  summary,
  tags: ['Testimonials'],
});
const route = oc.$meta<RouteMeta>({});
const visitorRoute = oc.$meta<RouteMeta>({ forVisitors: true });

const written = z.object({
  ...{ name: z.string(), role: z.string(), organization: z.string(), source: z.string(), text: z.string() },
});

const testimonial = z.object({
  id: z.uuid(),
  revision: z.int(),
  state: z.enum(TESTIMONIAL_STATES),
  origin: z.enum(TESTIMONIAL_ORIGINS),
  /** Name of the request, which only the member sees. */
  label: z.string(),
  message: z.string(),
  ...written.shape,
  quotedFrom: z.string(),
  language: shownFields.language,
  photo: storedImage.nullable(),
  /** The author's own words; null for a request without an answer, and for a text that the member wrote in. */
  original: written.nullable(),
  /** When the link of the request expires; null if there is none. */
  expiresAt: z.iso.datetime().nullable(),
  createdAt: z.iso.datetime(),
  receivedAt: z.iso.datetime().nullable(),
  trashedAt: z.iso.datetime().nullable(),
});
export type Testimonial = z.infer<typeof testimonial>;

/** A request with its address. Only its hash is stored, so it can't be shown again. */
const testimonialLink = z.object({ testimonial, url: z.url() });
export type TestimonialLink = z.infer<typeof testimonialLink>;

/** A request as its author sees it. */
const testimonialRequest = z.object({
  state: z.enum(REQUEST_STATES),
  /** The member who asks. */
  member: z.object({ name: z.string(), photo: z.string().nullable() }),
  /** The member's message; empty once the request is closed or expired. */
  message: z.string(),
  /** The sent answer, while it can be changed. */
  sent: z.object({ ...written.shape, language: shownFields.language }).nullable(),
});
export type TestimonialRequest = z.infer<typeof testimonialRequest>;

const token = z.string().min(1).max(64);
const idInput = { id: z.uuid() };
const { name, text, language, ...optionalFields } = shownFields;

export const testimonialsContract = {
  list: route
    .route(about('GET', '', 'List your testimonials with those in the trash, in the order of the site'))
    .output(z.object({ items: z.array(testimonial) })),
  write: route
    .route({ ...about('POST', '', 'Write in a testimonial that you quote, with its source'), successStatus: 201 })
    .input(z.strictObject({ name, text, language, ...z.object(optionalFields).partial().shape }))
    .output(testimonial),
  request: route
    .route({
      ...about('POST', '/requests', 'Request a testimonial; returns the link for its author'),
      successStatus: 201,
    })
    .input(z.strictObject({ label: requestFields.label, message: requestFields.message.default('') }))
    .output(testimonialLink),
  renew: route
    .route(about('POST', '/{id}/link', 'Replace the link of a request by a new one, which is valid for 30 days'))
    .input(z.strictObject(idInput))
    .output(testimonialLink),
  change: route
    .route(about('PATCH', '/{id}', 'Approve, hide or edit a testimonial; fails if the revision is outdated'))
    .input(
      z.strictObject({
        ...idInput,
        revision: z.int().min(1),
        state: z.enum(TESTIMONIAL_STATES).optional(),
        ...z.object({ ...requestFields, ...shownFields }).partial().shape,
      }),
    )
    .output(testimonial),
  reorder: route
    .route(about('PUT', '/order', 'Set the order of your approved testimonials; fails if some are missing'))
    .input(z.strictObject({ ids: z.array(z.uuid()).max(TESTIMONIAL_LIMITS.perMember) }))
    .output(z.object({ status: z.literal(true) })),
  remove: route
    .route(about('DELETE', '/{id}', 'Move a testimonial to the trash for 30 days; its link stops working'))
    .input(z.strictObject(idInput))
    .output(testimonial),
  restore: route
    .route(about('POST', '/{id}/restore', 'Restore a testimonial from the trash'))
    .input(z.strictObject(idInput))
    .output(testimonial),
  removeForever: route
    .route(about('DELETE', '/{id}/forever', 'Permanently delete a testimonial from the trash'))
    .input(z.strictObject(idInput))
    .output(z.object({ status: z.literal(true) })),
  readRequest: visitorRoute
    .route(about('GET', '/requests/{token}', 'Get a request for a testimonial by the token in its link'))
    .input(z.strictObject({ token }))
    .output(testimonialRequest),
  answer: visitorRoute
    .route(about('POST', '/requests/{token}', 'Send a testimonial, or change it until the member has decided'))
    .input(
      z.strictObject({
        token,
        ...writtenFields,
        language: shownFields.language,
        /** Honeypot: people leave it empty. */
        website: z.string().max(2000).default(''),
      }),
    )
    .output(testimonialRequest),
};
