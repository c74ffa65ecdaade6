import { z } from "@strapi/utils";
import { addressedTypes, entryPath } from "../../lib/content";
import { environment } from "../../lib/environment";
import { fieldError, invalidFields, parsed } from "../../lib/request-body";
import { redirectUid } from "../../lib/uids";
import type { Rule, Saving } from "../content-rules";
import { pagePaths } from "./page-address";
import {
  normalizedSource,
  normalizedTarget,
  pathOf,
  problemAmong,
  problemOfSource,
  problemOfTarget,
  type Redirect,
  type RedirectProblem,
} from "./redirect-problems";

// The length is limited because the checks take quadratic time.
const addressSchema = z.string().max(2048).nullish();
const sentSchema = z.object({ from: addressSchema, to: addressSchema, automatic: z.boolean().nullish() });

/** Refuses redirects that would not work. Does not check those that a rename creates, which always work. */
export const redirectAddresses: Rule = {
  async save(saving) {
    const { action, sent } = saving;
    const { automatic, from, to } = parsed(sentSchema, sent);
    const addresses = {
      ...(typeof from === "string" && { from: normalizedSource(from) }),
      ...(typeof to === "string" && { to: normalizedTarget(to, environment().siteUrl) }),
    };
    if (action === "create" && automatic) return addresses;
    const problems = await problemsOf(saving, addresses);
    // A redirect that an editor changed is no longer automatic.
    if (problems.length === 0) return action === "create" ? addresses : { ...addresses, automatic: false };
    throw invalidFields(problems.map(({ field, message }) => fieldError([field], message)));
  },
};

async function problemsOf(saving: Saving, { from, to }: Partial<Redirect>): Promise<RedirectProblem[]> {
  const { documentId = "", strapi } = saving;
  const problems = [
    from ? (problemOfSource(from) ?? (await problemOfPage(saving, from))) : undefined,
    to ? problemOfTarget(to) : undefined,
  ].filter((problem) => problem !== undefined);
  if (problems.length > 0 || !from || !to) return problems;
  // A draft may lack `from` or `to`.
  const where = { documentId: { $ne: documentId }, from: { $notNull: true }, to: { $notNull: true } };
  const others: Redirect[] = await strapi.db.query(redirectUid).findMany({ where, select: ["from", "to"] });
  const problem = problemAmong(others, { from, to });
  if (problem) return [problem];
  const path = pathOf(to);
  // Assume that URLs of other sites and of files exist.
  const targetExists =
    !path.startsWith("/") || /\.\w+$/.test(path) || (await pagePaths(strapi)).includes(path);
  return targetExists ? [] : [{ field: "to", message: `There is no page at ${to}.` }];
}

async function problemOfPage({ strapi }: Saving, from: string): Promise<RedirectProblem | undefined> {
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
