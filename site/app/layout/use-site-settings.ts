import { useRouteLoaderData } from "react-router";
import type { SiteSettings } from "~/content/model/settings.ts";

export function useSiteSettings(): SiteSettings {
  const rootData = useRouteLoaderData<{ settings: SiteSettings }>("root");
  if (!rootData)
    throw new Error("Site settings are only there below the root route, once its loader has answered");
  return rootData.settings;
}
