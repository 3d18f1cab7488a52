import { useQuery } from '@tanstack/react-query';
import type { ComponentProps } from 'react';
import type { useSiteGap } from '#records/components.tsx';
import { hasVisibleSection } from '../../model/sections/section-references.ts';
import { portfolioApi } from '../portfolio-api.ts';

/** Renders its children if visitors can’t read the posts of the member, with the first reason. */
export function PostsGap({ children }: ComponentProps<ReturnType<typeof useSiteGap>>) {
  const { data: site } = useQuery(portfolioApi.site.read.queryOptions());
  if (!site) return null;
  if (!hasVisibleSection(site.document, 'posts')) return children('noSection');
  return site.publishedAt === null ? children('unpublished') : null;
}
