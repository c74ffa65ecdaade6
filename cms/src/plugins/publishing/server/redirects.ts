import type { Core } from "@strapi/strapi";
import { errors, z } from "@strapi/utils";
import { beforeSave } from "../../../before-save";
import { addressedTypes, entryPath } from "../../../content";
import { environment } from "../../../environment";
import { fieldError } from "../../../request-body";
import { redirectUid } from "../../../uids";
import { pagePaths } from "./page-paths";
import {
  asStored,
  isPage,
  oldAddressAsStored,
  type Problem,
  problemAmong,
  problemOfNewAddress,
  problemOfOldAddress,
  type Redirect,
} from "./redirect-rules";

// The rules of addresses take quadratic time.
const addressSchema = z.string().max(2048).nullish();
const sentSchema = z.object({ from: addressSchema, to: addressSchema, automatic: z.boolean().nullish() });
type Addresses = Pick<z.infer<typeof sentSchema>, keyof Redirect>;

/** Tells an editor on saving why a redirect would not work. Those of renamed entries are right by construction. */
export function checkRedirects(strapi: Core.Strapi): void {
  beforeSave(strapi, [redirectUid], sentSchema, async ({ action, documentId, sent }) => {
    const addresses = {
      ...(typeof sent.from === "string" && { from: oldAddressAsStored(sent.from) }),
      ...(typeof sent.to === "string" && { to: asStored(sent.to, environment().publicUrl) }),
    };
    if (action === "create" && sent.automatic) return addresses;
    const problems = await problemsOf(strapi, addresses, documentId);
    // One that an editor has changed is theirs.
    if (problems.length === 0) return action === "create" ? addresses : { ...addresses, automatic: false };
    throw new errors.ValidationError(problems.map(({ message }) => message).join(" "), {
      errors: problems.map(({ field, message }) => fieldError([field], message)),
    });
  });
}

async function problemsOf(
  strapi: Core.Strapi,
  { from, to }: Addresses,
  documentId: string | undefined,
): Promise<Problem[]> {
  const problems = [
    from ? (problemOfOldAddress(from) ?? (await publishedEntryAt(strapi, from))) : undefined,
    to ? problemOfNewAddress(to) : undefined,
  ].filter((problem) => problem !== undefined);
  if (problems.length > 0 || !from || !to) return problems;
  const others: Redirect[] = await strapi.db
    .query(redirectUid)
    .findMany({ where: { documentId: { $ne: documentId ?? "" } }, select: ["from", "to"] });
  const problem = problemAmong(others, { from, to });
  if (problem) return [problem];
  return isPage(to, await pagePaths(strapi)) ? [] : [{ field: "to", message: `There is no page at ${to}.` }];
}

async function publishedEntryAt(strapi: Core.Strapi, from: string): Promise<Problem | undefined> {
  for (const type of addressedTypes(strapi)) {
    const folder = entryPath(type, "");
    if (!from.startsWith(folder)) continue;
    const where = { slug: from.slice(folder.length), publishedAt: { $notNull: true } };
    const entry: { title: string } | null = await strapi.db
      .query(type.uid)
      .findOne({ where, select: ["title"] });
    if (entry) return { field: "from", message: `“${entry.title}” is published at this address.` };
  }
  return undefined;
}
