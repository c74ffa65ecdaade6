import type { SiteSettings } from "~/content/model/settings.ts";
import { useRootData } from "./use-root-data.ts";

export function useSiteSettings(): SiteSettings {
  return useRootData().settings;
}
