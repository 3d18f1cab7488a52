import { useQuery } from '@tanstack/react-query';
import { cvsApi } from '../../cvs-api.ts';

const MAX_CVS = 100;
const LATEST_CVS = cvsApi.list.queryOptions({ input: { sort: 'updated', limit: MAX_CVS } });

/** The member's CVs, and the one with the id, which a site shows. */
export function useSiteCv(id: string | null) {
  const query = useQuery(LATEST_CVS);
  const cvs = query.data?.items ?? [];
  return { query, cvs, chosen: cvs.find((cv) => cv.id === id) };
}
