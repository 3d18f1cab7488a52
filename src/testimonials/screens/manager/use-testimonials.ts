import { useQuery } from '@tanstack/react-query';
import type { Testimonial } from '../../contract.ts';
import { testimonialsApi } from '../testimonials-api.ts';

export const testimonialsQuery = () => testimonialsApi.list.queryOptions({ staleTime: 0 });

/** The groups of testimonials, in the order in which they are listed. */
export const GROUPS = ['received', 'approved', 'requested', 'hidden', 'trash'] as const;
export type TestimonialGroup = (typeof GROUPS)[number];

export const groupOf = ({ state, trashedAt }: Testimonial): TestimonialGroup => (trashedAt === null ? state : 'trash');

/** Loads the member's testimonials, by group. */
export function useTestimonials() {
  const query = useQuery(testimonialsQuery());
  return { query, byGroup: Map.groupBy(query.data?.items ?? [], groupOf) };
}
