import type { Core } from "@strapi/strapi";
import { settingsUid } from "../../../lib/uids";
import { catalogue, type Edits, type Slot, slotsOf } from "../catalogue";
import { pageTextUid } from "./entries";

export const legalTextUid = "api::legal-text.legal-text";

interface LegalText {
  slot: string;
  name: string;
  /** What it says now; nothing before there is any. */
  wording(strapi: Core.Strapi): Promise<string | undefined>;
}

const slots = new Map(catalogue.flatMap(({ key }) => slotsOf(key).map((slot) => [slot.path, slot] as const)));
const defaultOf = (path: string): Slot | undefined => slots.get(path);

const legalTexts: LegalText[] = [
  consent("forms.consent.calls", "Consent to calls and texts"),
  consent("forms.consent.newsletter", "Consent to the newsletter"),
  { slot: "privacyPolicy", name: "Privacy policy", wording: policy },
  { slot: "site-setting.disclosure", name: "Securities disclosure", wording: disclosure },
];

/**
 * Records every wording of a legal text that was published, with the day on which it was: a version of each text that
 * differs from its newest one.
 */
export async function recordLegalTexts(strapi: Core.Strapi): Promise<void> {
  for (const { name, slot, wording: wordingOf } of legalTexts) {
    const wording = await wordingOf(strapi);
    if (wording === undefined) continue;
    const recorded: { version: string; wording: string }[] = await strapi.db
      .query(legalTextUid)
      .findMany({ where: { slot, publishedAt: { $notNull: true } }, orderBy: { id: "asc" } });
    const earlier = recorded.length === 0 ? (defaultOf(slot)?.versions ?? []).slice(0, -1) : [];
    const known = [...earlier, ...recorded];
    for (const version of earlier) await record(strapi, { ...version, name, slot });
    if (known.at(-1)?.wording === wording) continue;
    const declared = defaultOf(slot)?.versions?.find((version) => version.wording === wording);
    const isNew = declared && !known.some(({ version }) => version === declared.version);
    await record(strapi, {
      name,
      slot,
      wording,
      version: isNew ? declared.version : nextVersion(known.length),
    });
  }
}

const nextVersion = (count: number) => `v${count + 1}-${new Date().toISOString().slice(0, 7)}`;

const record = (
  strapi: Core.Strapi,
  version: { name: string; slot: string; version: string; wording: string },
) => strapi.documents(legalTextUid).create({ data: { ...version, since: new Date() }, status: "published" });

function consent(slot: string, name: string): LegalText {
  const standard = String(defaultOf(slot)?.default);
  return {
    slot,
    name,
    wording: async (strapi) => String((await editsOf(strapi, "forms"))[slot] ?? standard),
  };
}

/** All its sections, a text a paragraph. */
async function policy(strapi: Core.Strapi): Promise<string> {
  const edits = await editsOf(strapi, "privacyPolicy");
  const texts = slotsOf("privacyPolicy")
    .filter(({ path }) => /^privacyPolicy\.(effectiveDate|sections\.)/.test(path))
    .map((slot) => [edits[slot.path] ?? slot.default].flat().join("\n\n"));
  return texts.join("\n\n");
}

async function disclosure(strapi: Core.Strapi): Promise<string | undefined> {
  const settings = await publishedOf<{ disclosure?: string | null }>(strapi, settingsUid, {});
  return settings?.disclosure ?? undefined;
}

async function editsOf(strapi: Core.Strapi, page: string): Promise<Edits> {
  return (await publishedOf<{ words: Edits | null }>(strapi, pageTextUid, { page }))?.words ?? {};
}

const publishedOf = <Entry>(
  strapi: Core.Strapi,
  uid: typeof pageTextUid | typeof settingsUid,
  where: object,
): Promise<Entry | null> =>
  strapi.db.query(uid).findOne({ where: { ...where, publishedAt: { $notNull: true } } });
