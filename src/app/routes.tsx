import type { RouteObject } from 'react-router';
import { adminRoutes } from '#admin/routes.tsx';

/** Every screen of the app, put together from the domains. */
export const routes: RouteObject[] = [{ HydrateFallback: () => null, children: [...adminRoutes] }];
