import type { Core } from "@strapi/strapi";
import { errors, z } from "@strapi/utils";
import { addressedTypes, entryPath } from "../../lib/content";
import { environment } from "../../lib/environment";
import { fieldError, parsed } from "../../lib/request-body";
import { redirectUid } from "../../lib/uids";
import type { Saving } from "../content-rules";
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

/** Refuses a redirect that would not work. Those of renamed entries are right by construction. */
export async function checkRedirect({ action, documentId, sent, strapi }: Saving): Promise<object> {
  const { automatic, from, to } = parsed(sentSchema, sent);
  const addresses = {
    ...(typeof from === "string" && { from: oldAddressAsStored(from) }),
    ...(typeof to === "string" && { to: asStored(to, environment().publicUrl) }),
  };
  if (action === "create" && automatic) return addresses;
  const problems = await problemsOf(strapi, addresses, documentId);
  // One that an editor has changed is theirs.
  if (problems.length === 0) return action === "create" ? addresses : { ...addresses, automatic: false };
  throw new errors.ValidationError(problems.map(({ message }) => message).join(" "), {
    errors: problems.map(({ field, message }) => fieldError([field], message)),
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
