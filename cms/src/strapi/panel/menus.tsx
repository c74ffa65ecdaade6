import { type StrapiApp, useAuth } from "@strapi/strapi/admin";
import { type ComponentType, useEffect } from "react";
import { Navigate, type RouteObject } from "react-router-dom";
import { readEntriesAction } from "../../lib/uids";
import { addGlobalComponent } from "./calls";

/**
 * Permissions for screens that have no use here: content types and plugins change in code, transfers are off, and the
 * site has a single language.
 */
const unusablePermissions = new Set([
  "admin::marketplace.read",
  "plugin::content-type-builder.read",
  "plugin::i18n.locale.read",
  "admin::transfer.tokens.access",
  "admin::transfer.tokens.read",
]);

/** Standard widgets of the home page that do not help an editor. The last two show IDs instead of names. */
const hiddenWidgets = [
  ...["profile-info", "key-statistics", "chart-entries", "deploy-now"],
  ...["last-edited-entries", "last-published-entries"],
];

/**
 * Dismisses the banner that promotes the new media library; no setting turns it off. The storage key ends with the
 * telemetry ID, which has one of these values while telemetry is off.
 */
function dismissMediaLibraryBanner(): void {
  for (const id of ["false", "undefined"]) {
    localStorage.setItem(`STRAPI_MEDIA_LIBRARY_BANNER_DISMISSED_FOR_false:${id}`, "true");
  }
}

/** Hides menu items, settings, home widgets and a banner of Strapi that are of no use here or to this user. */
export function hideUnusableScreens(app: StrapiApp): void {
  dismissMediaLibraryBanner();
  // Strapi shows the link to the Content Manager to everyone.
  for (const link of app.router.menu)
    if (link.to === "content-manager") link.permissions = [{ action: readEntriesAction, subject: null }];
  app.addRBACMiddleware(
    () => (next) => (permissions) =>
      next(permissions.filter(({ action }) => !unusablePermissions.has(action))),
  );
  app.widgets.register((widgets) => widgets.filter(({ id }) => !hiddenWidgets.includes(id)));
  // The link to the settings opens the overview page, which shows users without permission only Strapi's prices.
  app.router.addRoute((routes) =>
    routes.map((route) =>
      route.path === "settings/*" && route.children
        ? { ...route, children: route.children.map(guardOverviewRoute) }
        : route,
    ),
  );
}

function guardOverviewRoute(route: RouteObject): RouteObject {
  const { lazy } = route;
  if (route.path !== "application-infos" || typeof lazy !== "function" || route.index) return route;
  return {
    ...route,
    async lazy() {
      const { Component } = await lazy();
      return {
        Component() {
          return <SettingsStart Page={Component} />;
        },
      };
    },
  };
}

function SettingsStart({ Page }: { Page: ComponentType | null | undefined }) {
  const permissions = useAuth("SettingsStart", (auth) => auth.permissions);
  if (!permissions.some(({ action }) => action === "admin::project-settings.read"))
    return <Navigate to="/me" replace />;
  return Page ? <Page /> : null;
}

/** Closes the phone menu when its link to the open page is tapped. Strapi closes it only when the path changes. */
export const closeMenuOnLinkToOpenPage = (app: StrapiApp): void =>
  addGlobalComponent(app, "close-menu", () => {
    useEffect(() => {
      const closeMenu = ({ target }: Event) =>
        target instanceof Element &&
        target
          .closest("#burger-menu a[aria-current=page]")
          ?.dispatchEvent(new KeyboardEvent("keydown", { bubbles: true, key: "Escape" }));
      document.addEventListener("click", closeMenu);
      return () => document.removeEventListener("click", closeMenu);
    }, []);
    return null;
  });
