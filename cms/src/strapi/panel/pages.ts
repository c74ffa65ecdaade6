import type { StrapiApp } from "@strapi/strapi/admin";
import type { RouteObject } from "react-router-dom";

/** Changes the pages of the panel below one path of its own. */
export function changePages(
  app: StrapiApp,
  path: string,
  change: (pages: RouteObject[]) => RouteObject[],
): void {
  app.router.addRoute((routes) =>
    routes.map((route) =>
      route.path === path && route.children ? { ...route, children: change(route.children) } : route,
    ),
  );
}
