import { z } from "@strapi/utils";
import { entryPath, typesWithOwnPages } from "../../lib/content";
import { environment } from "../../lib/environment";
import { fieldError, invalidFieldsError, parseInput } from "../../lib/request-body";
import { redirectUid } from "../../lib/uids";
import type { Rule, SaveContext } from "../content-rules";
import { findPagePaths } from "./page-address";
import {
  findConflict,
  findSourceProblem,
  findTargetProblem,
  normalizeSource,
  normalizeTarget,
  pathWithoutQuery,
  type Redirect,
  type RedirectProblem,
} from "./redirect-problems";

// The length is limited because the checks take quadratic time.
const addressSchema = z.string().max(2048).nullish();
const sentSchema = z.object({ from: addressSchema, to: addressSchema, automatic: z.boolean().nullish() });

/** Refuses redirects that would not work. Does not check those that a rename creates, which always work. */
export const redirectAddressRule: Rule = {
  async beforeSave(context) {
    const { action, input } = context;
    const { automatic, from, to } = parseInput(sentSchema, input);
    const addresses = {
      ...(typeof from === "string" && { from: normalizeSource(from) }),
      ...(typeof to === "string" && { to: normalizeTarget(to, environment().siteUrl) }),
    };
    if (action === "create" && automatic) return addresses;
    const problems = await findProblems(context, addresses);
    // A redirect that an editor changed is no longer automatic.
    if (problems.length === 0) return action === "create" ? addresses : { ...addresses, automatic: false };
    throw invalidFieldsError(problems.map(({ field, message }) => fieldError([field], message)));
  },
};

async function findProblems(
  context: SaveContext,
  { from, to }: Partial<Redirect>,
): Promise<RedirectProblem[]> {
  const { documentId = "", strapi } = context;
  const problems = [
    from ? (findSourceProblem(from) ?? (await findPageProblem(context, from))) : undefined,
    to ? findTargetProblem(to) : undefined,
  ].filter((problem) => problem !== undefined);
  if (problems.length > 0 || !from || !to) return problems;
  // A draft may lack `from` or `to`.
  const where = { documentId: { $ne: documentId }, from: { $notNull: true }, to: { $notNull: true } };
  const others: Redirect[] = await strapi.db.query(redirectUid).findMany({ where, select: ["from", "to"] });
  const problem = findConflict(others, { from, to });
  if (problem) return [problem];
  const path = pathWithoutQuery(to);
  // Assume that URLs of other sites and of files exist.
  const targetExists =
    !path.startsWith("/") || /\.\w+$/.test(path) || (await findPagePaths(strapi)).includes(path);
  return targetExists ? [] : [{ field: "to", message: `There is no page at ${to}.` }];
}

async function findPageProblem({ strapi }: SaveContext, from: string): Promise<RedirectProblem | undefined> {
  for (const type of typesWithOwnPages(strapi)) {
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
