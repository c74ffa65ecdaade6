import type { Core } from "@strapi/strapi";
import { errors } from "@strapi/utils";
import { postPath, postUid, redirectUid } from "../../../content";
import { environment } from "../../../environment";
import { fieldError } from "../../../request-body";
import { pagePaths } from "./page-paths";
import {
  asStored,
  isPage,
  type Problem,
  problemAmong,
  problemOfNewAddress,
  problemOfOldAddress,
  type Redirect,
} from "./redirect-rules";

interface Data extends Partial<Record<keyof Redirect, string | null>> {
  automatic?: boolean | null;
}

/** Tells an editor on saving why a redirect would not work. Those of renamed posts are right by construction. */
export function checkRedirects(strapi: Core.Strapi): void {
  strapi.documents.use(async (context, next) => {
    const { action, params, uid } = context;
    if (uid !== redirectUid || (action !== "create" && action !== "update" && action !== "clone"))
      return next();
    const data = (params.data ?? {}) as Data;
    for (const field of ["from", "to"] as const) {
      const value = data[field];
      if (typeof value === "string") data[field] = asStored(value, environment().publicUrl);
    }
    // One that an editor has changed is theirs.
    if (action !== "create") data.automatic = false;
    const problems = data.automatic
      ? []
      : await problemsOf(strapi, data, action === "update" ? params.documentId : "");
    if (problems.length > 0) {
      throw new errors.ValidationError(problems.map(({ message }) => message).join(" "), {
        errors: problems.map(({ field, message }) => fieldError([field], message)),
      });
    }
    return next();
  });
}

async function problemsOf(strapi: Core.Strapi, { from, to }: Data, documentId: string): Promise<Problem[]> {
  const problems = [
    from ? (problemOfOldAddress(from) ?? (await publishedPostAt(strapi, from))) : undefined,
    to ? problemOfNewAddress(to) : undefined,
  ].filter((problem) => problem !== undefined);
  if (problems.length > 0 || !from || !to) return problems;
  const others: Redirect[] = await strapi.db
    .query(redirectUid)
    .findMany({ where: { documentId: { $ne: documentId } }, select: ["from", "to"] });
  const problem = problemAmong(others, { from, to });
  if (problem) return [problem];
  return isPage(to, await pagePaths(strapi)) ? [] : [{ field: "to", message: `There is no page at ${to}.` }];
}

async function publishedPostAt(strapi: Core.Strapi, from: string): Promise<Problem | undefined> {
  if (!from.startsWith(postPath(""))) return undefined;
  const slug = from.slice(postPath("").length);
  const post: { title: string } | null = await strapi.db
    .query(postUid)
    .findOne({ where: { slug, publishedAt: { $notNull: true } }, select: ["title"] });
  return post
    ? { field: "from", message: `The post “${post.title}” is published at this address.` }
    : undefined;
}
