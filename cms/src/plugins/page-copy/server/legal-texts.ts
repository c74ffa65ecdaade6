import type { Core } from "@strapi/strapi";
import type { Rule } from "../../../content-rules/content-rules";
import { settingsUid } from "../../../lib/uids";
import { type CopyField, catalogue, type Edits, fieldsOfPage } from "../catalogue";

export const pageTextUid = "api::page-text.page-text";
export const legalTextUid = "api::legal-text.legal-text";

interface LegalText {
  /** Path of a copy field or setting. */
  field: string;
  name: string;
  /** Returns the current text, or undefined while there is none. */
  wording(strapi: Core.Strapi): Promise<string | undefined>;
}

const fields: CopyField[] = catalogue.flatMap(({ key }) => fieldsOfPage(key));
const fieldAt = (path: string) => fields.find((field) => field.path === path);

const recordedTexts: LegalText[] = [
  consent("forms.consent.calls", "Consent to calls and texts"),
  consent("forms.consent.newsletter", "Consent to the newsletter"),
  { field: "privacyPolicy", name: "Privacy policy", wording: policy },
  { field: "site-setting.disclosure", name: "Securities disclosure", wording: disclosure },
];

export const legalTexts: Rule = { changed: ({ strapi }) => recordLegalTexts(strapi) };

/**
 * Records a dated version of each published legal text that has changed since its newest version. If a text has no
 * versions yet, first records the earlier versions of its default.
 */
export async function recordLegalTexts(strapi: Core.Strapi): Promise<void> {
  for (const { name, field, wording: wordingOf } of recordedTexts) {
    const wording = await wordingOf(strapi);
    if (wording === undefined) continue;
    const recorded: { version: string; wording: string }[] = await strapi.db
      .query(legalTextUid)
      .findMany({ where: { field, publishedAt: { $notNull: true } }, orderBy: { id: "asc" } });
    const defaults = fieldAt(field)?.versions ?? [];
    const earlier = recorded.length === 0 ? defaults.slice(0, -1) : [];
    const known = [...earlier, ...recorded];
    for (const version of earlier) await record(strapi, { ...version, name, field });
    if (known.at(-1)?.wording === wording) continue;
    const sameDefault = defaults.find((version) => version.wording === wording);
    const isUnused = sameDefault && !known.some(({ version }) => version === sameDefault.version);
    const version = isUnused ? sameDefault.version : nextVersion(known.length);
    await record(strapi, { name, field, wording, version });
  }
}

const nextVersion = (count: number) => `v${count + 1}-${new Date().toISOString().slice(0, 7)}`;

const record = (
  strapi: Core.Strapi,
  version: { name: string; field: string; version: string; wording: string },
) => strapi.documents(legalTextUid).create({ data: { ...version, since: new Date() }, status: "published" });

function consent(field: string, name: string): LegalText {
  return {
    field,
    name,
    wording: async (strapi) => String((await editsOf(strapi, "forms"))[field] ?? fieldAt(field)?.default),
  };
}

/** Returns the effective date and all sections, each as a paragraph. */
async function policy(strapi: Core.Strapi): Promise<string> {
  const edits = await editsOf(strapi, "privacyPolicy");
  return fieldsOfPage("privacyPolicy")
    .filter(({ path }) => /^privacyPolicy\.(effectiveDate|sections\.)/.test(path))
    .flatMap((field) => edits[field.path] ?? field.default)
    .join("\n\n");
}

async function disclosure(strapi: Core.Strapi): Promise<string | undefined> {
  const settings = await publishedOf<{ disclosure?: string | null }>(strapi, settingsUid, {});
  return settings?.disclosure ?? undefined;
}

async function editsOf(strapi: Core.Strapi, page: string): Promise<Edits> {
  return (await publishedOf<{ copy: Edits | null }>(strapi, pageTextUid, { page }))?.copy ?? {};
}

const publishedOf = <Entry>(
  strapi: Core.Strapi,
  uid: typeof pageTextUid | typeof settingsUid,
  where: object,
): Promise<Entry | null> =>
  strapi.db.query(uid).findOne({ where: { ...where, publishedAt: { $notNull: true } } });
