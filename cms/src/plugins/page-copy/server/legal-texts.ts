import type { Core } from "@strapi/strapi";
import type { Rule } from "../../../content-rules/rule";
import { legalTextUid, settingsUid } from "../../../lib/uids";
import { type CopyField, catalogue, type Edits, listPageFields } from "../catalogue";

export const pageTextUid = "api::page-text.page-text";

interface LegalText {
  /** Path of a copy field or setting, or key of a page. Identifies the text in its versions. */
  field: string;
  name: string;
  /** Returns the published text, or undefined while there is none. */
  readWording(strapi: Core.Strapi, field: string): Promise<string | undefined>;
}

const fields: CopyField[] = catalogue.flatMap(({ key }) => listPageFields(key));
const findField = (path: string) => fields.find((field) => field.path === path);

const legalTexts: LegalText[] = [
  { field: "forms.consent.calls", name: "Consent to calls and texts", readWording: readConsent },
  { field: "forms.consent.newsletter", name: "Consent to the newsletter", readWording: readConsent },
  { field: "privacyPolicy", name: "Privacy policy", readWording: readPrivacyPolicy },
  { field: "site-setting.disclosure", name: "Securities disclosure", readWording: readDisclosure },
];

export const legalTextRule: Rule = { afterStatusChange: ({ strapi }) => recordLegalTexts(strapi) };

/**
 * Records a version, dated now, of each published legal text that has changed since its last recorded version. If a
 * text has no versions yet, first records the earlier versions of its default, with the same date.
 */
export async function recordLegalTexts(strapi: Core.Strapi): Promise<void> {
  for (const { name, field, readWording } of legalTexts) {
    const wording = await readWording(strapi, field);
    if (wording === undefined) continue;
    const recordedVersions: { version: string; wording: string }[] = await strapi.db
      .query(legalTextUid)
      .findMany({ where: { field, publishedAt: { $notNull: true } }, orderBy: { id: "asc" } });
    const defaults = findField(field)?.versions ?? [];
    const earlierDefaults = recordedVersions.length === 0 ? defaults.slice(0, -1) : [];
    const allVersions = [...earlierDefaults, ...recordedVersions];
    for (const version of earlierDefaults) await createVersion(strapi, { ...version, name, field });
    if (allVersions.at(-1)?.wording === wording) continue;
    const matchingDefault = defaults.find((version) => version.wording === wording);
    const isUnused =
      matchingDefault && !allVersions.some(({ version }) => version === matchingDefault.version);
    const version = isUnused ? matchingDefault.version : nextVersion(allVersions.length);
    await createVersion(strapi, { name, field, wording, version });
  }
}

const nextVersion = (count: number) => `v${count + 1}-${new Date().toISOString().slice(0, 7)}`;

const createVersion = (
  strapi: Core.Strapi,
  version: { name: string; field: string; version: string; wording: string },
) => strapi.documents(legalTextUid).create({ data: { ...version, since: new Date() }, status: "published" });

async function readConsent(strapi: Core.Strapi, field: string): Promise<string> {
  return String((await readEdits(strapi, "forms"))[field] ?? findField(field)?.default);
}

/** Returns the effective date and all copy of the sections, separated by empty lines. */
async function readPrivacyPolicy(strapi: Core.Strapi): Promise<string> {
  const edits = await readEdits(strapi, "privacyPolicy");
  return listPageFields("privacyPolicy")
    .filter(({ path }) => /^privacyPolicy\.(effectiveDate|sections\.)/.test(path))
    .flatMap((field) => edits[field.path] ?? field.default)
    .join("\n\n");
}

async function readDisclosure(strapi: Core.Strapi): Promise<string | undefined> {
  const settings = await findPublished<{ disclosure?: string | null }>(strapi, settingsUid, {});
  return settings?.disclosure ?? undefined;
}

async function readEdits(strapi: Core.Strapi, page: string): Promise<Edits> {
  return (await findPublished<{ copy: Edits | null }>(strapi, pageTextUid, { page }))?.copy ?? {};
}

const findPublished = <Entry>(
  strapi: Core.Strapi,
  uid: typeof pageTextUid | typeof settingsUid,
  where: object,
): Promise<Entry | null> =>
  strapi.db.query(uid).findOne({ where: { ...where, publishedAt: { $notNull: true } } });
