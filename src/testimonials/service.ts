/** Public interface of the testimonials domain for the server: what sites show, and the parts of the instance. */

export {
  type ApprovedTestimonial,
  approvedTestimonials,
  testimonialPhotosInUse,
} from './server/approved-testimonials.ts';
export { testimonialMails } from './server/mails.ts';
export { testimonialsRouter } from './server/router.ts';
export { testimonialsMemberData } from './server/testimonials-member-data.ts';
export { startTestimonialSweep } from './server/trash-testimonials.ts';
