import { type SiteSettings, settingsFields } from "../../model/settings.ts";
import { readBundledFields, readFields } from "./read-fields.ts";
import { singleType } from "./site-type.ts";

export const settingsType = singleType<SiteSettings>({
  name: "site-setting",
  make: (values, { report }) => readFields("site-setting", settingsFields, values, report),
  add(content, settings) {
    content.settings = settings;
  },
});

/** Shown where there are no others. */
export const bundledSettings: SiteSettings = readBundledFields("site-setting", settingsFields);
